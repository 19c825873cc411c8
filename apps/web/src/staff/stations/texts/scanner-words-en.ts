import type { StationsTexts } from './ru.ts';

export const scannerWords: StationsTexts['scanner'] = {
  title: 'Scanner',
  why: 'Some scanners press Enter or Tab after a code, others press nothing. Once this is known, no code is cut, even if the scanner pauses in the middle.',
  test: 'Test scan',
  hint: 'Click here and scan any code',
  found: {
    SIGN: 'Done: the scanner presses Enter or Tab after a code',
    NONE: 'Done: the scanner presses nothing after a code',
    byHand: 'This looks typed by hand. Scan any code with the scanner',
  },
  bar: { SIGN: 'Scanner: with Enter', NONE: 'Scanner: no Enter', unknown: 'Test the scanner' },
};
