/**
 * Owns manifests that partners send back, a kind of rows: what they say otherwise than the trip. Promises that one is
 * noted with its trip once, as it stood at that moment, and that no parcel is moved or changed by it.
 */
import type { ColumnAnswer } from '@rohi/contract/imports/asked-columns';
import type { HiddenSaid } from '@rohi/contract/imports/hidden-parts';
import type { BodyOf, DataOf } from '@rohi/contract/endpoint';
import type {
  chooseForManifest,
  listManifests,
  SentManifest,
} from '@rohi/contract/imports/manifests.contract';
import { manifestLimits } from '@rohi/contract/imports/manifest-limits';
import type { Locale } from '@rohi/contract/locales';
import { writeDecimal } from '@rohi/contract/pricing/exact-decimal';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { refusalText } from '../../../messages/table-files.ts';
import { inTransaction } from '../../../platform/database.ts';
import type { FileRefusal } from '../../../platform/table-files/file-refusal.ts';
import { requestIdOfRow } from '../../../platform/table-files/row-request.ts';
import type { UserPrincipal } from '../../../principal.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { packLarge, packJson, unpackJson, unpackLarge } from '../../files/packed-json.service.ts';
import {
  confirmFile,
  openFile,
  rewriteFile,
  sendFile,
  storeOutcome,
  type PlannedFile,
  type RowKind,
  type SentFile,
} from '../../files/row-files.service.ts';
import { findSeenTrip } from '../../linehaul/list/trip-list.service.ts';
import { announceTrips, findTrips, insertTripEvent, type TripRow } from '../../trips/trips.service.ts';
import { joinAnswers } from '../tables/asked-columns.ts';
import { describeAsks } from '../tables/asked-words.ts';
import { headerOf } from '../tables/column-headers.ts';
import { problemText } from '../tables/row-problems.ts';
import type { StoredColumns } from '../office/office-columns.ts';
import { findLayouts, storeLayout } from '../office/office-layouts.store.ts';
import { compareManifest } from './compare-manifest.ts';
import { type ManifestColumn, nameOfManifestColumn } from './manifest-columns.ts';
import type { ManifestContent } from './manifest-rows.ts';
import { findTripParcels, findTripsOfCodes, insertManifest, listNoted } from './manifest.store.ts';
import {
  manifestHash,
  readManifest,
  readManifestFile,
  type ManifestTable,
  type SaidManifest,
} from './read-manifest.service.ts';
import type { SheetFacts } from '../../../platform/table-files/table.ts';
import { fromWireRow, toWireRow, type WireCell } from '../../../platform/table-files/workbook-lines.ts';
import type { FoundHeader } from '../../../platform/table-files/find-header.ts';

// Owns the form in which the sheet of a manifest is stored while somebody may say what of it counts.
type Columns = FoundHeader<ManifestColumn>['columns'];

type StoredSheet = {
  name: string | null;
  facts: SheetFacts;
  rows: WireCell[][];
  headerRow: number;
  columns: (Columns extends ReadonlyMap<infer Key, infer Column> ? [Key, Column] : never)[];
  twice?: FoundHeader<ManifestColumn>['twice'];
};

function storedSheet({ table, header }: ManifestTable): StoredSheet {
  return {
    name: table.name,
    facts: table.facts ?? {},
    rows: table.rows.map(toWireRow),
    headerRow: header.headerRow,
    columns: [...header.columns],
    twice: header.twice,
  };
}

/** What `storedSheet` has stored. */
function sheetOf({ name, facts, rows, headerRow, columns, twice = [] }: StoredSheet): ManifestTable {
  return {
    table: { name, facts, rows: rows.map((cells) => fromWireRow(cells)) },
    header: { headerRow, columns: new Map(columns), unknown: [], twice },
  };
}

/** Who sends a manifest of which trip, under which id, and in which language it is described. */
export type ManifestSender = { principal: UserPrincipal; trip: string; id: string; locale: Locale };

/**
 * What is stored: a file stays with the trip that it was sent for. Where something has to be asked of it its sheet
 * stands beside what was read of it.
 */
