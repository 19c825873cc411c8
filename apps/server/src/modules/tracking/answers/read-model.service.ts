/**
 * Owns the check of what is derived: columns and rows of the read model are a second writing of the history, and this
 * is how they are held against it and made again. Walks in order of id, so a stopped rebuild may go on where it was.
 */
import { isDeepStrictEqual } from 'node:util';
import { locales } from '@rohi/contract/locales';
import type { Context } from '../../../context.ts';
import { announceChanges } from '../../../platform/change-feed.ts';
import { inTransaction, type Tx } from '../../../platform/database.ts';
import { rest } from '../../../platform/leisure.ts';
import { noteWrites } from '../../../platform/projections.ts';
import { deriveState, type ParcelState } from '../moves/parcel-history.ts';
import { loadAnswerTerms } from './answer-terms.service.ts';
import { placeDirectoryOf } from '../../places/places.service.ts';
import {
  countAll,
  pageOfParcels,
  stateColumns,
  updateParcels,
  type StoredParcel,
} from '../moves/parcel.store.ts';
import { parcelsWritten } from '../moves/written-parcels.service.ts';
import { copyFragment, createTimelineRenderer, type TimelineRenderer } from './timeline-renderer.ts';
import { publicFactsOf, withTimeline } from './timeline-rows.service.ts';
import { readTimelines } from './timeline.store.ts';
import { renderTrackedParcel, type AnswerTerms, type PlaceNames } from './tracked-parcel.ts';

export type ReadModelReport = {
  parcels: number;
  /** Parcels with columns that differ from their history. */
  wrongColumns: string[];
  /** Parcels with a row that is missing, or differs from their columns or history. */
  wrongTimelines: string[];
  /** Parcels with a history that is missing or makes no sense: nothing can be held against it. */
  unreadable: string[];
};

/** How many parcels are on record, of all owners. */
export async function countParcels({ db }: Pick<Context, 'db'>): Promise<number> {
  return countAll(db);
}

type Progress = (parcels: number, lastId: string) => void;

const pageSize = 500;

/** Compares all that is derived with the histories; writes nothing. */
export async function checkReadModel(
  context: Context,
  onProgress: Progress = () => undefined,
): Promise<ReadModelReport> {
  const report: ReadModelReport = { parcels: 0, wrongColumns: [], wrongTimelines: [], unreadable: [] };
  let afterId = '0';
  for (;;) {
    // One snapshot a page, so that a parcel moved meanwhile is seen whole.
    const last = await context.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((tx) => checkPage(context, tx, afterId, report));
    if (last === undefined) break;
    afterId = last;
    onProgress(report.parcels, afterId);
    await rest();
  }
  return report;
}

async function checkPage(
  context: Context,
  tx: Tx,
  afterId: string,
  report: ReadModelReport,
): Promise<string | undefined> {
  const parcels = await pageOfParcels(tx, afterId, pageSize);
  const ids = parcels.map((parcel) => parcel.id);
  const columns = await stateColumns(tx, ids);
  const stored = await readTimelines(tx, ids);
  const places = placeDirectoryOf(context);
  await preparePlaces(context, tx, parcels);
  const described = { places: places.names(), terms: await loadAnswerTerms(context, tx) };
  const renderers = locales.map((locale) =>
    createTimelineRenderer(described.terms, described.places, locale),
  );
  for (const parcel of parcels) {
    report.parcels += 1;
    const row = stored.get(parcel.id) ?? null;
    const found = compare(parcel, columns.get(parcel.id), (actual) => {
      const { timeline } = withTimeline(actual);
      return row === timeline && (row === null || saysTheSame(row, actual, described, renderers));
    });
    if (found === 'unreadable') report.unreadable.push(parcel.trackingCode);
    else if (!found.columns) report.wrongColumns.push(parcel.trackingCode);
    if (found !== 'unreadable' && !found.timeline) report.wrongTimelines.push(parcel.trackingCode);
  }
  return ids.at(-1);
}

/**
 * Whether columns and row of a parcel are those of its history. One unreadable history must not end the check of all
 * others.
 */
function compare(
  parcel: StoredParcel,
  columns: ParcelState | undefined,
  isTimelineRight: (actual: StoredParcel & { state: ParcelState }) => boolean,
): { columns: boolean; timeline: boolean } | 'unreadable' {
  try {
    const state = deriveState(parcel.history);
    return {
      columns: isDeepStrictEqual(columns, state),
      timeline: isTimelineRight({ ...parcel, state }),
    };
  } catch {
    return 'unreadable';
  }
}

/** Whether the answer out of a row is, byte by byte, the one out of the history, in every language. */
function saysTheSame(
  row: string,
  parcel: StoredParcel & { state: ParcelState },
  { places, terms }: { places: PlaceNames; terms: AnswerTerms },
  renderers: readonly TimelineRenderer[],
): boolean {
  const { trackingCode, state, history } = parcel;
  const facts = { ...publicFactsOf(parcel), trackingCode };
  return locales.every((locale, index) => {
    const described = renderTrackedParcel(facts, state, history, places, terms, locale);
    const answer = renderers[index]?.render(trackingCode, row);
    return answer !== undefined && copyFragment(answer.fragment).toString() === JSON.stringify(described);
  });
}

/**
 * Makes columns and rows of all parcels again, a page a transaction; `afterId` goes on after a stop. Parcels may be
 * moved meanwhile. Returns how many parcels were done.
 */
export async function rebuildReadModel(
  context: Context,
  onProgress: Progress = () => undefined,
  startAfterId = '0',
): Promise<number> {
  let afterId = startAfterId;
  let done = 0;
  for (;;) {
    const page = await inTransaction(context.db, (tx) => rebuildPage(context, tx, afterId));
    const last = page.at(-1);
    if (last === undefined) break;
    afterId = last.id;
    done += page.length;
    onProgress(done, afterId);
  }
  return done;
}

async function rebuildPage(context: Context, tx: Tx, afterId: string): Promise<StoredParcel[]> {
  const found = await pageOfParcels(tx, afterId, pageSize, 'lock');
  // Of nothing nothing can be made; the check names such a parcel.
  const parcels = found.filter(({ history }) => history.length > 0);
  await announceChanges(
    context.changes,
    tx,
    parcels.map((parcel) => parcel.trackingCode),
  );
  const records = parcels.map((parcel) => withTimeline({ ...parcel, state: deriveState(parcel.history) }));
  await updateParcels(tx, records);
  const changes = records.map((after) => ({
    parcelId: after.id,
    before: undefined,
    after,
    again: true as const,
  }));
  noteWrites(tx, parcelsWritten, changes);
  return found;
}

function preparePlaces(context: Context, tx: Tx, parcels: readonly StoredParcel[]): Promise<void> {
  return placeDirectoryOf(context).prepare(
    tx,
    parcels.flatMap((parcel) => parcel.history.map((event) => event.placeId)),
  );
}
