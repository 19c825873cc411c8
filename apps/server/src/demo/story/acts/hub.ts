/**
 * What happens in Tajikistan before the counters: the hub unloads trips and fills transfers, the points accept them.
 */
import { clerkOf, storyPoints, type Point } from '../cast.ts';
import { isClosed, tripsOf, unloadDayOf, type Consignment, type StoryTrip } from '../plan.ts';
import type { Stage } from '../stage.ts';
import { expectTaken, groupBy, scan, type Act } from './act.ts';
import { bagCode } from './china.ts';
import { tripCodeOf } from './road.ts';

export const hubGate = 'device:hub';
export const pointGate = (point: Point): string => `device:${point}`;
const operator = 'hub-operator';

/** What became of the trips that have arrived, down to the shelves of the points. */
export function hubActs(all: readonly Consignment[]): Act[] {
  const late = groupBy(
    all.filter(({ isLate }) => isLate),
    ({ buyer }) => buyer.point,
  );
  const today = [...late].map(([point, parcels], index) => ({
    day: 0,
    hour: 9 + index / 4,
    name: 'transfer of today',
    // All but one are on their way to their points, with whatever has waited at the hub.
    play: async (stage: Stage) => {
      if (point === 'PP-BOKHTAR') await fillTransfer(stage, 'today', point, parcels.slice(0, 2));
      else await transfer(stage, 'today', point, parcels, true);
    },
  }));
  return [...today, ...closedActs(all)];
}

function closedActs(all: readonly Consignment[]): Act[] {
  return tripsOf(all)
    .filter(isClosed)
    .flatMap((trip) => {
      const own = all.filter((each) => each.trip === trip);
      const day = unloadDayOf(trip);
      const inTime = groupBy(
        own.filter(({ isLate }) => !isLate),
        ({ buyer }) => buyer.point,
      );
      return [
        { day, hour: 9, name: 'unload', play: (stage: Stage) => unload(stage, trip, own) },
        ...[...inTime].flatMap(([point, parcels], index) => [
          {
            day,
            hour: 14 + index / 4,
            name: 'transfer',
            play: (stage: Stage) => transfer(stage, trip.key, point, parcels),
          },
          {
            day: day + 1,
            hour: 9 + index / 4,
            name: 'accept',
            play: (stage: Stage) => accept(stage, trip.key, point, parcels),
          },
        ]),
      ];
    });
}

async function unload(stage: Stage, trip: StoryTrip, own: readonly Consignment[]): Promise<void> {
  const code = tripCodeOf(stage, trip);
  const deviceId = stage.memory[hubGate];
  await stage.ask(operator, 'POST', `/stations/arrivals/${code}/begin`, { deviceId });
  const bags = [...groupBy(own, ({ bag }) => bag)].map(([bag]) => bag).filter((bag) => bag !== null);
  expectTaken(
    'unload',
    await scan(stage, operator, hubGate, [
      { action: 'SEAL', code: trip.seal, trip: code },
      ...bags.map((bag) => ({
        action: 'INBOUND',
        code: bagCode(trip.key, bag),
        trip: code,
        seal: `${trip.seal.slice(-4)}${bag + 1}`,
      })),
      ...own
        .filter(({ bag }) => bag === null)
        .map((each) => ({ action: 'INBOUND', code: each.code, trip: code })),
    ]),
  );
  await stage.ask(operator, 'POST', `/stations/arrivals/${code}/finish`, {
    requestId: stage.idOf('unloaded', trip.key),
    deviceId,
  });
}

type Left = { left: { list: { code: string }[] } };

const vans: Readonly<Record<Point, readonly [driver: string, vehicle: string]>> = {
  'PP-DUSHANBE': ['Исмоил Раҳимов', '0148 TJ 01'],
  'PP-KHUJAND': ['Абдуваҳоб Тошев', '5520 TJ 02'],
  'PP-BOKHTAR': ['Муҳаммад Сафаров', '3316 TJ 03'],
};

/** A transfer with these parcels leaves the hub; what else lies there goes with the next one, unless it takes all. */
async function transfer(
  stage: Stage,
  key: string,
  point: Point,
  parcels: readonly Consignment[],
  takesAll = false,
): Promise<void> {
  const code = await fillTransfer(stage, key, point, parcels);
  const deviceId = stage.memory[hubGate];
  const path = `/stations/transfers/${code}`;
  const readLeft = () => stage.ask<Left>(operator, 'GET', `${path}?deviceId=${deviceId ?? ''}`);
  if (takesAll) {
    const others = (await readLeft()).left.list;
    const scans = others.map((each) => ({ action: 'TRANSFER', code: each.code, transfer: code }));
    await scan(stage, operator, hubGate, scans);
  }
  const { left } = await readLeft();
  if (left.list.length > 0)
    await stage.ask(operator, 'POST', `${path}/settle`, {
      requestId: stage.idOf('next car', key, point),
      deviceId,
      act: 'NEXT_TRANSFER',
      codes: left.list.map((each) => each.code),
    });
  const [driver, vehicle] = vans[point];
  await stage.ask(operator, 'POST', `${path}/depart`, {
    requestId: stage.idOf('car leaves', key, point),
    deviceId,
    driver,
    vehicle,
  });
}

/** Opens a transfer to a point and scans these parcels into it; its code. */
async function fillTransfer(
  stage: Stage,
  key: string,
  point: Point,
  parcels: readonly Consignment[],
): Promise<string> {
  const { code } = await stage.ask<{ code: string }>(operator, 'POST', '/stations/transfers', {
    deviceId: stage.memory[hubGate],
    pointId: stage.placeId(point),
  });
  stage.memory[`transfer:${key}:${point}`] = code;
  const scans = parcels.map((each) => ({ action: 'TRANSFER', code: each.code, transfer: code }));
  expectTaken('transfer', await scan(stage, operator, hubGate, scans));
  return code;
}

async function accept(
  stage: Stage,
  key: string,
  point: Point,
  parcels: readonly Consignment[],
): Promise<void> {
  const code = stage.memory[`transfer:${key}:${point}`] ?? '';
  const clerk = clerkOf[point];
  const device = pointGate(point);
  const deviceId = stage.memory[device];
  const path = `/stations/coming-transfers/${code}`;
  await stage.ask(clerk, 'POST', `${path}/begin`, { deviceId });
  const first = storyPoints.indexOf(point) * 3;
  expectTaken(
    'accept',
    await scan(stage, clerk, device, [
      ...parcels.map((each) => ({ action: 'ACCEPT', code: each.code, transfer: code })),
      ...parcels.map((each, index) => ({
        action: 'SHELVE_AT_POINT',
        code: each.code,
        cell: `${'АБВ'.charAt((first + index) % 3)}-${1 + ((each.weightG + index) % 12)}`,
      })),
    ]),
  );
  await stage.ask(clerk, 'POST', `${path}/finish`, {
    requestId: stage.idOf('accepted', key, point),
    deviceId,
  });
}
