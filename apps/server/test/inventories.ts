import { randomUUID } from 'node:crypto';
import type { InventoryNumbers, ShownInventory } from '@rohi/contract/stations/inventories.contract';
import type { ScanAnswer } from '@rohi/contract/stations/scans.contract';
import type { ParcelEventType } from '@rohi/contract/tracking/parcel-events';
import { moveParcel, writeParcels } from '../src/modules/tracking/tracking.service.ts';
import { inTransaction } from '../src/platform/database.ts';
import { systemPrincipal } from '../src/principal.ts';
import { builders, newTrackingCode } from './build.ts';
import { dataOf, newDevice, scanOf, sendScans, stationPerson } from './stations.ts';
import type { TestApp } from './test-app.ts';

type Page = {
  inventory: ShownInventory;
  cells: { cell: string | null; expected: number; found: number; differing: number; isDone: boolean }[];
  differences: { code: string; outcome: string; last: { by: string; isPlaced: boolean } | null }[];
  moved: { code: string; outcome: string }[];
};

const actor = systemPrincipal('test');

/** Parcels that lie at a pickup point, in these cells in turn. */
export async function parcelsAtPoint(
  { context, clock }: TestApp,
  pickupPointId: number,
  { count, cells = [] }: { count: number; cells?: readonly string[] },
): Promise<string[]> {
  const codes = Array.from({ length: count }, () => newTrackingCode());
  const move = { actor, source: 'import', claimedAt: clock.now() } as const;
  await inTransaction(context.db, (tx) =>
    writeParcels(
      context,
      tx,
      codes.map((trackingCode) => ({
        trackingCode,
        declare: { facts: { pickupPointId, customerCode: 'SF100' }, move },
        moves: [{ ...move, type: 'PP_RECEIVED', placeId: pickupPointId }],
      })),
    ),
  );
  if (cells.length > 0)
    await context.sql`
      insert into parcel_cell (parcel_id, unit_id, cell, since, placed_by)
      select parcel.id, ${pickupPointId}, lies.cell, ${clock.now()}, 'Zarina' from parcel
      join unnest(${codes}::text[], ${codes.map((_code, index) => cells[index % cells.length] ?? '')}::text[])
        as lies (code, cell) on lies.code = parcel.tracking_code`;
  return codes;
}

/** A pickup point that is counted, with a clerk at a device. */
export async function countStation(service: TestApp, unit = 'PP-KHUJAND', works = ['ACCEPTING']) {
  const isHub = !unit.startsWith('PP-');
  const clerk = await stationPerson(service, isHub ? 'hub-operator' : 'pickup-clerk', unit);
  const device = await newDevice(service, { unit, works });
  const path = (id: string) => `/stations/inventories/${id}`;
  const send = async (scan: object): Promise<ScanAnswer> => {
    const [answer] = await sendScans(clerk, device, [scan]);
    if (answer === undefined) throw new Error('a scan has its answer');
    return answer;
  };
  return {
    clerk,
    device,
    build: builders(service.context),
    openAnswer: (part: object = {}, requestId: string = randomUUID()) =>
      clerk.post('/stations/inventories', { requestId, deviceId: device, ...part }),
    async open(part: object = {}): Promise<ShownInventory> {
      return dataOf<ShownInventory>(
        await clerk.post('/stations/inventories', { requestId: randomUUID(), deviceId: device, ...part }),
      );
    },
    scan: (code: string, inventory: string, cell?: string, facts: object = {}) =>
      send(
        scanOf(service, code, {
          action: 'COUNT',
          inventory,
          ...(cell === undefined ? {} : { cell }),
          ...facts,
        }),
      ),
    done: (cell: string, inventory: string) =>
      send(scanOf(service, cell, { action: 'COUNT_CELL', inventory })),
    shelve: (code: string, cell: string) => send(scanOf(service, code, { action: 'SHELVE_AT_POINT', cell })),
    page: async (id: string) => dataOf<Page>(await clerk.get(path(id))),
    numbers: async (id: string): Promise<InventoryNumbers> =>
      dataOf<Page>(await clerk.get(path(id))).inventory,
    snapshot: async (id: string) =>
      dataOf<{ parcels: { code: string; cell: string | null; isFound: boolean }[]; done: string[] }>(
        await clerk.get(`${path(id)}/snapshot?deviceId=${device}`),
      ),
    settle: (id: string, act: string, codes: readonly string[], requestId: string = randomUUID()) =>
      clerk.post(`${path(id)}/settle`, { requestId, act, codes }),
    close: (id: string, requestId: string = randomUUID()) =>
      clerk.post(`${path(id)}/close`, { requestId, deviceId: device }),
    /** Something happens to a parcel that no count has to do with. */
    happens: (code: string, type: ParcelEventType) =>
      moveParcel(service.context, code, { type, actor, source: 'station', claimedAt: service.clock.now() }),
    async cellOf(code: string): Promise<string | null> {
      const [row] = await service.context.sql<{ cell: string | null }[]>`
        select cell from parcel_cell join parcel on parcel.id = parcel_id where tracking_code = ${code} and is_current`;
      return row?.cell ?? null;
    },
    async eventsOf(code: string): Promise<number> {
      const [row] = await service.context.sql<{ events: number }[]>`
        select count(*)::integer as events from parcel_event join parcel on parcel.id = parcel_id
        where tracking_code = ${code}`;
      return row?.events ?? 0;
    },
  };
}

export type CountStation = Awaited<ReturnType<typeof countStation>>;
