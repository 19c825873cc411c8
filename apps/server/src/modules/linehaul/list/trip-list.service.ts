/**
 * The list of trips, and the form that plans and changes them. Promises that a warehouse sees the trips that leave from
 * it alone.
 */
import { auditedFields } from '@rohi/contract/fields';
import { dushanbeDay, dushanbeMinute } from '@rohi/contract/dushanbe-time';
import type { StaffTrip } from '@rohi/contract/linehaul/trip-list.contract';
import type { Locale } from '@rohi/contract/locales';
import { tripModeNames, tripStateNames } from '@rohi/contract/trips/trip-names';
import { isBeforeDeparture } from '@rohi/contract/trips/trip-words';
import { tripFields } from '@rohi/contract/trips/trip.fields';
import type { Context } from '../../../context.ts';
import { AppError, type FieldProblem } from '../../../errors.ts';
import type { Tx } from '../../../platform/database.ts';
import { momentsOfDays, type DaysAsked } from '../../../platform/day-range.ts';
import { namedColumns } from '../../../platform/table-files/named-columns.ts';
import { goodsScopeOf, type UserPrincipal } from '../../../principal.ts';
import type { AuditActor } from '../../audit/audit.service.ts';
import { changeRow, createRow } from '../../audit/change-row.service.ts';
import { listPlaces } from '../../places/places.service.ts';
import { readGoodsChannels } from '../../pricing/catalogue/goods-channels.service.ts';
import { takeCode } from '../../tracking/codes/reserve-code.service.ts';
import {
  announceTrips,
  findLastStops,
  findTrip,
  findTrips,
  insertTripEvent,
  insertTripRow,
  listTripDelays,
  lockTripRows,
  updateTripRow,
  type TripFields,
  type TripRow,
} from '../../trips/trips.service.ts';
import { cubicMetresOf, kilogramsOf } from '../goods-sum.ts';
import { nameUnit } from '../loading/aboard.store.ts';
import { readTallies } from '../tally/trip-tallies.service.ts';
import { describeDelay, isStanding, readTripNames } from '../trip-words.service.ts';
import { readTripForm, shiftStops, writeVolume, type TripForm } from './trip-form.ts';
import { pageOfTripCodes, type TripsAsked } from './trip-list.store.ts';

type Editor = AuditActor & { userId: string };
type Caller = { principal: UserPrincipal; locale: Locale };
type Asked = Omit<TripsAsked, 'from' | 'before'> & DaysAsked;

/** A page of the trips that somebody sees. */
export async function findTripPage(
  context: Context,
  { principal, locale }: Caller,
  { from, to, ...filter }: Asked,
): Promise<{ total: number; list: StaffTrip[] }> {
  const page = { ...filter, ...momentsOfDays({ from, to }) };
  const { total, codes } = await pageOfTripCodes(context.db, goodsScopeOf(principal), page);
  const rows = new Map((await findTrips(context.db, codes)).map((trip) => [trip.code, trip]));
  const trips = codes.flatMap((code) => rows.get(code) ?? []);
  return { total, list: await describeTrips(context, trips, locale) };
}

/** A trip that somebody sees; undefined also for one that leaves from another warehouse than the own. */
export async function findSeenTrip(
  { db }: Pick<Context, 'db'>,
  principal: UserPrincipal,
  code: string,
): Promise<TripRow | undefined> {
  const { unitId, pickupPointId } = goodsScopeOf(principal);
  const trip = await findTrip(db, code);
  const isSeen = pickupPointId === undefined && (unitId === undefined || trip?.originId === unitId);
  return isSeen ? trip : undefined;
}

export async function getTrip(
  context: Context,
  { principal, locale }: Caller,
  code: string,
): Promise<StaffTrip | undefined> {
  const trip = await findSeenTrip(context, principal, code);
  return trip && (await describeTrips(context, [trip], locale))[0];
}

