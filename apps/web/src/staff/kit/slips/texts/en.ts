import type { SlipWords } from './ru.ts';

export const texts: SlipWords = {
  title: 'Account',
  none: 'This customer has no account yet. Print a slip: the customer gets in with it.',
  noEmail:
    'This account has no email. If the customer has forgotten the password, print a slip: it sets a new one. Without a document a second person allows it.',
  print: 'Print a slip',
  heading: (code) => `Slip of customer ${code}`,
  lead: 'Whoever holds the slip opens the account. Print it only for a person who stands before you. The slip before it stops working.',
  document: 'I have seen a document',
  receipt: 'Receipt printer',
  sheet: 'Sheet of A6',
  no: 'Cancel',
  saved: 'The slip is ready: it is among the downloads of the browser',
};
