// Units as staff edit them: their houses, hours and closed days. The places themselves belong to the room of places.
import { locales, type LocaleTexts } from '@rohi/contract/locales';
import type { StaffUnit, UnitFields } from '@rohi/contract/pickup-points/unit-list.contract';
import type { Context } from '../../context.ts';
import { AppError, type FieldProblem } from '../../errors.ts';
import { announceChanges } from '../../platform/change-feed.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { readPhone } from '../../platform/phone-numbers.ts';
import { chinaFieldsOf, findUnitBefore, readChinaFields, saveChinaAddress } from './china-address.service.ts';
import { changeUnitPlace, placesChangeKey } from '../places/places.service.ts';
import { clockTime } from './opening-hours.ts';
import {
  listOperationUnits,
  listUnitEdits,
  upsertHouses,
  type OperationUnit,
} from './operation-unit.store.ts';
import { unitChangeKey } from './pickup-points.service.ts';

/** Open from one time of the clock to another, as the API writes it. */
type Span = { weekday: number; opens: string; closes: string };

/** `09:30` as minutes after midnight; `24:00` is the end of the day. */
function minuteOf(clock: string): number {
  const [hour = '0', minute = '0'] = clock.split(':');
  return Number(hour) * 60 + Number(minute);
}

/** True when two spans of one day share a minute, or touch: the second would say nothing new. */
function findOverlap(spans: readonly Span[]): boolean {
  return spans.some((span, index) =>
    spans.some(
      (other, place) =>
        place > index &&
        other.weekday === span.weekday &&
        minuteOf(other.opens) <= minuteOf(span.closes) &&
        minuteOf(span.opens) <= minuteOf(other.closes),
    ),
  );
}

const noTexts: LocaleTexts = { ru: '', en: '', zh: '', tg: '' };

/** Every unit with its version; a unit without a description has version 0. */
export async function listStaffUnits(db: Db | Tx): Promise<StaffUnit[]> {
  const [units, edits] = [await listOperationUnits(db), await listUnitEdits(db)];
  return units.map((unit) => {
    const edit = edits.get(unit.id);
    return {
      ...describe(unit),
      version: edit?.version ?? 0,
      updatedAt: edit?.updatedAt?.toISOString() ?? null,
      updatedBy: edit?.updatedBy ?? null,
    };
  });
}

function describe({ id, code, type, names, city, lat, lon, isAtCity, house, chinaAddress }: OperationUnit) {
  return {
    latitude: isAtCity || lat === null ? null : String(lat),
    longitude: isAtCity || lon === null ? null : String(lon),
    id,
    code,
    type,
    cityCode: city.code,
    city: fourOf(city.names),
    names: fourOf(names),
    enabled: house?.enabled ?? true,
    addresses: house?.addresses ?? noTexts,
    landmarks: house?.landmarks ?? noTexts,
    phone: house?.phone ?? null,
    hours: (house?.hours ?? []).map(({ weekday, opensMinute, closesMinute }) => ({
      weekday,
      opens: clockTime(opensMinute),
      closes: clockTime(closesMinute),
    })),
    closedDays: house?.closedDays ?? [],
    cells: house?.cells ?? null,
    handOverEvidence: house?.evidence ?? 'NONE',
    ...chinaFieldsOf(chinaAddress),
    isDemo: house?.isDemo ?? false,
  };
}

/** Places have Russian cases beside their names. */
function fourOf({ ru, en, zh, tg }: LocaleTexts): LocaleTexts {
  return { ru, en, zh, tg };
}

/** The fields in their normal form. Throws `request.invalid` with every field that cannot be. */
export function readUnitFields(request: UnitFields): UnitFields {
  const problems: FieldProblem[] = [];
  const composed = (field: 'names' | 'addresses' | 'landmarks', needed: boolean): LocaleTexts =>
    Object.fromEntries(
      locales.map((locale) => {
        const text = request[field][locale].normalize('NFC').trim();
        if (needed && text === '') problems.push({ field: `${field}.${locale}`, error: 'required' });
        return [locale, text];
      }),
    ) as LocaleTexts;
  const phone = request.phone === null || request.phone.trim() === '' ? null : readPhone(request.phone);
  if (phone === undefined) problems.push({ field: 'phone', error: 'badFormat' });
  const wrongSpan = request.hours.findIndex(({ opens, closes }) => minuteOf(opens) >= minuteOf(closes));
  if (wrongSpan >= 0 || findOverlap(request.hours))
    problems.push({ field: 'hours', error: 'impossibleHours' });
  const latitude = readDegrees(request.latitude, 90);
  const longitude = readDegrees(request.longitude, 180);
  for (const [field, degrees, other] of [
    ['latitude', latitude, longitude],
    ['longitude', longitude, latitude],
  ] as const) {
    if (degrees === undefined) problems.push({ field, error: 'badFormat' });
    else if (degrees === null && other !== null) problems.push({ field, error: 'required' });
  }
  const china = readChinaFields(request);
  problems.push(...china.problems);
  const fields: UnitFields = {
    ...request,
    ...china.fields,
    latitude: latitude ?? null,
    longitude: longitude ?? null,
    names: composed('names', true),
    // Customers come to a point; to a warehouse they send, and its China address is checked by itself.
    addresses: composed('addresses', request.enabled && request.type === 'PICKUP_POINT'),
    landmarks: composed('landmarks', false),
    handOverEvidence: request.type === 'PICKUP_POINT' ? request.handOverEvidence : 'NONE',
    phone: phone ?? null,
    hours: request.hours.toSorted((a, b) => a.weekday - b.weekday || minuteOf(a.opens) - minuteOf(b.opens)),
    closedDays: [...new Set(request.closedDays)].toSorted(),
  };
  if (problems.length > 0) throw new AppError('request.invalid', { fields: problems });
  return fields;
}

/** Degrees as they are stored, null for none; undefined for what is no number, or beyond the globe. */
function readDegrees(text: string | null, most: number): string | null | undefined {
  const trimmed = (text ?? '').trim().replace(',', '.');
  if (trimmed === '') return null;
  const isNumber = /^-?\d{1,3}(?:\.\d{1,8})?$/.test(trimmed) && Math.abs(Number(trimmed)) <= most;
  return isNumber ? String(Number(trimmed)) : undefined;
}

/**
 * Writes the house of a place that is there, its name and where it stands, and announces the change to all who cache
 * units or places.
 */
export async function saveUnit(
  context: Context,
  tx: Tx,
  fields: UnitFields,
  edit: { by: string; at: Date; isDemo: boolean },
): Promise<void> {
  await announceChanges(context.changes, tx, [unitChangeKey, placesChangeKey]);
  const { code, names, latitude, longitude } = fields;
  const at =
    latitude === null || longitude === null
      ? null
      : { latitude: Number(latitude), longitude: Number(longitude) };
  await changeUnitPlace(tx, code, { names, at });
  const house = {
    placeCode: fields.code,
    addresses: fields.addresses,
    landmarks: fields.landmarks,
    phone: fields.phone,
    enabled: fields.enabled,
    isDemo: edit.isDemo,
    evidence: fields.handOverEvidence,
    hours: fields.hours.map(({ weekday, opens, closes }) => ({
      weekday,
      opensMinute: minuteOf(opens),
      closesMinute: minuteOf(closes),
    })),
    closedDays: [...fields.closedDays],
    cells: fields.cells,
  };
  const before = await findUnitBefore(tx, fields.code);
  await upsertHouses(tx, [house], { by: edit.by, at: edit.at });
  await saveChinaAddress(tx, before, fields, edit.at);
}
