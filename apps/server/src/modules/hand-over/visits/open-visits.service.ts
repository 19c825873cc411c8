/** Whether a customer is being served right now: nothing else may happen to what they are collecting. */
import { visitMinutes } from '@rohi/contract/hand-over/counter-rules';
import type { Context } from '../../../context.ts';
import type { Db, Tx } from '../../../platform/database.ts';
import { hasOpenVisit } from './visit.store.ts';

export function isBeingServed(
  { clock }: Pick<Context, 'clock'>,
  db: Db | Tx,
  customerCode: string,
): Promise<boolean> {
  return hasOpenVisit(db, customerCode, new Date(clock.now().getTime() - visitMinutes * 60_000));
}
