/**
 * Owns cash that a counter or a courier took while there was no line. Promises that it is on record once, in the shift
 * that took it, by the price and the rate that the counter had. What it no longer pays for goes to the balance of the
 * payer, and a person looks at it. Money that is in the drawer is never refused for its price.
 */
import { sumPayment, type PaymentSums } from '@rohi/contract/billing/payment-sums';
import { addDays, dushanbeDay } from '@rohi/contract/dushanbe-time';
import { readRate } from '@rohi/contract/pricing/currency-rate';
import { usualCounterCash } from '@rohi/contract/reference-data/usual-settings';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { Db, Tx } from '../../../platform/database.ts';
import type { UserPrincipal } from '../../../principal.ts';
import { findRate } from '../../pricing/rates/currency-rate.service.ts';
import { readSettings } from '../../reference-data/settings.service.ts';
import { owedCharges, type OwedCharge } from '../charges/owed.service.ts';
import { findCustomer } from '../ledger/paying-customer.service.ts';
import { lockPurse } from '../ledger/purse.store.ts';
import { lockTakingShift, type TakingShift } from '../shifts/late-items.service.ts';
import { openShiftOf } from '../shifts/shift.store.ts';
import { insertCashTaken, isStored, sumCashTaken } from './offline-cash.store.ts';
import { explainLines } from './payment-lines.service.ts';
import type { TodaysRate } from './payment-rate.service.ts';
import { bookPayment } from './post-payment.service.ts';

/** Cash as the device has noted it; dirams, and cents of a dollar for each charge. */
export type OfflineCash = {
  paymentId: string;
  visitId: string;
  customerCode: string;
  shiftId: string;
  takenAt: Date;
  charges: readonly { id: string; cents: number }[];
  handed: number;
  change: number;
  rate: { rate: string; rateDate: string };
};

/** What became of it: on record (the first four), or not. */
export type CashEnd =
  | 'CASH_TAKEN'
  | 'CASH_KNOWN'
  | 'CASH_TO_BALANCE'
  | 'OVER_LIMIT'
  | 'SHIFT_OVER'
  | 'NO_SUCH_RATE'
  | 'NO_SUCH_CUSTOMER';

/** Books it in the name of who took it. */
export async function takeOfflineCash(
  context: Context,
  tx: Tx,
  principal: UserPrincipal,
  cash: OfflineCash,
): Promise<CashEnd> {
  const customer = await findCustomer(context, cash.customerCode);
  if (customer === undefined) return 'NO_SUCH_CUSTOMER';
  const { customerCode } = customer;
  await lockPurse(tx, customerCode);
  if (await isStored(tx, cash.paymentId)) return 'CASH_KNOWN';
  const taken = { shiftId: cash.shiftId, at: cash.takenAt.toISOString() };
  const taking = await lockTakingShift(context, tx, principal.userId, taken).catch(
    unless('billing.takenElsewhere'),
  );
  if (taking === undefined) return 'SHIFT_OVER';
  const rate = await rateOf({ db: tx, clock: context.clock }, cash);
  if (rate === undefined) return 'NO_SUCH_RATE';
  // Days of storage are those of the moment at which the money was taken.
  const clock = { now: () => cash.takenAt };
  const owed = await owedCharges({ db: tx, clock }, customerCode, { isLocked: true });
  const settled = settle(cash, owed, rate);
  await book(context, tx, principal, { cash, customerCode, taking, rate, settled, clock });
  if (!settled.isAsShown) return 'CASH_TO_BALANCE';
  return (await isOverLimit(context, tx, cash)) ? 'OVER_LIMIT' : 'CASH_TAKEN';
}

/** Undefined in the place of one refusal, which comes before anything is written. */
function unless(name: AppError['errorName']) {
  return (error: unknown): undefined => {
    if (error instanceof AppError && error.errorName === name) return undefined;
    throw error;
  };
}

/**
 * The rate that the counter had, where it held on the day or the day before: a snapshot may be older than midnight.
 */
async function rateOf(
  context: Pick<Context, 'db' | 'clock'>,
  { rate: counterRate, takenAt }: Pick<OfflineCash, 'rate' | 'takenAt'>,
): Promise<TodaysRate | undefined> {
  const day = dushanbeDay(takenAt);
  const inForce = async (on: string) => {
    const found = await findRate(context, { from: 'USD', to: 'TJS', day: on });
    return found?.rateDate === counterRate.rateDate && found.rate === counterRate.rate ? found : undefined;
  };
  const officeRate = (await inForce(day)) ?? (await inForce(addDays(day, -1)));
  if (officeRate === undefined) return undefined;
  const { rate, nominal, rateDate, source, stale } = officeRate;
  const rateMillionths = readRate(rate);
  if (rateMillionths === undefined) throw new RangeError(`the rate of ${rateDate} is none`);
  return { used: { rate, nominal, rateDate, source }, exchange: { nominal, rateMillionths }, isStale: stale };
}

