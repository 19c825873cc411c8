import { pluralEn } from '../../../../../shared/i18n/plural.ts';
import type { MoneyTexts } from './money-texts.ts';

const days = { '0-7': 'up to 7 days', '8-30': '8–30 days', '31-60': '31–60 days', '61+': 'over 60 days' };

export const texts: MoneyTexts = {
  unpaid: {
    title: 'Unpaid',
    until: (day) => `storage counted to ${day}`,
    none: 'Everything is paid.',
    age: 'Unpaid for',
    ages: days,
    charges: 'Charges',
    owed: 'Owed',
    total: 'Total',
    list: (age) => `Unpaid: ${age}`,
    customer: 'Customer',
    parcel: 'Parcel',
    kind: 'Charged for',
    kinds: { DELIVERY: 'Delivery', STORAGE: 'Storage', SERVICE: 'Service' },
    days: 'Days',
  },
  taken: {
    title: 'Takings',
    lead: 'By the day of the shift. A shift appears here once its money has been counted. Cash is shown after change.',
    none: 'No counted shift with payments falls on these days.',
    day: 'Shift day',
    point: 'Point',
    clerk: 'Cashier',
    means: 'Means',
    names: { CASH_TJS: 'Cash, TJS', CASH_USD: 'Cash, USD', CARD: 'Card' },
    receipts: 'Receipts',
    sum: 'Taken',
    refunds: 'Refunds',
    list: (what) => `Receipts: ${what}`,
    receipt: 'Receipt',
    at: 'When',
    what: 'Entry',
    whats: { PAYMENT: 'Payment', REFUND: 'Refund' },
  },
  show: (what) => `Show the list: ${what}`,
  more: (left) => `Show ${left} more ${pluralEn(left, { one: 'row', other: 'rows' })}`,
  close: 'Hide the list',
};
