import { randomUUID } from 'node:crypto';
import type { ScanAnswer } from '@rohi/contract/stations/scans.contract';
import { bagStation } from './bags.ts';
import { builders, type ParcelOptions } from './build.ts';
import { dataOf, newDevice, scanOf, sendScans, stationPerson } from './stations.ts';
import type { TestApp } from './test-app.ts';
import { dispatcherOf } from './trips.ts';

/** A station of the hub in Dushanbe, and what its operator does with trips that arrive. */
export async function hubStation(service: TestApp) {
  const office = await dispatcherOf(service);
  const operator = await stationPerson(service, 'hub-operator', 'DUSHANBE-HUB');
  const device = await newDevice(service, { unit: 'DUSHANBE-HUB', works: ['UNLOADING'] });
  const build = builders(service.context);
  const path = (trip: string) => `/stations/arrivals/${trip}`;
  return {
    office,
    operator,
    device,
    build,
    /** A parcel on the road with a trip. */
    onTheRoad: ({ facts, ...options }: ParcelOptions = {}, tripCode: string | null = null) =>
      build.parcelOnTheRoad({ facts: { weightG: 2_000, tripCode, ...facts }, ...options }),
    /** A trip on its way to the hub. */
    async tripOnTheRoad(fields: object = {}): Promise<string> {
      const { id } = await office.newTrip(fields);
      await service.context.sql`
        update trip set state = 'DEPARTED', departed_at = ${service.clock.now()} where code = ${id}`;
      return id;
    },
    begin: (trip: string) => operator.post(`${path(trip)}/begin`, { deviceId: device }),
    settle: (trip: string, act: string, codes: readonly string[], requestId: string = randomUUID()) =>
      operator.post(`${path(trip)}/settle`, { requestId, deviceId: device, act, codes }),
    finish: (trip: string, requestId: string = randomUUID()) =>
      operator.post(`${path(trip)}/finish`, { requestId, deviceId: device }),
    page: async (trip: string) =>
      dataOf<Record<string, unknown>>(await operator.get(`${path(trip)}?deviceId=${device}`)),
    snapshot: async (trip: string) =>
      dataOf<Record<string, unknown>>(await operator.get(`${path(trip)}/snapshot?deviceId=${device}`)),
    async scan(code: string, trip: string, facts: Record<string, unknown> = {}): Promise<ScanAnswer> {
      const scan = scanOf(service, code, { action: 'INBOUND', trip, ...facts });
      const [answer] = await sendScans(operator, device, [scan]);
      if (answer === undefined) throw new Error('a scan has its answer');
      return answer;
    },
    statusOf: async (code: string): Promise<string> => {
      const [row] = await service.context.sql<{ status: string }[]>`
        select status from parcel where tracking_code = ${code} and is_current`;
      return row?.status ?? '';
    },
  };
}

export type HubStation = Awaited<ReturnType<typeof hubStation>>;

/** A bag that came to the hub whole, with one parcel in it. */
export async function bagAtHub(
  service: TestApp,
  pickupPointId: number,
): Promise<{ bag: string; inside: string }> {
  const china = await bagStation(service);
  const arrivals = await hubStation(service);
  const trip = (await arrivals.office.newTrip()).id;
  const bag = await china.openBag();
  const inside = await china.received({ facts: { pickupPointId } });
  await china.put(inside, bag);
  await china.close(bag, 2_000, { seal: 'S91' });
  await china.scan('LOAD', bag, { trip });
  const body = { requestId: randomUUID(), parcels: 1, difference: 'OTHER' };
  dataOf(await arrivals.office.dispatcher.post(`/trips/${trip}/depart`, body));
  dataOf(await arrivals.begin(trip));
  await arrivals.scan(bag, trip, { seal: 'S91' });
  return { bag, inside };
}
