import { onDemand } from '../../../shared/ui/on-demand.ts';
import { parcelTexts } from '../parcel-words.ts';

/** Needed once there is an answer. */
export const parcelList = onDemand(async () => {
  const [{ ParcelList }] = await Promise.all([import('../parcels/answer-parts.ts'), parcelTexts.load()]);
  return ParcelList;
});

/** Needed once there is an answer, too: what stands under the list. */
export const answerNotes = onDemand(async () => (await import('../parcels/answer-parts.ts')).AnswerNotes);

/** Needed without a network, so it is loaded while there is one: with the first answer. */
export const storedNote = onDemand(async () => (await import('./stored-note.tsx')).StoredNote);
