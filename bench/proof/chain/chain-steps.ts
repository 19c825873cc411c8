import { newRowOf } from '../../../apps/server/test/list-rows.ts';
import type { MoneySetup } from '../money/money-setup.ts';
import { newCaller, newStations, sendFromAll, sharesOf, type Caller } from './chain-people.ts';

/**
 * What becomes of a parcel on its way: `UNDECLARED` comes with a customer code alone and is declared in China,
 * `FORBIDDEN` is held there, `SHORT` is loaded and is not in the lorry, `SURPLUS` is in the lorry and was not loaded.
 */
export type Fate = 'PLAIN' | 'UNDECLARED' | 'FORBIDDEN' | 'SHORT' | 'SURPLUS';
export type ChainParcel = { code: string; fate: Fate };
export type ChainCustomer = Caller & { id: string; code: string; parcels: ChainParcel[] };

const atMost = { parcelsOfOrder: 20, parcelsOfTrip: 5_000, settled: 1_000 };
const portion = <Thing>(things: readonly Thing[], size: number): Thing[][] =>
  Array.from({ length: Math.ceil(things.length / size) }, (_, at) =>
    things.slice(at * size, (at + 1) * size),
  );

/** Of each hundred parcels one has each of the four unusual fates. */
const fateOf = (index: number): Fate =>
  (['UNDECLARED', 'FORBIDDEN', 'SHORT', 'SURPLUS'] as const)[(index % 100) - 20] ?? 'PLAIN';

/** New customers with parcels that are still at their sellers. */
export async function newCustomers(setup: MoneySetup, parcels: number): Promise<ChainCustomer[]> {
  const customers: ChainCustomer[] = [];
  for (let made = 0; made < parcels; made += atMost.parcelsOfOrder) {
    const caller = await newCaller(setup, 'customer');
    const { customerCode } = await caller.get<{ customerCode: string }>('/auth/userinfo');
    const own = Array.from({ length: Math.min(atMost.parcelsOfOrder, parcels - made) }, (_, at) => ({
      code: `YT${String(7_700_000_000_000 + made + at)}`,
      fate: fateOf(made + at),
    }));
    customers.push({ ...caller, code: customerCode, parcels: own });
  }
  return customers;
}

/** The codes of a customer's parcels with one of these fates. */
export const codesOf = (customer: ChainCustomer, has: (fate: Fate) => boolean) =>
  customer.parcels.filter(({ fate }) => has(fate)).map(({ code }) => code);

/** An order with its declaration, submitted. */
async function declare(
  { post }: ChainCustomer,
  pickupPointId: number,
  trackingCodes: string[],
): Promise<void> {
  if (trackingCodes.length === 0) return;
  const { code, canSubmit } = await post<{ code: string; canSubmit: boolean }>('/orders', {
    pickupPointId,
    trackingCodes,
    goods: 'Обувь, 12 пар',
    places: trackingCodes.length,
    weightKg: String(trackingCodes.length * 4),
    valueAmount: '900',
  });
  // What has come already is on its way with its order.
  if (canSubmit) await post(`/orders/${code}/submit`, { requestId: undefined });
}

/** Customers declare what they expect, and what they do not know of once it has come. */
export async function declareAll(
  { unitId }: MoneySetup,
  customers: readonly ChainCustomer[],
  when: 'BEFORE' | 'IN_CHINA',
): Promise<void> {
  await Promise.all(
    sharesOf(customers).map(async (share) => {
      for (const customer of share)
        await declare(
          customer,
          unitId,
          codesOf(customer, (fate) => (fate === 'UNDECLARED') === (when === 'IN_CHINA')),
        );
    }),
  );
}

/** The warehouse in Yiwu takes everything in; what is forbidden is held. */
export async function receive(
  setup: MoneySetup,
  manager: Caller,
  customers: readonly ChainCustomer[],
): Promise<void> {
  const operator = await newCaller(setup, 'china-operator', 'YIWU-WH');
  const devices = await newStations(setup, manager, 'YIWU-WH', ['RECEIVING', 'PUT_AWAY']);
  const box = { weightG: 4_000, weighedBy: 'SCALE', sides: { lengthMm: 300, widthMm: 200, heightMm: 150 } };
  const scans = customers.flatMap(({ code: customerCode, parcels }) =>
    parcels.map(({ code, fate }) => ({
      code,
      customerCode,
      isSure: true,
      ...box,
      ...(fate === 'FORBIDDEN' ? { action: 'REPORT_PROBLEM', problem: 'PROHIBITED' } : { action: 'RECEIVE' }),
    })),
  );
  await sendFromAll(operator, devices, scans, ['RECEIVED', 'RECEIVED_UNDECLARED', 'PROBLEM_NOTED']);
}

const road = [
  ['EXPORT_CUSTOMS_IN', 'KARASU'],
  ['EXPORT_CUSTOMS_OUT', 'KARASU'],
  ['BORDER_CROSSED', 'KULMA'],
] as const;

