import { maxTrackingCodes } from '@rohi/contract/tracking/tracking-codes';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { useFollowed } from '../../../shared/api/use-followed.ts';
import { showMessage } from '../../../shared/ui/messages.tsx';
import { followedOf } from '../rules/followed-parcels.ts';
import { firstSearchState, nextSearchState, readFailure, readSearchText } from '../rules/search-state.ts';
import type { SearchEvent, SearchState } from '../rules/search-state.ts';
import { isTrackingAnswer } from '../rules/tracking-answer-shape.ts';
import { useTrackingTexts } from '../texts/tracking-texts.ts';
import { ApiError } from '../../../shared/api/exchange.ts';
import type { StoredAnswer } from '../stored/stored-answers.ts';
import { answerNotes, parcelList, storedNote } from '../answer/late-parts.ts';
import { withheldNote } from '../answer/limit-parts.ts';

/**
 * List and open row come with the answer, so that the only parcel found opens in one piece; the wait for them is
 * limited.
 */
const longestWaitForPartsMs = 1000;

/**
 * Asks for the parcels behind codes and says what came of it. A failure is only logged: no red message
 * (specification, section 8). Undefined when the search was given up meanwhile.
 */
async function findParcels(codes: string[], signal: AbortSignal): Promise<SearchEvent | undefined> {
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

/** An answer faster than this shows without a skeleton before it. */
const slowAfterMs = 150;

/**
 * Searches for a text when it appears and whenever it changes; `repeat` searches for the same once more. A newer search
 * gives up the one before, so that a late answer never overwrites it.
 */
export function useTrackingSearch(searchText: string): { state: SearchState; repeat: () => void } {
  const [state, dispatch] = useReducer(nextSearchState, searchText, firstSearchState);
  const giveUp = useRef<() => void>(undefined);
  const { bulk } = useTrackingTexts();
  const start = useCallback(() => {
    giveUp.current?.();
    const request = readSearchText(searchText);
    if (request.kind === 'ask') {
      dispatch({ kind: 'asked', askedCount: request.askedCount });
      giveUp.current = search(request.codes, dispatch);
      return;
    }
    dispatch({ kind: 'cleared' });
    if (request.kind === 'tooMany') showMessage('error', bulk.tooManyCodes(maxTrackingCodes));
  }, [searchText, bulk]);
  useEffect(() => {
    start();
    return () => giveUp.current?.();
  }, [start]);
  useFollowedParcels(state, dispatch);
  return { state, repeat: start };
}

/** Asks again for the parcels on an open page that may still move. Where no answer comes, what stands stays. */
function useFollowedParcels(state: SearchState, dispatch: (event: SearchEvent) => void): void {
  const [isWaiting, setWaiting] = useState(false);
  const freshAnswer = state.kind === 'answered' && state.storedAt === undefined ? state : undefined;
  const search = freshAnswer?.search;
  const { codes, everyMs } = freshAnswer ? followedOf(freshAnswer.answer) : { codes: [], everyMs: undefined };
  const codeText = codes.join(',');
  const again = useCallback(() => {
    if (search === undefined || codeText === '') return;
    setWaiting(true);
    call('POST /track/query', { body: { trackingCodeList: codeText.split(',') }, quiet: true })
      .then(
        (answer) => {
          if (isTrackingAnswer(answer)) dispatch({ kind: 'followed', search, parcels: answer.detailList });
        },
        () => undefined,
      )
      .finally(() => setWaiting(false));
  }, [search, codeText, dispatch]);
  useFollowed({ isWaiting, again }, everyMs);
}

/** Starts one search; the function returned gives it up. */
function search(codes: string[], dispatch: (event: SearchEvent) => void): () => void {
  const aborter = new AbortController();
  const slowTimer = setTimeout(() => dispatch({ kind: 'slow' }), slowAfterMs);
  void findParcels(codes, aborter.signal).then((event) => {
    clearTimeout(slowTimer);
    if (event) dispatch(event);
  });
  return () => {
    clearTimeout(slowTimer);
    aborter.abort();
  };
}
