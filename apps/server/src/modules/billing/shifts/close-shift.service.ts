/** Owns the end of a shift, and cash that leaves its drawer other than to customers. */
import { cashCurrencies, type CashCurrency } from '@rohi/contract/billing/cash';
import type * as calls from '@rohi/contract/billing/shifts.contract';
import type { BodyOf, DataOf } from '@rohi/contract/endpoint';
import { toWireMoney } from '@rohi/contract/pricing/money';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { Tx } from '../../../platform/database.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { post } from '../ledger/ledger.service.ts';
import { inMoneyRequest, type MoneyClerk } from '../ledger/money-requests.service.ts';
import type { DraftEntry } from '../ledger/posting.ts';
import { describeShift, needsSecond, sumShift } from './shift-report.service.ts';
import {
  changeShift,
  insertCount,
  insertOutlay,
  lockShift,
  type CashPair,
  type OutlayRow,
  type ShiftRow,
  type ShiftState,
} from './shift.store.ts';
import { cashOf, ofUnit, shiftOf, storableCount, sumOfCounted } from './shifts.service.ts';

type Asked = { id: string; requestId: string };

/**
 * The own shift under its lock. Throws `billing.notFound` for that of somebody else, `billing.shiftNotOpen` in another
 * state.
 */
async function lockOwn(
  tx: Tx,
  { principal }: MoneyClerk,
  id: string,
  how: 'share' | 'change',
  states: readonly ShiftState[],
): Promise<ShiftRow> {
  const shift = await lockShift(tx, id, how);
  if (shift?.clerkId !== principal.userId) throw new AppError('billing.notFound');
  if (!states.includes(shift.state)) throw new AppError('billing.shiftNotOpen');
  return shift;
}

/** Runs an act on a shift once, in the line of its drawer. */
async function onShift<Answer extends object>(
  context: Context,
  { principal }: MoneyClerk,
  act: string,
  { id, requestId, ...input }: Asked & Record<string, unknown>,
  work: (tx: Tx) => Promise<Answer>,
): Promise<Answer> {
  const { drawerId } = await shiftOf(context.db, id);
  const { userId } = principal;
  const request = { requestId, act, userId, asked: { id, ...input }, thing: `drawer:${drawerId}` };
  return inMoneyRequest(context, request, work);
}

/** Pays an expense out of the drawer. Throws `billing.drawerTooEmpty` and what `lockOwn` throws. */
export function payOut(
  context: Context,
  clerk: MoneyClerk,
  request: Asked & BodyOf<typeof calls.payOut>,
): Promise<DataOf<typeof calls.payOut>> {
  const { id, requestId, currency, amount, reason, voucher, note } = request;
  return onShift(context, clerk, 'shift:payOut', request, async (tx) =>
    takeOut(context, tx, clerk, await lockOwn(tx, clerk, id, 'share', ['OPEN']), {
      id: requestId,
      kind: 'PAID_OUT',
      currency,
      amount,
      reason,
      number: voucher ?? null,
      takenBy: null,
      note: note ?? null,
    }),
  );
}

/** Collects cash from the drawer into the safe of the point. Throws as `payOut` does. */
export function collectCash(
  context: Context,
  clerk: MoneyClerk,
  request: Asked & BodyOf<typeof calls.collectCash>,
): Promise<DataOf<typeof calls.collectCash>> {
  const { id, requestId, currency, amount, number, takenBy } = request;
  return onShift(context, clerk, 'shift:collect', request, async (tx) =>
    takeOut(context, tx, clerk, await lockOwn(tx, clerk, id, 'share', ['OPEN']), {
      id: requestId,
      kind: 'COLLECTED',
      currency,
      amount,
      reason: null,
      number,
      takenBy,
      note: null,
    }),
  );
}

async function takeOut(
  context: Context,
  tx: Tx,
  { principal }: MoneyClerk,
  shift: ShiftRow,
  outlay: Omit<OutlayRow, 'shiftId' | 'at'>,
): Promise<{ id: string; amount: ReturnType<typeof toWireMoney> }> {
  const { id, kind, currency, amount, reason } = outlay;
  await insertOutlay(tx, { ...outlay, shiftId: shift.id, at: context.clock.now() });
  const { name, userId } = principal;
  const draft = {
    kind,
    subject: { type: 'shift', id: shift.id },
    shiftId: shift.id,
    reason: reason ?? undefined,
    entries: [
      { account: cashOf(shift.drawerId, currency), amount: -amount },
      { account: ofUnit(shift.unitId, kind === 'PAID_OUT' ? 'PAID_OUT' : 'SAFE', currency), amount },
    ],
  };
  await post(context, tx, { name, userId }, [draft]);
  return { id, amount: toWireMoney({ amountMinor: amount, currency }) };
}

/**
 * The notes at the end: from the first count on the shift takes nothing more. Throws `billing.notFound`,
 * `billing.shiftNotOpen`.
 */
