import { randomUUID } from 'node:crypto';
import { convertMinor } from '@rohi/contract/pricing/currency-rate';
import type { WirePayment } from '@rohi/contract/billing/payments.contract';
import type { WireRefund } from '@rohi/contract/billing/refunds.contract';
import type { WireShift } from '@rohi/contract/billing/shifts.contract';
import { chargesToPay } from '../../../apps/server/test/tills.ts';
import { seededRandom } from '../../measure/asked-codes.ts';
import type { CaseResult } from '../case-result.ts';
import {
  ask,
  dataOf,
  endOf,
  newPayer,
  openTill,
  readyParcel,
  type MoneySetup,
  type Till,
} from './money-setup.ts';

type Cash = { TJS: number; USD: number };

/** One shift as somebody with pencil and paper knows it: minor units. */
type Played = { till: Till; cash: Cash; lost: { body: Record<string, unknown>; cash: Cash }[] };

const rate = { nominal: 1, rateMillionths: 9_250_000n };
const dirams = (cents: number) => Number(convertMinor(BigInt(cents), rate));
const text = (minor: number) => (minor / 100).toFixed(2);
const due = 10_00;

type Random = (below: number) => number;

/** Everything that may happen at a drawer, faults among it; each returns by how much the cash has changed. */
const acts: readonly ((setup: MoneySetup, played: Played, random: Random) => Promise<Cash>)[] = [
  async (setup, { till }, random) => {
    const customerCode = await newPayer(setup.context);
    await readyParcel(setup, customerCode);
    const sum = dirams(due) + random(5_000);
    dataOf(await till.take(customerCode, { cash: { TJS: text(sum) } }));
    return { TJS: dirams(due), USD: 0 };
  },
  async (setup, { till }, random) => {
    const customerCode = await newPayer(setup.context);
    await readyParcel(setup, customerCode);
    const over = random(4);
    const body = { cash: { USD: String(10 + over) }, over: random(2) === 0 ? 'TJS' : 'USD' };
    dataOf(await till.take(customerCode, body));
    return body.over === 'TJS' ? { TJS: -dirams(over * 100), USD: due + over * 100 } : { TJS: 0, USD: due };
  },
  async (setup, { till }) => {
    const customerCode = await newPayer(setup.context);
    await readyParcel(setup, customerCode);
    dataOf(await till.take(customerCode, { card: { amount: text(dirams(due)), reference: '1' } }));
    return { TJS: 0, USD: 0 };
  },
  // Two tabs: the same request at once at two processes.
  async (setup, { till }) => {
    const customerCode = await newPayer(setup.context);
    const body = { requestId: randomUUID(), customerCode, charges: [], over: 'BALANCE', cash: { USD: '7' } };
    const both = await Promise.all(
      setup.addresses.map((address) => ask(address, till.token, '/staff/payments', body)),
    );
    const ids = new Set(both.map((reply) => dataOf<WirePayment>(reply).id));
    if (ids.size !== 1) throw new Error('one request was done twice');
    return { TJS: 0, USD: 7_00 };
  },
  // Refused: too little.
  async (setup, { till }) => {
    const customerCode = await newPayer(setup.context);
    await readyParcel(setup, customerCode);
    const end = endOf(await till.take(customerCode, { cash: { TJS: '1' } }));
    if (end !== '409 billing.paidTooLittle') throw new Error(`not refused: ${end}`);
    return { TJS: 0, USD: 0 };
  },
  // Undone: taken and paid back.
  async (setup, { till }, random) => {
    const customerCode = await newPayer(setup.context);
    await readyParcel(setup, customerCode);
    const payment = dataOf<WirePayment>(await till.take(customerCode, { cash: { TJS: '100' } }));
    const cents = 1 + random(500);
    const body = {
      lines: [{ line: 1, amount: text(cents) }],
      reason: 'a proof',
      owedAgain: random(2) === 0,
    };
    const { id } = dataOf<WireRefund>(
      await ask(till.address, till.token, `/staff/payments/${payment.id}/refunds`, body),
    );
    dataOf(await ask(till.address, till.token, `/staff/refunds/${id}/pay`, {}));
    return { TJS: dirams(due) - Math.floor((dirams(due) * cents) / due), USD: 0 };
  },
  async (_setup, { till }, random) => {
    const minor = 1 + random(3_000);
    dataOf(await till.on('pay-outs', { currency: 'TJS', amount: text(minor), reason: 'PACKING' }));
    return { TJS: -minor, USD: 0 };
  },
  async (_setup, { till }, random) => {
    const minor = 1 + random(5_000);
    const bag = { number: 'B-1', takenBy: 'a driver' };
    dataOf(await till.on('collections', { currency: 'TJS', amount: text(minor), ...bag }));
    return { TJS: -minor, USD: 0 };
  },
  // The money is taken, and the line is lost before the call: it comes once the shift is closed.
  async (setup, { till, lost }) => {
    const customerCode = await newPayer(setup.context);
    await readyParcel(setup, customerCode);
    const charges = chargesToPay(await till.owed(customerCode));
    const taken = { shiftId: till.shift.id, at: new Date().toISOString() };
    const body = { requestId: randomUUID(), customerCode, charges, over: 'TJS', cash: { USD: '10' }, taken };
    lost.push({ body, cash: { TJS: 0, USD: due } });
    return { TJS: 0, USD: 0 };
  },
];

const notes = ({ TJS, USD }: Cash) => ({
  TJS: {
    notes: { '1': Math.floor(TJS / 100) % 10_000 },
    coins: text(TJS - (Math.floor(TJS / 100) % 10_000) * 100),
  },
  USD: { notes: { '1': USD / 100 } },
});

