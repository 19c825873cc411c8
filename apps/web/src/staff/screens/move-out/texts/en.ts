import { pluralEn } from '../../../../shared/i18n/plural.ts';
import type { MoveOutTexts } from './ru.ts';

export const texts: MoveOutTexts = {
  title: 'Move-out',
  lead: 'Everything of the firm as one archive: tables that the move-in reads, all records, pictures, a description of the files, counts and sums. All of one moment.',
  there: 'What there is now',
  nothing: 'There are no customers and no parcels yet: the archive will be almost empty.',
  customers: 'Customers',
  parcels: 'Parcels',
  pictures: 'Pictures',
  size: (count, megabytes) => `${count}, ${megabytes}\u00a0MB in all`,
  sides: { DEBT: 'Owed by customers', CREDIT: 'Paid in by customers' },
  ofCustomers: (count, text) => `${text} ${pluralEn(count, { one: 'customer', other: 'customers' })}`,
  take: 'Take everything',
  careful:
    'The archive holds personal data of all customers. Keep it as you keep backups. Who took it and when goes on record.',
  withPictures: (megabytes) => `With pictures (${megabytes}\u00a0MB)`,
  button: 'Take everything',
  again: 'Take it once more',
  running: (megabytes) =>
    `The archive is being made and downloaded: ${megabytes}\u00a0MB. Keep the page open.`,
  stop: 'Stop',
  done: (file, megabytes) => `Done: ${file}, ${megabytes}\u00a0MB`,
  next: 'Counts and sums stand in summary.json, the description in README.md. In the new installation send the files of the folder move-in to “Move-in”: customers, parcels, balances.',
  back: 'Back to the figures',
  failed: (msg) => `The archive has not come over whole; its parts are of no use. ${msg}`.trim(),
  never: 'It was never taken.',
  last: (at, by) => `Last taken: ${at}, ${by}`,
  stays: 'Passwords, keys and codes stay: customers claim their code again by slip or phone.',
};
