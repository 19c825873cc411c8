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

/** Comes where somebody looks at an own parcel that China has received. */
export const parcelReceipt = onDemand(async () => {
  const [{ ParcelReceipt }, { receiptTexts }] = await Promise.all([
    import('../receipt/parcel-receipt.tsx'),
    import('../receipt/receipt-words.ts'),
  ]);
  await receiptTexts.load();
  return ParcelReceipt;
});
