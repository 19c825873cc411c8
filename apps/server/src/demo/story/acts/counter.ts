/**
 * What happens at the counters: shifts are opened and counted, customers show their code, pay and take their parcels.
 */
import type { WireOwedParcel } from '@rohi/contract/billing/payments.contract';
import { notesOf } from '@rohi/contract/billing/cash';
import { clerkOf, type Point } from '../cast.ts';
import type { Consignment } from '../plan.ts';
import type { Stage } from '../stage.ts';
import { groupBy, type Act } from './act.ts';
import { pointGate } from './hub.ts';
import { drawerOf, secondDrawer } from './office.ts';

const dirams = 100;
/** What lies in a drawer before its first shift. */
const floatDirams = 40_000;
/** Above so much, what was taken is collected at the end of the day. */
const mostDirams = 200_000;

/** Shifts and visits of every day on which somebody collects. */
export function counterActs(all: readonly Consignment[]): Act[] {
  const collected = all.flatMap((each) =>
    each.collectedDay === null ? [] : [{ each, day: each.collectedDay }],
  );
  const ofPoints = groupBy(collected, ({ each, day }) => `${each.buyer.point} ${day}`);
  const days = [...ofPoints].flatMap(([, ofDay]) => {
    const [first] = ofDay;
    if (first === undefined) return [];
    const { day } = first;
    const { point } = first.each.buyer;
    const [clerk, drawer] = [clerkOf[point], drawerOf(point)];
    const visits = [...groupBy(ofDay, ({ each }) => each.buyer.username)].map(([buyer], index) => ({
      day,
      hour: 10 + index * 0.3,
      name: 'collect',
      play: (stage: Stage) => collect(stage, point, buyer, index % 4 === 3),
    }));
    return [
      openAct(day, 9.5, clerk, drawer),
      ...visits,
      // The shifts of today go on.
      ...(day === 0 ? [] : [closeAct(day, 18, clerk, drawer)]),
    ];
  });
  const isOpen = collected.some(({ each, day }) => day === 0 && each.buyer.point === 'PP-DUSHANBE');
  const today = isOpen ? [] : [openAct(0, 9.5, clerkOf['PP-DUSHANBE'], drawerOf('PP-DUSHANBE'))];
  return [...days, ...today, ...secondDrawerActs()];
}

function openAct(day: number, hour: number, who: string, drawer: string): Act {
  return { day, hour, name: 'open a shift', play: (stage) => openShift(stage, who, drawer) };
}

type Difference = { lacking: number; reason: string | null };

function closeAct(day: number, hour: number, who: string, drawer: string, found?: Difference): Act {
  return { day, hour, name: 'close a shift', play: (stage) => closeShift(stage, who, drawer, found) };
}

/** One clerk takes money for balances on some days; one difference is small, and one waits for a second person. */
function secondDrawerActs(): Act[] {
  const days = [
    { day: -15, buyers: ['somon.textile', 'li.wei'], lacking: 0, reason: null },
    { day: -8, buyers: ['gulshan.shop', 'somon.textile'], lacking: 1_500, reason: 'CHANGE' },
    { day: -1, buyers: ['gulshan.shop', 'chen.jing', 'viktor.pak'], lacking: 6_000, reason: 'UNKNOWN' },
  ];
  return days.flatMap(({ day, buyers, ...found }) => [
    openAct(day, 10.2, 'cashier', secondDrawer),
    ...buyers.map((buyer, index) => ({
      day,
      hour: 11 + index,
      name: 'top up',
      play: (stage: Stage) => topUp(stage, buyer, 200 + index * 150),
    })),
    closeAct(day, 17.5, 'cashier', secondDrawer, found),
  ]);
}

const cashIn = ({ memory }: Stage, drawer: string) => Number(memory[`cash:${drawer}`] ?? floatDirams);

function putIn(stage: Stage, drawer: string, more: number): void {
  stage.memory[`cash:${drawer}`] = String(cashIn(stage, drawer) + more);
}

/** So many dirams in notes, the large ones first, and coins. */
export function notesFor(sum: number): object {
  let left = Math.floor(sum / dirams);
  const notes: Record<string, number> = {};
  for (const note of notesOf.TJS) {
    const many = Math.floor(left / note);
    if (many > 0) notes[String(note)] = many;
    left -= many * note;
  }
  const coins = sum % dirams;
  return {
    TJS: { notes, ...(coins === 0 ? {} : { coins: `0.${String(coins).padStart(2, '0')}` }) },
    USD: { notes: {} },
  };
}

async function openShift(stage: Stage, who: string, drawer: string): Promise<void> {
  const counted = notesFor(cashIn(stage, drawer));
  const { id } = await stage.ask<{ id: string }>(who, 'POST', '/staff/shifts', {
    requestId: stage.idOf('shift', drawer, stage.now().toISOString().slice(0, 10)),
    counted,
    drawerId: stage.memory[drawer],
  });
  stage.memory[`shift:${drawer}`] = id;
  stage.memory[`card:${drawer}`] = '0';
}

