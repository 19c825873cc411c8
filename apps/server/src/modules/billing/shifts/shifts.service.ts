/**
 * Owns shifts: one person's time at one drawer. Promises that a drawer has one open shift, that notes are counted
 * before what was expected is answered, that a difference stands on an account of its own with a reason, and above a
 * limit was confirmed by somebody else.
 */
import { countedMinor } from '@rohi/contract/billing/cash';
import type * as calls from '@rohi/contract/billing/shifts.contract';
import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import type { BodyOf, DataOf } from '@rohi/contract/endpoint';
import type { ErrorName } from '@rohi/contract/errors';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { Db, Tx } from '../../../platform/database.ts';
import { boundPointOf, type UserPrincipal } from '../../../principal.ts';
import { inMoneyRequest, type MoneyClerk } from '../ledger/money-requests.service.ts';
import { post } from '../ledger/ledger.service.ts';
import type { AccountKey } from '../ledger/account-kinds.ts';
import type { DraftEntry } from '../ledger/posting.ts';
import { cashIn, drawerToOpen } from './drawers.service.ts';
import { describeShift } from './shift-report.service.ts';
import {
  findShift,
  insertShift,
  lastShiftAt,
  lockDrawer,
  openShiftOf,
  pageOfShifts,
  type CashPair,
  type ShiftRow,
} from './shift.store.ts';

/** The own shift that is not closed. */
export async function readOwnShift(
  { db }: Pick<Context, 'db'>,
  { userId }: UserPrincipal,
): Promise<DataOf<typeof calls.ownShift>> {
  const shift = await openShiftOf(db, userId);
  return { shift: shift === undefined ? null : await describeShift(db, shift) };
}

/** What notes and coins come to, in minor units. */
export function sumOfCounted({ TJS, USD }: calls.CountedCash): CashPair {
  return {
    TJS: countedMinor('TJS', TJS.notes, TJS.coins ?? 0n),
    USD: countedMinor('USD', USD.notes, 0n),
  };
}

/** As it is stored: sums of coins as text. */
export function storableCount({ TJS, USD }: calls.CountedCash): object {
  return { TJS: { notes: TJS.notes, coinsMinor: String(TJS.coins ?? 0n) }, USD };
}

export const cashOf = (drawerId: string, currency: 'TJS' | 'USD'): AccountKey => ({
  ownerKind: 'DRAWER',
  owner: drawerId,
  kind: 'CASH',
  currency,
});
export const ofUnit = (
  unitId: number,
  kind: 'SAFE' | 'DIFFERENCE' | 'PAID_OUT',
  currency: 'TJS' | 'USD',
): AccountKey => ({ ownerKind: 'POINT', owner: String(unitId), kind, currency });

/**
 * Opens a shift. Throws as `drawerToOpen` does, `billing.drawerTaken`, `billing.drawerRetired`,
 * `billing.shiftOpenElsewhere`.
 */
export async function openShift(
  context: Context,
  { principal }: MoneyClerk,
  { requestId, ...body }: BodyOf<typeof calls.openShift>,
): Promise<calls.WireShift> {
  const { counted } = body;
  const drawer = await drawerToOpen(context, principal, body.drawerId);
  const { id: drawerId, unitId } = drawer;
  const { userId, name } = principal;
  const request = { requestId, act: 'shift:open', userId, asked: body, thing: `drawer:${drawerId}` };
  return inMoneyRequest(context, request, async (tx) => {
    // It may have been retired meanwhile; from here on it is not.
    if ((await lockDrawer(tx, drawerId, 'share'))?.retiredAt !== null)
      throw new AppError('billing.drawerRetired');
    const openedAt = context.clock.now();
    const shift = {
      id: requestId,
      drawerId,
      unitId,
      clerkId: userId,
      clerk: name,
      openedAt,
      day: dushanbeDay(openedAt),
      float: sumOfCounted(counted),
      left: await cashIn(tx, drawerId),
      afterShift: (await lastShiftAt(tx, drawerId)) ?? null,
    };
    const broken = await insertShift(tx, { ...shift, counted: storableCount(counted) });
    if (broken !== undefined) throw new AppError(openRefusals[broken] ?? 'server.internal');
    await postFloat(context, tx, shift, principal);
    return describeShift(tx, await shiftOf(tx, requestId));
  });
}

const openRefusals: Readonly<Record<string, ErrorName>> = {
  shift_open_of_drawer: 'billing.drawerTaken',
  shift_open_of_clerk: 'billing.shiftOpenElsewhere',
};

/**
 * What was found beside what was left: of a first shift it comes from the safe of the point, else it is a difference of
 * the shift before.
 */
async function postFloat(
  context: Context,
  tx: Tx,
  {
    id,
    drawerId,
    unitId,
    float,
    left,
    afterShift,
  }: Pick<ShiftRow, 'id' | 'drawerId' | 'unitId' | 'float' | 'left' | 'afterShift'>,
  { name, userId }: UserPrincipal,
): Promise<void> {
  const from = afterShift === null ? 'SAFE' : 'DIFFERENCE';
  const entries = (['TJS', 'USD'] as const).flatMap((currency): DraftEntry[] => {
    const amount = float[currency] - left[currency];
    if (amount === 0n) return [];
    return [
      { account: cashOf(drawerId, currency), amount },
      { account: ofUnit(unitId, from, currency), amount: -amount },
    ];
  });
  if (entries.length === 0) return;
  const subject = { type: 'shift', id: afterShift ?? id };
  await post(context, tx, { name, userId }, [{ kind: 'FLOAT_FOUND', subject, shiftId: id, entries }]);
}

/** A shift that is known to be there. */
export async function shiftOf(db: Db | Tx, id: string): Promise<ShiftRow> {
  const shift = await findShift(db, id);
  if (shift === undefined) throw new AppError('billing.notFound');
  return shift;
}

/**
 * A shift with its report: the own, or anybody's within the own point for who confirms money. Throws
 * `billing.notFound`.
 */
export async function readShift(
  { db }: Pick<Context, 'db'>,
  principal: UserPrincipal,
  id: string,
): Promise<calls.WireShift> {
  const shift = await shiftOf(db, id);
  const bound = boundPointOf(principal);
  const mayAll = principal.authorities.has('payment:confirm') && (bound ?? shift.unitId) === shift.unitId;
  if (shift.clerkId !== principal.userId && !mayAll) throw new AppError('billing.notFound');
  return describeShift(db, shift);
}

/** Shifts of the own point, or of all: those that wait for a second person first, then the newest. */
export async function listShifts(
  { db }: Pick<Context, 'db'>,
  principal: UserPrincipal,
  { page, limit }: { page: number; limit: number },
): Promise<DataOf<typeof calls.listShifts>> {
  const filter = { unitId: boundPointOf(principal), limit, offset: (page - 1) * limit };
  const { total, rows } = await pageOfShifts(db, filter);
  return { total, list: await Promise.all(rows.map((shift) => describeShift(db, shift))) };
}