/**
 * Dirams that were given back of cash for charges as they were shown; 0 where it was too little, or by a rate that
 * there was not.
 */
export async function changeOf(
  context: Pick<Context, 'db' | 'clock'>,
  { charges, handed, ...snapshot }: Pick<OfflineCash, 'charges' | 'handed' | 'rate' | 'takenAt'>,
): Promise<number> {
  const rate = await rateOf(context, snapshot);
  if (rate === undefined) return 0;
  const total = charges.reduce((sum, { cents }) => sum + BigInt(cents), 0n);
  const paid = { balance: 0n, card: 0n, cash: { TJS: BigInt(handed), USD: 0n } };
  const sums = sumPayment(total, paid, 'TJS', rate.exchange);
  return typeof sums === 'string' ? 0 : Number(sums.change.TJS);
}

type Settled = { charges: OwedCharge[]; sums: PaymentSums; isAsShown: boolean };

/** What it pays for: the charges that stand as they were shown. What is left over goes to the balance. */
function settle(
  { charges: snapshot, handed, change }: OfflineCash,
  owed: readonly OwedCharge[],
  { exchange }: TodaysRate,
): Settled {
  const byId = new Map(owed.map((charge) => [charge.id, charge]));
  const charges = snapshot.flatMap(({ id, cents }) => {
    const charge = byId.get(id);
    return charge?.owedMinor === BigInt(cents) ? [charge] : [];
  });
  const total = charges.reduce((sum, { owedMinor }) => sum + owedMinor, 0n);
  const pay = (cents: bigint, handedMinor: number, over: 'TJS' | 'BALANCE') =>
    sumPayment(cents, { balance: 0n, card: 0n, cash: { TJS: BigInt(handedMinor), USD: 0n } }, over, exchange);
  const whole = charges.length === snapshot.length ? pay(total, handed, 'TJS') : undefined;
  if (typeof whole === 'object' && whole.change.TJS === BigInt(change))
    return { charges, sums: whole, isAsShown: true };
  // What was given back is gone: what counts is what is in the drawer.
  const part = pay(total, handed - change, 'BALANCE');
  if (typeof part === 'object') return { charges, sums: part, isAsShown: false };
  const none = pay(0n, handed - change, 'BALANCE');
  if (typeof none === 'string') throw new RangeError(`cash of a device that is none: ${none}`);
  return { charges: [], sums: none, isAsShown: false };
}

type Booked = {
  cash: OfflineCash;
  customerCode: string;
  taking: TakingShift;
  rate: TodaysRate;
  settled: Settled;
  clock: Context['clock'];
};

async function book(
  context: Context,
  tx: Tx,
  { name, userId }: UserPrincipal,
  { cash, customerCode, taking: { shift, takenAt }, rate, settled: { charges, sums }, clock }: Booked,
): Promise<void> {
  const payment = {
    id: cash.paymentId,
    customerCode,
    currency: 'USD' as const,
    shiftId: shift.id,
    unitId: shift.unitId,
    at: context.clock.now(),
    takenAt,
    clerk: name,
    clerkId: userId,
    rate: rate.used,
    totalMinor: charges.reduce((sum, { owedMinor }) => sum + owedMinor, 0n),
    changeTjs: sums.change.TJS,
    changeUsd: 0n,
    toBalanceMinor: sums.toBalance,
    lines: await explainLines({ db: tx, clock }, charges),
    parts: sums.parts.map((part) => ({ ...part, reference: null })),
  };
  await bookPayment(context, tx, { name, userId }, { payment, charges, shift, sums, points: 0 });
  const { paymentId, visitId } = cash;
  await insertCashTaken(tx, { paymentId, visitId, shiftId: shift.id, takenAt: cash.takenAt });
}

async function isOverLimit(context: Context, tx: Tx, { shiftId, visitId }: OfflineCash): Promise<boolean> {
  const [limits, sums] = await Promise.all([cashLimits(context), sumCashTaken(tx, { shiftId, visitId })]);
  return sums.visit > BigInt(limits.handOver) || sums.shift > BigInt(limits.shift);
}

const centsOfDollar = 100;

/** Cents of a dollar that an offline counter may take in a hand-over and in a shift. */
export async function cashLimits(context: Context): Promise<{ handOver: number; shift: number }> {
  const settings = await readSettings(context);
  const read = (key: keyof typeof usualCounterCash) =>
    Number(settings[key] ?? usualCounterCash[key]) * centsOfDollar;
  return { handOver: read('counter.cashPerHandOver'), shift: read('counter.cashPerShift') };
}

/**
 * The open shift of somebody, with the cents of a dollar that were paid in it in cash while offline; null without one.
 */
export async function openShiftForCash(
  db: Db,
  userId: string,
): Promise<{ id: string; taken: number } | null> {
  const shift = await openShiftOf(db, userId);
  if (shift?.state !== 'OPEN') return null;
  return { id: shift.id, taken: Number((await sumCashTaken(db, { shiftId: shift.id })).shift) };
}
