import { call } from '../../../shared/api/call.ts';
import { ApiError } from '../../../shared/api/exchange.ts';
import type { SearchEvent } from '../rules/search-state.ts';
import type { StoredAnswer } from '../stored/stored-answers.ts';
import { answerNotes, parcelList, storedNote } from '../answer/late-parts.ts';
import { withheldNote } from '../answer/limit-parts.ts';
import { readFailure } from '../rules/search-state.ts';
import { isTrackingAnswer } from '../rules/tracking-answer-shape.ts';

/** List and open row come with the answer, so that the only parcel found opens in one piece; the wait for them is limited. */
const longestWaitForPartsMs = 1000;

/**
 * Asks for the parcels behind codes and says what came of it. A failure is only logged: no red message
 * (specification, section 8). Undefined when the search was given up meanwhile.
 */
export async function findParcels(codes: string[], signal: AbortSignal): Promise<SearchEvent | undefined> {
  try {
    const body = { trackingCodeList: codes };
    const parts = Promise.all([parcelList.start(), answerNotes.start()]);
    const answer = await call('POST /track/query', { body, signal, quiet: true });
    const notes = answer.notTold && withheldNote.start();
    await Promise.race([Promise.all([parts, notes]), pause(longestWaitForPartsMs)]);
    if (signal.aborted) return undefined;
    if (!isTrackingAnswer(answer)) throw new ApiError(0, 'client.badAnswer');
    void storedNote.start();
    void loadStored().then(
      ({ storeAnswer }) => storeAnswer(codes, answer, Date.now()),
      // Not loaded: it is not stored.
      () => undefined,
    );
    return { kind: 'answered', answer };
  } catch (error) {
    if (signal.aborted) return undefined;
    // oxlint-disable-next-line no-console -- the specification asks for a logged warning
    console.warn('Tracking request failed', error);
    const stored = await findStored(codes, error);
    if (signal.aborted) return undefined;
    if (stored) return { kind: 'answered', ...stored };
    return readFailure(error instanceof ApiError ? error : { status: 0 }, Date.now());
  }
}

/** Only a network out of reach lets an earlier answer speak: whatever the service has answered is obeyed. */
async function findStored(codes: string[], error: unknown): Promise<StoredAnswer | undefined> {
  if (!(error instanceof ApiError) || error.error !== 'client.network') return undefined;
  await Promise.all([parcelList.start(), answerNotes.start(), storedNote.start()]);
  const stored = await loadStored().catch(() => undefined);
  return stored?.findStoredAnswer(codes);
}

function loadStored() {
  return import('../stored/stored-answers.ts');
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
