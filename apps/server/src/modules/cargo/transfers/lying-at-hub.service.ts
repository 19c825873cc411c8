import type { ParcelProblem } from '@rohi/contract/tracking/parcel-status';
import { staysFor } from '@rohi/contract/tracking/stays-put';

/** What lies at a hub, for the rooms that count it. */
export { listLyingAtHub } from './lying-at-hub.store.ts';
export { findTransferOf } from '../kinds/transfer-of-parcel.store.ts';

/** Whether an open parcel may leave its hub: it has no problem that keeps it. */
export function mayGoOn({ problems }: { problems: readonly ParcelProblem[] }): boolean {
  return !problems.includes('HELD') && staysFor(problems) === undefined;
}
