import { randomUUID } from 'node:crypto';
import type { ScannedTransfer } from '@rohi/contract/cargo/transfers.contract';
import type { ScanAnswer } from '@rohi/contract/stations/scans.contract';
import { builders, type ParcelOptions } from './build.ts';
import { dataOf, newDevice, scanOf, sendScans, stationPerson } from './stations.ts';
import type { TestApp } from './test-app.ts';

/** A station of the hub in Dushanbe that fills transfers, and what its operator does with them. */
export async function transferStation(service: TestApp) {
  const operator = await stationPerson(service, 'hub-operator', 'DUSHANBE-HUB');
  const device = await newDevice(service, { unit: 'DUSHANBE-HUB', works: ['UNLOADING', 'TRANSFERRING'] });
  const build = builders(service.context);
  const path = (code: string) => `/stations/transfers/${code}`;
  const act = (code: string, name: string, fields: object, requestId: string = randomUUID()) =>
    operator.post(`${path(code)}/${name}`, { requestId, deviceId: device, ...fields });
  return {
    operator,
    device,
    build,
    /** A parcel of two kilograms at the hub, for a pickup point. */
    atHub: (pickupPointId: number | null, { facts, ...options }: ParcelOptions = {}) =>
      build.parcelAtHub({ facts: { weightG: 2_000, pickupPointId, ...facts }, ...options }),
    openAnswer: (pointId: number) => operator.post('/stations/transfers', { deviceId: device, pointId }),
    async open(pointId: number): Promise<string> {
      return dataOf<ScannedTransfer>(
        await operator.post('/stations/transfers', { deviceId: device, pointId }),
      ).code;
    },
    list: async () =>
      dataOf<{ points: { pointId: number; parcels: number; openTransfer: string | null }[] }>(
        await operator.get(`/stations/transfers?deviceId=${device}`),
      ),
    page: async (code: string) =>
      dataOf<{ left: { parcels: number; list: { code: string; cell: string | null }[] } }>(
        await operator.get(`${path(code)}?deviceId=${device}`),
      ),
    settle: (code: string, reason: string, codes: readonly string[], requestId?: string) =>
      act(code, 'settle', { act: reason, codes }, requestId),
    close: (code: string, requestId?: string) => act(code, 'close', {}, requestId),
    depart: (code: string, requestId?: string) =>
      act(code, 'depart', { driver: 'Исмат', vehicle: '01 482 AB 01' }, requestId),
    reopen: (code: string, requestId?: string) => act(code, 'reopen', { reason: 'Не та машина' }, requestId),
    async scan(code: string, transfer: string, action = 'TRANSFER'): Promise<ScanAnswer> {
      const [answer] = await sendScans(operator, device, [scanOf(service, code, { action, transfer })]);
      if (answer === undefined) throw new Error('a scan has its answer');
      return answer;
    },
    async statusOf(code: string): Promise<string> {
      const [row] = await service.context.sql<{ status: string }[]>`
        select status from parcel where tracking_code = ${code} and is_current`;
      return row?.status ?? '';
    },
    /** What is written in the history of a parcel. */
    async eventsOf(code: string): Promise<string[]> {
      const rows = await service.context.sql<{ type: string }[]>`
        select parcel_event.type from parcel_event join parcel on parcel.id = parcel_id
        where tracking_code = ${code} order by seq`;
      return rows.map(({ type }) => type);
    },
  };
}

export type TransferStation = Awaited<ReturnType<typeof transferStation>>;

/** A station of a pickup point that accepts transfers, and what its clerk does with them. */
export async function acceptStation(service: TestApp, unit = 'PP-KHUJAND') {
  const clerk = await stationPerson(service, 'pickup-clerk', unit);
  const device = await newDevice(service, { unit, works: ['ACCEPTING'] });
  const path = (code: string) => `/stations/coming-transfers/${code}`;
  const ask = (code: string, name: string, fields: object, requestId: string) =>
    clerk.post(`${path(code)}/${name}`, { requestId, deviceId: device, ...fields });
  return {
    clerk,
    device,
    list: async () =>
      dataOf<{ list: { code: string; state: string; expected: number }[] }>(
        await clerk.get(`/stations/coming-transfers?deviceId=${device}`),
      ).list,
    begin: (code: string) => clerk.post(`${path(code)}/begin`, { deviceId: device }),
    page: async (code: string) =>
      dataOf<Record<string, unknown>>(await clerk.get(`${path(code)}?deviceId=${device}`)),
    settle: (code: string, act: string, codes: readonly string[], requestId: string = randomUUID()) =>
      ask(code, 'settle', { act, codes }, requestId),
    finish: (code: string, requestId: string = randomUUID()) => ask(code, 'finish', {}, requestId),
    async scan(code: string, transfer: string, facts: Record<string, unknown> = {}): Promise<ScanAnswer> {
      const scan = scanOf(service, code, { action: 'ACCEPT', transfer, ...facts });
      const [answer] = await sendScans(clerk, device, [scan]);
      if (answer === undefined) throw new Error('a scan has its answer');
      return answer;
    },
  };
}

export type AcceptStation = Awaited<ReturnType<typeof acceptStation>>;
