/** Words of the list of bags. */
export type BagsListTexts = {
  title: string;
  search: string;
  none: string;
  /** Above what lies in a bag. */
  contents: string;
  empty: string;
  kg: string;
};
