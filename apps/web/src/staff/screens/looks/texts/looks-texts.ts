import type { LookKind } from '@rohi/contract/audit/looks.contract';
import type { ListTexts } from '../../../kit/list/list-definition.ts';

/** Words of the record of who looked at the data of people. */
export type LooksTexts = ListTexts & {
  columns: Record<'at' | 'viewer' | 'kind' | 'person' | 'subject' | 'address', string>;
  kinds: Record<LookKind, string>;
  days: string;
  /** Leads to the order, claim or account. */
  open: string;
};
