import { pluralEn } from '../../../../shared/i18n/plural.ts';
import type { UnknownCodesTexts } from './ru.ts';

const parcels = { one: 'parcel', other: 'parcels' };
const codes = { one: 'code', other: 'codes' };

export const texts: UnknownCodesTexts = {
  title: 'Unknown codes',
  counts: (count, under) => `${count} ${pluralEn(count, codes)}, ${under} ${pluralEn(under, parcels)}`,
  lead: 'These codes stand on parcels, but no customer has them. Make a customer with the code, or say which customer it belongs to: all parcels under it go to that customer at once.',
  none: 'Every code on a parcel has its customer',
  first: (count) => `The ${count} codes with most parcels are listed.`,
  toCustomers: 'Customers',
  parcels: (count) => `${count} ${pluralEn(count, parcels)}`,
  lastAt: (moment) => `last event ${moment}`,
  guesses: 'It may be',
  noGuess: 'No code is like it',
  by: {
    NOUGHTS: 'same digits without leading noughts',
    LOOKS_ALIKE: 'signs look alike',
    DIGITS: 'same digits',
  },
  isTheirs: (code, written) => `${written} is a code of customer ${code}`,
  make: 'Make a customer',
  another: 'Another customer’s code',
  noCode: 'This is not like a customer code. Open the parcels and give each to its owner.',
  mayNot: 'A manager can say which customer a code belongs to.',
  dialog: {
    title: (written) => `Which customer has the code ${written}?`,
    lead: (count) =>
      `The code becomes another code of this customer for good. There ${pluralEn(count, { one: 'is', other: 'are' })} ${count} ${pluralEn(count, parcels)} under it: the customer gets ${pluralEn(count, { one: 'it', other: 'them' })}.`,
    field: 'Customer code',
    needed: 'Type a customer code.',
    no: 'Cancel',
    yes: 'Yes, it is theirs',
  },
  done: (code, count) => `Customer ${code} got ${count} ${pluralEn(count, parcels)}.`,
};
