import { onDemand } from '../../shared/ui/on-demand.ts';

/** Needed when the box gets the focus; with words of its own. */
export const bulkDialog = onDemand(async () => {
  const [{ BulkDialog }, { bulkTexts }] = await Promise.all([
    import('./search/bulk-dialog.tsx'),
    import('./search/bulk-words.ts'),
  ]);
  await bulkTexts.load();
  return BulkDialog;
});