type Stored = ManifestContent & {
  tripCode: string;
  /** `answers` is absent where no columns were asked about. */
  hiding?: { sheet: StoredSheet; said: HiddenSaid; answers?: readonly ColumnAnswer[] };
  notCompared?: string[];
};
type Report = Omit<
  SentManifest,
  'id' | 'fileName' | 'uploadedAt' | 'confirmedAt' | 'unreadable' | 'hidden' | 'asked' | 'notCompared'
> &
  Pick<ManifestContent, 'unreadable'>;
type ManifestPlan = { report: Report; isNoted: boolean } & Omit<SaidManifest, 'content'>;
const nothingAsked = { hidden: [], asks: [], notCompared: [] };
type Differences = Pick<Report, 'missing' | 'surplus' | 'weights'>;

function manifestOf(context: Context, sender: ManifestSender, trip: TripRow): RowKind<ManifestPlan, Report> {
  return {
    read: async (bytes) => {
      const sheet = await readManifestFile(bytes);
      const { hidden: hiddenAnswers = {}, answers = [] } = (await saidBefore(context, sheet)) ?? {};
      const { content, hidden, asks, notCompared } = readManifest(sheet, hiddenAnswers, answers);
      const isAsked = hidden.length + asks.length > 0;
      const hiding = isAsked ? { hiding: { sheet: storedSheet(sheet), said: hiddenAnswers, answers } } : {};
      return packLarge({ ...content, notCompared, tripCode: trip.code, ...hiding } satisfies Stored);
    },
    explain: (refusal) => explain(refusal, sender.locale),
    plan: async ({ content, outcome }) => {
      const stored = (await unpackLarge(content)) as Stored;
      if (stored.tripCode !== trip.code) throw new AppError('imports.fileNotFound');
      if (outcome !== null) return { report: unpackJson(outcome) as Report, isNoted: true, ...nothingAsked };
      const { content: read, ...request } = contentOf(stored);
      return { report: await compare(context, trip.code, read), isNoted: false, ...request };
    },
    waiting: ({ report, isNoted }) => (isNoted ? [] : [report]),
    turn: { most: 1, batch: 1 },
    write: ([report]) => (report === undefined ? Promise.resolve() : note(context, sender, trip, report)),
    settle: (_, { report }) => ({
      plan: { report, isNoted: true, ...nothingAsked },
      outcome: (after) => packJson(after.report),
    }),
  };
}

/** What counts of a file as it is stored. */
function contentOf(stored: Stored): SaidManifest {
  const { hiding, notCompared = [] } = stored;
  if (hiding === undefined) return { content: stored, ...nothingAsked, notCompared };
  return readManifest(sheetOf(hiding.sheet), hiding.said, hiding.answers ?? null);
}

/** What was said of earlier manifests with the same headings. */
async function saidBefore({ db }: Context, sheet: ManifestTable): Promise<StoredColumns | undefined> {
  const hash = manifestHash(sheet);
  return (await findLayouts(db, [hash])).get(hash.toString('hex'));
}

function explain({ refusal, params }: FileRefusal, locale: Locale): string {
  const needed = headerOf('parcels', 'trackingCode', locale);
  return refusalText(refusal, locale, refusal === 'headerNeeded' ? { needed } : params);
}

function keyOf({ principal, id }: ManifestSender) {
  return { ownerId: principal.userId, kind: 'manifest', id };
}

async function compare({ db }: Context, trip: string, content: ManifestContent): Promise<Report> {
  const { matching, missing, surplus, weights } = compareManifest(
    content.parcels,
    await findTripParcels(db, trip),
  );
  const trips = await findTripsOfCodes(
    db,
    surplus.map(({ trackingCode }) => trackingCode),
  );
  const { unreadable } = content;
  return {
    parcels: content.parcels.length,
    counts: {
      matching,
      missing: missing.length,
      surplus: surplus.length,
      weights: weights.length,
      unreadable: unreadable.length,
    },
    missing: named(missing).map(({ trackingCode, weightG }) => ({
      trackingCode,
      weightKg: kilograms(weightG),
    })),
    surplus: named(surplus).map(({ weightG, ...parcel }) => ({
      ...parcel,
      weightKg: kilograms(weightG),
      elsewhere: trips.get(parcel.trackingCode) ?? null,
      isKnown: trips.has(parcel.trackingCode),
    })),
    weights: named(weights).map(({ oursG, theirsG, ...parcel }) => ({
      ...parcel,
      oursKg: writeDecimal(BigInt(oursG), 3),
      theirsKg: writeDecimal(BigInt(theirsG), 3),
    })),
    unreadable: named(unreadable),
  };
}

