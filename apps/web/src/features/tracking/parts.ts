import { onDemand } from '../../shared/ui/on-demand.ts';

/** Needed when the box gets the focus. */
export const bulkDialog = onDemand(async () => (await import('./search/bulk-dialog.tsx')).BulkDialog);

/** Needed when a row opens, so once there is an answer. */
export const parcelDetails = onDemand(
  async () => (await import('./parcels/parcel-details.tsx')).ParcelDetails,
);
