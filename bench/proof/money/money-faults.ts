import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import type { WirePayment } from '@rohi/contract/billing/payments.contract';
import type { DatabaseAddress } from '../../../apps/server/src/platform/connections.ts';
import { inTransaction } from '../../../apps/server/src/platform/database.ts';
import { startServiceChild } from '../../../apps/server/test/service-child.ts';
import { chargesToPay } from '../../../apps/server/test/tills.ts';
import { environmentOf } from '../../../apps/server/test/two-services.ts';
import type { CaseResult } from '../case-result.ts';
import {
  ask,
  counted,
  dataOf,
  endOf,
  newPayer,
  openTill,
  readyParcel,
  type MoneySetup,
} from './money-setup.ts';

/**
 * kill -9 of the service once a payment is written and before it has its number: the counter of the point is held by
 * somebody else meanwhile.
 */
export async function killBeforeNumber(
  setup: MoneySetup,
  database: DatabaseAddress,
  kills: number,
): Promise<CaseResult> {
  const { context, unitId } = setup;
  const till = await openTill(setup, { counted: { TJS: { notes: { '500': 100 } }, USD: { notes: {} } } });
  const first = await newPayer(context);
  // The counter has a row to be held.
  dataOf(await till.take(first, { charges: [], cash: { USD: '1' }, over: 'BALANCE' }));
  const start = () =>
    startServiceChild({ ...environmentOf(database), DEMO: 'off', LOG_LEVEL: 'fatal', RATE_LIMIT: '0' });
  const seen = { answered: 0, stayed: 0, again: 0 };
  for (let kill = 0; kill < kills; kill += 1) {
    const service = start();
    const address = await service.ready;
    const customerCode = await newPayer(context);
    await readyParcel(setup, customerCode);
    const charges = chargesToPay(await till.owed(customerCode));
    const body = { requestId: randomUUID(), customerCode, charges, over: 'USD', cash: { USD: '10' } };
    const answered = await inTransaction(context.db, async (tx) => {
      await tx
        .selectFrom('receipt_counter')
        .select('year')
        .where('unit_id', '=', unitId)
        .forUpdate()
        .execute();
      const sent = ask(address, till.token, '/staff/payments', body).then(
        () => true,
        () => false,
      );
      await untilOneWaits(setup);
      service.child.kill('SIGKILL');
      await service.ended;
      return sent;
    });
    if (answered) seen.answered += 1;
    const [row] = await context.sql<{ count: number }[]>`
      select count(*)::integer as count from payment where id = ${body.requestId}`;
    seen.stayed += row?.count ?? 0;
    // The same again, to the other service.
    const payment = dataOf<WirePayment>(await ask(till.address, till.token, '/staff/payments', body));
    const twice = dataOf<WirePayment>(await ask(till.address, till.token, '/staff/payments', body));
    if (payment.id === body.requestId && twice.receiptNumber === payment.receiptNumber) seen.again += 1;
  }
  const [gaps] = await context.sql<{ gaps: number; doubles: number; without: number }[]>`
    select (select count(*)::integer from (
        select number - lag(number, 1, 0) over (partition by unit_id, year order by number) as step from receipt) as steps where step <> 1) as gaps,
      (select count(*) - count(distinct (unit_id, year, number)) from receipt)::integer as doubles,
      (select count(*)::integer from payment where not exists (select from receipt where receipt.id = payment.id)) as without`;
  const wrong = (gaps?.gaps ?? 1) + (gaps?.doubles ?? 1) + (gaps?.without ?? 1);
  return {
    name: 'ledger',
    what: `the service killed ${kills} times (kill -9) between a payment and the number of its receipt, then the same again`,
    figure: `${seen.stayed} half payments, ${seen.answered} answered before, ${seen.again} done once by the same request; receipts: ${gaps?.gaps} gaps, ${gaps?.doubles} doubles, ${gaps?.without} payments without one`,
    isMet: wrong === 0 && seen.stayed + seen.answered === 0 && seen.again === kills,
  };
}

/** Returns once a payment waits for the counter of receipts. */
async function untilOneWaits({ context }: MoneySetup): Promise<void> {
  for (;;) {
    const waiting = await context.sql`
      select from pg_stat_activity where wait_event_type = 'Lock' and query like '%receipt_counter%'`;
    if (waiting.length > 0) return;
    await pause(5);
  }
}

/** Whatever stands where a sum is wanted: refused, or exactly what was written; never a broken answer. */
export async function fuzzAmounts(setup: MoneySetup, runs: number): Promise<CaseResult> {
  const till = await openTill(setup);
  const customerCode = await newPayer(setup.context);
  const odd = [
    -0,
    1e308,
    0.1 + 0.2,
    2 ** 53,
    '0.30000000000000004',
    '-0',
    '1e2',
    '٣',
    '9007199254740993',
    '１０',
    '1,5',
    ' 7 ',
  ];
  const anything = fc.oneof(
    fc.constantFrom(...odd),
    fc.double(),
    fc.maxSafeInteger(),
    fc.string(),
    fc.bigInt().map(String),
    fc
      .tuple(fc.nat(10_000_000), fc.nat(99))
      .map(([whole, part]) => `${whole}.${String(part).padStart(2, '0')}`),
    fc.constant(null),
  );
  const places = ['TJS', 'USD', 'card', 'balance', 'points', 'currency'] as const;
  const outcomes: string[] = [];
  let worth = 0n;
  let unequal = 0;
  for (const [place, amount] of fc.sample(fc.tuple(fc.constantFrom(...places), anything), {
    numRuns: runs,
    seed: 20_261_126,
  })) {
    const sums =
      place === 'TJS' || place === 'USD'
        ? { cash: { [place]: amount } }
        : place === 'card'
          ? { card: { amount, reference: '1' } }
          : place === 'currency'
            ? { cash: { CNY: amount } }
            : { [place]: amount };
    const reply = await till.take(customerCode, { charges: [], over: 'BALANCE', ...sums });
    outcomes.push(endOf(reply));
    if (reply.error !== undefined) continue;
    const payment = reply.data as WirePayment;
    const [means] = payment.means;
    // Full-width digits of a Chinese keyboard are digits.
    const typed = String(amount).normalize('NFKC').trim().replace(',', '.');
    if (Number(means?.given.amount) !== Number(typed)) unequal += 1;
    worth += BigInt(payment.toBalance.amount.replace('.', ''));
  }
  const [row] = await setup.context.sql<{ balance: string }[]>`
    select balance_minor as balance from ledger_account where owner = ${customerCode} and kind = 'BALANCE'`;
  const broken = outcomes.filter((end) => end.startsWith('5')).length;
  return {
    name: 'ledger',
    what: `${runs} payments of whatever may stand where a sum is wanted: numbers, texts, other currencies`,
    figure: `${counted(outcomes)}; ${unequal} taken as another sum, the balance is ${row?.balance ?? 0} of ${worth} cents`,
    isMet: broken === 0 && unequal === 0 && BigInt(row?.balance ?? 0) === worth && outcomes.includes('ok'),
  };
}
