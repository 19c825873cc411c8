import type { AuditTexts } from './audit-texts.ts';

export const texts: AuditTexts = {
  title: 'Audit log',
  search: 'Who, number of the record, action or network address',
  columns: { at: 'When', actor: 'Who', action: 'Action', subject: 'Thing', changes: 'What changed' },
  thing: 'Thing',
  days: 'Days',
  facts: {
    number: 'Number in the chain',
    address: 'Network address',
    device: 'Device',
    subject: 'Record',
    changed: 'changed',
    open: 'Open',
    field: 'Field',
    before: 'Was',
    after: 'Became',
    details: 'Details',
  },
};
