/** Prints the row of the read model of a parcel in words, for operators. */
import { normalizeTrackingCode } from '@rohi/contract/tracking/read-code';
import type { Context } from '../../../context.ts';
import { listPlaces } from '../../places/places.service.ts';
import { momentOf, type PublicTimeline, type TimelineEvent } from './public-timeline.ts';
import { DamagedRowError, decodeTimeline, isReadableForm, rowForm } from './timeline-row.ts';
import { findTimelines } from './timeline.store.ts';

/** Lines of text, and whether there is a row that this version reads. */
export type ShownTimeline = { lines: string[]; isReadable: boolean };

/** The row of the parcel with this tracking code. */
export async function showTimeline(context: Context, askedCode: string): Promise<ShownTimeline> {
  const code = normalizeTrackingCode(askedCode);
  const [found] = await findTimelines(context.sql, [code]);
  if (found === undefined) return unreadable(`no parcel has the code ${code}`);
  const { timeline: row } = found;
  if (row === null) return unreadable(`${code} has no row yet: it is answered from its history`);
  const size = `${code}: a row of ${row.length} letters, ${row}`;
  if (!isReadableForm(row))
    return unreadable(size, `it is not of the form ${rowForm}: the parcel is answered from its history`);
  try {
    return { lines: [size, ...linesOf(decodeTimeline(row), await placeCodes(context))], isReadable: true };
  } catch (error) {
    if (error instanceof DamagedRowError) return unreadable(size, `${error.message}: run rebuild`);
    throw error;
  }
}

const unreadable = (...lines: string[]): ShownTimeline => ({ lines, isReadable: false });

async function placeCodes({ db }: Pick<Context, 'db'>): Promise<(id: number) => string> {
  const codes = new Map((await listPlaces(db)).map(({ id, code }) => [id, code]));
  return (id) => codes.get(id) ?? `place ${id}`;
}

function linesOf(timeline: PublicTimeline, placeOf: (id: number) => string): string[] {
  const { lastMileTracking, lastMileCarrier, lastMileWebsite, stepBeforeCancel } = timeline;
  const lines: [string, string | number | null][] = [
    ['status', timeline.status],
    ['step before cancellation', stepBeforeCancel],
    ['business line', timeline.businessLine],
    ['country', timeline.countryCode],
    ['problems', timeline.problems.join(', ')],
    ['handling notes', timeline.handlingNotes.join(', ')],
    ['received in China', timeline.receivedAt?.toISOString() ?? null],
    ['order', timeline.orderCode],
    ['trip', timeline.tripCode],
    [
      'last mile',
      [lastMileTracking, lastMileCarrier, lastMileWebsite].filter((text) => text !== null).join(', '),
    ],
    ['events', timeline.events.length],
  ];
  return [
    ...lines.map(([name, value]) => `${name}: ${value === null || value === '' ? '-' : value}`),
    ...timeline.events.map((event) => `  ${lineOf(event, placeOf)}`),
  ];
}

function lineOf(event: TimelineEvent, placeOf: (id: number) => string): string {
  const { type, flag, reason, raw, placeId } = event;
  const more = [flag, reason, raw, placeId === null ? null : `at ${placeOf(placeId)}`];
  return [momentOf(event).toISOString(), type, ...more.filter((text) => text !== null)].join(' ');
}
