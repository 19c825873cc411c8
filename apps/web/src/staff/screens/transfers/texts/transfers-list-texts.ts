/** Words of the list of transfers. */
export type TransfersListTexts = {
  title: string;
  search: string;
  none: string;
  /** Above what is in a transfer. */
  contents: string;
  empty: string;
  kg: string;
};
