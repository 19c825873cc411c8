/**
 * Answers where parcels are. Promises one statement for whatever is not in memory, and never an answer older than two
 * seconds after an event, whichever process wrote it.
 */
import type { Locale } from '@rohi/contract/locales';
import { guessCarriers } from '@rohi/contract/tracking/carrier-guess';
import { parcelStatuses, type ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { distinctTrackingCodes } from '@rohi/contract/tracking/read-code';
import { isTrackingCodeFormat, maxTrackingCodes } from '@rohi/contract/tracking/tracking-codes';
import type { WithheldCodes, TrackingAnswer, UnknownCode } from '@rohi/contract/tracking/tracking.contract';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { ChangeFeed } from '../../../platform/change-feed.ts';
import { isDatabaseDown } from '../../../platform/database.ts';
import { DatabaseTimeoutError } from '../../../platform/query-deadline.ts';
import { createFragmentCache, type FragmentCache } from './fragment-cache.ts';
import { isOwnParcelCode } from '@rohi/contract/tracking/own-codes';
import { answerRows } from './timeline-answers.service.ts';
import type { FinishedAnswer, TimelineRenderer } from './timeline-renderer.ts';
import { readTimelineRenderers, type TimelineRenderers } from './timeline-renderers.service.ts';
import { findTimelines, findTimelinesByLastMile } from './timeline.store.ts';

/**
 * What was found, as rows and as bytes: `data` of the answer is made of the bytes as they are, objects are made of the
 * rows.
 */
export type TrackingResult = {
  found: FinishedAnswer[];
  notFound: UnknownCode[];
  notTold?: WithheldCodes;
  renderer: TimelineRenderer;
};

/**
 * Finds up to 100 parcels by their tracking codes, in the order of asking, each once. Codes are normalised first.
 * Throws `tracking.noCodes` and `tracking.tooManyCodes`.
 */
export async function trackParcels(
  context: Context,
  askedCodes: readonly string[],
  locale: Locale,
): Promise<TrackingResult> {
  const codes = distinctTrackingCodes(askedCodes);
  if (codes.length === 0) throw new AppError('tracking.noCodes');
  if (codes.length > maxTrackingCodes)
    throw new AppError('tracking.tooManyCodes', { params: { max: maxTrackingCodes } });
  const { answers, renderers } = await findAnswers(context, codes, locale).catch((error: unknown) =>
    answersWhileDown(context, error, codes, locale),
  );
  const found = answers.filter((answer) => answer !== undefined);
  if (found.length === codes.length) return { found, notFound: [], renderer: renderers.of(locale) };
  return findRest(context, { codes, answers, renderers }, locale);
}

type MaybeAnswer = FinishedAnswer | undefined;
type Answers = { answers: readonly MaybeAnswer[]; renderers: TimelineRenderers };

/**
 * One answer a code: from memory what can be trusted, the rest by one statement. While many parcels are moved together
 * an answer is all from memory or all from one statement: before the move or after it, never half of it.
 */
async function findAnswers(context: Context, codes: readonly string[], locale: Locale): Promise<Answers> {
  const { changes } = context;
  const renderers = await readTimelineRenderers(context);
  const memory = memoryOf(context, renderers);
  const cached = memory !== undefined && changes.isTrusted() ? memory.cache : undefined;
  const answers: readonly MaybeAnswer[] =
    cached === undefined ? [] : codes.map((code) => cached.find(code, locale));
  const missing = codes.filter((_, index) => answers[index] === undefined);
  if (missing.length === 0) return { answers, renderers };
  if (cached === undefined || changes.isChangingTogether()) return readAll(context, codes, locale, renderers);
  const mark = cached.mark();
  const rows = await findTimelines(context.sql, missing);
  const read = await answerRows(context, rows, renderers, locale);
  // Begun meanwhile: what was in memory may be older than what was read.
  if (changes.isChangingTogether() && missing.length < codes.length)
    return readAll(context, codes, locale, renderers);
  if (!changes.isChangingTogether())
    for (const [code, answer] of read.answers)
      read.answers.set(code, cached.store(code, locale, answer, mark));
  return {
    answers: codes.map((code, index) => answers[index] ?? read.answers.get(code)),
    renderers: read.renderers,
  };
}

/** All of them by one statement. */
async function readAll(
  context: Context,
  codes: readonly string[],
  locale: Locale,
  rendererSet: TimelineRenderers,
): Promise<Answers> {
  const rows = await findTimelines(context.sql, codes);
  const { answers, renderers } = await answerRows(context, rows, rendererSet, locale);
  return { answers: codes.map((code) => answers.get(code)), renderers };
}

/**
 * The embedded database is the service's own: while it is down nothing changes, and what memory holds is what it said
 * last. A code that memory does not hold may be known, so all of them are answered or none.
 */
function answersWhileDown(
  context: Context,
  error: unknown,
  codes: readonly string[],
  locale: Locale,
): Answers {
  const memory = memories.get(context.changes);
  const isOwn = context.config.databaseUrl === undefined;
  if (!isOwn || !isDatabaseDown(error) || error instanceof DatabaseTimeoutError || memory === undefined)
    throw error;
  const { cache, renderers } = memory;
  const answers = codes.map((code) => cache.find(code, locale));
  if (answers.includes(undefined)) throw error;
  return { answers, renderers };
}

/** Finished answers, and what all of them were made with. */
type Memory = { cache: FragmentCache; renderers: TimelineRenderers };

const memories = new WeakMap<ChangeFeed, Memory>();

/**
 * The memory of this process, made at first use and emptied when words change; undefined when the settings give it
 * none.
 */
function memoryOf({ changes, config }: Context, renderers: TimelineRenderers): Memory | undefined {
  if (config.trackingCacheBytes === 0) return undefined;
  const entry = memories.get(changes);
  if (entry === undefined) {
    const cache = createFragmentCache(config.trackingCacheBytes);
    changes.subscribe({ changed: (codes) => cache.forget(codes), missed: () => cache.clear() });
    const memory = { cache, renderers };
    memories.set(changes, memory);
    return memory;
  }
  if (entry.renderers !== renderers) {
    entry.renderers = renderers;
    entry.cache.clear();
  }
  return entry;
}

/** Why a code has no parcel: it cannot be one, or nothing has reached us yet (then: the carriers with such numbers). */
function describeUnknown(trackingCode: string): UnknownCode {
  if (!isTrackingCodeFormat(trackingCode)) return { trackingCode, reason: 'BAD_FORMAT' };
  const carrierGuess = guessCarriers(trackingCode);
  return { trackingCode, reason: 'UNKNOWN', ...(carrierGuess.length === 0 ? {} : { carrierGuess }) };
}

/**
 * Some codes are no courier's: they are our own last-mile codes, or unknown. A parcel asked for by both is answered
 * once.
 */
async function findRest(
  context: Context,
  { codes, answers, renderers }: Answers & { codes: readonly string[] },
  locale: Locale,
): Promise<TrackingResult> {
  const own = codes.filter((code, index) => answers[index] === undefined && isOwnParcelCode(code));
  const rows = own.length === 0 ? [] : await findTimelinesByLastMile(context.sql, own);
  const read = await answerRows(context, rows, renderers, locale);
  const byOwnCode = new Map(
    rows.map(({ lastMile, trackingCode }) => [lastMile, read.answers.get(trackingCode)]),
  );
  const found = new Map<string, FinishedAnswer>();
  const notFound: UnknownCode[] = [];
  for (const [index, code] of codes.entries()) {
    const answer = answers[index] ?? byOwnCode.get(code);
    if (answer === undefined) notFound.push(describeUnknown(code));
    else if (!found.has(answer.trackingCode)) found.set(answer.trackingCode, answer);
  }
  return { found: [...found.values()], notFound, renderer: read.renderers.of(locale) };
}

const opening = Buffer.from('{"count":');
const comma = Buffer.from(',');

/** `data` of a tracking answer, as JSON bytes: the finished answers spliced between counts and what was not found. */
export function encodeTrackingData(result: TrackingResult): FinishedAnswer['fragment'][] {
  const parts: FinishedAnswer['fragment'][] = [
    opening,
    Buffer.from(
      `${result.found.length},"statusCount":${JSON.stringify(countStatuses(result.found))},"detailList":[`,
    ),
  ];
  for (const [index, { fragment }] of result.found.entries()) {
    if (index > 0) parts.push(comma);
    parts.push(fragment);
  }
  const notTold = result.notTold === undefined ? '' : `,"notTold":${JSON.stringify(result.notTold)}`;
  parts.push(Buffer.from(`],"notFound":${JSON.stringify(result.notFound)}${notTold}}`));
  return parts;
}

/** The same answer as an object, for pages made on the server and for what an owner sees. */
export function describeTracking({ found, notFound, notTold, renderer }: TrackingResult): TrackingAnswer {
  return {
    count: found.length,
    statusCount: countStatuses(found),
    detailList: found.map(({ trackingCode, row }) => renderer.describe(trackingCode, row)),
    notFound,
    ...(notTold === undefined ? {} : { notTold }),
  };
}

function countStatuses(found: readonly FinishedAnswer[]): Record<ParcelStatus, number> {
  const counts = Object.fromEntries(parcelStatuses.map((status) => [status, 0])) as Record<
    ParcelStatus,
    number
  >;
  for (const { status } of found) counts[status] += 1;
  return counts;
}
