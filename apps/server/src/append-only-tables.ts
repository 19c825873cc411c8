import type { AppendOnlyTables } from './platform/rights/service-rights.ts';

/**
 * Tables with rows that stay as they were written. Triggers refuse a change from any role; the service has not even the
 * right to ask for one. A test holds these names against the tables that have such triggers.
 */
export const appendOnlyTables: AppendOnlyTables = {
  added: [
    'agreed_price',
    'audit_event',
    'drawer_outlay',
    'ledger_entry',
    'ledger_posting',
    'parcel_event',
    'payment',
    'payment_line',
    'payment_means',
    'receipt',
    'refund_line',
    'refund_means',
    'shift_count',
  ],
  // Forgotten after 400 days.
  addedAndForgotten: ['counter_look', 'personal_look'],
};
