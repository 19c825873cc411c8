/**
 * Answers where parcels are. Promises one statement for whatever is not in memory, the stored bytes unparsed, and never an
 * answer older than two seconds after an event, whichever process wrote it.
 */
import type { Locale } from '@rohi/contract/locales';
import { guessCarriers } from '@rohi/contract/tracking/carrier-guess';
import { parcelStatuses, type ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import {
  distinctTrackingCodes,
  isTrackingCodeFormat,
  maxTrackingCodes,
} from '@rohi/contract/tracking/tracking-codes';
import type { NotTold, TrackingAnswer, UnknownCode } from '@rohi/contract/tracking/tracking.contract';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { ChangeFeed } from '../../platform/change-feed.ts';
import { isDatabaseDown } from '../../platform/database.ts';
import { DatabaseTimeoutError } from '../../platform/query-deadline.ts';
import { createFragmentCache, type FragmentCache } from './fragment-cache.ts';
import type { FinishedAnswer } from './fragment-queue.ts';
import { isOwnParcelCode } from './own-codes.ts';
import { findFragments, findFragmentsByLastMile } from './fragment.store.ts';

/** What was found, still as bytes: `data` of the answer is made of it without parsing. */
export type TrackingResult = { found: FinishedAnswer[]; notFound: UnknownCode[]; notTold?: NotTold };

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
  const answers = await findAnswers(context, codes, locale).catch((error: unknown) =>
    answersWhileDown(context, error, codes, locale),
  );
  const found = answers.filter((answer) => answer !== undefined);
  if (found.length === codes.length) return { found, notFound: [] };
  return findRest(context, codes, answers, locale);
}

type MaybeAnswer = FinishedAnswer | undefined;

/** One answer a code: from memory what can be trusted, the rest by one statement. */
async function findAnswers(
  context: Context,
  codes: readonly string[],
  locale: Locale,
): Promise<readonly MaybeAnswer[]> {
  const cache = fragmentCacheOf(context);
  const kept = cache !== undefined && context.changes.isTrusted() ? cache : undefined;
  const answers: readonly MaybeAnswer[] =
    kept === undefined ? [] : codes.map((code) => kept.find(code, locale));
  const missing = codes.filter((_, index) => answers[index] === undefined);
  if (missing.length === 0) return answers;
  const mark = kept?.mark() ?? 0;
  const read = new Map<string, FinishedAnswer>();
  for (const row of await findFragments(context.raw, missing, locale)) {
    const code = row[0].toString();
    const answer = toAnswer(row);
    read.set(code, answer);
    kept?.store(code, locale, answer, mark);
  }
  return codes.map((code, index) => answers[index] ?? read.get(code));
}

/**
 * The embedded database is the service's own: while it is down nobody changes anything, and what memory holds is what it said last. A
 * code that memory does not hold may be known, so all of them are answered or none.
 */
function answersWhileDown(
  context: Context,
  error: unknown,
  codes: readonly string[],
  locale: Locale,
): readonly MaybeAnswer[] {
  const cache = fragmentCacheOf(context);
  const isOwn = context.config.databaseUrl === undefined;
  if (!isOwn || !isDatabaseDown(error) || error instanceof DatabaseTimeoutError) throw error;
  const answers = codes.map((code) => cache?.find(code, locale));
  if (answers.includes(undefined)) throw error;
  return answers;
}

/** `status` is one of ours, so its letters are bytes. */
function toAnswer([, status, fragment]: readonly [Buffer, Buffer, Buffer, ...Buffer[]]): FinishedAnswer {
  return { status: status.toString('latin1') as ParcelStatus, fragment };
}

const caches = new WeakMap<ChangeFeed, FragmentCache>();

/** The cache of this process, made at first use; undefined when the settings give it no memory. */
function fragmentCacheOf({ changes, config }: Context): FragmentCache | undefined {
  if (config.trackingCacheBytes === 0) return undefined;
  let cache = caches.get(changes);
  if (cache === undefined) {
    const made = createFragmentCache(config.trackingCacheBytes);
    changes.subscribe({ changed: (codes) => made.forget(codes), missed: () => made.clear() });
    caches.set(changes, made);
    cache = made;
  }
  return cache;
}

/** Why a code has no parcel: it cannot be one, or nothing has reached us yet (then: whose number it looks like). */
function describeUnknown(trackingCode: string): UnknownCode {
  if (!isTrackingCodeFormat(trackingCode)) return { trackingCode, reason: 'BAD_FORMAT' };
  const carrierGuess = guessCarriers(trackingCode);
  return { trackingCode, reason: 'UNKNOWN', ...(carrierGuess.length === 0 ? {} : { carrierGuess }) };
}

/** Some codes are no courier's: they are our own last-mile codes, or unknown. A parcel asked for by both is answered once. */
async function findRest(
  context: Pick<Context, 'raw'>,
  codes: readonly string[],
  answers: readonly MaybeAnswer[],
  locale: Locale,
): Promise<TrackingResult> {
  const own = codes.filter((code, index) => answers[index] === undefined && isOwnParcelCode(code));
  const byOwnCode = new Map<string, [trackingCode: string, answer: FinishedAnswer]>();
  if (own.length > 0) {
    for (const row of await findFragmentsByLastMile(context.raw, own, locale))
      byOwnCode.set(row[3].toString(), [row[0].toString(), toAnswer(row)]);
  }
  const found = new Map<string, FinishedAnswer>();
  const notFound: UnknownCode[] = [];
  for (const [index, code] of codes.entries()) {
    const answer = answers[index];
    const [trackingCode, parcel] = answer === undefined ? (byOwnCode.get(code) ?? []) : [code, answer];
    if (trackingCode === undefined || parcel === undefined) notFound.push(describeUnknown(code));
    else if (!found.has(trackingCode)) found.set(trackingCode, parcel);
  }
  return { found: [...found.values()], notFound };
}

const opening = Buffer.from('{"count":');
const comma = Buffer.from(',');

/** `data` of a tracking answer, as JSON bytes: the stored fragments spliced between counts and what was not found. */
export function encodeTrackingData(result: TrackingResult): Buffer[] {
  const statusCount = Object.fromEntries(parcelStatuses.map((status) => [status, 0])) as Record<
    ParcelStatus,
    number
  >;
  for (const { status } of result.found) statusCount[status] += 1;
  const parts: Buffer[] = [
    opening,
    Buffer.from(`${result.found.length},"statusCount":${JSON.stringify(statusCount)},"detailList":[`),
  ];
  for (const [index, { fragment }] of result.found.entries()) {
    if (index > 0) parts.push(comma);
    parts.push(fragment);
  }
  const notTold = result.notTold === undefined ? '' : `,"notTold":${JSON.stringify(result.notTold)}`;
  parts.push(Buffer.from(`],"notFound":${JSON.stringify(result.notFound)}${notTold}}`));
  return parts;
}

/** The same answer as an object, for pages made on the server. */
export function decodeTrackingData(result: TrackingResult): TrackingAnswer {
  return JSON.parse(Buffer.concat(encodeTrackingData(result)).toString()) as TrackingAnswer;
}
