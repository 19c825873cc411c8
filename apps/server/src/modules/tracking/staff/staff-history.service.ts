/** What staff see of what happened: every event of a parcel, also those that were taken back, with its source. */
import type { HistoryEntry } from '@rohi/contract/lists/staff-list';
import type { Locale } from '@rohi/contract/locales';
import { normalizeTrackingCode } from '@rohi/contract/tracking/read-code';
import { problemAnswerNames, receiptProblemNames } from '@rohi/contract/tracking/problem-words';
import { turnedAway } from '@rohi/contract/tracking/parcel-events';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { boundPointOf, type UserPrincipal } from '../../../principal.ts';
import { readHistory } from '../../audit/change-row.service.ts';
import { mergeHistories, type HistoryPage } from '../../audit/merge-histories.service.ts';
import { readWords } from '../../reference-data/words.service.ts';
import { describeEvent } from '../answers/event-text.ts';
import type { EventDetails } from '../moves/parcel-history.ts';
import { placeDirectoryOf } from '../../places/places.service.ts';
import { actionOf } from './staff-move-actions.ts';
import { staffHistoryTexts } from './staff-history-texts.ts';
import { eventRowsOfOrder, eventRowsOfParcel, type EventRow } from './staff-history.store.ts';
import { findStaffParcel } from './staff-parcel.store.ts';

/**
 * What happened to one parcel, newest first. Throws `tracking.parcelNotFound`, also for one beyond the caller's unit.
 */
export async function historyOfParcel(
  context: Context,
  principal: UserPrincipal,
  id: string,
  paging: { page: number; limit: number },
  locale: Locale,
): Promise<HistoryPage> {
  const code = normalizeTrackingCode(id);
  if ((await findStaffParcel(context.db, code, boundPointOf(principal))) === undefined)
    throw new AppError('tracking.parcelNotFound', { params: { code: id } });
  const most = { page: 1, limit: paging.page * paging.limit };
  const [records, rows] = await Promise.all([
    readHistory(context.db, { type: 'parcel', id: code }, most),
    eventRowsOfParcel(context.db, code),
  ]);
  return mergeHistories(withoutMoves(records), await entriesOf(context, rows, locale, 'parcel'), paging);
}

/** What is recorded of a move stands in the history as its event already. */
function withoutMoves({ total, list }: HistoryPage): HistoryPage {
  const moves = new Set<string>(Object.values(actionOf));
  const own = list.filter(({ action }) => !moves.has(action));
  return { total: total - list.length + own.length, list: own };
}

/** What happened to the parcels of an order, newest first; boxes that went together are one entry. */
export async function eventsOfOrder(
  context: Context,
  orderCode: string,
  locale: Locale,
): Promise<HistoryEntry[]> {
  return entriesOf(context, await eventRowsOfOrder(context.db, orderCode), locale, 'order');
}

async function entriesOf(
  context: Context,
  rows: readonly EventRow[],
  locale: Locale,
  of: 'parcel' | 'order',
): Promise<HistoryEntry[]> {
  const places = placeDirectoryOf(context);
  await places.prepare(
    context.db,
    rows.map(({ placeId }) => placeId),
  );
  const { eventTexts, problemNames } = (await readWords(context))[locale];
  const entries = rows.map((row): HistoryEntry => {
    const { type, details, placeId } = row;
    const place = placeId === null ? undefined : places.find(placeId, locale);
    const text =
      type === 'CORRECTED'
        ? { title: staffHistoryTexts.corrected[locale], trackInfo: '' }
        : describeEvent(eventTexts, { type, details }, place ?? null);
    const changeOf = (field: string, after: string) => ({ field, before: null, after });
    return {
      at: row.at.toISOString(),
      actor: row.actor,
      action: `event:${type}`,
      title: text.title,
      changes: [
        ...(of === 'order'
          ? [
              row.parcels === 1
                ? changeOf('parcel', row.trackingCode)
                : changeOf('parcels', String(row.parcels)),
            ]
          : []),
        ...(type === 'CANCELLED' ? [changeOf('reason', reasonOf(details, locale) ?? text.trackInfo)] : []),
        ...(details.flag === undefined ? [] : [changeOf('problem', problemNames[details.flag])]),
        ...(details.cause === undefined
          ? []
          : [changeOf('cause', receiptProblemNames[details.cause][locale])]),
        ...(details.answer === undefined
          ? []
          : [changeOf('answer', problemAnswerNames[details.answer][locale])]),
        ...(details.station === undefined ? [] : [changeOf('station', details.station)]),
        ...(isNoted(type) && details.reason !== undefined ? [changeOf('reason', details.reason)] : []),
        // An example, or the service itself, says so by its name already.
        ...(row.source === 'demo' || row.source === 'system' ? [] : [changeOf('source', row.source)]),
        ...(row.implied ? [changeOf('note', staffHistoryTexts.implied[locale])] : []),
        ...(row.isTakenBack ? [changeOf('note', staffHistoryTexts.takenBack[locale])] : []),
      ],
    };
  });
  return entries.toReversed();
}

/** What colleagues give a reason for in words of their own; the public reads none of it. */
function isNoted(type: EventRow['type']): boolean {
  return type === 'CORRECTED' || type === 'FLAG_RAISED' || type === 'FLAG_CLEARED';
}

/** A reason that the service alone gives. */
function reasonOf({ reason }: EventDetails, locale: Locale): string | undefined {
  return reason === turnedAway ? staffHistoryTexts.turnedAway[locale] : undefined;
}
