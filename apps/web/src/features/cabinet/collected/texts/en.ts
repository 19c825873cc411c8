import type { CollectedTexts } from './ru.ts';

const parcelsOf = (count: number) => `${count} ${count === 1 ? 'parcel' : 'parcels'}`;

export const texts: CollectedTexts = {
  title: (parcels) => `Collected: ${parcelsOf(parcels)}`,
  at: (place, when) => `${place}, on ${when}`,
  atDoor: (when) => `By courier, on ${when}`,
  more: (parcels) => `and ${parcelsOf(parcels)} more`,
  receipt: 'Download the receipt',
  allReceipts: 'Balance and receipts',
  question: 'Did everything go well?',
  good: 'Yes, it did',
  bad: 'No',
  thanks: 'Thank you, glad to help.',
  sorry:
    'We are sorry: whoever runs the point will see this. If a parcel is damaged or something is missing, make a claim.',
  claim: 'Make a claim',
  claimOf: (tail) => `Claim for …${tail}`,
  call: (phone) => `Call ${phone}`,
  change: 'Change the answer',
};