function named<One>(all: readonly One[]): One[] {
  return all.slice(0, manifestLimits.mostNamed);
}

function kilograms(weightG: number | null): string | null {
  return weightG === null ? null : writeDecimal(BigInt(weightG), 3);
}

async function note(context: Context, sender: ManifestSender, trip: TripRow, report: Report): Promise<void> {
  const { principal, id } = sender;
  const { file } = await openFile(context, manifestOf(context, sender, trip), keyOf(sender));
  const at = context.clock.now();
  const requestId = requestIdOfRow(`manifest ${principal.userId}`, id, 1);
  const { counts, missing, surplus, weights } = report;
  await inTransaction(context.db, async (tx) => {
    const event = {
      tripId: trip.id,
      type: 'MANIFEST_NOTED',
      at,
      recordedAt: at,
      by: principal.name,
    } as const;
    const isNew = await insertTripEvent(tx, { ...event, note: file.fileName, requestId });
    // Of two confirmations at once the other one has noted it.
    if (isNew === undefined) return;
    const noted = { id: requestId, tripId: trip.id, fileName: file.fileName, at, by: principal.name };
    // Names of people leave with the file.
    const differences: Differences = {
      missing,
      surplus: surplus.map((parcel) => ({ ...parcel, recipient: null })),
      weights,
    };
    await insertManifest(tx, { ...noted, counts, differences });
    const actor = { userId: principal.userId, name: principal.name };
    const subject = { type: 'trip', id: trip.code } as const;
    const details = { file: file.fileName, parcels: report.parcels };
    await recordAudit(tx, { at, actor, action: 'trip:manifest', subject, details });
    await storeOutcome(tx, keyOf(sender), packJson(report), at);
    await announceTrips(context.changes, tx);
  });
}

/**
 * Reads a manifest and compares it. Throws `list.notFound`, `imports.manifestOfOtherTrip`, `imports.fileRefused`,
 * `imports.otherFile`, `server.busy`.
 */
export async function sendTripManifest(
  context: Context,
  sender: ManifestSender,
  sent: SentFile,
): Promise<SentManifest> {
  const trip = await seenTrip(context, sender);
  const planned = await sendFile(context, manifestOf(context, sender, trip), keyOf(sender), sent);
  await refuseOtherTrip(context, trip, planned);
  return describe(planned, sender.locale);
}

/** A manifest that names other trips alone, or only parcels of others, was sent for the wrong one. */
async function refuseOtherTrip(
  { db }: Context,
  trip: TripRow,
  { file, plan: { report } }: PlannedFile<ManifestPlan>,
): Promise<void> {
  const { trips } = contentOf((await unpackLarge(file.content)) as Stored).content;
  const others = trips.includes(trip.code) ? [] : (await findTrips(db, trips)).map(({ code }) => code);
  const found = report.counts.matching + report.counts.weights;
  const elsewhere =
    found > 0 ? undefined : report.surplus.find((parcel) => parcel.elsewhere !== null)?.elsewhere;
  const other = others[0] ?? elsewhere;
  if (typeof other === 'string')
    throw new AppError('imports.manifestOfOtherTrip', { params: { code: other } });
}

/** An own manifest as it stands. Throws `list.notFound`, `imports.fileNotFound`. */
export async function readTripManifest(context: Context, sender: ManifestSender): Promise<SentManifest> {
  const kind = manifestOf(context, sender, await seenTrip(context, sender));
  return describe(await openFile(context, kind, keyOf(sender)), sender.locale);
}

