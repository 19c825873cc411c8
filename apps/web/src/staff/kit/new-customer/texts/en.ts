import { pluralEn } from '../../../../shared/i18n/plural.ts';
import type { NewCustomerTexts } from './ru.ts';

const parcels = { one: 'parcel', other: 'parcels' };

export const texts: NewCustomerTexts = {
  button: 'Make a customer',
  title: 'New customer',
  phone: 'Phone',
  name: 'Name, as given',
  code: 'Customer code',
  otherCode: 'Another',
  usualCode: 'The next one',
  codeLater: 'Comes when the customer is made',
  codeHint: 'A code that already stands on the customer’s boxes.',
  language: 'Language of messages',
  point: 'Collects at',
  noPoint: 'Will say later',
  note: 'Note for colleagues',
  needed: 'A customer needs a name.',
  under: (count: number) =>
    `Under this code ${count} ${pluralEn(count, parcels)} without an owner: the customer gets them.`,
  alike: 'Somebody alike is here already. Is it the same person?',
  itIs: 'It is this one',
  by: { PHONE: 'same phone', NAME: 'same name', CODE: 'has the code' },
  noPhone: 'no phone',
  noAccount: 'no account yet',
  waiting: (count: number) => `${count} ${pluralEn(count, parcels)} to collect`,
  coming: (count: number) => `${count} ${pluralEn(count, parcels)} coming`,
  lastAt: (day: string) => `was here ${day}`,
  why: 'If it is another person, say why',
  whyNeeded: 'Say why it is another person, or choose the one who is alike.',
  reasons: { NAMESAKE: 'namesake', FAMILY: 'family', SHARED_PHONE: 'shared phone' },
  make: 'Make',
  cancel: 'Cancel',
  made: 'Customer made',
  madeNext:
    'Parcels are handed over against a document. An account opens once the customer has claimed the code.',
  found: (count: number) => `Found their owner: ${count} ${pluralEn(count, parcels)}.`,
  done: 'Done',
};