export function countShift(
  context: Context,
  clerk: MoneyClerk,
  request: Asked & BodyOf<typeof calls.countShift>,
): Promise<calls.WireShift> {
  const { id, counted, card } = request;
  return onShift(context, clerk, 'shift:count', request, async (tx) => {
    const shift = await lockOwn(tx, clerk, id, 'change', ['OPEN', 'COUNTED']);
    await insertCount(tx, id, {
      countedAt: context.clock.now(),
      counted: storableCount(counted),
      cash: sumOfCounted(counted),
      cardMinor: card,
    });
    await changeShift(tx, id, { state: 'COUNTED', reason: null, note: null, closedAt: null });
    return describeShift(tx, { ...shift, state: 'COUNTED' });
  });
}

/**
 * Closes a counted shift, or has its difference wait for a second person. Throws `billing.reasonNeeded` for a
 * difference without one, and as `countShift` does.
 */
export function closeShift(
  context: Context,
  clerk: MoneyClerk,
  request: Asked & BodyOf<typeof calls.closeShift>,
): Promise<calls.WireShift> {
  const { id, reason, note = null } = request;
  return onShift(context, clerk, 'shift:close', request, async (tx) => {
    const shift = await lockOwn(tx, clerk, id, 'change', ['COUNTED']);
    const difference = await differenceOf(tx, shift);
    const differs = cashCurrencies.some((currency) => difference[currency] !== 0n);
    if (differs && reason === null) throw new AppError('billing.reasonNeeded');
    if (needsSecond(difference)) {
      await changeShift(tx, id, { state: 'WAITING', reason, note, closedAt: null });
      return describeShift(tx, await shiftOf(tx, id));
    }
    return finish(context, tx, clerk, { ...shift, reason, note }, difference);
  });
}

/**
 * Confirms a difference above the limit. Throws `billing.secondPersonNeeded` to the owner of the shift,
 * `billing.notFound`, `billing.shiftNotOpen`.
 */
export function confirmShift(
  context: Context,
  clerk: MoneyClerk,
  request: Asked & BodyOf<typeof calls.confirmShift>,
): Promise<calls.WireShift> {
  const { id } = request;
  const { userId, name } = clerk.principal;
  return onShift(context, clerk, 'shift:confirm', request, async (tx) => {
    const shift = await lockShift(tx, id, 'change');
    if (shift === undefined) throw new AppError('billing.notFound');
    if (shift.state !== 'WAITING') throw new AppError('billing.shiftNotOpen');
    if (shift.clerkId === userId) throw new AppError('billing.secondPersonNeeded');
    return finish(context, tx, clerk, shift, await differenceOf(tx, shift), { name, userId });
  });
}

async function differenceOf(tx: Tx, shift: ShiftRow): Promise<CashPair> {
  const sums = await sumShift(tx, shift);
  if (sums === undefined) throw new AppError('billing.shiftNotOpen');
  return sums.difference;
}

/** The drawer has what was counted, the difference stands on its own account, and it is on record. */
async function finish(
  context: Context,
  tx: Tx,
  { principal, actor }: MoneyClerk,
  shift: Pick<ShiftRow, 'id' | 'drawerId' | 'unitId' | 'reason' | 'note' | 'clerk'>,
  difference: CashPair,
  confirmed?: { name: string; userId: string },
): Promise<calls.WireShift> {
  const { id, reason, note } = shift;
  const at = context.clock.now();
  await postDifference(context, tx, principal, shift, difference);
  await changeShift(tx, id, {
    state: 'CLOSED',
    reason,
    note,
    closedAt: at,
    ...(confirmed === undefined ? {} : { confirmed }),
  });
  if (cashCurrencies.some((currency) => difference[currency] !== 0n))
    await recordAudit(tx, {
      at,
      actor,
      action: 'cash:difference',
      subject: { type: 'shift', id },
      details: {
        clerk: shift.clerk,
        tjsMinor: Number(difference.TJS),
        usdMinor: Number(difference.USD),
        reason,
      },
    });
  return describeShift(tx, await shiftOf(tx, id));
}

/**
 * Moves a difference between the drawer of a shift and the account of differences of its point; more than zero: there
 * was too much.
 */
async function postDifference(
  context: Context,
  tx: Tx,
  { name, userId }: MoneyClerk['principal'],
  { id, drawerId, unitId, reason }: Pick<ShiftRow, 'id' | 'drawerId' | 'unitId' | 'reason'>,
  difference: CashPair,
): Promise<void> {
  const entriesOf = (currency: CashCurrency): DraftEntry[] => [
    { account: cashOf(drawerId, currency), amount: difference[currency] },
    { account: ofUnit(unitId, 'DIFFERENCE', currency), amount: -difference[currency] },
  ];
  const entries = cashCurrencies.flatMap((currency) =>
    difference[currency] === 0n ? [] : entriesOf(currency),
  );
  if (entries.length === 0) return;
  const subject = { type: 'shift', id };
  const draft = {
    kind: 'CASH_DIFFERENCE',
    subject,
    shiftId: id,
    reason: reason ?? undefined,
    entries,
  } as const;
  await post(context, tx, { name, userId }, [draft]);
}
