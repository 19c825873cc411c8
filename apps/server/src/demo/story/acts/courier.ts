/**
 * What is brought to the door in Dushanbe: customers ask for it, the counter sends a courier out, who is paid at the
 * doors.
 */
import type { OwnStop } from '@rohi/contract/hand-over/courier-rounds.contract';
import { isClosed, unloadDayOf, type Consignment } from '../plan.ts';
import type { Stage } from '../stage.ts';
import { groupBy, type Act } from './act.ts';
import { codeFor, notesFor } from './counter.ts';

const clerk = 'pickup-clerk';
const courier = 'courier';
const point = 'PP-DUSHANBE';
const purseDirams = 15_000;

const addresses = [
  ['улица Айни, 46, кв. 12', 'подъезд со двора'],
  ['проспект Рудаки, 104, кв. 7', 'рядом с ЦУМом'],
  ['махалла Зарафшон, дом 18', 'синие ворота'],
  ['улица Шотемур, 22, офис 3', 'второй этаж'],
] as const;

/** One round that is over, and one that is out today. */
export function courierActs(all: readonly Consignment[]): Act[] {
  const { past, today, asked } = doorsOf(all);
  return [...roundActs(-10, past, past.length), ...roundActs(0, today, 1), ...chosenActs(0, asked)];
}

/**
 * What lies at the point of Dushanbe until today, or goes to a door: who comes for another parcel takes all that lies
 * there.
 */
function stillAtPoint(all: readonly Consignment[]): Consignment[] {
  const lastVisit = (username: string) =>
    Math.max(
      ...all.filter(({ buyer }) => buyer.username === username).map((each) => each.collectedDay ?? first),
    );
  return all.filter(
    ({ trip, collectedDay, isLate, buyer }) =>
      trip !== null &&
      isClosed(trip) &&
      collectedDay === null &&
      !isLate &&
      buyer.point === point &&
      lastVisit(buyer.username) <= unloadDayOf(trip),
  );
}

const first = -100;

/** The customers who wait for a round that is over, for the one of today, and for one that has not begun. */
function doorsOf(all: readonly Consignment[]) {
  const waiting = (trip: string) => [
    ...groupBy(
      stillAtPoint(all).filter((each) => each.trip?.key === trip),
      ({ buyer }) => buyer.username,
    ),
  ];
  const last = waiting('C');
  return { past: waiting('B').slice(0, 2), today: last.slice(0, 2), asked: last.slice(2, 3) };
}

/** What lies at the point until today and goes to no door. */
export function onShelf(all: readonly Consignment[]): Consignment[] {
  const { past, today, asked } = doorsOf(all);
  const parcelsOfPast = new Set(past.flatMap(([, parcels]) => parcels));
  const atDoors = new Set([...today, ...asked].map(([buyer]) => buyer));
  return stillAtPoint(all).filter((each) => !parcelsOfPast.has(each) && !atDoors.has(each.buyer.username));
}

type Door = [buyer: string, parcels: Consignment[]];

function chosenActs(day: number, doors: readonly Door[]): Act[] {
  return doors.map(([buyer, parcels], index) => ({
    day: day - 1,
    hour: 19,
    name: 'ask for a courier',
    play: async (stage: Stage) => {
      const [address, landmark] = addresses[index % addresses.length] ?? addresses[0];
      const phone = parcels[0]?.buyer.phone;
      await stage.ask(buyer, 'PUT', '/profile/courier', {
        trackingCodes: parcels.map(({ code }) => code),
        address,
        landmark,
        phone,
      });
    },
  }));
}

/** `done`: at so many doors the parcels are given; a round of a former day ends with the last. */
function roundActs(day: number, doors: readonly Door[], done: number): Act[] {
  if (doors.length === 0) return [];
  const key = `round:${day}`;
  return [
    ...chosenActs(day, doors),
    {
      day,
      hour: 12,
      name: 'send a courier out',
      play: async (stage) => {
        const { id } = await stage.ask<{ id: string }>(courier, 'POST', '/staff/shifts', {
          requestId: stage.idOf('purse', day),
          counted: notesFor(purseOf(stage)),
        });
        stage.memory['shift:purse'] = id;
        const courierId = await stage.accountId(courier);
        for (const { code } of doors.flatMap(([, parcels]) => parcels)) {
          const { roundId } = await stage.ask<{ roundId: string }>(clerk, 'POST', '/courier/out', {
            requestId: stage.idOf('out', day, code),
            courierId,
            code,
          });
          stage.memory[key] = roundId;
        }
        await stage.ask(clerk, 'POST', `/courier/rounds/${stage.memory[key] ?? ''}/set-out`, {
          requestId: stage.idOf('set out', day),
          from: '14:00',
          to: '18:00',
        });
      },
    },
    ...doors.slice(0, done).map(([buyer], index) => ({
      day,
      hour: 14.5 + index * 0.4,
      name: 'give at the door',
      play: (stage: Stage) => giveAtDoor(stage, day, buyer),
    })),
    ...(day < 0 ? [endAct(day, key)] : []),
  ];
}

const purseOf = ({ memory }: Stage) => Number(memory['cash:purse'] ?? purseDirams);

type OwnRound = {
  round: {
    shiftId: string | null;
    rate: { rate: string; rateDate: string } | null;
    stops: OwnStop[];
  } | null;
};

async function giveAtDoor(stage: Stage, day: number, buyer: string): Promise<void> {
  const customerCode = await stage.customerCode(buyer);
  const { round } = await stage.ask<OwnRound>(courier, 'GET', '/courier/round');
  const stop = round?.stops.find((each) => each.customerCode === customerCode);
  if (round === null || stop === undefined) return;
  const code = await codeFor(stage, buyer, point);
  const { owedTjs, charges } = stop;
  const due = charges.filter(({ owed }) => Number(owed.amount) > 0);
  const requestId = stage.idOf('door', day, buyer);
  await stage.ask(courier, 'POST', `/courier/stops/${stop.id}/give`, {
    requestId,
    deviceId: stage.idOf('phone of the courier'),
    at: stage.now().toISOString(),
    proof: { kind: 'CODE', code },
    parcels: stop.parcels.map(({ trackingCode }) => ({
      requestId: stage.idOf('given at the door', day, trackingCode),
      trackingCode,
    })),
    ...(due.length === 0 || owedTjs === null
      ? {}
      : {
          cash: {
            requestId: stage.idOf('paid at the door', day, buyer),
            shiftId: round.shiftId,
            charges: due.map(({ id, owed }) => ({ id, amount: owed.amount })),
            TJS: owedTjs.amount,
            rate: { rate: round.rate?.rate, rateDate: round.rate?.rateDate },
          },
        }),
  });
  const dirams = Math.round(Number(owedTjs?.amount ?? 0) * 100);
  stage.memory['cash:purse'] = String(purseOf(stage) + dirams);
}

function endAct(day: number, key: string): Act {
  return {
    day,
    hour: 17,
    name: 'end a round',
    play: async (stage) => {
      await stage.ask(clerk, 'POST', `/courier/rounds/${stage.memory[key] ?? ''}/end`, {
        requestId: stage.idOf('round ends', day),
      });
      const path = `/staff/shifts/${stage.memory['shift:purse'] ?? ''}`;
      await stage.ask(courier, 'POST', `${path}/count`, {
        requestId: stage.idOf('count purse', day),
        counted: notesFor(purseOf(stage)),
        card: '0',
      });
      await stage.ask(courier, 'POST', `${path}/close`, {
        requestId: stage.idOf('close purse', day),
        reason: null,
      });
    },
  };
}
