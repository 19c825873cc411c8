import type { ListTexts } from '../../../kit/list/list-definition.ts';

/** Words of the audit record. */
export type AuditTexts = ListTexts & {
  columns: Record<'at' | 'actor' | 'action' | 'subject' | 'changes', string>;
  days: string;
  facts: Record<
    | 'number'
    | 'address'
    | 'device'
    | 'subject'
    | 'changed'
    | 'open'
    | 'field'
    | 'before'
    | 'after'
    | 'details',
    string
  >;
  thing: string;
};
