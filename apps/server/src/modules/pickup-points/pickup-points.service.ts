/** Owns the houses of warehouses, hubs and pickup points: where they are and when they are open. */
import { addDays, dushanbeDay } from '@rohi/contract/dushanbe-time';
import type { DataOf } from '@rohi/contract/endpoint';
import type { Locale, LocaleTexts } from '@rohi/contract/locales';
import type { allOperationUnits, pickupPoints } from '@rohi/contract/pickup-points/pickup-points.contract';
import { businessLines } from '@rohi/contract/business-lines';
import { isSelected, type ListSelection } from '@rohi/contract/lists/list-selection';
import { nameOrder } from '@rohi/contract/tajik-order';
import type { Context } from '../../context.ts';
import { announceChanges } from '../../platform/change-feed.ts';
import type { Tx } from '../../platform/database.ts';
import { readCached } from '../../platform/cached-value.ts';
import { readHotline } from '../reference-data/settings.service.ts';
import { clockTime, daysAhead, isClosedAllDay, openingAt, type OpeningSpan } from './opening-hours.ts';
import { readFullness } from './fullness.service.ts';
import {
  listCalendars,
  listOperationUnits,
  upsertHouses,
  type NewUnitHouse,
  type OperationUnit,
  type UnitHouse,
} from './operation-unit.store.ts';

export type { NewUnitHouse } from './operation-unit.store.ts';

/** The key of the change feed that stands for all units. */
export const unitChangeKey = 'list:operation-unit';

/** Every unit, cached in memory until a change is announced. */
export function readUnits(context: Context): Promise<OperationUnit[]> {
  return readCached(context, unitChangeKey, () => listOperationUnits(context.db));
}

type ShownPoint = DataOf<typeof pickupPoints>[number];

/** Every pickup point that is in use and has a known house, by city and name; open or not by the clock of Dushanbe. */
export async function findPickupPoints(context: Context, locale: Locale): Promise<ShownPoint[]> {
  const now = context.clock.now();
  const [hotline, units, fullness] = await Promise.all([
    readHotline(context),
    readUnits(context),
    readFullness(context),
  ]);
  const points = units.flatMap((unit) =>
    unit.type === 'PICKUP_POINT' && unit.house?.enabled
      ? [
          {
            ...describePoint(unit, unit.house, now, locale),
            phone: unit.house.phone ?? hotline,
            fullness: fullness.get(unit.id) ?? null,
          },
        ]
      : [],
  );
  const order = nameOrder(locale);
  return points.toSorted((a, b) => order(a.city.name, b.city.name) || order(a.name, b.name));
}

function describePoint(
  unit: OperationUnit,
  house: UnitHouse,
  now: Date,
  locale: Locale,
): Omit<ShownPoint, 'phone' | 'fullness'> {
  const { openNow, closesAt, opensAt } = openingAt(house.hours, house.closedDays, now);
  const today = dushanbeDay(now);
  const lastDay = addDays(today, daysAhead);
  return {
    id: unit.id,
    code: unit.code,
    name: unit.names[locale],
    names: fourNames(unit.names),
    city: { code: unit.city.code, name: unit.city.names[locale], names: fourNames(unit.city.names) },
    address: house.addresses[locale],
    landmark: house.landmarks[locale],
    lat: unit.lat,
    lon: unit.lon,
    hours: house.hours.map(describeHours),
    closedDays: house.closedDays.filter((day) => day >= today && day <= lastDay),
    openNow,
    closesAt: closesAt?.toISOString() ?? null,
    opensAt: opensAt?.toISOString() ?? null,
    isDemo: house.isDemo,
  };
}

/**
 * Says of these points whether one is closed on a Dushanbe day, also of the past. An unknown point counts as open. Read
 * anew each time, since money hangs on it.
 */
export async function closedDaysOf(
  { db }: Pick<Context, 'db'>,
  pointIds: readonly number[],
): Promise<(pointId: number | null, day: string) => boolean> {
  const ids = [...new Set(pointIds)];
  const calendars = ids.length === 0 ? [] : await listCalendars(db, ids);
  const byPoint = new Map(calendars.map((calendar) => [calendar.pointId, calendar]));
  return (pointId, day) => {
    const calendar = pointId === null ? undefined : byPoint.get(pointId);
    return calendar !== undefined && isClosedAllDay(calendar, day);
  };
}

/** Warehouses, hubs and pickup points of the selection; each serves both business lines. */
export async function findOperationUnits(
  context: Context,
  selection: ListSelection,
  locale: Locale,
): Promise<DataOf<typeof allOperationUnits>> {
  const hotline = await readHotline(context);
  const units = (await readUnits(context)).map((unit) => ({
    ...unit,
    enabled: unit.house?.enabled ?? true,
    businessLines,
  }));
  return units
    .filter((unit) => isSelected(unit, selection))
    .map(({ id, code, type, countryCode, names, city, lat, lon, house, enabled }) => ({
      id,
      code,
      name: names[locale],
      names: fourNames(names),
      type,
      countryCode,
      city: city.names[locale],
      address: house?.addresses[locale] ?? null,
      phone: house?.phone ?? hotline,
      hours: (house?.hours ?? []).map(describeHours),
      lat,
      lng: lon,
      enabled,
    }));
}

/** Writes down where places are and when they are open; what was known before is replaced. The places must exist. */
export async function describeHouses(
  context: Context,
  tx: Tx,
  houses: readonly NewUnitHouse[],
): Promise<void> {
  await announceChanges(context.changes, tx, [unitChangeKey]);
  await upsertHouses(tx, houses);
}

function describeHours({ weekday, opensMinute, closesMinute }: OpeningSpan) {
  return { weekday, opens: clockTime(opensMinute), closes: clockTime(closesMinute) };
}

/** Places have Russian cases beside their names, which only their own texts need. */
function fourNames({ ru, en, zh, tg }: LocaleTexts): LocaleTexts {
  return { ru, en, zh, tg };
}
