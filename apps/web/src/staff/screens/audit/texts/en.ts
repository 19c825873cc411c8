import type { AuditTexts } from './ru.ts';

export const texts: AuditTexts = {
  title: 'Audit log',
  search: 'Person, record number, action or IP address',
  columns: { at: 'When', actor: 'Who', action: 'Action', subject: 'Record', changes: 'What changed' },
  thing: 'Records of',
  days: 'Days',
  facts: {
    number: 'Chain number',
    address: 'IP address',
    device: 'Device',
    subject: 'Record',
    changed: 'changed',
    open: 'Open',
    field: 'Field',
    before: 'Before',
    after: 'After',
    details: 'Details',
  },
};
