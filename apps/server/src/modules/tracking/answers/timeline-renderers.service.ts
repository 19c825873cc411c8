/**
 * Owns what public answers are made with in this process. Promises that a changed word, place or number of delivery
 * days is in every answer at once here, and within a second in other processes.
 */
import type { Locale } from '@rohi/contract/locales';
import type { Context } from '../../../context.ts';
import type { ChangeFeed } from '../../../platform/change-feed.ts';
import { cacheMark } from '../../../platform/cached-value.ts';
import { readAnswerTerms } from './answer-terms.service.ts';
import { placeDirectoryOf } from '../../places/places.service.ts';
import { createTimelineRenderer, type TimelineRenderer } from './timeline-renderer.ts';
import type { AnswerTerms, PlaceNames } from './tracked-parcel.ts';

/** One for each language; another object as soon as what they are made of is another. */
export type TimelineRenderers = {
  readonly terms: AnswerTerms;
  readonly places: PlaceNames;
  of(locale: Locale): TimelineRenderer;
};

type Known = { renderers: TimelineRenderers; mark: number; lookedAt: number };

/** Changes that no event announces: a road that is closed from today on. */
const lookAgainMs = 1_000;

const knownBy = new WeakMap<ChangeFeed, Known>();

/** The renderers of this moment; where places are given, with their names. */
export async function readTimelineRenderers(
  context: Context,
  placeIds: readonly (number | null)[] = [],
): Promise<TimelineRenderers> {
  const { changes, clock } = context;
  const mark = cacheMark(context);
  const now = clock.now().getTime();
  const entry = knownBy.get(changes);
  const isFresh = entry?.mark === mark && Math.abs(now - entry.lookedAt) < lookAgainMs;
  if (isFresh && placeIds.length === 0 && changes.isTrusted()) return entry.renderers;
  const terms = await readAnswerTerms(context, context.db);
  const directory = placeDirectoryOf(context);
  await directory.prepare(context.db, placeIds);
  const places = directory.names();
  const before = knownBy.get(changes)?.renderers;
  const renderers =
    before?.terms === terms && before.places === places ? before : createRenderers(terms, places);
  knownBy.set(changes, { renderers, mark, lookedAt: now });
  return renderers;
}

function createRenderers(terms: AnswerTerms, places: PlaceNames): TimelineRenderers {
  const made = new Map<Locale, TimelineRenderer>();
  return {
    terms,
    places,
    of(locale) {
      const readyRenderer = made.get(locale);
      if (readyRenderer !== undefined) return readyRenderer;
      const renderer = createTimelineRenderer(terms, places, locale);
      made.set(locale, renderer);
      return renderer;
    },
  };
}
