import { onDemand } from '../../../shared/ui/on-demand.ts';

/** Needed once there is an answer. */
export const parcelList = onDemand(async () => (await import('../parcels/parcel-list.tsx')).ParcelList);
