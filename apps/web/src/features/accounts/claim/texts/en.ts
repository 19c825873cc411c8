import type { ClaimTexts } from './ru.ts';

export const texts: ClaimTexts = {
  step: (n) => `Step ${n} of 3`,
  lead: 'Did a pickup point give you a customer code? Enter it with the code on the slip to see your parcels and balance. A slip also sets a new password where it is forgotten and the account has no email.',
  customerCode: 'Customer code',
  customerCodeHint: 'As on your boxes, for example TPS5013',
  slipCode: 'Slip code',
  slipCodeHint: '8 signs, in fours on the slip',
  askCustomerCode: 'Enter the customer code',
  askSlipCode: 'Enter the code on the slip',
  check: 'Check',
  noSlip: 'No slip? A pickup point prints one: bring a document with you.',
  points: 'Pickup points',
  fits: 'The slip fits',
  thisCode: 'Is this code yours?',
  yes: 'Yes, that is me',
  no: 'No, that is not me',
  notMine: 'Nothing has changed. Hand the slip back at the pickup point and ask for your own.',
  after: 'After this step',
  opens: 'parcels, orders, balance and pickup code',
  document: 'for 30 days, money from the balance is paid back only at a pickup point, against a document',
  language: 'Language of emails',
  languages: { ru: 'Русский', tg: 'Тоҷикӣ', en: 'English', zh: '中文' },
  renew: 'Set a new password. Your username stays as it is, and you are logged out everywhere else.',
  submit: 'Open my account',
  offerNeeded: 'Accept the public offer to go on',
  done: 'Done: the account is yours',
  username: 'Your username',
  usernameText:
    'Remember it with the password. You can also log in by your phone number, if we have it. The name can be changed in your profile.',
  toCabinet: 'Open my account page',
  toProfile: 'Change the name',
  ownLead:
    'You are logged in. Enter both codes of the slip: the old code becomes the code of this account, and your username, password, email and phone stay as they are. If there are parcels, money or data here already, log out first: the old code then opens as an account of its own.',
  ownText:
    'Username, password, email and phone of this account move to the code on the slip. The code you got when you registered leads there too.',
  ownSubmit: 'Join the code',
};
