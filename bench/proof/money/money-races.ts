import { randomUUID } from 'node:crypto';
import type { WirePayment } from '@rohi/contract/billing/payments.contract';
import type { WireRefund } from '@rohi/contract/billing/refunds.contract';
import type { CaseResult } from '../case-result.ts';
import {
  ask,
  counted,
  dataOf,
  endOf,
  faultsOf,
  newPayer,
  openTill,
  openingRate,
  paidParcel,
  readyParcel,
  type MoneySetup,
  type Reply,
  type Till,
} from './money-setup.ts';

const isBroken = (outcomes: readonly string[]) => outcomes.some((outcome) => outcome.startsWith('5'));

/** What has balances below zero where none may be. */
async function belowZero({ context }: MoneySetup): Promise<number> {
  const [row] = await context.sql<{ count: number }[]>`
    select count(*)::integer as count from ledger_account where not may_be_negative and balance_minor < 0`;
  return row?.count ?? -1;
}

/** Many want what is there for some of them, through both services at once. */
async function withdraw(
  setup: MoneySetup,
  { rounds, rivals, has, each }: { rounds: number; rivals: number; has: number; each: number },
): Promise<CaseResult> {
  const { addresses, manager } = setup;
  const through = (index: number) => addresses[index % addresses.length] ?? '';
  const change = (index: number, customerCode: string, points: number) =>
    ask(through(index), manager, '/staff/points', { customerCode, points, reason: 'a proof' });
  const outcomes: string[] = [];
  let others = 0;
  for (let round = 0; round < rounds; round += 1) {
    const customerCode = await newPayer(setup.context);
    for (let total = 0; total < has; total += 500)
      dataOf(await change(0, customerCode, Math.min(500, has - total)));
    const ends = await Promise.all(
      Array.from({ length: rivals }, async (_, index) => endOf(await change(index, customerCode, -each))),
    );
    outcomes.push(...ends);
    if (ends.filter((end) => end === 'ok').length !== Math.floor(has / each)) others += 1;
  }
  const below = await belowZero(setup);
  const refused = outcomes.filter((end) => end === '409 billing.pointsTooFew').length;
  const right = Math.floor(has / each) * rounds;
  return {
    name: 'ledger',
    what: `${rounds} × ${rivals} withdrawals of ${each} from ${has}, two processes`,
    figure: `${counted(outcomes)}; ${others} rounds with another number of successes, ${below} balances below zero`,
    isMet: others === 0 && below === 0 && !isBroken(outcomes) && refused === rounds * rivals - right,
  };
}

/** T10, and the withdrawals of a balance that is enough for one. */
export async function raceWithdrawals(
  setup: MoneySetup,
  { rounds, rivals }: { rounds: number; rivals: number },
): Promise<CaseResult[]> {
  return [
    await withdraw(setup, { rounds, rivals, has: 5, each: 5 }),
    await withdraw(setup, { rounds: Math.ceil(rounds / 100), rivals: 500, has: 1_000, each: 100 }),
  ];
}

/** Runs rounds one after the other and names what came of each. */
async function inRounds(rounds: number, play: (round: number) => Promise<string>): Promise<string[]> {
  const outcomes: string[] = [];
  for (let round = 0; round < rounds; round += 1) outcomes.push(await play(round));
  return outcomes;
}

const named = (replies: readonly Reply[]) => replies.map(endOf).toSorted().join(' + ');

/**
 * Several pay by a balance that is enough for one, at two tills of two processes; the balance is dollars of the ledger.
 */
export async function raceBalance(setup: MoneySetup, rounds: number): Promise<CaseResult> {
  const tills = await bothTills(setup);
  const rivals = 8;
  const outcomes = await inRounds(rounds, async () => {
    const customerCode = await newPayer(setup.context);
    await Promise.all(Array.from({ length: rivals }, () => readyParcel(setup, customerCode)));
    dataOf(await tills[0].take(customerCode, { charges: [], cash: { USD: '10' }, over: 'BALANCE' }));
    const { parcels } = await tills[0].owed(customerCode);
    const replies = await Promise.all(
      parcels.map(({ charges }, index) => {
        const shownOf = charges.flatMap(({ id, owed }) =>
          owed.amount === '0.00' ? [] : [{ id, amount: owed.amount }],
        );
        return tills[index % 2 === 0 ? 0 : 1].take(customerCode, { charges: shownOf, balance: '10' });
      }),
    );
    return counted(replies.map(endOf).toSorted());
  });
  const right = `${rivals - 1} × 409 billing.balanceTooSmall, 1 × ok`;
  const below = await belowZero(setup);
  return {
    name: 'ledger',
    what: `${rivals} payments at once by a balance that is enough for one, two processes, ${rounds} rounds`,
    figure: `${counted(outcomes)}; ${below} balances below zero`,
    isMet: outcomes.every((outcome) => outcome === right) && below === 0,
  };
}

async function bothTills(setup: MoneySetup): Promise<[Till, Till]> {
  const [first = '', second = first] = setup.addresses;
  const counted = { TJS: { notes: { '500': 100 } }, USD: { notes: { '50': 100 } } };
  return [
    await openTill(setup, { address: first, counted }),
    await openTill(setup, { address: second, counted }),
  ];
}

