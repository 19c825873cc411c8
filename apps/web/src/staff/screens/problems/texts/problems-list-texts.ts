/** Words of the list of parcels with a problem. */
export type ProblemsListTexts = {
  title: string;
  search: string;
  none: string;
  open: string;
};
