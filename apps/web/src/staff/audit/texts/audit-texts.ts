import type { ListTexts } from '../../list/list-definition.ts';

/** Words of the audit record. */
export type AuditTexts = ListTexts & {
  columns: Record<'at' | 'actor' | 'action' | 'subject' | 'changes', string>;
  things: Record<string, string>;
  /** Actions by name; one without a name shows as it is recorded. */
  actions: Record<string, string>;
  facts: Record<'number' | 'address' | 'device' | 'subject' | 'changed', string>;
  thing: string;
};
