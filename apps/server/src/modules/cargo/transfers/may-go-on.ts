import type { ParcelProblem } from '@rohi/contract/tracking/parcel-status';
import { staysFor } from '@rohi/contract/tracking/stays-put';

/** Whether nothing keeps a parcel at its hub that is not closed. */
export function mayGoOn({ problems }: { problems: readonly ParcelProblem[] }): boolean {
  return !problems.includes('HELD') && staysFor(problems) === undefined;
}
