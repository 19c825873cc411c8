/**
 * Owns what a shift comes to: expected from the ledger's postings of it, counted by notes. Promises that nothing of
 * what is expected is answered before the first count.
 */
import { differenceAlone } from '@rohi/contract/billing/money-limits';
import { cashCurrencies, type CashCurrency } from '@rohi/contract/billing/cash';
import type { WireShift } from '@rohi/contract/billing/shifts.contract';
import { toWireMoney } from '@rohi/contract/pricing/money';
import type { Db, Tx } from '../../../platform/database.ts';
import { movesOfShift, type ShiftMove } from '../ledger/ledger.store.ts';
import { lateItemsOf, type LateItem } from './late-item.store.ts';
import { kindOf, lastCount, type CashPair, type CountRow, type ShiftRow } from './shift.store.ts';

/** What was expected, counted, and lies between; minor units. */
export type ShiftSums = {
  count: CountRow;
  moves: readonly ShiftMove[];
  late: readonly LateItem[];
  expected: CashPair;
  difference: CashPair;
};

const pairOf = (valueOf: (currency: CashCurrency) => bigint): CashPair => ({
  TJS: valueOf('TJS'),
  USD: valueOf('USD'),
});

/** Undefined while nothing is counted. What comes late changes what was expected. */
export async function sumShift(db: Db | Tx, { id, left }: ShiftRow): Promise<ShiftSums | undefined> {
  const count = await lastCount(db, id);
  if (count === undefined) return undefined;
  const moves = await movesOfShift(db, id, ['CASH', 'TERMINAL']);
  const expected = pairOf((currency) =>
    moves
      .filter((move) => move.kind === 'CASH' && move.currency === currency && isExpected(move))
      .reduce((sum, { amount }) => sum + amount, left[currency]),
  );
  const difference = pairOf((currency) => count.cash[currency] - expected[currency]);
  return { count, moves, late: await lateItemsOf(db, id), expected, difference };
}

const isExpected = ({ postingKind }: ShiftMove) => postingKind !== 'CASH_DIFFERENCE';

/** Whether a difference is more than one person decides alone. */
export function needsSecond(difference: CashPair): boolean {
  return cashCurrencies.some((currency) => {
    const minor = difference[currency];
    return (minor < 0n ? -minor : minor) > differenceAlone[currency];
  });
}

const text = (minor: bigint) => toWireMoney({ amountMinor: minor, currency: 'USD' }).amount;
const texts = ({ TJS, USD }: CashPair) => ({ TJS: text(TJS), USD: text(USD) });

/** A shift as it is answered; its sums only once the notes are counted. */
export async function describeShift(db: Db | Tx, shift: ShiftRow): Promise<WireShift> {
  const { id, drawerId, drawerName, unitId, clerk, state, day, reason, note, confirmedBy } = shift;
  const sums = await sumShift(db, shift);
  return {
    id,
    clerk,
    state,
    day,
    reason,
    note,
    confirmedBy,
    drawer: { id: drawerId, name: drawerName, kind: kindOf(shift), unitId },
    openedAt: shift.openedAt.toISOString(),
    float: texts(shift.float),
    left: texts(shift.left),
    isFirst: shift.afterShift === null,
    result: sums === undefined ? null : describeSums(shift, sums),
    closedAt: shift.closedAt?.toISOString() ?? null,
  };
}

function describeSums(
  { left }: ShiftRow,
  { count, moves, late, expected, difference }: ShiftSums,
): WireShift['result'] {
  const cash = moves.filter((move) => move.kind === 'CASH' && isExpected(move));
  const card = moves.filter((move) => move.kind === 'TERMINAL');
  const kinds = [...new Set(cash.map(({ postingKind }) => postingKind))];
  const lines = kinds.map((kind) => {
    const ofKind = cash.filter(({ postingKind }) => postingKind === kind);
    const sum = pairOf((currency) => total(ofKind.filter((move) => move.currency === currency)));
    return { kind, count: ofKind.reduce((all, each) => all + each.count, 0), ...texts(sum) };
  });
  return {
    countedAt: count.countedAt.toISOString(),
    counts: count.number,
    lines: [{ kind: 'LEFT', count: 1, ...texts(left) }, ...lines],
    expected: texts(expected),
    counted: texts(count.cash),
    difference: texts(difference),
    card: {
      count: card.reduce((all, each) => all + each.count, 0),
      taken: text(total(card)),
      terminal: text(count.cardMinor),
    },
    late: late.map(({ cash: changed, cardMinor, takenAt, at, ...item }) => ({
      ...item,
      takenAt: takenAt.toISOString(),
      at: at.toISOString(),
      cash: texts(changed),
      card: text(cardMinor),
    })),
    needsSecond: needsSecond(difference),
  };
}

function total(moves: readonly ShiftMove[]): bigint {
  return moves.reduce((sum, { amount }) => sum + amount, 0n);
}
