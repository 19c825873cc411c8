/**
 * What happens to trips: they are planned, filled and loaded in Yiwu, leave, are reported on their road, and are late.
 */
import type { Consignment, StoryTrip } from '../plan.ts';
import { reportsOf, tripsOf } from '../plan.ts';
import type { Stage } from '../stage.ts';
import { dayOf, momentOf } from '../story-days.ts';
import { expectTaken, groupBy, scan, type Act } from './act.ts';
import { bagCode, yiwuGate } from './china.ts';

const dispatcher = 'dispatcher';
const loader = 'china-operator';
/** Days before its departure on which a trip is made. */
const plannedBefore = 4;

export const tripCodeOf = ({ memory }: Stage, { key }: StoryTrip): string => memory[`trip:${key}`] ?? '';

/** Every trip from its plan to what was reported last. */
export function roadActs(all: readonly Consignment[]): Act[] {
  return tripsOf(all).flatMap((trip) => {
    const own = all.filter((each) => each.trip === trip && each.receivedDay !== null);
    const isLeft = trip.departs < 0;
    return [
      at(Math.min(trip.departs - plannedBefore, -1), 9, 'plan a trip', (stage) => plan(stage, trip)),
      ...(trip.stands === 'PLANNED' ? [] : loadingActs(trip, own)),
      at(isLeft ? trip.departs : 0, isLeft ? 15.5 : 14, 'take into the plan', (stage) =>
        takeIntoPlan(stage, trip, own),
      ),
      ...(isLeft ? [at(trip.departs, 18, 'depart', (stage) => depart(stage, trip, own))] : []),
      ...reportActs(trip, own),
    ].toSorted((one, other) => one.day - other.day || one.hour - other.hour);
  });
}

function at(day: number, hour: number, name: string, play: Act['play']): Act {
  return { day, hour, name, play };
}

async function plan(stage: Stage, trip: StoryTrip): Promise<void> {
  const [number, trailer] = trip.lorry;
  const [driver, phone] = trip.driver;
  const leaves = momentOf(stage.endsAt, { day: trip.departs === 0 ? 1 : trip.departs, hour: 18 });
  const arrives = trip.departs + 15;
  const stops = [...new Map(trip.road.map((report) => [report.place, report])).values()].filter(
    ({ place, type }) => place !== undefined && type !== 'ARRIVED' && place !== 'DUSHANBE',
  );
  const { id } = await stage.ask<{ id: string }>(dispatcher, 'POST', '/staff/trips', {
    requestId: stage.idOf('trip', trip.key),
    channelId: stage.channelId(trip.channel),
    mode: 'ROAD',
    originId: stage.placeId('YIWU-WH'),
    destinationId: stage.placeId('DUSHANBE-HUB'),
    plannedDepartureAt: leaves.toISOString(),
    cutOffAt: null,
    plannedArrivalDay: dayOf(stage.endsAt, arrives),
    stops: stops.map(({ place, after }) => ({
      placeId: stage.placeId(place ?? ''),
      day: dayOf(stage.endsAt, trip.departs + after),
    })),
    units: [{ number, trailer, seals: [trip.seal] }],
    drivers: [{ name: driver, phone }],
    capacityKg: 4_500,
    capacityM3: '23',
    consignmentNote: `CMR ${trip.seal.slice(-4)}`,
    carnet: `XC.87${trip.seal.slice(-6)}`,
    customsOffices: trip.channel === 'PARCEL' ? ['卡拉苏海关', 'Кульма'] : ['伊尔克什坦海关', 'Карамык'],
    note: null,
  });
  stage.memory[`trip:${trip.key}`] = id;
}

/** Bags are filled as boxes come in, closed on the day of the loading, and loaded with what goes loose. */
function loadingActs(trip: StoryTrip, own: readonly Consignment[]): Act[] {
  const day = Math.min(trip.departs, 0);
  const bags = [
    ...groupBy(
      own.filter(({ bag }) => bag !== null),
      ({ bag }) => bag ?? 0,
    ),
  ];
  const isOpenAtLast = (bag: number) => day === 0 && bag === bags.length - 1;
  return bags
    .map(([bag, inside]) =>
      at(day, 14 + bag / 10, 'fill a bag', (stage) => fillBag(stage, trip, bag, inside, isOpenAtLast(bag))),
    )
    .concat(
      at(day, 16, 'load', async (stage) => {
        const closed = bags.filter(([bag]) => !isOpenAtLast(bag)).map(([bag]) => bagCode(trip.key, bag));
        const loose = own.filter(({ bag }) => bag === null).map(({ code }) => code);
        // Of what is loaded today a part still stands at the ramp.
        const aboard = day === 0 ? [...closed.slice(0, 1), ...loose.slice(0, 2)] : [...closed, ...loose];
        const scans = aboard.map((code) => ({ action: 'LOAD', code, trip: tripCodeOf(stage, trip) }));
        expectTaken('load', await scan(stage, loader, yiwuGate, scans));
      }),
    );
}

