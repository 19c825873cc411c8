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
import type { TrackingAnswer, UnknownCode } from '@rohi/contract/tracking/tracking.contract';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { ChangeFeed } from '../../platform/change-feed.ts';
import { createFragmentCache, type FragmentCache } from './fragment-cache.ts';
import { isOwnParcelCode } from './own-codes.ts';
import { findFragments, findFragmentsByLastMile, type FoundFragment } from './fragment.store.ts';

/** What was found, still as bytes: `data` of the answer is made of it without parsing. */
export type TrackingResult = { found: FoundFragment[]; notFound: UnknownCode[] };

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
  const byCode = await findByCode(context, codes, locale);
  if (byCode.size < codes.length) await findOwnCodes(context, codes, locale, byCode);
  const found = new Set<FoundFragment>();
  const notFound: UnknownCode[] = [];
  for (const code of codes) {
    const row = byCode.get(code);
    if (row !== undefined) found.add(row);
    else notFound.push(describeUnknown(code));
  }
  return { found: [...found], notFound };
}

/** From memory what can be trusted, the rest by one statement. */
async function findByCode(
  context: Context,
  codes: readonly string[],
  locale: Locale,
): Promise<Map<string, FoundFragment>> {
  const byCode = new Map<string, FoundFragment>();
  const cache = fragmentCacheOf(context);
  const kept = cache !== undefined && context.changes.isTrusted() ? cache : undefined;
  if (kept !== undefined) {
    for (const code of codes) {
      const entry = kept.find(code, locale);
      if (entry !== undefined) byCode.set(code, entry);
    }
  }
  if (byCode.size === codes.length) return byCode;
  const mark = kept?.mark() ?? 0;
  const missing = byCode.size === 0 ? codes : codes.filter((code) => !byCode.has(code));
  for (const row of await findFragments(context.sql, missing, locale)) {
    const code = row[0].toString();
    byCode.set(code, row);
    kept?.store(code, locale, row, mark);
  }
  return byCode;
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

async function findOwnCodes(
  context: Pick<Context, 'sql'>,
  codes: readonly string[],
  locale: Locale,
  byCode: Map<string, FoundFragment>,
): Promise<void> {
  const own = codes.filter((code) => isOwnParcelCode(code) && !byCode.has(code));
  if (own.length === 0) return;
  for (const [code, status, fragment, lastMile] of await findFragmentsByLastMile(context.sql, own, locale)) {
    const row: FoundFragment = byCode.get(code.toString()) ?? [code, status, fragment];
    byCode.set(lastMile.toString(), row);
  }
}

const opening = Buffer.from('{"count":');
const comma = Buffer.from(',');

/** `data` of a tracking answer, as JSON bytes: the stored fragments spliced between counts and what was not found. */
export function encodeTrackingData(result: TrackingResult): Buffer[] {
  const statusCount = Object.fromEntries(parcelStatuses.map((status) => [status, 0])) as Record<
    ParcelStatus,
    number
  >;
  for (const [, status] of result.found) statusCount[status.toString() as ParcelStatus] += 1;
  const parts: Buffer[] = [
    opening,
    Buffer.from(`${result.found.length},"statusCount":${JSON.stringify(statusCount)},"detailList":[`),
  ];
  for (const [index, row] of result.found.entries()) {
    if (index > 0) parts.push(comma);
    parts.push(row[2]);
  }
  parts.push(Buffer.from(`],"notFound":${JSON.stringify(result.notFound)}}`));
  return parts;
}

/** The same answer as an object, for pages made on the server. */
export function decodeTrackingData(result: TrackingResult): TrackingAnswer {
  return JSON.parse(Buffer.concat(encodeTrackingData(result)).toString()) as TrackingAnswer;
}
