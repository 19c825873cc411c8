import { onDemand } from '../../shared/ui/on-demand.ts';
import { parcelTexts } from './parcel-words.ts';

/** Needed when the box gets the focus; with words of its own. */
export const bulkDialog = onDemand(async () => {
  const [{ BulkDialog }, { bulkTexts }] = await Promise.all([
    import('./search/bulk-dialog.tsx'),
    import('./search/bulk-words.ts'),
  ]);
  await bulkTexts.load();
  return BulkDialog;
});

/** Needed when a row opens, so once there is an answer. */
export const parcelDetails = onDemand(async () => {
  const [{ ParcelDetails }] = await Promise.all([import('./parcels/answer-parts.ts'), parcelTexts.load()]);
  return ParcelDetails;
});

/** Needed for a list of several parcels. */
export const listTools = onDemand(async () => (await import('./parcels/answer-parts.ts')).ListTools);
