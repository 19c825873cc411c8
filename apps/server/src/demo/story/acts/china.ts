/** What happens before a trip leaves: people order, the warehouse in Yiwu takes in, puts away and fills bags. */
import type { Consignment } from '../plan.ts';
import { newCode } from '../../../modules/tracking/codes/own-codes.ts';
import { seededRandom } from '../../demo-parcels.ts';
import type { Stage } from '../stage.ts';
import { expectTaken, groupBy, scan, type Act } from './act.ts';
import { drawScale } from '../draw-scale.ts';

export const yiwuGate = 'device:yiwu';
const receiver = 'china-operator';
const mostOfOrder = 3;

/** The code of a bag of a trip, the same at each playing. */
export function bagCode(trip: string, bag: number): string {
  return newCode('bag', '', seededRandom(trip.charCodeAt(0) * 100 + bag));
}

/** Every order and every receipt, day by day. */
export function chinaActs(all: readonly Consignment[]): Act[] {
  return [...orderActs(all), ...receiptActs(all)];
}

function orderActs(all: readonly Consignment[]): Act[] {
  const ofDay = groupBy(all, ({ orderedDay }) => orderedDay);
  return [...ofDay].flatMap(([day, ordered]) =>
    [...groupBy(ordered, ({ buyer, trip }) => `${buyer.username} ${trip?.key ?? ''}`)].flatMap(
      ([, own], index) =>
        Array.from({ length: Math.ceil(own.length / mostOfOrder) }, (_, part) => ({
          day,
          hour: 8.5 + index / 20 + part / 60,
          name: 'order',
          play: (stage: Stage) => order(stage, own.slice(part * mostOfOrder, (part + 1) * mostOfOrder)),
        })),
    ),
  );
}

async function order(stage: Stage, own: readonly Consignment[]): Promise<void> {
  const [first] = own;
  if (first === undefined) return;
  const { username, point } = first.buyer;
  const grams = own.reduce((sum, { weightG }) => sum + weightG, 0);
  const yuan = own.reduce((sum, each) => sum + each.yuan, 0);
  const { code } = await stage.ask<{ code: string }>(username, 'POST', '/orders', {
    requestId: stage.idOf('order', first.code),
    pickupPointId: stage.placeId(point),
    trackingCodes: own.map((each) => each.code),
    goods: [...new Set(own.map(({ words }) => words))].join('; '),
    places: own.length,
    weightKg: (grams / 1_000).toFixed(1),
    valueAmount: String(yuan),
    valueCurrency: 'CNY',
    marketplace: first.code.length % 2 === 0 ? 'TAOBAO' : '1688',
  });
  await stage.ask(username, 'POST', `/orders/${code}/submit`, {});
}

function receiptActs(all: readonly Consignment[]): Act[] {
  const received = all.flatMap((box) => (box.receivedDay === null ? [] : [{ box, day: box.receivedDay }]));
  return [...groupBy(received, ({ day }) => day)].map(([day, boxes]) => ({
    day,
    hour: 11,
    name: `receive ${day}`,
    play: (stage) =>
      receive(
        stage,
        boxes.map(({ box }) => box),
      ),
  }));
}

const photographedOneIn = 6;

async function receive(stage: Stage, boxes: readonly Consignment[]): Promise<void> {
  const answers = await scan(
    stage,
    receiver,
    yiwuGate,
    boxes.map(({ code, weightG, sides }, index) => ({
      action: 'RECEIVE',
      code,
      weightG,
      sides,
      weighedBy: 'SCALE',
      cell: cellOf(index + weightG),
    })),
  );
  for (const [index, box] of boxes.entries()) {
    const scanId = answers[index]?.scanId;
    if (scanId !== undefined && box.weightG % photographedOneIn === 0) await photograph(stage, box, scanId);
  }
  expectTaken('receive', answers);
}

function cellOf(number: number): string {
  const row = Math.abs(number) % 4;
  return `${'ABCD'.charAt(row)}-${String(1 + (Math.abs(number * 7) % 18)).padStart(2, '0')}-${1 + (Math.abs(number) % 3)}`;
}

/** Of some boxes there is a photo on the scale. */
async function photograph(stage: Stage, { code, weightG }: Consignment, scanId: string): Promise<void> {
  const query = new URLSearchParams({
    deviceId: stage.memory[yiwuGate] ?? '',
    scanId,
    code,
    kind: 'SCALE',
    takenAt: stage.now().toISOString(),
  });
  const path = `/stations/photos/${stage.idOf('photo', code)}?${query.toString()}`;
  await stage.send(receiver, path, drawScale(weightG));
}
