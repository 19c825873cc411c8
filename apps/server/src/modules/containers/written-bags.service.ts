/** What the rooms above receive of bags before a write of them is committed. */
import type { WriteKind } from '../../platform/projections.ts';

/** A bag was opened, closed, moved with all that is in it, or is there no more. */
export const bagsWritten: WriteKind<{ code: string; unitId: number }> = { name: 'containers.bagsWritten' };

/** A parcel lies in another bag than before, or in none. */
export const contentsMoved: WriteKind<{ parcelId: string }> = { name: 'containers.contentsMoved' };
