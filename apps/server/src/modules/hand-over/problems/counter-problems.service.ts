/**
 * Owns that a parcel is not taken at the counter. Promises that it is held in the same transaction, stays in its cell
 * with its money as it is, that the customer gets a letter with the day by which the office decides, and that what the
 * office decides ends it.
 */
import { addDays, dushanbeDay } from '@rohi/contract/dushanbe-time';
import type { BodyOf, DataOf } from '@rohi/contract/endpoint';
import { counterProblemNames, flagsOfCounterProblem } from '@rohi/contract/hand-over/counter-problem-rules';
import type {
  ownCounterProblems as ownCall,
  reportCounterProblem as reportCall,
  WireCounterProblem,
} from '@rohi/contract/hand-over/counter-problems.contract';
import type { Locale } from '@rohi/contract/locales';
import { usualAtCounter } from '@rohi/contract/reference-data/usual-settings';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { Db, Tx } from '../../../platform/database.ts';
import { inPatientTransaction } from '../../../platform/lock-lanes.ts';
import type { UserPrincipal } from '../../../principal.ts';
import { readersOf } from '../../accounts/customers/letter-readers.service.ts';
import { queueLetter } from '../../notifications/notifications.service.ts';
import { findPickupPoints, readUnits } from '../../pickup-points/pickup-points.service.ts';
import { readHotline, readSettings } from '../../reference-data/settings.service.ts';
import { lockParcels, writeParcels, type KnownParcel } from '../../tracking/tracking.service.ts';
import type { CounterClerk } from '../finding/counter-point.service.ts';
import { readCode } from '../giving/give.service.ts';
import { whyNotGiven } from '../giving/parcel-refusal.service.ts';
import type { Visit } from '../visits/visit.store.ts';
import { requireOpenVisit, requireVisit } from '../visits/visits.service.ts';
import {
  findCounterProblem,
  insertCounterProblem,
  openCounterProblemsOf,
  type CounterProblemRow,
} from './counter-problem.store.ts';

type Asked = BodyOf<typeof reportCall>;

/** Reports it. Throws as the call says; `tracking.parcelHeld` also where it was reported before. */
export async function reportCounterProblem(
  context: Context,
  clerk: CounterClerk,
  visitId: string,
  request: Asked,
  locale: Locale,
): Promise<WireCounterProblem> {
  const { visit } = await requireVisit(context, clerk, visitId);
  const code = await readCode(context.db, request.trackingCode);
  const existing = await reportedBefore(context.db, visit, request, code);
  if (existing !== undefined) return describe(existing);
  await requireOpenVisit(context, clerk, visitId);
  const note = request.note.trim();
  if (note === '') throw new AppError('request.invalid', { fields: [{ field: 'note', error: 'required' }] });
  return inPatientTransaction(context, `parcel:${code}`, async (tx) => {
    const [parcel] = await lockParcels(tx, [code]);
    // The same request at the same moment has had the lock before.
    const again = await reportedBefore(tx, visit, request, code);
    if (again !== undefined) return describe(again);
    const { customerCode, unitId } = visit;
    const refusal = await whyNotGiven(context, tx, parcel, { customerCode, unitId, code, locale });
    if (refusal !== undefined || parcel === undefined)
      throw refusal ?? new AppError('tracking.parcelNotFound', { params: { code } });
    return hold(context, tx, clerk, { visit, parcel, request: { ...request, note } });
  });
}

async function reportedBefore(
  db: Db | Tx,
  visit: Visit,
  { requestId, kind }: Asked,
  code: string,
): Promise<CounterProblemRow | undefined> {
  const existing = await findCounterProblem(db, requestId);
  if (
    existing !== undefined &&
    (existing.visitId !== visit.id || existing.trackingCode !== code || existing.kind !== kind)
  )
    throw new AppError('handOver.requestReused');
  return existing;
}

type Holding = { visit: Visit; parcel: KnownParcel; request: Asked };

async function hold(
  context: Context,
  tx: Tx,
  { principal }: CounterClerk,
  { visit, parcel, request: { requestId: id, kind, note } }: Holding,
): Promise<WireCounterProblem> {
  const { id: parcelId, trackingCode } = parcel;
  const { unitId, customerCode } = visit;
  const mover = { actor: principal, source: 'station', placeId: unitId, reason: note } as const;
  const cause = kind === 'NOT_WANTED' ? {} : { cause: kind };
  const moves = flagsOfCounterProblem(kind).map((flag) => ({
    ...mover,
    ...cause,
    type: 'FLAG_RAISED' as const,
    flag,
  }));
  const [written] = await writeParcels(context, tx, [{ trackingCode, moves }]);
  const refused = written?.outcomes.find(({ result }) => result === 'refused');
  if (refused?.result === 'refused') throw new AppError(refused.error, { params: refused.params ?? {} });
  const raisedAt = context.clock.now();
  const settings = await readSettings(context);
  const days = Number(settings['counter.decideDays'] ?? usualAtCounter['counter.decideDays']);
  const decideBy = addDays(dushanbeDay(raisedAt), days);
  await insertCounterProblem(tx, {
    id,
    visitId: visit.id,
    parcelId,
    trackingCode,
    unitId,
    kind,
    note,
    raisedAt,
    decideBy,
    clerkId: principal.userId,
    clerk: principal.name,
  });
  const stored = await findCounterProblem(tx, id);
  if (stored === undefined) throw new RangeError('a row that was inserted is there');
  await writeLetter(context, tx, customerCode, stored);
  return describe(stored);
}

async function writeLetter(
  context: Context,
  tx: Tx,
  customerCode: string,
  { trackingCode, kind, unitId, decideBy }: CounterProblemRow,
): Promise<void> {
  // What happens to the parcel and until when is no news that one may turn off.
  const reader = (await readersOf(tx, [customerCode], { isDue: true })).get(customerCode);
  if (reader === undefined) return;
  const { email: to, locale } = reader;
  const point = (await findPickupPoints(context, locale)).find(({ id }) => id === unitId);
  await queueLetter(tx, {
    to,
    locale,
    letter: 'parcelNotTaken',
    params: {
      trackingCode,
      decideBy,
      what: counterProblemNames[kind][locale],
      pickupPoint: point === undefined ? null : `${point.name}, ${point.city.name}, ${point.address}`,
      hotline: await readHotline(context),
    },
  });
}

/** A report as the counter sees it. */
export function describe(row: CounterProblemRow): WireCounterProblem {
  const { id, trackingCode, kind, cell, decideBy, photos } = row;
  return { id, trackingCode, kind, cell, decideBy, photos };
}

/** Own parcels that wait for the office. */
export async function readOwnCounterProblems(
  context: Context,
  { customerCode }: UserPrincipal,
  locale: Locale,
): Promise<DataOf<typeof ownCall>> {
  const [rows, units] = await Promise.all([
    openCounterProblemsOf(context.db, customerCode ?? ''),
    readUnits(context),
  ]);
  return {
    list: rows.map(({ trackingCode, kind, unitId, raisedAt, decideBy }) => ({
      trackingCode,
      kind,
      decideBy,
      kindName: counterProblemNames[kind][locale],
      pickupPoint: units.find(({ id }) => id === unitId)?.names[locale] ?? String(unitId),
      raisedAt: raisedAt.toISOString(),
    })),
  };
}