/** Loads lorries by scan, sends them off and reports their way; the codes of the trips with what is in each. */
export async function travel(
  setup: MoneySetup,
  manager: Caller,
  customers: readonly ChainCustomer[],
): Promise<{ trip: string; inLorry: string[]; short: string[] }[]> {
  const dispatcher = await newCaller(setup, 'dispatcher');
  const operator = await newCaller(setup, 'china-operator', 'YIWU-WH');
  const devices = await newStations(setup, manager, 'YIWU-WH', ['LOADING']);
  const waiting = customers.flatMap(({ parcels }) => parcels.filter(({ fate }) => fate !== 'FORBIDDEN'));
  const trips = [];
  for (const parcels of portion(waiting, atMost.parcelsOfTrip)) {
    const { id: trip } = await dispatcher.post<{ id: string }>('/staff/trips', await lorry(setup));
    const loaded = parcels.filter(({ fate }) => fate !== 'SURPLUS').map(({ code }) => code);
    const scans = loaded.map((code) => ({ action: 'LOAD', code, trip }));
    await sendFromAll(operator, devices, scans, ['LOADED', 'LOADED_UNPLANNED']);
    const { aboard } = await dispatcher.get<{ aboard: { parcels: number } }>(`/trips/${trip}/load-check`);
    await dispatcher.post(`/trips/${trip}/depart`, { parcels: aboard.parcels, difference: 'OTHER' });
    for (const [event, placeCode] of road)
      await dispatcher.post(`/trips/${trip}/events`, {
        type: event,
        placeId: await placeId(setup, placeCode),
      });
    const codesWhere = (has: (fate: Fate) => boolean) =>
      parcels.filter(({ fate }) => has(fate)).map(({ code }) => code);
    trips.push({
      trip,
      inLorry: codesWhere((fate) => fate !== 'SHORT'),
      short: codesWhere((fate) => fate === 'SHORT'),
    });
  }
  return trips;
}

async function placeId({ context }: MoneySetup, code: string): Promise<number> {
  const [place] = await context.sql<{ id: number }[]>`select id from place where code = ${code}`;
  return place?.id ?? -1;
}

async function lorry(setup: MoneySetup): Promise<Record<string, unknown>> {
  const [channel] = await setup.context.sql<{ id: number }[]>`
    select id from channel where business_line = 'BSC' and enabled order by sort, id limit 1`;
  return newRowOf('trips', {
    channelId: channel?.id ?? -1,
    mode: 'ROAD',
    originId: await placeId(setup, 'YIWU-WH'),
    destinationId: await placeId(setup, 'DUSHANBE-HUB'),
    units: [{ number: '新A·8K214', trailer: null, seals: [] }],
  });
}

/** The hub unloads against the manifest, says what is missing, and sends everything on to the point. */
export async function passHub(
  setup: MoneySetup,
  manager: Caller,
  trips: readonly { trip: string; inLorry: string[]; short: string[] }[],
): Promise<string> {
  const operator = await newCaller(setup, 'hub-operator', 'DUSHANBE-HUB');
  const devices = await newStations(setup, manager, 'DUSHANBE-HUB', ['UNLOADING', 'TRANSFERRING']);
  const [deviceId] = devices;
  for (const { trip, inLorry, short } of trips) {
    const path = `/stations/arrivals/${trip}`;
    await operator.post(`${path}/begin`, { requestId: undefined, deviceId });
    const scans = inLorry.map((code) => ({ action: 'INBOUND', code, trip, isSure: true }));
    await sendFromAll(operator, devices, scans, ['INBOUND', 'INBOUND_SURPLUS']);
    for (const codes of portion(short, atMost.settled))
      await operator.post(`${path}/settle`, { deviceId, act: 'SHORT_LANDED', codes });
    await operator.post(`${path}/finish`, { deviceId });
  }
  const { code: transfer } = await operator.post<{ code: string }>('/stations/transfers', {
    requestId: undefined,
    deviceId,
    pointId: setup.unitId,
  });
  const scans = trips.flatMap(({ inLorry }) =>
    inLorry.map((code) => ({ action: 'TRANSFER', code, transfer })),
  );
  await sendFromAll(operator, devices, scans, ['TRANSFERRED']);
  const car = { driver: 'Исмат', vehicle: '01 482 AB 01' };
  await operator.post(`/stations/transfers/${transfer}/depart`, { deviceId, ...car });
  return transfer;
}

/** The point accepts what has come. */
export async function acceptAtPoint(
  setup: MoneySetup,
  manager: Caller,
  transfer: string,
  codes: readonly string[],
): Promise<void> {
  const clerk = await newCaller(setup, 'pickup-clerk', 'PP-KHUJAND');
  const devices = await newStations(setup, manager, 'PP-KHUJAND', ['ACCEPTING']);
  const [deviceId] = devices;
  const path = `/stations/coming-transfers/${transfer}`;
  await clerk.post(`${path}/begin`, { requestId: undefined, deviceId });
  await sendFromAll(
    clerk,
    devices,
    codes.map((code) => ({ action: 'ACCEPT', code, transfer })),
    ['ACCEPTED'],
  );
  await clerk.post(`${path}/finish`, { deviceId });
}