async function describeTrips(
  context: Context,
  trips: readonly TripRow[],
  locale: Locale,
): Promise<StaffTrip[]> {
  const ids = trips.map(({ id }) => id);
  const [names, tallies, delays] = await Promise.all([
    readTripNames(context, locale),
    readTallies(context.db, ids),
    listTripDelays(context.db, ids),
  ]);
  return trips.map((trip) => {
    const { id, code, state, endedReason, departedAt, arrivedAt, isFromFile, version } = trip;
    const tally = tallies.get(id);
    const delay = delays.findLast((each) => each.tripId === id && isStanding(each));
    return {
      id: code,
      version,
      ...formOf(trip),
      state,
      channel: names.channel(trip.channelId),
      origin: names.place(trip.originId),
      destination: names.place(trip.destinationId),
      parcels: tally?.parcels ?? 0,
      aboard: (isBeforeDeparture(state) ? tally?.aboard : tally?.onRoad) ?? 0,
      weightKg: kilogramsOf(tally?.weightG ?? 0),
      volumeM3: cubicMetresOf(tally?.volumeMm3 ?? 0),
      departedAt: departedAt?.toISOString() ?? null,
      arrivedAt: arrivedAt?.toISOString() ?? null,
      delay: delay === undefined ? null : describeDelay(names, delay),
      endedReason,
      isFromFile,
    };
  });
}

/** A trip as its form shows it. */
function formOf(trip: TripRow): TripForm {
  const { channelId, mode, originId, destinationId, plannedArrivalDay, stops, units, drivers, capacityKg } =
    trip;
  const { consignmentNote, carnet, customsOffices, note } = trip;
  return {
    channelId,
    mode,
    originId,
    destinationId,
    plannedArrivalDay,
    stops,
    units,
    drivers,
    capacityKg,
    consignmentNote,
    carnet,
    customsOffices,
    note,
    plannedDepartureAt: trip.plannedDepartureAt?.toISOString() ?? null,
    cutOffAt: trip.cutOffAt?.toISOString() ?? null,
    capacityM3: writeVolume(trip.capacityCm3),
  };
}

const subject = (actor: Editor) => ({ type: 'trip', actor, audited: auditedFields(tripFields) });

/** Plans a trip and returns its code. Throws `request.invalid` with the fields that are wrong. */
export async function createTrip(
  context: Context,
  actor: Editor,
  { requestId, ...request }: TripForm & { requestId: string },
): Promise<string> {
  const { form, fields } = await checkForm(context, request);
  return createRow(
    context,
    subject(actor),
    { action: 'trip:create', requestId, fields: form },
    async (tx, at) => {
      const code = await takeCode(tx, 'trip', actor.userId, at);
      const stops = fields.stops.length > 0 ? fields.stops : await stopsOfChannel(tx, fields);
      const id = await insertTripRow(tx, code, { ...fields, stops }, { at, by: actor.name });
      if (id === undefined) throw new RangeError('a code that was just taken is free');
      await insertTripEvent(tx, { tripId: id, type: 'PLANNED', at, recordedAt: at, by: actor.name });
      await announceTrips(context.changes, tx);
      return code;
    },
  );
}

/** Those of the last trip of the channel. */
async function stopsOfChannel(tx: Tx, { channelId, plannedDepartureAt, plannedArrivalDay }: TripFields) {
  if (channelId === null || plannedDepartureAt === null) return [];
  const last = await findLastStops(tx, channelId);
  if (last === undefined) return [];
  const stops = shiftStops(last, dushanbeDay(plannedDepartureAt));
  return stops.filter(({ day }) => plannedArrivalDay === null || day <= plannedArrivalDay);
}

