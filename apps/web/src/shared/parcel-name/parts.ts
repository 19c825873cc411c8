import { onDemand } from '../ui/on-demand.ts';

/** Comes where somebody looks at own parcels. */
export const parcelName = onDemand(async () => {
  const [{ ParcelName }, { nameTexts }] = await Promise.all([
    import('./parcel-name.tsx'),
    import('./name-words.ts'),
  ]);
  await nameTexts.load();
  return ParcelName;
});
