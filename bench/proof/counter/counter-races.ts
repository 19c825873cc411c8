import type { VisitCard } from '@rohi/contract/hand-over/visits.contract';
import type { CaseResult } from '../case-result.ts';
import { counted, dataOf, endOf, openTill } from '../money/money-setup.ts';
import { faultsOfParcels } from './counter-judge.ts';
import {
  clerkAt,
  newClerk,
  newCollector,
  readyParcels,
  undo,
  type Clerk,
  type CounterSetup,
} from './counter-setup.ts';

const clerksOfRace = 20;
const isBroken = (ends: readonly string[]) => ends.some((end) => end.startsWith('5'));
const shortly = (faults: readonly string[]) =>
  `${faults.length} wrong in the database${faults.length > 0 ? `: ${faults.slice(0, 3).join('; ')}` : ''}`;

/** T02: every parcel is given by so many at once, each with a card of the own, through two processes. */
export async function raceGiving(
  setup: CounterSetup,
  { parcels, rivals }: { parcels: number; rivals: number },
): Promise<CaseResult> {
  const { customerCode } = await newCollector(setup.context);
  const codes = await readyParcels(setup, customerCode, { count: parcels });
  const cards = await openCards(setup, customerCode, rivals);
  const ends: string[] = [];
  let others = 0;
  for (const code of codes) {
    const replies = await Promise.all(cards.map(({ clerk, card }) => clerk.give(card.id, code)));
    const some = replies.map(endOf);
    if (some.filter((end) => end === 'ok').length !== 1) others += 1;
    ends.push(...some);
  }
  const [row] = await setup.context.sql<{ events: number }[]>`
    select count(*)::integer as events from parcel_event join parcel on parcel.id = parcel_id
    where type = 'CUSTOMER_RECEIVED' and tracking_code = any(${codes}::text[])`;
  const faults = await faultsOfParcels(setup, codes);
  const right = counted(['ok', '409 handOver.alreadyGiven']);
  return {
    name: 'counter',
    what: `T02: ${parcels} parcels, each given by ${rivals} at once over sockets, two processes`,
    figure: `${counted(ends)}; ${others} parcels with another number of winners, ${row?.events} events; ${shortly(faults)}`,
    isMet:
      others === 0 &&
      faults.length === 0 &&
      row?.events === parcels &&
      ends.every((end) => right.includes(end)),
  };
}

/** So many cards of one customer, of clerks at several devices. */
async function openCards(
  setup: CounterSetup,
  customerCode: string,
  count: number,
): Promise<{ clerk: Clerk; card: VisitCard }[]> {
  const clerks = await Promise.all(
    Array.from({ length: Math.min(clerksOfRace, count) }, (_, index) => newClerk(setup, { index })),
  );
  const cards: { clerk: Clerk; card: VisitCard }[] = [];
  for (let made = 0; made < count; made += 1) {
    const of = clerks[made % clerks.length];
    if (of === undefined) throw new RangeError('no clerk');
    const clerk = clerkAt(of.address, of);
    cards.push({ clerk, card: await clerk.openByDocument(customerCode) });
  }
  return cards;
}

type Pair = { clerks: readonly [Clerk, Clerk]; code: string; cards: readonly [VisitCard, VisitCard] };

/** A parcel with two cards open at two devices of two processes, round by round; `play` names what came of it. */
async function inPairs(
  setup: CounterSetup,
  rounds: number,
  { isOwed = false, play }: { isOwed?: boolean; play: (pair: Pair, customerCode: string) => Promise<string> },
): Promise<{ outcomes: string[]; faults: string[] }> {
  const clerks = [await newClerk(setup), await newClerk(setup, { index: 1 })] as const;
  const outcomes: string[] = [];
  const codes: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { customerCode } = await newCollector(setup.context);
    const [code = ''] = await readyParcels(setup, customerCode, { isOwed });
    const [first, second] = clerks;
    const cards = [
      await first.openByDocument(customerCode),
      await second.openByDocument(customerCode),
    ] as const;
    outcomes.push(await play({ clerks, code, cards }, customerCode));
    codes.push(code);
  }
  return { outcomes, faults: await faultsOfParcels(setup, codes) };
}

/** The same parcel is given at two counters at the same moment. */
export async function raceClerks(setup: CounterSetup, rounds: number): Promise<CaseResult> {
  const { outcomes, faults } = await inPairs(setup, rounds, {
    play: async ({ clerks: [first, second], cards: [one, other], code }) => {
      const replies = await Promise.all([first.give(one.id, code), second.give(other.id, code)]);
      return replies.map(endOf).toSorted().join(' + ');
    },
  });
  return {
    name: 'counter',
    what: `two clerks give the same parcel at two devices and processes at once, ${rounds} rounds`,
    figure: `${counted(outcomes)}; ${shortly(faults)}`,
    isMet: outcomes.every((outcome) => outcome === '409 handOver.alreadyGiven + ok') && faults.length === 0,
  };
}

/** Given again by a colleague while the first hand-over is taken back, and taken back once more after that. */
export async function raceUndo(setup: CounterSetup, rounds: number): Promise<CaseResult> {
  const { outcomes, faults } = await inPairs(setup, rounds, {
    play: async ({ clerks: [first, second], cards: [one, other], code }) => {
      dataOf(await first.give(one.id, code));
      const [back, again] = await Promise.all([undo(setup, code), second.give(other.id, code)]);
      const late = endOf(again) === 'ok' ? 'after it' : endOf(again);
      // The arrival at the point is the last event now, or the second hand-over.
      const [arrival, third] = await Promise.all([undo(setup, code, { index: 1 }), first.give(one.id, code)]);
      return `undo ${back && endOf(back)}, given ${late}; undo ${arrival && endOf(arrival)}, given ${endOf(third)}`;
    },
  });
  const ends = outcomes.flatMap((outcome) => outcome.split(/[;,] /));
  return {
    name: 'counter',
    what: `a hand-over taken back while the parcel is given again, twice, two processes, ${rounds} rounds`,
    figure: `${counted(ends)}; ${shortly(faults)}`,
    isMet:
      ends.filter((end) => end === 'undo ok').length >= rounds &&
      !isBroken(ends.map(refusalIn)) &&
      faults.length === 0,
  };
}

const refusalIn = (end: string) => end.split(' ').slice(1).join(' ');

/** Given while it is paid for at a till of the other process: it goes paid, or not at all. */
export async function racePayment(setup: CounterSetup, rounds: number): Promise<CaseResult> {
  const till = await openTill(setup, { address: setup.addresses[1] ?? '' });
  const { outcomes, faults } = await inPairs(setup, rounds, {
    isOwed: true,
    play: async ({ clerks: [first], cards: [one], code }, customerCode) => {
      const [handOver, paid] = await Promise.all([
        first.give(one.id, code),
        till.take(customerCode, { cash: { USD: '10' } }),
      ]);
      const after = await first.give(one.id, code);
      return `given ${endOf(handOver)}, paid ${endOf(paid)}, then ${endOf(after)}`;
    },
  });
  const right = [
    'given 409 handOver.unpaid, paid ok, then ok',
    'given ok, paid ok, then 409 handOver.alreadyGiven',
  ];
  return {
    name: 'counter',
    what: `a parcel given while it is paid for at the other process, ${rounds} rounds`,
    figure: `${counted(outcomes)}; ${shortly(faults)}`,
    isMet: outcomes.every((outcome) => right.includes(outcome)) && faults.length === 0,
  };
}