/** The same request id with another amount, both at once. */
export async function raceKeys(setup: MoneySetup, rounds: number): Promise<CaseResult> {
  const [till, other] = await bothTills(setup);
  const outcomes = await inRounds(rounds, async () => {
    const customerCode = await newPayer(setup.context);
    const requestId = randomUUID();
    const pay = (by: Till, USD: string) =>
      ask(by.address, till.token, '/staff/payments', {
        requestId,
        customerCode,
        charges: [],
        over: 'BALANCE',
        cash: { USD },
      });
    const ends = named(await Promise.all([pay(till, '10'), pay(other, '11')]));
    const again = named([await pay(till, '10'), await pay(till, '11')]);
    return `${ends}, again ${again}`;
  });
  const right = '422 billing.requestReused + ok';
  return {
    name: 'ledger',
    what: `the same request id with another amount at once, ${rounds} rounds`,
    figure: counted(outcomes),
    isMet: outcomes.every((outcome) => outcome === `${right}, again ${right}`),
  };
}

/** Two refunds of 6.00 of a payment of 10.00 at once, and one refund paid out twice at once. */
export async function raceRefunds(setup: MoneySetup, rounds: number): Promise<CaseResult> {
  const [till, other] = await bothTills(setup);
  const [, second] = await bothTills(setup);
  const outcomes = await inRounds(rounds, async () => {
    const payment = await paidParcel(setup, till);
    const body = { lines: [{ line: 1, amount: '5.00' }], reason: 'a proof', owedAgain: true };
    const path = `/staff/payments/${payment.id}/refunds`;
    const askFor = (by: Till, amount: string) =>
      ask(by.address, by.token, path, { ...body, lines: [{ line: 1, amount }] });
    const one = await askFor(till, '4.50');
    const both = named(await Promise.all([askFor(till, '3.00'), askFor(other, '3.00')]));
    const { id } = dataOf<WireRefund>(one);
    const pay = (by: Till) => ask(by.address, by.token, `/staff/refunds/${id}/pay`, {});
    return `${both}, paid out ${named(await Promise.all([pay(till), pay(second)]))}`;
  });
  const right = '409 billing.refundTooMuch + ok, paid out 409 billing.alreadyDecided + ok';
  return {
    name: 'ledger',
    what: `two refunds of 3.00 at once where 5.50 are left, and one paid out by two at once, ${rounds} rounds`,
    figure: counted(outcomes),
    isMet: outcomes.every((outcome) => outcome === right),
  };
}

/**
 * The rate changes between the question and the payment: it is asked again, and nothing was taken by a rate that was
 * not shown.
 */
export async function changeRates(setup: MoneySetup, rounds: number): Promise<CaseResult> {
  const [till] = await bothTills(setup);
  const { manager } = setup;
  let wrong = 0;
  const rates = ['9.3', '9.25'];
  const outcomes = await inRounds(rounds, async (round) => {
    const customerCode = await newPayer(setup.context);
    await readyParcel(setup, customerCode);
    const before = { ...openingRate, rate: rates[(round + 1) % 2] ?? '' };
    const next = { ...openingRate, rate: rates[round % 2] ?? '' };
    const enter = () =>
      ask(till.address, manager, '/price/rates', { from: 'USD', to: 'TJS', source: 'NBT', ...next });
    const pay = (rate: typeof before) => till.take(customerCode, { cash: { TJS: '200' }, rate });
    const [entered, paid] = await Promise.all([enter(), pay(before)]);
    if (entered.error !== undefined) return `no rate: ${endOf(entered)}`;
    const last = paid.error === undefined ? paid : await pay(next);
    const payment = dataOf<WirePayment>(last);
    const byRate = Number(paid.error === undefined ? before.rate : next.rate);
    const due = Math.round(10 * byRate * 100);
    const changeTjs = Math.round(Number(payment.change.TJS.amount) * 100);
    if (Number(payment.rate?.rate) !== byRate || 200_00 - changeTjs !== due) wrong += 1;
    return paid.error === undefined ? 'paid by the rate that was shown' : `${endOf(paid)}, then asked again`;
  });
  const goodOutcomes = ['paid by the rate that was shown', '409 billing.rateChanged, then asked again'];
  return {
    name: 'ledger',
    what: `the rate changes at the moment of the payment, ${rounds} rounds`,
    figure: `${counted(outcomes)}; ${wrong} by a rate that was not shown`,
    isMet: wrong === 0 && outcomes.every((outcome) => goodOutcomes.includes(outcome)),
  };
}

/** After all of it: balances are their entries, and every posting comes to zero. */
export async function ledgerAdds(setup: MoneySetup): Promise<CaseResult> {
  const faults = await faultsOf(setup);
  const [row] = await setup.context.sql<{ postings: number }[]>`
    select count(*)::integer as postings from ledger_posting`;
  return {
    name: 'ledger',
    what: 'the ledger after all of it',
    figure: `${row?.postings} postings, ${faults.length} findings${faults.length === 0 ? '' : `: ${faults.slice(0, 3).join('; ')}`}`,
    isMet: faults.length === 0,
  };
}