/** Changes a trip over the version that was read. Throws as `changeRow` does, and `request.invalid`. */
export async function changeTrip(
  context: Context,
  actor: Editor,
  code: string,
  { version, ...request }: TripForm & { version: number },
): Promise<void> {
  const { form, fields } = await checkForm(context, request);
  await changeRow(
    context,
    subject(actor),
    { action: 'trip:edit', id: code, version, fields: form },
    async (tx) => {
      const [row] = await lockTripRows(tx, [code], 'change');
      return row && { ...formOf(row), version: row.version, row };
    },
    async (tx, { row }, at) => {
      const { channelId, originId, units } = row;
      const isFixed = !isBeforeDeparture(row.state) || row.state === 'LOADING';
      // What is aboard was checked against channel and warehouse, and names its wagon.
      if (isFixed && (fields.channelId !== channelId || fields.originId !== originId) && !row.isFromFile)
        throw new AppError('linehaul.otherState', { params: { code } });
      if (isFixed && fields.units.length < units.length)
        throw new AppError('linehaul.otherState', { params: { code } });
      await updateTripRow(tx, row.id, fields, { at, by: actor.name });
      if (units.length === 0 && fields.units.length > 0) await nameUnit(tx, row.id);
      await announceTrips(context.changes, tx);
    },
  );
}

async function checkForm(
  context: Context,
  request: TripForm,
): Promise<{ form: TripForm; fields: TripFields }> {
  const { form, capacityCm3, problems } = readTripForm(request);
  const channels = await readGoodsChannels(context);
  const places = new Map((await listPlaces(context.db)).map(({ id, kind }) => [id, kind]));
  const wrong: FieldProblem[] = [...problems];
  if (form.channelId !== null && channels.find(form.channelId) === undefined)
    wrong.push({ field: 'channelId', error: 'notAllowed' });
  if (form.originId !== null && places.get(form.originId) !== 'WAREHOUSE')
    wrong.push({ field: 'originId', error: 'notAllowed' });
  if (form.destinationId !== null && places.get(form.destinationId) !== 'HUB')
    wrong.push({ field: 'destinationId', error: 'notAllowed' });
  if (form.stops.some(({ placeId }) => !places.has(placeId)))
    wrong.push({ field: 'stops', error: 'notAllowed' });
  if (wrong.length > 0) throw new AppError('request.invalid', { fields: wrong });
  const date = (text: string | null) => (text === null ? null : new Date(text));
  const { capacityM3: _written, ...rest } = form;
  return {
    form,
    fields: {
      ...rest,
      plannedDepartureAt: date(form.plannedDepartureAt),
      cutOffAt: date(form.cutOffAt),
      capacityCm3,
    },
  };
}

// Tajik awaits a native reader.
const fileName = { ru: 'Рейсы', en: 'Trips', zh: '车次', tg: 'Рейсҳо' };

/** Name and columns of the file. */
export function tripFile(locale: Locale) {
  const minute = (at: string | null) => (at === null ? null : dushanbeMinute(new Date(at)));
  return {
    name: fileName[locale],
    columns: namedColumns(tripFields, locale, [
      ['code', (row: StaffTrip) => row.id],
      ['state', (row) => tripStateNames[row.state][locale]],
      ['channelId', (row) => row.channel],
      ['mode', (row) => tripModeNames[row.mode][locale]],
      ['originId', (row) => row.origin],
      ['destinationId', (row) => row.destination],
      ['plannedDepartureAt', (row) => minute(row.plannedDepartureAt)],
      ['cutOffAt', (row) => minute(row.cutOffAt)],
      ['plannedArrivalDay', (row) => row.plannedArrivalDay],
      ['departedAt', (row) => minute(row.departedAt)],
      ['arrivedAt', (row) => minute(row.arrivedAt)],
      [
        'units',
        (row) =>
          row.units.map(({ number, trailer }) => [number, trailer].filter(Boolean).join(' / ')).join(', '),
      ],
      ['parcels', (row) => row.parcels],
      ['weightKg', (row) => row.weightKg],
      ['volumeM3', (row) => row.volumeM3],
      ['capacityKg', (row) => row.capacityKg],
      ['capacityM3', (row) => row.capacityM3],
      ['consignmentNote', (row) => row.consignmentNote],
      ['carnet', (row) => row.carnet],
    ]),
  };
}
