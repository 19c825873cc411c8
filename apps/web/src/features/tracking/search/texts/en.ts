import type { BulkTexts } from './ru.ts';

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
    title: (count) =>
      count === 1 ? '1 word does not look like a number' : `${count} words do not look like numbers`,
    hint: 'Press to add',
    add: (piece) => `Add “${piece}” as a number`,
  },
  overLimit: (codes, max) => `The list has ${codes} numbers; ${max} can be tracked at a time.`,
  keepFirst: (max) => `Keep the first ${max}`,
};
