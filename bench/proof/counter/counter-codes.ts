import type { OwnApproval } from '@rohi/contract/hand-over/approvals.contract';
import type { CaseResult } from '../case-result.ts';
import { ask, counted, dataOf, endOf } from '../money/money-setup.ts';
import { faultsOfParcels } from './counter-judge.ts';
import {
  newClerk,
  newCollector,
  newPerson,
  point,
  readyParcels,
  type Collector,
  type CounterSetup,
} from './counter-setup.ts';

/** So many are tried at a time. */
const atOnce = 20;

/** The code of a customer as the cabinet shows it. */
async function codeOf({ addresses, unitId }: CounterSetup, { token }: Collector): Promise<string> {
  const answer = await ask(addresses[0] ?? '', token, '/profile/collections');
  const { places } = dataOf<{ places: { pickupPoint: { id: number }; code: string }[] }>(answer);
  return places.find(({ pickupPoint }) => pickupPoint.id === unitId)?.code ?? '';
}

type Guesses = { ends: string[]; visits: number; given: number };

/** Somebody tries codes one after the other at both processes; none of them is right. */
async function guess(
  setup: CounterSetup,
  { count, chosen }: { count: number; chosen?: string },
): Promise<Guesses> {
  const clerks = [await newClerk(setup), await newClerk(setup, { index: 1 })];
  const right = await setup.context.sql<
    { count: number }[]
  >`select count(*)::integer as count from hand_over`;
  const ends: string[] = [];
  for (let from = 0; from < count; from += atOnce) {
    const some = Array.from({ length: Math.min(atOnce, count - from) }, async (_, step) => {
      const clerk = clerks[chosen === undefined ? 0 : step % clerks.length];
      const code = String((from + step) * 97 + 13)
        .padStart(6, '0')
        .slice(-6);
      return clerk === undefined ? '' : endOf(await clerk.open({ kind: 'CODE', code }, chosen));
    });
    ends.push(...(await Promise.all(some)));
  }
  const names = clerks.map(({ name }) => name);
  const [row] = await setup.context.sql<{ visits: number; given: number }[]>`
    select (select count(*)::integer from counter_visit where clerk = any(${names}::text[])) as visits,
      (select count(*)::integer from hand_over) - ${right[0]?.count ?? 0}::integer as given`;
  return { ends, visits: row?.visits ?? -1, given: row?.given ?? -1 };
}

const tried = (ends: readonly string[]) => ends.filter((end) => !end.startsWith('429'));
const lateOnes = (ends: readonly string[]) => counted(ends.toSorted());

/** T01: many wrong codes of a chosen customer, by two clerks through two processes: five are tried. */
export async function guessChosen(setup: CounterSetup, count: number): Promise<CaseResult> {
  const customer = await newCollector(setup.context);
  await readyParcels(setup, customer.customerCode);
  const before = await codeOf(setup, customer);
  const { ends, visits, given } = await guess(setup, { count, chosen: customer.customerCode });
  const after = await codeOf(setup, customer);
  return {
    name: 'counter',
    what: `T01: ${count.toLocaleString('en')} wrong codes of a chosen customer, two clerks, two processes`,
    figure: `${tried(ends).length} tries, ${visits} cards opened, ${given} hand-overs, the code ${before === after ? 'the same' : 'replaced'}; ${lateOnes(ends)}`,
    isMet: tried(ends).length === 5 && visits + given === 0 && before !== after && ends.length === count,
  };
}

/** T01: many unknown codes, by one clerk at one device: ten are tried. */
export async function guessAnybody(setup: CounterSetup, count: number): Promise<CaseResult> {
  for (let made = 0; made < 20; made += 1) {
    const customer = await newCollector(setup.context);
    await readyParcels(setup, customer.customerCode);
    await codeOf(setup, customer);
  }
  const { ends, visits, given } = await guess(setup, { count });
  return {
    name: 'counter',
    what: `T01: ${count.toLocaleString('en')} codes without a chosen customer where 20 wait, one clerk at one device`,
    figure: `${tried(ends).length} tries, ${visits} cards opened, ${given} hand-overs; ${lateOnes(ends)}`,
    isMet: tried(ends).length === 10 && visits + given === 0 && ends.length === count,
  };
}

/**
 * T01: without a proof nothing is given unless a second person has allowed it, and what is on record is what has
 * happened.
 */
export async function allowByOneself(setup: CounterSetup): Promise<CaseResult> {
  const { context, addresses } = setup;
  const clerk = await newClerk(setup);
  const both = await newPerson(context, 'manager', point);
  const { customerCode } = await newCollector(context);
  const codes = await readyParcels(setup, customerCode);
  const askFor = (token: string) =>
    ask(addresses[0] ?? '', token, '/hand-over/approvals', {
      deviceId: clerk.deviceId,
      customerCode,
      reason: 'no phone, no papers',
      said: {},
    });
  const decide = (token: string, { id }: OwnApproval) =>
    ask(addresses[1] ?? '', token, `/staff/hand-over-approvals/${id}/allow`, { reason: 'a proof' });
  const open = ({ id }: OwnApproval) => clerk.open({ kind: 'APPROVAL', approvalId: id });
  const own = dataOf<OwnApproval>(await askFor(both.token));
  const request = dataOf<OwnApproval>(await askFor(clerk.token));
  const ends = [
    endOf(await open(request)),
    endOf(await decide(clerk.token, request)),
    endOf(await decide(both.token, own)),
    endOf(await decide(both.token, request)),
  ];
  const card = dataOf<{ id: string }>(await open(request));
  ends.push(endOf(await open(request)), endOf(await clerk.give(card.id, codes[0] ?? '')));
  const right = [
    '409 handOver.notAllowed',
    '403 auth.notAllowed',
    '403 handOver.ownApproval',
    'ok',
    '409 handOver.approvalOver',
    'ok',
  ];
  const audited = await context.sql`
    select from audit_event where action = 'hand-over:allow' and subject_id = ${customerCode}`;
  const faults = await faultsOfParcels(setup, codes);
  return {
    name: 'counter',
    what: 'T01: a card without a proof: undecided, by oneself, by a second person, a second time',
    figure: `${ends.join(', ')}; ${audited.length} in the record, ${faults.length} hand-overs without their event`,
    isMet: ends.join() === right.join() && audited.length === 1 && faults.length === 0,
  };
}
