import type { SharedTexts } from './ru.ts';

export const sharedTextsEn: SharedTexts = {
  otherError: 'That did not work. Please try again.',
  noAnswer: 'There is no connection to the service. Check the network and try again.',
  again: 'Try again',
  loading: 'Loading…',
  close: 'Close',
};
