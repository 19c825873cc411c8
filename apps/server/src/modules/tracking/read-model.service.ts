/**
 * Owns the check of what is derived: columns and finished answers are a second writing of the history, and this is how
 * they are held against it and made again. Walks in order of id, so a stopped rebuild may go on where it was.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Context } from '../../context.ts';
import { announceChanges } from '../../platform/change-feed.ts';
import { inTransaction, type Tx } from '../../platform/database.ts';
import { deriveState } from './parcel-history.ts';
import { reckonFreight } from './parcel-freight.service.ts';
import { loadAnswerTerms } from './answer-terms.service.ts';
import { placeDirectoryOf } from '../places/places.service.ts';
import { renderFragments } from './write-parcels.service.ts';
import {
  countStrayFragments,
  deleteStrayFragments,
  readFragments,
  writeFragments,
} from './fragment.store.ts';
import { pageOfParcels, stateColumns, updateParcels, type StoredParcel } from './parcel.store.ts';

export type ReadModelReport = {
  parcels: number;
  /** Parcels whose columns differ from their history. */
  wrongColumns: string[];
  /** Parcels of which an answer is missing or differs. */
  wrongFragments: string[];
  /** Answers that belong to no current parcel. */
  strayFragments: number;
};

type Progress = (parcels: number, lastId: string) => void;

const pageSize = 500;

/** Compares all that is derived with the histories; writes nothing. */
export async function checkReadModel(
  context: Context,
  onProgress: Progress = () => undefined,
): Promise<ReadModelReport> {
  const report: ReadModelReport = { parcels: 0, wrongColumns: [], wrongFragments: [], strayFragments: 0 };
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
  }
  report.strayFragments = await countStrayFragments(context.db);
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
  const stored = Map.groupBy(await readFragments(tx, ids), (fragment) => fragment.parcelId);
  await preparePlaces(context, tx, parcels);
  const terms = await loadAnswerTerms(context, tx);
  for (const parcel of parcels) {
    report.parcels += 1;
    if (!isDeepStrictEqual(columns.get(parcel.id), deriveState(parcel.history)))
      report.wrongColumns.push(parcel.trackingCode);
    const byLocale = new Map((stored.get(parcel.id) ?? []).map((fragment) => [fragment.locale, fragment]));
    const right = renderFragments(parcel, placeDirectoryOf(context), terms).every((fragment) =>
      isDeepStrictEqual(byLocale.get(fragment.locale), fragment),
    );
    if (!right) report.wrongFragments.push(parcel.trackingCode);
  }
  return ids.at(-1);
}

/**
 * Makes columns and answers of all parcels again, a page a transaction; `afterId` goes on after a stop. Parcels may be moved
 * meanwhile. Returns how many parcels were done.
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
  await deleteStrayFragments(context.db);
  return done;
}

async function rebuildPage(context: Context, tx: Tx, afterId: string): Promise<StoredParcel[]> {
  const parcels = await pageOfParcels(tx, afterId, pageSize, 'lock');
  await announceChanges(
    context.changes,
    tx,
    parcels.map((parcel) => parcel.trackingCode),
  );
  await preparePlaces(context, tx, parcels);
  const records = parcels.map((parcel) => ({ ...parcel, state: deriveState(parcel.history) }));
  const freights = await reckonFreight(tx, records);
  const terms = await loadAnswerTerms(context, tx);
  await updateParcels(
    tx,
    records.map((record, index) => ({ ...record, freightUsdMinor: freights[index] ?? null })),
  );
  await writeFragments(
    tx,
    parcels.flatMap((parcel) => renderFragments(parcel, placeDirectoryOf(context), terms)),
  );
  return parcels;
}

function preparePlaces(context: Context, tx: Tx, parcels: readonly StoredParcel[]): Promise<void> {
  return placeDirectoryOf(context).prepare(
    tx,
    parcels.flatMap((parcel) => parcel.history.map((event) => event.placeId)),
  );
}
