import type { BulkTexts } from './bulk-texts.ts';

export const texts: BulkTexts = {
  title: 'Track several parcels',
  listLabel: 'Numbers to track',
  remove: (code) => `Remove number ${code}`,
  fieldLabel: 'Add numbers',
  moreLabel: 'Add more',
  placeholder: 'Separated by a comma, a space or a new line',
  hint: (max) => `Duplicates are removed for you. Up to ${max} numbers.`,
  clearAll: 'Clear all',
  found: (codes) => `Found ${codes} ${codes === 1 ? 'number' : 'numbers'} in the text`,
  noneFound: 'No new numbers in the text',
  takeBack: 'Undo',
  changed: {
    link: 'from a link',
    letters: (from, to) => `Cyrillic ${from} replaced by ${to}`,
    hyphens: 'hyphens removed',
  },
  rest: {
    title: 'Not like a number, not counted',
    hint: 'Press to add',
    add: (piece) => `Add “${piece}” as a number`,
    more: (pieces) => `${pieces} more`,
  },
  overLimit: (codes, max) => `The list has ${codes} numbers; ${max} can be tracked at a time.`,
  keepFirst: (max) => `Keep the first ${max}`,
};