const plus = (a: Cash, b: Cash): Cash => ({ TJS: a.TJS + b.TJS, USD: a.USD + b.USD });

/** What one shift gave: where what was said is not what pencil and paper say. */
async function playShift(
  setup: MoneySetup,
  seed: number,
  drawerId: string | undefined,
  left: Cash,
): Promise<{ faults: string[]; drawerId: string; left: Cash; late: number }> {
  const random = seededRandom(seed);
  // Of a drawer that somebody else has left the float is counted anew, now and then otherwise.
  const found: Cash =
    drawerId === undefined
      ? { TJS: 2_000_00, USD: 20_00 }
      : plus(left, { TJS: random(5) === 0 ? 1_00 : 0, USD: 0 });
  const address = setup.addresses[seed % setup.addresses.length] ?? '';
  const counted = notes(found);
  const till = await openTill(setup, { address, counted, ...(drawerId === undefined ? {} : { drawerId }) });
  const played: Played = { till, cash: found, lost: [] };
  const many = 3 + random(5);
  for (let act = 0; act < many; act += 1) {
    const play = acts[random(acts.length)] ?? acts[0];
    if (play !== undefined) played.cash = plus(played.cash, await play(setup, played, random));
  }
  const inDrawer = played.lost.reduce((sum, { cash }) => plus(sum, cash), played.cash);
  const apart = random(10) < 3 ? -random(4_000) : 0;
  const there = { TJS: Math.max(0, inDrawer.TJS + apart), USD: inDrawer.USD };
  dataOf(await till.on('count', { counted: notes(there), card: '0' }));
  const { id, drawer } = await closeShift(setup, played, there);
  for (const { body, cash } of played.lost) {
    for (const each of setup.addresses) dataOf(await ask(each, till.token, '/staff/payments', body));
    played.cash = plus(played.cash, cash);
  }
  const shift = dataOf<WireShift>(await ask(address, setup.manager, `/staff/shifts/${id}`));
  const faults = judgeShift(shift, played, there).map((fault) => `seed ${seed}: ${fault}`);
  return { faults, drawerId: drawer.id, left: there, late: played.lost.length };
}

/** Closes what was counted; a manager confirms what is above the limit. */
async function closeShift({ manager }: MoneySetup, { till, cash }: Played, there: Cash): Promise<WireShift> {
  const agrees = there.TJS === cash.TJS && there.USD === cash.USD;
  const closed = dataOf<WireShift>(await till.on('close', { reason: agrees ? null : 'UNKNOWN' }));
  if (closed.state !== 'WAITING') return closed;
  return dataOf<WireShift>(await ask(till.address, manager, `/staff/shifts/${closed.id}/confirm`, {}));
}

const sumsText = (sums: { TJS: string; USD: string } | undefined) => `${sums?.TJS} ${sums?.USD}`;
const paper = (sums: Cash) => `${text(sums.TJS)} ${text(sums.USD)}`;

/** Where the report is not what pencil and paper say. */
function judgeShift({ result, state }: WireShift, { cash, lost }: Played, there: Cash): string[] {
  const difference = { TJS: there.TJS - cash.TJS, USD: there.USD - cash.USD };
  const pairs = [
    ['expected', sumsText(result?.expected), paper(cash)],
    ['counted', sumsText(result?.counted), paper(there)],
    ['difference', sumsText(result?.difference), paper(difference)],
    ['late items', String(result?.late.length), String(lost.length)],
    ['state', state, 'CLOSED'],
  ] as const;
  return pairs.flatMap(([name, is, should]) => (is === should ? [] : [`${name} ${is}, on paper ${should}`]));
}

/** Shifts of seeds with all that goes wrong at a drawer, three persons one after the other at each. */
export async function playShifts(setup: MoneySetup, shifts: number, firstSeed: number): Promise<CaseResult> {
  const faults: string[] = [];
  let late = 0;
  let drawerId: string | undefined;
  let left: Cash = { TJS: 0, USD: 0 };
  for (let seed = firstSeed; seed < firstSeed + shifts; seed += 1) {
    if ((seed - firstSeed) % 3 === 0) drawerId = undefined;
    const shift = await playShift(setup, seed, drawerId, left);
    ({ drawerId, left } = shift);
    faults.push(...shift.faults);
    late += shift.late;
  }
  const apart = await setup.context.sql<{ id: string }[]>`
    select drawer.id from drawer join lateral (
      select tjs_minor as tjs, usd_minor as usd from shift join shift_count on shift_id = shift.id
      where drawer_id = drawer.id and state = 'CLOSED' order by opened_at desc, number desc limit 1) as counted on true
    cross join lateral (
      select coalesce(sum(balance_minor) filter (where currency = 'TJS'), 0) as tjs,
        coalesce(sum(balance_minor) filter (where currency = 'USD'), 0) as usd
      from ledger_account where owner_kind = 'DRAWER' and owner = drawer.id::text and kind = 'CASH') as held
    where not exists (select from shift where drawer_id = drawer.id and state <> 'CLOSED')
      and (held.tjs <> counted.tjs or held.usd <> counted.usd)`;
  return {
    name: 'ledger',
    what: `${shifts} seeded shifts from ${firstSeed} on: two tabs, undo, refunds, change of clerk, differences, ${late} late items`,
    figure: `${faults.length} sums that are not those on paper, ${apart.length} drawers that do not hold what was counted last${faults.length === 0 ? '' : `: ${faults.slice(0, 3).join('; ')}`}`,
    isMet: faults.length + apart.length === 0 && (late > 0 || shifts < 20),
  };
}