/**
 * Says whether what is hidden in an own manifest counts and what was asked of its columns, and compares it anew; it is
 * remembered for manifests with the same headings. Throws `list.notFound`, `imports.fileNotFound`,
 * `imports.notWaiting`.
 */
export async function chooseForTripManifest(
  context: Context,
  sender: ManifestSender,
  { hidden = {}, answers = [] }: BodyOf<typeof chooseForManifest>,
): Promise<SentManifest> {
  const kind = manifestOf(context, sender, await seenTrip(context, sender));
  // Also whether it is of this trip.
  await openFile(context, kind, keyOf(sender));
  let sheet: ManifestTable | undefined;
  let answersSoFar: Pick<StoredColumns, 'hidden' | 'answers'> = {};
  await rewriteFile(context, keyOf(sender), (content) => {
    const stored = unpackJson(content) as Stored;
    if (stored.hiding === undefined) return content;
    sheet = sheetOf(stored.hiding.sheet);
    answersSoFar = {
      hidden: { ...stored.hiding.said, ...hidden },
      answers: joinAnswers(stored.hiding.answers ?? [], answers),
    };
    const hiding = {
      sheet: stored.hiding.sheet,
      said: answersSoFar.hidden ?? {},
      answers: answersSoFar.answers ?? [],
    };
    return packJson({ ...stored, hiding } satisfies Stored);
  });
  const read = sheet;
  if (read !== undefined) {
    const by = { userId: sender.principal.userId, at: context.clock.now() };
    await inTransaction(context.db, (tx) =>
      storeLayout(tx, manifestHash(read), { kind: null, columns: [], ...answersSoFar }, by),
    );
  }
  return describe(await openFile(context, kind, keyOf(sender)), sender.locale);
}

/**
 * Notes an own manifest with its trip; once more says what was noted. Throws `list.notFound`, `imports.fileNotFound`,
 * `imports.hiddenUnanswered`, `imports.columnsUnanswered`.
 */
export async function confirmTripManifest(context: Context, sender: ManifestSender): Promise<SentManifest> {
  const kind = manifestOf(context, sender, await seenTrip(context, sender));
  const { plan } = await openFile(context, kind, keyOf(sender));
  if (plan.hidden.some(({ said }) => said === null)) throw new AppError('imports.hiddenUnanswered');
  if (plan.asks.some(({ said }) => said === null)) throw new AppError('imports.columnsUnanswered');
  return describe(await confirmFile(context, kind, keyOf(sender)), sender.locale);
}

/** What was noted of manifests with a trip. Throws `list.notFound`. */
export async function listTripManifests(
  context: Context,
  sender: Pick<ManifestSender, 'principal' | 'trip'>,
): Promise<DataOf<typeof listManifests>> {
  const trip = await seenTrip(context, sender);
  const rows = await listNoted<Report['counts'], Differences>(context.db, trip.id, manifestLimits.mostShown);
  return {
    list: rows.map(({ id, fileName, at, by, counts, differences }) => ({
      id,
      fileName,
      at: at.toISOString(),
      by,
      counts,
      ...differences,
    })),
  };
}

async function seenTrip(
  context: Context,
  { principal, trip: code }: Pick<ManifestSender, 'principal' | 'trip'>,
): Promise<TripRow> {
  const trip = await findSeenTrip(context, principal, code);
  if (trip === undefined) throw new AppError('list.notFound');
  return trip;
}

function describe(
  { file, plan: { report, hidden, asks, notCompared } }: PlannedFile<ManifestPlan>,
  locale: Locale,
): SentManifest {
  return {
    id: file.id,
    fileName: file.fileName,
    uploadedAt: file.uploadedAt.toISOString(),
    confirmedAt: file.confirmedAt?.toISOString() ?? null,
    ...report,
    hidden,
    asked: describeAsks(asks, locale, (key) => nameOfManifestColumn(key, locale)),
    notCompared,
    unreadable: report.unreadable.map(({ row, text, reason }) => ({
      row,
      text,
      why: problemText(reason, locale, { max: heaviest }),
    })),
  };
}

const heaviest = 10_000;