async function closeShift(
  stage: Stage,
  who: string,
  drawer: string,
  { lacking, reason }: Difference = { lacking: 0, reason: null },
): Promise<void> {
  const id = stage.memory[`shift:${drawer}`] ?? '';
  const path = `/staff/shifts/${id}`;
  const cash = cashIn(stage, drawer);
  const collected = cash > mostDirams ? Math.floor((cash - floatDirams) / dirams) * dirams : 0;
  if (collected > 0) {
    await stage.ask(who, 'POST', `${path}/collections`, {
      requestId: stage.idOf('bag of cash', id),
      currency: 'TJS',
      amount: somoni(collected),
      number: `ИНК-${id.slice(0, 4).toUpperCase()}`,
      takenBy: 'Инкассатор Н. Шарипов',
    });
    putIn(stage, drawer, -collected);
  }
  if (lacking > 0) putIn(stage, drawer, -lacking);
  await stage.ask(who, 'POST', `${path}/count`, {
    requestId: stage.idOf('count', id),
    counted: notesFor(cashIn(stage, drawer)),
    card: somoni(Number(stage.memory[`card:${drawer}`] ?? 0)),
  });
  await stage.ask(who, 'POST', `${path}/close`, { requestId: stage.idOf('close', id), reason });
}

function somoni(sum: number): string {
  return (sum / dirams).toFixed(2);
}

async function topUp(stage: Stage, buyer: string, amount: number): Promise<void> {
  const customerCode = await stage.customerCode(buyer);
  const { rate } = await readOwed(stage, 'cashier', customerCode);
  await stage.ask('cashier', 'POST', '/staff/payments', {
    requestId: stage.idOf('top up', buyer, stage.now().toISOString().slice(0, 10)),
    customerCode,
    charges: [],
    cash: { TJS: `${amount}.00` },
    over: 'BALANCE',
    rate: rateOf(rate),
  });
  putIn(stage, secondDrawer, amount * dirams);
}

type Rate = { rate: string; rateDate: string } | null;
type Owed = {
  owed: { amount: string };
  owedTjs: { amount: string } | null;
  rate: Rate;
  parcels: WireOwedParcel[];
};

function readOwed(stage: Stage, who: string, customerCode: string): Promise<Owed> {
  return stage.ask<Owed>(who, 'GET', `/staff/payments/owed?customerCode=${customerCode}`);
}

function rateOf(rate: Rate): { rate: string; rateDate: string } | undefined {
  return rate === null ? undefined : { rate: rate.rate, rateDate: rate.rateDate };
}

/** The code that a customer sees for a point. */
export async function codeFor(stage: Stage, buyer: string, point: Point): Promise<string> {
  type Places = { places: { pickupPoint: { id: number }; code: string }[] };
  const { places } = await stage.ask<Places>(buyer, 'GET', '/profile/collections');
  return places.find(({ pickupPoint }) => pickupPoint.id === stage.placeId(point))?.code ?? '';
}

async function collect(stage: Stage, point: Point, buyer: string, byCard: boolean): Promise<void> {
  const clerk = clerkOf[point];
  const deviceId = stage.memory[pointGate(point)];
  const customerCode = await stage.customerCode(buyer);
  const code = await codeFor(stage, buyer, point);
  const day = stage.now().toISOString().slice(0, 10);
  const card = await stage.ask<{ id: string; parcels: { trackingCode: string }[] }>(
    clerk,
    'POST',
    '/hand-over/visits',
    { requestId: stage.idOf('visit', buyer, day), deviceId, customerCode, proof: { kind: 'CODE', code } },
  );
  await pay(stage, { clerk, drawer: drawerOf(point), buyer, customerCode, byCard });
  for (const { trackingCode } of card.parcels)
    await stage.ask(clerk, 'POST', `/hand-over/visits/${card.id}/give`, {
      requestId: stage.idOf('give', trackingCode),
      deviceId,
      trackingCode,
    });
  await stage.ask(clerk, 'POST', `/hand-over/visits/${card.id}/end`, {});
}

type Paying = { clerk: string; drawer: string; buyer: string; customerCode: string; byCard: boolean };

async function pay(stage: Stage, { clerk, drawer, buyer, customerCode, byCard }: Paying): Promise<void> {
  const owed = await readOwed(stage, clerk, customerCode);
  const charges = owed.parcels.flatMap((parcel) =>
    parcel.charges.flatMap((charge) =>
      Number(charge.owed.amount) > 0 ? [{ id: charge.id, amount: charge.owed.amount }] : [],
    ),
  );
  const amount = owed.owedTjs?.amount;
  if (charges.length === 0 || amount === undefined) return;
  const sum = Math.round(Number(amount) * dirams);
  const day = stage.now().toISOString().slice(0, 10);
  const paid = await stage.ask<{ id: string }>(clerk, 'POST', '/staff/payments', {
    requestId: stage.idOf('payment', buyer, day),
    customerCode,
    charges,
    over: 'TJS',
    ...(byCard ? { card: { amount, reference: `${4_100 + (sum % 900)}` } } : { cash: { TJS: amount } }),
    rate: rateOf(owed.rate),
  });
  stage.memory[`payment:${buyer}`] = paid.id;
  if (byCard) {
    const cards = `card:${drawer}`;
    stage.memory[cards] = String(Number(stage.memory[cards] ?? 0) + sum);
  } else putIn(stage, drawer, sum);
}
