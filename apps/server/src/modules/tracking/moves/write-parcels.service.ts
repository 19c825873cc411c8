/**
 * The one writer of parcels: locks them, decides each move by the transition table, appends the events and rewrites the
 * public timeline, all in the caller's transaction.
 */
import { publicRates } from '@rohi/contract/pricing/public-rates';
import type { Context } from '../../../context.ts';
import { announceChanges } from '../../../platform/change-feed.ts';
import type { Tx } from '../../../platform/database.ts';
import { sendAhead } from '../../../platform/pipelined-transaction.ts';
import { inPortions } from '../../../platform/portions.ts';
import { noteWrites } from '../../../platform/projections.ts';
import { storageTermsAt } from '../../pricing/tariffs/storage-terms.service.ts';
import { announceTrips, ensureTrips } from '../../trips/trips.service.ts';
import { lockOrDeclare } from './declare-parcels.service.ts';
import { draftLines, type FoundLines } from './declared-lines.service.ts';
import { historyOf, isChanged, type Draft, type ParcelWrite } from './parcel-draft.service.ts';
import { deriveState, type ParcelState } from './parcel-history.ts';
import type { MoveOutcome } from './parcel-move.ts';
import { appendEvents } from './parcel-event.store.ts';
import { publishHistoryAdded } from './moved-parcels.service.ts';
import { insertParcels, lockFreeParcels, stepBack, updateParcels } from './parcel.store.ts';
import { parcelsWritten } from './written-parcels.service.ts';
import { deleteParcelNames, type Named } from '../owner/parcel-name.store.ts';
import { withTimeline } from '../answers/timeline-rows.service.ts';

export type { ParcelWrite } from './parcel-draft.service.ts';

export type ParcelWriteResult = {
  parcelId: string | undefined;
  created: boolean;
  factsChanged: boolean;
  /** What the parcel has become; undefined when there is no such parcel. */
  state: ParcelState | undefined;
  /** One for each move; empty when there is no such parcel. */
  outcomes: MoveOutcome[];
};

/**
 * Writes many parcels in the caller's transaction; each code at most once in the list. The results come in its order; a
 * refused move is returned, not thrown, and the moves after it are still tried.
 */
export async function writeParcels(
  context: Context,
  tx: Tx,
  writes: readonly ParcelWrite[],
): Promise<ParcelWriteResult[]> {
  const now = context.clock.now();
  const [found] = await Promise.all([
    lockOrDeclare(tx, writes, now),
    // Before the commit is soon enough: what was written is not visible earlier.
    announceChanges(
      context.changes,
      tx,
      writes.map((write) => write.trackingCode),
    ),
  ]);
  // Codes are independent of each other, and each stands once in the list.
  return inPortions(writes, portion, (some) => writeFound(context, tx, some, { found, now }));
}

/** So few are written in one statement each. */
const mostAhead = 50;

/** Parcels that are decided and written in one go. */
const portion = 250;

async function writeFound(
  context: Context,
  tx: Tx,
  writes: readonly ParcelWrite[],
  { found, now }: { found: ReadonlyMap<string, FoundLines>; now: Date },
): Promise<ParcelWriteResult[]> {
  const all = writes.map((write) => draftLines(write, found.get(write.trackingCode) ?? noLines, now));
  const changed = all
    .flatMap(({ draft, others }) => [...(draft ? [draft] : []), ...others])
    .filter(isChanged);
  await storeFreeDays(tx, changed);
  await makeTrips(context, tx, changed);
  await saveDrafts(tx, changed);
  return all.map(({ draft }) => ({
    parcelId: draft?.parcel.id,
    created: draft?.created ?? false,
    factsChanged: draft?.factsChanged ?? false,
    state: draft?.state,
    outcomes: draft?.outcomes ?? [],
  }));
}

/** As `writeParcels`, but a parcel that somebody else holds is left as it is, and undefined stands in its place. */
export async function writeFreeParcels(
  context: Context,
  tx: Tx,
  writes: readonly ParcelWrite[],
): Promise<(ParcelWriteResult | undefined)[]> {
  const codes = writes.map(({ trackingCode }) => trackingCode);
  const held = await lockFreeParcels(tx, codes);
  const free = writes.filter(({ trackingCode }) => !held.has(trackingCode));
  const results = free.length === 0 ? [] : await writeParcels(context, tx, free);
  const found = new Map(free.map(({ trackingCode }, index) => [trackingCode, results[index]]));
  return codes.map((code) => found.get(code));
}

const noLines: FoundLines = { target: undefined, current: undefined, waiting: [] };

