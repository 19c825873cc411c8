import { parcelStatuses } from '@rohi/contract/tracking/parcel-status';
import type { TrackingAnswer } from '@rohi/contract/tracking/tracking.contract';
import { describe, expect, test } from 'vitest';
import { emptyStateOf } from './empty-state.ts';
import {
  askedCountOf,
  firstSearchState,
  nextSearchState,
  readFailure,
  readSearchText,
  shownAnswer,
  shownSearch,
} from './search-state.ts';
import type { SearchEvent, SearchState } from './search-state.ts';
import { trackedParcel } from './tracked-parcel.fixture.ts';

const noneOfAny = Object.fromEntries(
  parcelStatuses.map((status) => [status, 0]),
) as TrackingAnswer['statusCount'];
const nothing: TrackingAnswer = { count: 0, statusCount: noneOfAny, detailList: [], notFound: [] };
const oneOnTheRoad: TrackingAnswer = {
  count: 1,
  statusCount: { ...noneOfAny, DHWCRK: 1 },
  detailList: [trackedParcel()],
  notFound: [],
};

function after(...events: SearchEvent[]): SearchState {
  return events.reduce(nextSearchState, firstSearchState(''));
}

const event: SearchEvent = { kind: 'asked', askedCount: 4 };
const answered: SearchEvent = { kind: 'answered', answer: oneOnTheRoad };
const failed: SearchEvent = { kind: 'failed', failure: 'unreachable', retryAt: undefined };

describe('the search box', () => {
  test('asks for nothing when it holds no code', () => {
    for (const text of ['', ' ', ',', ' , ,']) expect(readSearchText(text)).toEqual({ kind: 'empty' });
  });

  test('sends its items as they stand and counts the codes they are', () => {
    expect(readSearchText('yt8834, YT8834,SF14')).toEqual({
      kind: 'ask',
      codes: ['yt8834', ' YT8834', 'SF14'],
      askedCount: 2,
    });
  });

  test('asks for 100 codes and not for 101', () => {
    const codes = Array.from({ length: 101 }, (_, index) => `CODE${index}`);
    expect(readSearchText(codes.slice(1).join(',')).kind).toBe('ask');
    expect(readSearchText(codes.join(',')).kind).toBe('tooMany');
    expect(readSearchText([...codes.slice(1), 'code1'].join(',')).kind).toBe('ask');
  });
});

describe('a search', () => {
  test('opens the screen loading when the address carries it', () => {
    expect(firstSearchState('YT8834,SF14')).toMatchObject({ kind: 'loading', askedCount: 2, slow: false });
    expect(firstSearchState('')).toEqual({ kind: 'idle' });
  });

  test('keeps the former answer until it takes long', () => {
    expect(shownAnswer(after(event, answered, event))).toBe(oneOnTheRoad);
    expect(shownAnswer(after(event, answered, event, { kind: 'slow' }))).toBeUndefined();
  });

  test('shows no skeleton once it is answered', () => {
    expect(after(event, answered, { kind: 'slow' })).toEqual({
      kind: 'answered',
      askedCount: 4,
      answer: oneOnTheRoad,
      search: oneOnTheRoad,
    });
  });

  test('is followed on the screen, and what was chosen in it belongs to the search still', () => {
    const parcels = [trackedParcel({ status: 'DKHQS' })];
    const state = after(event, answered, { kind: 'followed', search: oneOnTheRoad, parcels });
    expect(shownAnswer(state)?.statusCount).toMatchObject({ DHWCRK: 0, DKHQS: 1 });
    expect(shownSearch(state)).toBe(oneOnTheRoad);
    // While the same is searched for once more, too.
    expect(shownSearch(nextSearchState(state, event))).toBe(oneOnTheRoad);
  });

  test('is not changed by what becomes of a search before it', () => {
    const other = after(event, answered, event, { kind: 'answered', answer: nothing });
    const late: SearchEvent = { kind: 'followed', search: oneOnTheRoad, parcels: [trackedParcel()] };
    expect(nextSearchState(other, late)).toBe(other);
    expect(nextSearchState(after(event, answered, failed), late)).toEqual(after(event, answered, failed));
  });

  test('leaves nothing on the screen and 0 in the counter when it fails or is cleared', () => {
    for (const end of [failed, { kind: 'cleared' } as const]) {
      const state = after(event, answered, event, end);
      expect(shownAnswer(state)).toBeUndefined();
      expect(askedCountOf(state)).toBe(0);
    }
  });

  test('counts the codes asked, not the parcels found', () => {
    expect(askedCountOf(after(event))).toBe(4);
    expect(askedCountOf(after(event, answered))).toBe(4);
  });
});

describe('a failure', () => {
  test('asked too often waits as long as the service says, or 10 seconds', () => {
    expect(readFailure({ status: 429, retryAfterSec: 18 }, 1000)).toMatchObject({
      failure: 'busy',
      retryAt: 19_000,
    });
    expect(readFailure({ status: 429 }, 1000)).toMatchObject({ failure: 'busy', retryAt: 11_000 });
  });

  test('that lasts longer than a minute is told of, and counts nothing down on the button', () => {
    expect(readFailure({ status: 429, retryAfterSec: 60 }, 0)).toMatchObject({ failure: 'busy' });
    const limited = readFailure({ status: 429, retryAfterSec: 3_531 }, 1000);
    expect(limited).toEqual({ kind: 'limited', until: 3_532_000 });
    expect(after(event, limited)).toEqual(limited);
    expect(askedCountOf(after(event, limited))).toBe(0);
    expect(emptyStateOf(after(event, limited), 'all')).toBeUndefined();
  });

  test('of a request that will never pass says so; any other can be tried again', () => {
    expect(readFailure({ status: 400 }, 0)).toMatchObject({ failure: 'refused' });
    for (const status of [0, 404, 500, 503])
      expect(readFailure({ status }, 0)).toMatchObject({ failure: 'unreachable' });
  });
});

describe('in place of the list stands', () => {
  test('a welcome before any search, and the failure after one', () => {
    expect(emptyStateOf(after(), 'all')).toBe('welcome');
    expect(emptyStateOf(after(event, failed), 'all')).toBe('unreachable');
  });

  test('nothing while an answer is awaited or shown', () => {
    expect(emptyStateOf(after(event), 'all')).toBeUndefined();
    expect(emptyStateOf(after(event, answered), 'DHWCRK')).toBeUndefined();
  });

  test('that no parcel was found, or none under this tab', () => {
    expect(emptyStateOf(after(event, { kind: 'answered', answer: nothing }), 'all')).toBe('noneFound');
    expect(emptyStateOf(after(event, answered), 'KHYQS')).toBe('noneInTab');
  });

  test('nothing where only the number of what was not found is told', () => {
    const answer = { ...nothing, notFound: [], notTold: { count: 4, waitSec: 60 } };
    expect(emptyStateOf(after(event, { kind: 'answered', answer }), 'all')).toBeUndefined();
  });
});
