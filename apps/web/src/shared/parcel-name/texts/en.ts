import type { NameTexts } from './ru.ts';

export const texts: NameTexts = {
  add: 'Name this parcel',
  change: 'Change the name',
  label: 'Name of the parcel',
  hint: 'For example “winter boots for Manizha”. Only you see it.',
  save: 'Save',
  cancel: 'Cancel',
  remove: 'Remove the name',
  saved: 'The name is saved.',
  removed: 'The name is removed.',
  errors: {
    badCharacters: 'The name has characters that cannot be seen. Please type it.',
    tooLong: 'At most 60 characters.',
  },
};
