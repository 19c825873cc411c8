import type { UserPrincipal } from '../../../principal.ts';
import { isOfCounter } from '../counter/counter-scan.service.ts';
import type { ExceptionRow } from './exception.store.ts';

/** Whether somebody did this with a customer's parcel or money: somebody else settles it (`docs/decisions/0148`). */
export function isOwnAct(
  { name }: UserPrincipal,
  { action, scannedBy }: Pick<ExceptionRow, 'action' | 'scannedBy'>,
): boolean {
  return scannedBy === name && (action === 'NOT_MET' || isOfCounter(action));
}