async function fillBag(
  stage: Stage,
  trip: StoryTrip,
  bag: number,
  inside: readonly Consignment[],
  staysOpen: boolean,
): Promise<void> {
  const code = bagCode(trip.key, bag);
  const put = staysOpen ? inside.slice(0, 3) : inside;
  const sackG = 350;
  const weightG = put.reduce((sum, each) => sum + each.weightG, sackG);
  const seal = `${trip.seal.slice(-4)}${bag + 1}`;
  expectTaken(
    'fill a bag',
    await scan(stage, loader, yiwuGate, [
      { action: 'BAG_OPEN', code, kind: 'SACK', destinationId: stage.placeId('DUSHANBE-HUB') },
      ...put.map((each) => ({ action: 'BAG_PUT', code: each.code, bag: code })),
      ...(staysOpen ? [] : [{ action: 'BAG_CLOSE', code, weightG, weighedBy: 'SCALE', seal, isSure: true }]),
    ]),
  );
}

async function takeIntoPlan(stage: Stage, trip: StoryTrip, own: readonly Consignment[]): Promise<void> {
  await stage.ask(dispatcher, 'POST', `/trips/${tripCodeOf(stage, trip)}/plan`, {
    requestId: stage.idOf('plan', trip.key),
    act: 'TAKE',
    codes: own.map(({ code }) => code),
  });
}

async function depart(stage: Stage, trip: StoryTrip, own: readonly Consignment[]): Promise<void> {
  await stage.ask(dispatcher, 'POST', `/trips/${tripCodeOf(stage, trip)}/depart`, {
    requestId: stage.idOf('depart', trip.key),
    parcels: own.length,
  });
}

function reportActs(trip: StoryTrip, own: readonly Consignment[]): Act[] {
  const path = (stage: Stage) => `/trips/${tripCodeOf(stage, trip)}/events`;
  const reports = reportsOf(trip).map(({ day, hour, type, place, after }) =>
    at(day, hour, `report ${type}`, async (stage) => {
      await stage.ask(dispatcher, 'POST', path(stage), {
        requestId: stage.idOf('report', trip.key, type, after),
        type,
        ...(place === undefined ? {} : { placeId: stage.placeId(place) }),
      });
    }),
  );
  return [...reports, ...delayActs(trip), ...(trip.stands === 'CUSTOMS' ? [heldAct(trip, own, path)] : [])];
}

function delayActs({ key, delay, departs, stands }: StoryTrip): Act[] {
  if (delay === undefined) return [];
  const day = departs + delay.after;
  const { days, reason, place, note } = delay;
  const announce = at(day, 17, 'announce a delay', async (stage) => {
    const { delays } = await stage.ask<{ delays: { id: number }[] }>(dispatcher, 'POST', '/trip-delays', {
      requestId: stage.idOf('delay', key),
      trips: [stage.memory[`trip:${key}`]],
      reason,
      days,
      note,
      placeId: stage.placeId(place),
    });
    stage.memory[`delay:${key}`] = String(delays[0]?.id ?? '');
  });
  const end = at(day + days, 9, 'end a delay', async (stage) => {
    await stage.ask(dispatcher, 'POST', `/trip-delays/${stage.memory[`delay:${key}`] ?? ''}/end`, {
      requestId: stage.idOf('delay ends', key),
      act: 'END',
    });
  });
  return stands === undefined ? [announce, end] : [announce];
}

/** Customs keep one box of a trip. */
function heldAct(trip: StoryTrip, own: readonly Consignment[], path: (stage: Stage) => string): Act {
  return at(0, 9.5, 'customs hold a parcel', async (stage) => {
    await stage.ask(dispatcher, 'POST', path(stage), {
      requestId: stage.idOf('held', trip.key),
      type: 'CUSTOMS_HELD',
      placeId: stage.placeId('DUSHANBE'),
      codes: own.slice(0, 1).map(({ code }) => code),
      note: 'Просят счёт и описание товара',
    });
  });
}