/** An arrival at the pickup point remembers the free days of its tariff: the next tariff does not change them. */
async function storeFreeDays(tx: Tx, drafts: readonly Draft[]): Promise<void> {
  const arrivals = drafts.flatMap((draft) =>
    draft.events
      .filter(({ type }) => type === 'PP_RECEIVED')
      .map((event) => ({ draft, event, businessLine: draft.facts.businessLine, at: event.occurredAt })),
  );
  const terms = await storageTermsAt({ db: tx }, arrivals);
  arrivals.forEach(({ draft, event }, index) => {
    const days = terms[index]?.storage.freeDays;
    if (days === undefined || days === publicRates.freeStorageDays) return;
    event.details = { ...event.details, freeDays: days };
    draft.state = deriveState(historyOf(draft));
    const last = draft.outcomes.findLast(({ result }) => result === 'moved');
    if (last?.result === 'moved') last.state = draft.state;
  });
}

/** What a file calls the trip of a parcel is one from now on. */
async function makeTrips({ clock, changes }: Context, tx: Tx, drafts: readonly Draft[]): Promise<void> {
  const named = drafts.flatMap(({ created, facts: { tripCode }, parcel }) =>
    tripCode !== null && (created || tripCode !== parcel.facts.tripCode) ? [tripCode] : [],
  );
  if (named.length === 0) return;
  await ensureTrips(tx, named, { at: clock.now(), by: 'import' });
  await announceTrips(changes, tx);
}

async function saveDrafts(tx: Tx, drafts: readonly Draft[]): Promise<void> {
  if (drafts.length === 0) return;
  await stepAside(tx, drafts);
  await insertUndeclared(tx, drafts);
  await deleteParcelNames(tx, namesLost(drafts));
  // A new parcel without moves already stands as it was inserted.
  const written = drafts.filter(({ created, events }) => !(created && events.length === 1));
  const saved = Promise.all([
    updateParcels(
      tx,
      written.map((draft) => ({ ...recordOf(draft), id: draft.parcel.id })),
    ),
    appendEvents(
      tx,
      drafts.flatMap((draft) => draft.events.map((event) => ({ ...event, parcelId: draft.parcel.id }))),
    ),
  ]);
  // Of many the next portion waits until these are written.
  if (drafts.length > mostAhead) await saved;
  else sendAhead(saved);
  noteDrafts(tx, drafts);
  publishHistoryAdded(
    tx,
    drafts.map(({ parcel, created, events, state }) => ({
      parcelId: parcel.id,
      events,
      before: created ? undefined : parcel.history.at(-1)?.statusTo,
      after: state.status,
    })),
  );
}

/** Has the rooms above follow what these drafts have become. */
function noteDrafts(tx: Tx, drafts: readonly Draft[]): void {
  const changes = drafts.map(({ created, parcel, facts, state }) => ({
    parcelId: parcel.id,
    before: created ? undefined : { facts: parcel.facts, state: deriveState(parcel.history) },
    after: { facts, state },
  }));
  noteWrites(tx, parcelsWritten, changes);
}

/** The customers who lose their names: a parcel has another customer, or the code of one begins anew. */
function namesLost(drafts: readonly Draft[]): Named[] {
  const keyOf = ({ customerCode, trackingCode }: Named) => `${customerCode} ${trackingCode}`;
  const named = (draft: Draft, customerCode: string | null): Named[] =>
    customerCode === null ? [] : [{ customerCode, trackingCode: draft.parcel.trackingCode }];
  const stay = new Set(
    drafts.flatMap((draft) => (draft.created ? [] : named(draft, draft.facts.customerCode).map(keyOf))),
  );
  return drafts
    .flatMap((draft) => named(draft, (draft.created ? draft.facts : draft.parcel.facts).customerCode))
    .filter((lost) => !stay.has(keyOf(lost)));
}

/** Before another row becomes the parcel of a code, the one that was makes room. */
async function stepAside(tx: Tx, drafts: readonly Draft[]): Promise<void> {
  const going = drafts.filter(
    ({ created, parcel, standing }) => !created && parcel.standing === 'current' && standing !== 'current',
  );
  await stepBack(
    tx,
    going.map(({ parcel }) => parcel.id),
    'beside',
  );
}

/** Undeclared parcels: the box has made them known in this very write. */
async function insertUndeclared(tx: Tx, drafts: readonly Draft[]): Promise<void> {
  const fresh = drafts.filter(({ parcel }) => parcel.id === '');
  if (fresh.length === 0) return;
  const ids = await insertParcels(tx, fresh.map(recordOf));
  for (const { parcel } of fresh) {
    const id = ids.get(parcel.trackingCode);
    if (id === undefined) throw new RangeError('a code whose parcel is locked has been taken');
    parcel.id = id;
  }
}

/** The row that a draft comes to, with its public timeline. */
function recordOf(draft: Draft) {
  const { parcel, facts, state, standing, declaredTwice } = draft;
  const content = { facts, state, standing, declaredTwice, history: historyOf(draft) };
  return withTimeline({ trackingCode: parcel.trackingCode, ...content });
}
