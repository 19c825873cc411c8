/** Words of the name that a customer gives an own parcel. */
export type NameTexts = {
  add: string;
  change: string;
  label: string;
  hint: string;
  save: string;
  cancel: string;
  remove: string;
  saved: string;
  removed: string;
  errors: Record<'badCharacters' | 'tooLong', string>;
};
