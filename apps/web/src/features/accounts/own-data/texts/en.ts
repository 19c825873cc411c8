import type { OwnDataTexts } from './ru.ts';

export const texts: OwnDataTexts = {
  title: 'Your data',
  lead: 'All that is on record of you: profile, codes, recipients, orders, parcels with their history, money and messages, as tables in one archive.',
  save: 'Download my data',
  close: 'Close the account',
  notYet: 'It cannot be closed yet. What stands in the way, and what to do:',
  again: 'Check again',
  stay: 'Keep it',
  sure: 'The account will be closed for good.',
  goes: 'Deleted: log-in and password, name, phone, email, recipients and your names of parcels. Email, phone and username become free.',
  stays:
    'Kept under your code for as long as the law demands: orders, parcels with their history, payments, hand-overs, claims and messages. Nobody else gets your code.',
  points: (points) => `Points will be lost: ${points}.`,
  closeForGood: 'Close for good',
  closed: 'The account is closed',
  hindrances: {
    PARCELS: (count) =>
      `Parcels on the road or at the point: ${count}. Collect them, or cancel them before they leave China.`,
    ANNOUNCED: (count) => `Announced parcels that have not come yet: ${count}. Cancel the orders.`,
    OWED: (sum) => `You owe ${sum}. Pay it at the pickup point.`,
    BALANCE: (sum) => `Your balance holds ${sum}. Ask for a refund at the pickup point.`,
    TRANSFERS: (count) => `Transfers that are not credited yet: ${count}. Wait for them or withdraw them.`,
    REFUNDS: (count) => `Refunds that are not paid yet: ${count}. Collect the money at the point.`,
    COMPENSATIONS: (count) => `Compensations that are not decided: ${count}. Wait for the decision.`,
    CLAIMS: (count) => `Claims of unidentified parcels: ${count}. Wait for the decision or withdraw them.`,
  },
};
