import { setTimeout as pause } from 'node:timers/promises';
import type { CaseResult } from '../case-result.ts';
import { faultsOf, type MoneySetup } from '../money/money-setup.ts';
import { giveOut, type Counter } from './chain-counter.ts';
import { newCaller } from './chain-people.ts';
import {
  acceptAtPoint,
  declareAll,
  newCustomers,
  passHub,
  receive,
  travel,
  type ChainCustomer,
  type Fate,
} from './chain-steps.ts';

/**
 * So many parcels from their declaration to the counter by the calls alone, at two processes in turn and from four
 * stations of each hall at once: some undeclared, forbidden, missing in the lorry or too many in it. Every tenth call
 * of a station is sent twice.
 */
export async function walkChain(setup: MoneySetup, parcels: number): Promise<CaseResult[]> {
  const manager = await newCaller(setup, 'manager');
  const began = Date.now();
  const customers = await newCustomers(setup, parcels);
  await declareAll(setup, customers, 'BEFORE');
  await receive(setup, manager, customers);
  await declareAll(setup, customers, 'IN_CHINA');
  const trips = await travel(setup, manager, customers);
  const transfer = await passHub(setup, manager, trips);
  const arrived = trips.flatMap(({ inLorry }) => inLorry);
  await acceptAtPoint(setup, manager, transfer, arrived);
  const counter = await giveOut(setup, manager, customers);
  const seconds = (Date.now() - began) / 1000;
  const what = `${parcels} parcels of ${customers.length} customers in ${trips.length} lorries`;
  return [
    await judgeParcels(setup, customers, `${what}: from the declaration to the counter`, seconds),
    await judgeMoney(setup, customers, counter, what),
    await judgeLetters(setup, customers, what),
  ];
}

const wayHome = [
  ...['ORDER_CREATED', 'ORDER_SUBMITTED', 'FORECAST_ACCEPTED', 'CN_RECEIVED', 'LINEHAUL_DEPARTED'],
  ...['HUB_INBOUND', 'HUB_OUTBOUND', 'PP_RECEIVED', 'CUSTOMER_RECEIVED'],
];

/** Where a parcel has to be at the end, and which changes of status stand in its history. */
const endOfFate: Readonly<Record<Fate, { status: string; steps: number }>> = {
  PLAIN: { status: 'KHYQS', steps: wayHome.length },
  UNDECLARED: { status: 'KHYQS', steps: wayHome.length },
  SURPLUS: { status: 'KHYQS', steps: wayHome.length },
  FORBIDDEN: { status: 'DTH', steps: 4 },
  SHORT: { status: 'DHWCRK', steps: 5 },
};

/** Each parcel is where its fate has brought it, and each step stands in its history once. */
async function judgeParcels(
  { context }: MoneySetup,
  customers: readonly ChainCustomer[],
  what: string,
  seconds: number,
): Promise<CaseResult> {
  const all = customers.flatMap(({ parcels }) => parcels);
  const rows = await context.sql<{ code: string; status: string; events: string[]; handOvers: number }[]>`
    select tracking_code as code, status,
      array(select type from parcel_event where parcel_id = parcel.id and type = any(${wayHome}::text[])) as events,
      (select count(*)::integer from hand_over where hand_over.tracking_code = parcel.tracking_code) as "handOvers"
    from parcel where is_current and tracking_code = any(${all.map(({ code }) => code)}::text[])`;
  const byCode = new Map(rows.map((row) => [row.code, row]));
  const wrong = all.filter(({ code, fate }) => {
    const { status, steps } = endOfFate[fate];
    const row = byCode.get(code);
    const count = status === 'KHYQS' ? 1 : 0;
    return (
      row?.status !== status ||
      row.handOvers !== count ||
      row.events.toSorted().join() !== wayHome.slice(0, steps).toSorted().join()
    );
  });
  const [first] = wrong;
  const example =
    first === undefined ? '' : `, first ${first.fate} ${JSON.stringify(byCode.get(first.code))}`;
  return {
    name: 'chain',
    what,
    figure: `${all.length - wrong.length} where they have to be with each step once, ${wrong.length} not${example}; ${seconds.toFixed(0)} s`,
    isMet: wrong.length === 0 && all.length > 0,
  };
}

/** The shift closes to the diram, the ledger adds up, and nothing is owed for what was collected. */
async function judgeMoney(
  setup: MoneySetup,
  customers: readonly ChainCustomer[],
  { given, payments, taken, expected, difference }: Counter,
  what: string,
): Promise<CaseResult> {
  const wrong = await faultsOf(setup);
  const owing = [];
  for (const { get, code } of customers) {
    const { unpaid } = await get<{ unpaid: { amount: string } }>('/common/account');
    if (Number(unpaid.amount) !== 0) owing.push(code);
  }
  return {
    name: 'chain',
    what: `${what}: the money`,
    figure: `${given} given, ${payments} payments of ${(taken / 100).toFixed(2)} TJS, expected at the count ${expected}, difference ${difference}; ${owing.length} customers owe something; ${wrong.length} faults of the ledger`,
    isMet:
      wrong.length === 0 &&
      owing.length === 0 &&
      Number(difference) === 0 &&
      Number(expected) === taken / 100,
  };
}

const longestWaitMs = 120_000;

/** A departure is announced to each customer once a lorry, whatever was sent twice. */
async function judgeLetters(
  { context: { sql } }: MoneySetup,
  customers: readonly ChainCustomer[],
  what: string,
): Promise<CaseResult> {
  const codes = customers.flatMap(({ parcels }) => parcels.map(({ code }) => code));
  const count = async () => {
    const [row] = await sql<{ letters: number; wanted: number; named: number; left: number }[]>`
      with gone as (
        select parcel.id, seq, customer_code, trip_code from parcel
        join parcel_event on parcel_id = parcel.id and type = 'LINEHAUL_DEPARTED' and not implied
        where tracking_code = any(${codes}::text[]) and is_current)
      select count(distinct letter_id)::integer as letters, count(distinct (customer_code, trip_code))::integer as wanted,
        count(letter_id)::integer as named, count(*)::integer as left
      from gone left join parcel_letter on parcel_id = gone.id and event_seq = gone.seq`;
    return row ?? { letters: 0, wanted: -1, named: 0, left: -1 };
  };
  const until = Date.now() + longestWaitMs;
  let found = await count();
  while (found.named < found.left && Date.now() < until) {
    await pause(500);
    found = await count();
  }
  return {
    name: 'chain',
    what: `${what}: letters of their departure`,
    figure: `${found.letters} letters for ${found.wanted} pairs of customer and lorry, which name ${found.named} of ${found.left} parcels that left`,
    isMet: found.letters === found.wanted && found.named === found.left,
  };
}
