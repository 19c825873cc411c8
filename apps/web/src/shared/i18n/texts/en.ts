import type { SharedTexts } from '../shared-texts.ts';

export const sharedTextsEn: SharedTexts = {
  otherError: 'That did not work. Please try again.',
  again: 'Try again',
  loading: 'Loading…',
  close: 'Close',
};
