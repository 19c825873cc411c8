import { randomUUID } from 'node:crypto';
import type { Session } from '@rohi/contract/accounts/accounts.contract';
import { callService } from './accounts.ts';
import type { Service } from './fixtures.ts';
import { addStaff } from './staff.ts';
import { declareParcels, newCodes } from './stations.ts';
import type { Credentials } from './stored-session.ts';

/** The token of somebody who works here. */
async function tokenOf(service: Service, { username, password }: Credentials): Promise<string> {
  const { token } = await callService<Session>(service, 'POST', '/auth/login', { username, password });
  return token;
}

/** Parcels of a customer, three kilograms each, that have been received in Yiwu, as a station sends it. */
export async function receiveInYiwu(
  service: Service,
  count: number,
  account?: NonNullable<Parameters<typeof declareParcels>[2]>['account'],
): Promise<string[]> {
  const codes = newCodes(count);
  await declareParcels(service, codes, account === undefined ? {} : { account });
  const manager = await tokenOf(service, await addStaff(service, 'manager'));
  const [unit] = await service.sql<{ id: number }[]>`select id from place where code = 'YIWU-WH'`;
  const device = await callService<{ id: string }>(
    service,
    'POST',
    '/stations/devices',
    {
      requestId: randomUUID(),
      name: `Gate ${randomUUID()}`,
      unitId: Number(unit?.id),
      works: ['RECEIVING'],
      printer: null,
      scale: null,
    },
    manager,
  );
  const clerk = await tokenOf(service, await addStaff(service, 'china-operator', 'YIWU-WH'));
  const scans = codes.map((code, index) => ({
    scanId: randomUUID(),
    seq: index + 1,
    action: 'RECEIVE',
    code,
    at: new Date().toISOString(),
    weightG: 3_000,
    sides: { lengthMm: 300, widthMm: 200, heightMm: 200 },
  }));
  await callService(service, 'POST', '/stations/scans', { deviceId: device.id, scans }, clerk);
  return codes;
}

const dayMs = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();

type Place = { id: number; kind: string; name: string };

/** A trip of tomorrow from Yiwu by the road of parcels; its code. */
export async function makeTrip(service: Service, dispatcher: Credentials): Promise<string> {
  const token = await tokenOf(service, dispatcher);
  const { list } = await callService<{ list: Place[] }>(service, 'GET', '/trips/places', undefined, token);
  const [channel] = await service.sql<{ id: number }[]>`select id from channel where code = 'PARCEL'`;
  const idOf = (kind: string) => list.find((place) => place.kind === kind)?.id ?? null;
  const body = {
    requestId: randomUUID(),
    channelId: Number(channel?.id),
    mode: 'ROAD',
    originId: idOf('WAREHOUSE'),
    destinationId: idOf('HUB'),
    plannedDepartureAt: inDays(1),
    cutOffAt: null,
    plannedArrivalDay: inDays(16).slice(0, 10),
    stops: [],
    units: [{ number: '新A·8K214', trailer: null, seals: ['CN 0482917'] }],
    drivers: [{ name: '马强', phone: null }],
    capacityKg: 4_500,
    capacityM3: '23',
    consignmentNote: null,
    carnet: null,
    customsOffices: [],
    note: null,
  };
  return (await callService<{ id: string }>(service, 'POST', '/staff/trips', body, token)).id;
}

/** A trip that has left Yiwu with these parcels, as stations and dispatcher send it; its code. */
export async function sendOff(service: Service, codes: readonly string[]): Promise<string> {
  const dispatcher = await addStaff(service, 'dispatcher');
  const token = await tokenOf(service, dispatcher);
  const trip = await makeTrip(service, dispatcher);
  const ask = (path: string, body: object) =>
    callService(service, 'POST', `/trips/${trip}/${path}`, { requestId: randomUUID(), ...body }, token);
  await ask('plan', { act: 'TAKE', codes });
  await service.sql`
    update trip_load set loaded_at = now(), loaded_by = 'Yiwu'
    from parcel where parcel.id = parcel_id and parcel.tracking_code = any(${[...codes]})`;
  await ask('depart', { parcels: codes.length });
  return trip;
}
