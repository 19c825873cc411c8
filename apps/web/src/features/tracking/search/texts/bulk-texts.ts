/** Texts of the bulk dialog. */
export type BulkTexts = {
  title: string;
  listLabel: string;
  remove: (code: string) => string;
  fieldLabel: string;
  /** The label while there are codes. */
  moreLabel: string;
  placeholder: string;
  hint: (max: number) => string;
  clearAll: string;
  /** How many codes a pasted text had. */
  found: (codes: number) => string;
  noneFound: string;
  takeBack: string;
  /** What was changed in a code. */
  changed: { link: string; letters: (from: string, to: string) => string; hyphens: string };
  /** What is not like a code, and the way to take it all the same. */
  rest: { title: (pieces: number) => string; hint: string; add: (piece: string) => string };
  overLimit: (codes: number, max: number) => string;
  keepFirst: (max: number) => string;
};
