/**
 * The one writer of parcels: locks them, decides each move by the transition table, appends the events and rewrites the
 * answers, all in the caller's transaction.
 */
import { locales, type Locale } from '@rohi/contract/locales';
import { publicRates } from '@rohi/contract/pricing/public-rates';
import { isClosed, ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import type { Context } from '../../context.ts';
import { announceChanges } from '../../platform/change-feed.ts';
import type { Tx } from '../../platform/database.ts';
import { storageTermsAt } from '../pricing/storage-terms.service.ts';
import { readAnswerTerms } from './answer-terms.service.ts';
import { deleteFragments, writeFragments, type TrackFragment } from './fragment.store.ts';
import { deriveState, type ParcelEvent, type ParcelState } from './parcel-history.ts';
import { firstEvent, tellsHistory, type Move, type MoveOutcome } from './parcel-move.ts';
import { decideMove } from './parcel-moves.ts';
import {
  appendEvents,
  insertParcels,
  lockCurrentParcels,
  retireParcels,
  updateParcels,
  type ParcelFacts,
  type StoredParcel,
} from './parcel.store.ts';
import { costsTheSame, reckonFreight } from './parcel-freight.service.ts';
import { placeDirectoryOf, type PlaceDirectory } from './place-directory.service.ts';
import { tellOwners, type MovedParcel } from './tell-owners.service.ts';
import { renderTrackedParcel, type AnswerTerms } from './track-fragment.ts';

/** Everything to be written about one tracking code in one go. */
export type ParcelWrite = {
  trackingCode: string;
  /** Makes the parcel when there is none; the facts given change those of an open one. */
  declare?: { facts: Partial<ParcelFacts>; move: Omit<Move, 'type'> };
  /**
   * The pickup point that the parcel goes to from now on. Unlike other facts also of a cancelled one, which may come back; one
   * that was collected stays where it was.
   */
  goesTo?: number | null;
  /** In the order in which they happened. */
  moves: readonly Move[];
};

export type ParcelWriteResult = {
  parcelId: string | undefined;
  created: boolean;
  factsChanged: boolean;
  /** What the parcel has become; undefined when there is no such parcel. */
  state: ParcelState | undefined;
  /** One for each move; empty when there is no such parcel. */
  outcomes: MoveOutcome[];
};

/** Couriers reuse numbers: a closed parcel gives its code back after so long (docs/domain.md, section 5). */
const codeReusableAfterMs = 180 * 86_400_000;

const noFacts: ParcelFacts = {
  orderCode: null,
  customerCode: null,
  countryCode: 'TJ',
  businessLine: 'BSC',
  handlingNotes: [],
  lastMileTracking: null,
  lastMileCarrier: null,
  lastMileWebsite: null,
  weightG: null,
  lengthMm: null,
  widthMm: null,
  heightMm: null,
  pickupPointId: null,
  tripCode: null,
};

/**
 * Writes many parcels in the caller's transaction; each code at most once in the list. The results come in its order; a
 * refused move is told, not thrown, and the moves after it are still tried.
 */
export async function writeParcels(
  context: Context,
  tx: Tx,
  writes: readonly ParcelWrite[],
): Promise<ParcelWriteResult[]> {
  const now = context.clock.now();
  await announceChanges(
    context.changes,
    tx,
    writes.map((write) => write.trackingCode),
  );
  const found = await lockOrDeclare(tx, writes, now);
  const drafts = writes.map((write) => draftOf(write, found.get(write.trackingCode), now));
  const changed = drafts.filter(
    (draft) => draft !== undefined && (draft.created || draft.factsChanged || draft.events.length > 0),
  );
  await keepFreeDays(tx, changed as Draft[]);
  await saveDrafts(context, tx, changed as Draft[]);
  return drafts.map((draft) => ({
    parcelId: draft?.parcel.id,
    created: draft?.created ?? false,
    factsChanged: draft?.factsChanged ?? false,
    state: draft?.state,
    outcomes: draft?.outcomes ?? [],
  }));
}

type FoundParcel = StoredParcel & { created: boolean };

/** Locks the parcels that exist and inserts those that are declared; whoever loses a race for a new code finds the winner's. */
async function lockOrDeclare(
  tx: Tx,
  writes: readonly ParcelWrite[],
  now: Date,
): Promise<Map<string, FoundParcel>> {
  const locked = await lockCurrentParcels(
    tx,
    writes.map((write) => write.trackingCode),
  );
  const reusable = locked.filter((parcel) =>
    writes.some(
      (w) => w.trackingCode === parcel.trackingCode && w.declare && isCodeFree(parcel, w.declare.move, now),
    ),
  );
  const reusableIds = reusable.map((parcel) => parcel.id);
  await deleteFragments(tx, reusableIds);
  await retireParcels(tx, reusableIds);
  const found = new Map(
    locked
      .filter((parcel) => !reusable.includes(parcel))
      .map((parcel) => [parcel.trackingCode, { ...parcel, created: false }]),
  );
  const missing = await priced(
    tx,
    writes.flatMap((write) =>
      write.declare === undefined || found.has(write.trackingCode)
        ? []
        : [newParcel(write, write.declare, now)],
    ),
  );
  const inserted = await insertParcels(tx, missing);
  const lost = missing.filter((parcel) => !inserted.has(parcel.trackingCode));
  for (const parcel of missing) {
    const id = inserted.get(parcel.trackingCode);
    if (id !== undefined) found.set(parcel.trackingCode, { ...parcel, id, created: true });
  }
  if (lost.length > 0) {
    for (const parcel of await lockCurrentParcels(
      tx,
      lost.map((each) => each.trackingCode),
    )) {
      found.set(parcel.trackingCode, { ...parcel, created: false });
    }
  }
  return found;
}

/** A file tells the past: its row is another parcel only if it says that it began long after the old one was closed. */
function isCodeFree(parcel: StoredParcel, move: Omit<Move, 'type'>, now: Date): boolean {
  const { closedAt } = deriveState(parcel.history);
  const begins = tellsHistory(move) ? move.claimedAt : now;
  if (closedAt === null || begins === undefined) return false;
  return begins.getTime() - closedAt.getTime() > codeReusableAfterMs;
}

function newParcel(write: ParcelWrite, declare: NonNullable<ParcelWrite['declare']>, now: Date) {
  const history = [firstEvent(declare.move, now)];
  return {
    trackingCode: write.trackingCode,
    facts: { ...noFacts, ...declare.facts },
    history,
    state: deriveState(history),
  };
}

/** The parcels with what their delivery costs. */
async function priced<Parcel extends Pick<Draft, 'facts' | 'state'> & { history: ParcelEvent[] }>(
  tx: Tx,
  parcels: readonly Parcel[],
): Promise<(Parcel & { freightUsdMinor: bigint | null })[]> {
  const amounts = await reckonFreight(tx, parcels);
  return parcels.map((parcel, index) => ({ ...parcel, freightUsdMinor: amounts[index] ?? null }));
}

type Draft = {
  parcel: StoredParcel;
  created: boolean;
  factsChanged: boolean;
  facts: ParcelFacts;
  events: ParcelEvent[];
  outcomes: MoveOutcome[];
  state: ParcelState;
};

function draftOf(write: ParcelWrite, parcel: FoundParcel | undefined, now: Date): Draft | undefined {
  if (parcel === undefined) return undefined;
  const history = [...parcel.history];
  const outcomes = write.moves.map((move) => {
    const outcome = decideMove(history, move, now);
    if (outcome.result === 'moved') history.push(...outcome.events);
    return outcome;
  });
  const facts = factsAfter(write, parcel);
  return {
    parcel,
    created: parcel.created,
    factsChanged: JSON.stringify(facts) !== JSON.stringify(parcel.facts),
    facts,
    events: parcel.created ? history : history.slice(parcel.history.length),
    outcomes,
    state: deriveState(history),
  };
}

function factsAfter({ declare, goesTo }: ParcelWrite, { created, facts, history }: FoundParcel): ParcelFacts {
  const { status } = deriveState(history);
  const told = !created && !isClosed(status) ? { ...facts, ...declare?.facts } : facts;
  return goesTo === undefined || status === ParcelStatus.Received ? told : { ...told, pickupPointId: goesTo };
}

/** An arrival at the pickup point remembers the free days of its tariff: the next tariff does not change them. */
async function keepFreeDays(tx: Tx, drafts: readonly Draft[]): Promise<void> {
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

function historyOf({ created, parcel, events }: Draft): ParcelEvent[] {
  return created ? events : [...parcel.history, ...events];
}

async function saveDrafts(context: Context, tx: Tx, drafts: readonly Draft[]): Promise<void> {
  if (drafts.length === 0) return;
  const places = placeDirectoryOf(context);
  const terms = await readAnswerTerms(context, tx);
  await places.prepare(
    tx,
    drafts.flatMap((draft) => draft.events.map((event) => event.placeId)),
  );
  const written = await writtenParcels(tx, drafts);
  // A new parcel without moves already stands as it was inserted.
  await updateParcels(
    tx,
    written.filter((_, index) => !(drafts[index]?.created === true && drafts[index].events.length === 1)),
  );
  await appendEvents(
    tx,
    drafts.flatMap((draft) => draft.events.map((event) => ({ ...event, parcelId: draft.parcel.id }))),
  );
  await writeFragments(
    tx,
    written.flatMap((parcel) => renderFragments(parcel, places, terms)),
  );
  await tellOwners(context, tx, drafts.map(movedParcel));
}

/** What the drafts come to. The price is reckoned again only when something it depends on has changed. */
async function writtenParcels(tx: Tx, drafts: readonly Draft[]) {
  const parcels = drafts.map(({ parcel, created, facts, events, state }) => ({
    id: parcel.id,
    trackingCode: parcel.trackingCode,
    facts,
    history: created ? events : [...parcel.history, ...events],
    state,
    freightUsdMinor: parcel.freightUsdMinor,
  }));
  const changed = parcels.filter((after, index) => {
    const before = drafts[index]?.parcel;
    return before !== undefined && !costsTheSame({ ...before, state: deriveState(before.history) }, after);
  });
  const again = new Map((await priced(tx, changed)).map((parcel) => [parcel.id, parcel]));
  return parcels.map((parcel) => again.get(parcel.id) ?? parcel);
}

function movedParcel({ parcel, created, facts, events, state }: Draft): MovedParcel {
  const { trackingCode, history } = parcel;
  const { customerCode, orderCode, pickupPointId } = facts;
  const before = created ? undefined : deriveState(history).status;
  return { trackingCode, customerCode, orderCode, pickupPointId, before, state, events };
}

/** The finished answers of one parcel, one a language. */
export function renderFragments(
  parcel: StoredParcel,
  places: PlaceDirectory,
  terms: AnswerTerms,
  languages: readonly Locale[] = locales,
): TrackFragment[] {
  const state = deriveState(parcel.history);
  const facts = { ...parcel.facts, trackingCode: parcel.trackingCode };
  return languages.map((locale) => ({
    parcelId: parcel.id,
    trackingCode: parcel.trackingCode,
    lastMileTracking: parcel.facts.lastMileTracking,
    locale,
    status: state.status,
    textVersion: terms.textVersions[locale],
    fragment: JSON.stringify(renderTrackedParcel(facts, state, parcel.history, places, terms, locale)),
  }));
}
