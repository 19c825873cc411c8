import type { UserPrincipal } from '../../../principal.ts';
import { isOfCounter } from '../counter/counter-scan.service.ts';
import type { ExceptionRow } from './exception.store.ts';

/**
 * Whether somebody did this with a customer's parcel or money, has sent it, or is named by who has: somebody else
 * settles it (`docs/decisions/stations.md#0152`).
 */
export function isOwnAct(
  { name }: UserPrincipal,
  {
    action,
    scannedBy,
    sentBy,
    allegedly,
  }: Pick<ExceptionRow, 'action' | 'scannedBy' | 'sentBy' | 'allegedly'>,
): boolean {
  return [scannedBy, sentBy, allegedly].includes(name) && (action === 'NOT_MET' || isOfCounter(action));
}
