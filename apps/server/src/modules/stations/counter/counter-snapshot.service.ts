/**
 * Owns the snapshots by which counters work offline. Promises that a device gets what lies at its own point alone, that
 * no change is missed, in whatever order transactions end, and that what follows from no change of a parcel (a day that
 * has begun, a rate, a closed day) comes with the whole within the hour.
 */
import { addDays, dushanbeDay, startOfDushanbeDay } from '@rohi/contract/dushanbe-time';
import type { DataOf, QueryOf } from '@rohi/contract/endpoint';
import {
  counterCursorMinutes,
  counterDays,
  type counterSnapshot as snapshotCall,
} from '@rohi/contract/stations/counter-snapshot.contract';
import { snapshotCursorDays } from '@rohi/contract/stations/snapshot.contract';
import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { sendAhead } from '../../../platform/pipelined-transaction.ts';
import { follow, type Projection } from '../../../platform/projections.ts';
import {
  readDatedCursor,
  sendingAfter,
  writeCursor,
  writeDatedCursor,
  type DatedCursor,
} from '../../../platform/snapshot-cursor.ts';
import { readProgress } from '../../../platform/snapshot-progress.ts';
import type { UserPrincipal } from '../../../principal.ts';
import { codesGiven } from '../../accounts/codes/codes-by-hand.service.ts';
import { owedChanged } from '../../billing/charges/changed-charges.service.ts';
import { owedOnDays } from '../../billing/charges/owed.service.ts';
import { cashLimits, openShiftForCash } from '../../billing/payments/offline-cash.service.ts';
import { todaysRate } from '../../billing/payments/payment-rate.service.ts';
import { evidenceRuleOf } from '../../hand-over/evidence/evidence.service.ts';
import { parcelsWritten, type WrittenParcel } from '../../tracking/moves/written-parcels.service.ts';
import { findOwnDevice } from '../devices/devices.service.ts';
import {
  deleteLeftCounters,
  noteAtCounters,
  noteCodesAtCounters,
  pageAtCounter,
  stillAtCounter,
  type AtCounterRow,
} from './counter-parcel.store.ts';

/** Parcels that can be collected at a point, or could, and what is owed for them. */
export const parcelsAtCounters: Projection = {
  follows: [follow(parcelsWritten, concerned), follow(owedChanged, ({ parcelId }) => [parcelId])],
  // Comes last: the commit goes out behind it.
  write: async (tx, parcelIds) => sendAhead(noteAtCounters(tx, parcelIds)),
};

/** Another code of a customer is known to counters offline. */
export const codesAtCounters: Projection = {
  follows: [follow(codesGiven, ({ customerCode }) => [customerCode])],
  write: noteCodesAtCounters,
};

function concerned({ parcelId, before, after, again }: WrittenParcel): string[] {
  const lies = [before, after].some((content) => content?.state.status === ParcelStatus.AwaitingCustomer);
  return lies || again === true ? [parcelId] : [];
}

type Snapshot = DataOf<typeof snapshotCall>;

/** So many parcels in one answer: some 250 bytes each, a fifth of that compressed. */
const mostAtOnce = 5_000;
const minuteMs = 60_000;

/**
 * What the counter of a device is sent. Throws `stations.deviceNotFound`, `stations.deviceEnded`, `request.invalid` for
 * a device of other work.
 */
export async function counterSnapshotOf(
  context: Context,
  principal: UserPrincipal,
  { deviceId, since: sinceCursor }: QueryOf<typeof snapshotCall>,
  limit = mostAtOnce,
): Promise<Snapshot> {
  const { unitId, endedAt, works } = await findOwnDevice(context, principal, deviceId);
  if (endedAt !== null) throw new AppError('stations.deviceEnded');
  if (!works.includes('COUNTER'))
    throw new AppError('request.invalid', { fields: [{ field: 'deviceId', error: 'notAllowed' }] });
  const { db, clock } = context;
  const now = clock.now();
  const before = readOwn(sinceCursor, now);
  const sending = sendingAfter(before?.cursor, await readProgress(db), now.getTime());
  const since = sending.since ?? undefined;
  const rows = await pageAtCounter(db, { unitId, since, afterId: sending.afterId, limit: limit + 1 });
  const page = rows.slice(0, limit);
  const hasMore = rows.length > limit;
  const isWhole = since === undefined && sending.afterId === '0';
  const days = Array.from({ length: counterDays }, (_, index) => addDays(dushanbeDay(now), index));
  const cursor = writeCursor({ ...sending, afterId: hasMore ? (page.at(-1)?.parcelId ?? '0') : '0' });
  const wholeAt = isWhole || before === undefined ? now.getTime() : before.wholeAt;
  return {
    isWhole,
    days,
    hasMore,
    cursor: writeDatedCursor({ wholeAt, cursor }),
    ...(await parcelsOf(context, unitId, page, days)),
    ...(await moneyOf(context, principal)),
    evidence: await evidenceRuleOf(context, unitId),
  };
}

/** The cursor, if its whole snapshot is of today and not too old; else undefined. */
function readOwn(cursor: string | undefined, now: Date): DatedCursor | undefined {
  const oldest = Math.max(
    now.getTime() - counterCursorMinutes * minuteMs,
    startOfDushanbeDay(dushanbeDay(now)).getTime(),
  );
  return readDatedCursor(cursor, { oldest, now: now.getTime() });
}

async function parcelsOf(
  context: Context,
  unitId: number,
  page: readonly AtCounterRow[],
  days: readonly string[],
): Promise<Pick<Snapshot, 'parcels' | 'gone'>> {
  const here = page.filter(({ isHere }) => isHere);
  const left = page.flatMap(({ isHere, code }) => (isHere ? [] : [code]));
  const ids = here.map(({ parcelId }) => parcelId);
  const [charges, still] = await Promise.all([
    ids.length === 0 ? [] : owedOnDays(context, ids, days),
    stillAtCounter(context.db, unitId, left),
  ]);
  const owed = Map.groupBy(charges, ({ parcelId }) => parcelId);
  return {
    parcels: here.map(({ parcelId, isHere: _is, otherCodes, ...parcel }) => ({
      ...parcel,
      ...(otherCodes === null ? {} : { otherCodes }),
      owed: (owed.get(parcelId) ?? []).map(({ id, owedMinor }) => ({
        id,
        cents: owedMinor.map((minor) => Math.max(Number(minor), 0)),
      })),
    })),
    // A code with a next parcel that lies there in its place is not gone.
    gone: left.filter((code) => !still.has(code)),
  };
}

async function moneyOf(
  context: Context,
  { userId }: UserPrincipal,
): Promise<Pick<Snapshot, 'rate' | 'shift' | 'limits'>> {
  const [today, shift, limits] = await Promise.all([
    todaysRate(context),
    openShiftForCash(context.db, userId),
    cashLimits(context),
  ]);
  const { rate, nominal, rateDate } = today?.used ?? {};
  const isKnown = rate !== undefined && nominal !== undefined && rateDate !== undefined;
  return { rate: isKnown ? { rate, nominal, rateDate } : null, shift, limits };
}

/** Forgets rows that no cursor needs any more. Idempotent. */
export function forgetLeftCounters({ db }: Pick<Context, 'db'>): Promise<void> {
  return deleteLeftCounters(db, snapshotCursorDays + 1);
}
