/** What stands before the story begins: accounts, stations, drawers; and the rates of its days. */
import { addAccount } from '../../../modules/accounts/users/administration.service.ts';
import { AppError } from '../../../errors.ts';
import type { Context } from '../../../context.ts';
import { worksOfUnit } from '@rohi/contract/stations/station-words';
import { demoPassword } from '../../demo-accounts.ts';
import { seededRandom } from '../../demo-parcels.ts';
import { buyers, farClerks, storyPoints, type Point } from '../cast.ts';
import type { Stage } from '../stage.ts';
import { dayOf } from '../story-days.ts';
import type { Act } from './act.ts';
import { yiwuGate } from './china.ts';
import { hubGate, pointGate } from './hub.ts';

const admin = 'admin';
const manager = 'manager';

/** The accounts of the story, each added once. */
export async function addCast(context: Context): Promise<void> {
  const office = { userId: null, name: 'demo' };
  const staff = farClerks.map(({ username, role, name, unit }) => ({ username, name, unit, roles: [role] }));
  const customers = buyers.map(({ username, name, phone }) => ({
    username,
    name,
    phone,
    roles: ['customer' as const],
  }));
  await Promise.all(
    [...staff, ...customers].map(async (account) => {
      try {
        const password = demoPassword(account.username);
        await addAccount(context, { ...account, password, locale: 'ru', isDemo: true }, office);
      } catch (error) {
        // An earlier playing was cut off here.
        if (!(error instanceof AppError && error.errorName === 'accounts.usernameTaken')) throw error;
      }
    }),
  );
}

export const drawerOf = (point: Point): string => `drawer:${point}`;
export const secondDrawer = 'drawer:second';

/** `first`: the day before anything happens. */
export function officeActs(first: number): Act[] {
  return [
    ...buyers.map(({ username, point }, index) => ({
      day: first,
      hour: 12 + index / 30,
      name: 'choose a point',
      play: async (stage: Stage) => {
        await stage.ask(username, 'PUT', '/profile/pickup-point', { pickupPointId: stage.placeId(point) });
      },
    })),
    { day: first, hour: 9, name: 'register stations', play: registerStations },
    { day: first, hour: 10, name: 'set up drawers', play: addDrawers },
    ...rateActs(first),
  ];
}

async function registerStations(stage: Stage): Promise<void> {
  const stations = [
    { key: yiwuGate, unit: 'YIWU-WH', kind: 'WAREHOUSE', name: '收货台 1' },
    { key: hubGate, unit: 'DUSHANBE-HUB', kind: 'HUB', name: 'Рампа 1' },
    ...storyPoints.map((unit) => ({
      key: pointGate(unit),
      unit,
      kind: 'PICKUP_POINT',
      name: 'Стойка 1',
    })),
  ];
  for (const { key, unit, kind, name } of stations) {
    const { id } = await stage.ask<{ id: string }>(manager, 'POST', '/stations/devices', {
      requestId: stage.idOf(key),
      name,
      unitId: stage.placeId(unit),
      works: worksOfUnit(kind),
      printer: 'ZPL',
      scale: kind === 'PICKUP_POINT' ? null : 'MT_SICS',
    });
    stage.memory[key] = id;
  }
}

async function addDrawers(stage: Stage): Promise<void> {
  const drawers = [
    ...storyPoints.map((unit) => ({ key: drawerOf(unit), unit, name: 'Касса 1' })),
    { key: secondDrawer, unit: 'PP-DUSHANBE', name: 'Касса 2' },
  ];
  for (const { key, unit, name } of drawers) {
    const { id } = await stage.ask<{ id: string }>(admin, 'POST', '/staff/drawers', {
      requestId: stage.idOf(key),
      unitId: stage.placeId(unit),
      name,
    });
    stage.memory[key] = id;
  }
}

const usualRate = 1_012;
/** The bank sets a rate on so many days of seven. */
const bankDays = 5;

/** What a dollar costs in somoni, each working day until the rate with which the demo begins. */
function rateActs(first: number): Act[] {
  const random = seededRandom(20_261_112);
  const last = -4;
  return Array.from({ length: last - first }, (_, index) => first + 1 + index)
    .filter((day) => Math.abs(day) % 7 < bankDays)
    .map((day) => {
      const rate = ((usualRate - 5 + random(11)) / 100).toFixed(2);
      return {
        day,
        hour: 8.2,
        name: 'enter a rate',
        play: async (stage: Stage) => {
          const rateDate = dayOf(stage.endsAt, day);
          await stage.ask(manager, 'POST', '/price/rates', {
            requestId: stage.idOf('rate', day),
            from: 'USD',
            to: 'TJS',
            rate,
            rateDate,
            source: 'НБТ',
          });
        },
      };
    });
}
