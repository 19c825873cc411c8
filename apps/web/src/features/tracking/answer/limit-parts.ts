import { onDemand } from '../../../shared/ui/on-demand.ts';
import { limitTexts } from './limit-words.ts';

/** Needed when the service withholds the details of numbers that are not found. */
export const withheldNote = onDemand(async () => {
  const [{ WithheldNote }] = await Promise.all([import('./limit-notes.tsx'), limitTexts.load()]);
  return WithheldNote;
});

/** Needed when it does not search at all for a while. */
export const limitedCard = onDemand(async () => {
  const [{ LimitedCard }] = await Promise.all([import('./limit-notes.tsx'), limitTexts.load()]);
  return LimitedCard;
});
