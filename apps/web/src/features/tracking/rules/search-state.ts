import { distinctAsWritten } from '@rohi/contract/tracking/plain-code';
import { maxTrackingCodes, splitSearchBox } from '@rohi/contract/tracking/tracking-codes';
import type { TrackedParcel, TrackingAnswer } from '@rohi/contract/tracking/tracking.contract';
import { withParcels } from './followed-parcels.ts';

/** Why a search brought nothing: no answer, asked too often, or a request that the service will never take. */
export type SearchFailure = 'unreachable' | 'busy' | 'refused';

/**
 * Where the search stands. `askedCount` counts distinct codes. While loading, the former answer stays until `slow` says
 * that it takes long enough to be shown, so that a fast answer never flickers. An answer with `storedAt` (epoch
 * milliseconds) is of an earlier search, shown because the network is out of reach. `search` is the answer that the
 * search itself brought: what has been chosen and opened in it stays while its parcels are followed.
 */
export type SearchState =
  | { kind: 'idle' }
  | { kind: 'loading'; askedCount: number; slow: boolean; former: Shown | undefined }
  | ({ kind: 'answered'; askedCount: number; storedAt: number | undefined } & Shown)
  | { kind: 'failed'; failure: SearchFailure; retryAt: number | undefined }
  | Limited;

type Shown = { answer: TrackingAnswer; search: TrackingAnswer };

/** Too many numbers were not found; the service searches again at `until` (epoch milliseconds). */
type Limited = { kind: 'limited'; until: number };

export type SearchEvent =
  | { kind: 'cleared' }
  | { kind: 'asked'; askedCount: number }
  | { kind: 'slow' }
  | { kind: 'answered'; answer: TrackingAnswer; storedAt?: number }
  | { kind: 'failed'; failure: SearchFailure; retryAt: number | undefined }
  /** What has become of the parcels of a search that is still on the screen. */
  | { kind: 'followed'; search: TrackingAnswer; parcels: readonly TrackedParcel[] }
  | Limited;

/** What the text of the search box asks for: the codes to send as they stand, and how many they really are. */
export type SearchRequest =
  | { kind: 'empty' }
  | { kind: 'tooMany' }
  | { kind: 'ask'; codes: string[]; askedCount: number };

/** Reads the search box (specification, section 5): nothing to ask, too much, or a request. */
export function readSearchText(text: string): SearchRequest {
  const codes = splitSearchBox(text);
  const askedCount = distinctAsWritten(codes).length;
  if (askedCount === 0) return { kind: 'empty' };
  return askedCount > maxTrackingCodes ? { kind: 'tooMany' } : { kind: 'ask', codes, askedCount };
}

/** The state in which the screen opens: with a search text it is loading from the first frame. */
export function firstSearchState(text: string): SearchState {
  const request = readSearchText(text);
  return request.kind === 'ask'
    ? { kind: 'loading', askedCount: request.askedCount, slow: false, former: undefined }
    : { kind: 'idle' };
}

/** The state after something happened. */
export function nextSearchState(state: SearchState, event: SearchEvent): SearchState {
  switch (event.kind) {
    case 'cleared':
      return { kind: 'idle' };
    case 'asked':
      return { kind: 'loading', askedCount: event.askedCount, slow: false, former: shownOf(state) };
    case 'slow':
      return state.kind === 'loading' ? { ...state, slow: true, former: undefined } : state;
    case 'answered':
      return {
        kind: 'answered',
        askedCount: askedCountOf(state),
        answer: event.answer,
        search: event.answer,
        storedAt: event.storedAt,
      };
    case 'followed': {
      if (state.kind !== 'answered' || state.search !== event.search) return state;
      const answer = withParcels(state.answer, event.parcels);
      return answer === state.answer ? state : { ...state, answer };
    }
    case 'limited':
      return event;
    default:
      return { kind: 'failed', failure: event.failure, retryAt: event.retryAt };
  }
}

function shownOf(state: SearchState): Shown | undefined {
  if (state.kind === 'answered') return { answer: state.answer, search: state.search };
  return state.kind === 'loading' ? state.former : undefined;
}

/** The answer on the screen, if any. A failure leaves none (specification, section 8). */
export function shownAnswer(state: SearchState): TrackingAnswer | undefined {
  return shownOf(state)?.answer;
}

/** The search that the answer on the screen is of. */
export function shownSearch(state: SearchState): TrackingAnswer | undefined {
  return shownOf(state)?.search;
}

/** The counter: codes of the current search, 0 after a failure and without a search. */
export function askedCountOf(state: SearchState): number {
  return state.kind === 'loading' || state.kind === 'answered' ? state.askedCount : 0;
}

/** How long to wait after a 429 that does not say so. */
const defaultWaitSec = 10;

/** The longest wait that the button counts down; longer ones are given as a time. */
const longestCountdownSec = 60;

/** What a failed call means; `status` 0 is no answer at all. `retryAt` is in epoch milliseconds. */
export function readFailure(
  failed: { status: number; retryAfterSec?: number | undefined },
  now: number,
): Extract<SearchEvent, { kind: 'failed' | 'limited' }> {
  if (failed.status === 429) {
    const waitSec = failed.retryAfterSec ?? defaultWaitSec;
    const retryAt = now + waitSec * 1000;
    if (waitSec > longestCountdownSec) return { kind: 'limited', until: retryAt };
    return { kind: 'failed', failure: 'busy', retryAt };
  }
  const failure = failed.status === 400 || failed.status === 413 ? 'refused' : 'unreachable';
  return { kind: 'failed', failure, retryAt: undefined };
}
