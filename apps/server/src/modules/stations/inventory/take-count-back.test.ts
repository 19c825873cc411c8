import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ScanAnswer } from '@rohi/contract/stations/scans.contract';
import { countStation, parcelsAtPoint, type CountStation } from '../../../../test/inventories.ts';
import { createOrderApp } from '../../../../test/orders.ts';
import { dataOf, scanOf, sendScans, stationPerson } from '../../../../test/stations.ts';
import type { TestApp } from '../../../../test/test-app.ts';
import { bagAtHub } from '../../../../test/unloading.ts';

let service: TestApp;
let point: CountStation;
let khujand: number;
beforeAll(async () => {
  const app = await createOrderApp();
  ({ service } = app);
  ({ khujand } = app.points);
  point = await countStation(service);
});

/** The point is empty and no count goes on. */
beforeEach(async () => {
  service.clock.advance(60_000);
  await service.context.sql`delete from inventory_item`;
  await service.context.sql`delete from inventory_cell`;
  await service.context.sql`delete from inventory`;
  await service.context.sql`delete from parcel_cell`;
  await service.context.sql`update parcel set pickup_point_id = null`;
});

type Counter = Pick<CountStation, 'clerk' | 'device'>;

async function send({ clerk, device }: Counter, code: string, facts: object) {
  service.clock.advance(1_000);
  const scan = scanOf(service, code, facts as Parameters<typeof scanOf>[2]);
  const [answer] = await sendScans(clerk, device, [scan]);
  if (answer === undefined) throw new Error('a scan has its answer');
  return { ...answer, scanId: scan.scanId, code };
}

/** Scans that are taken back. */
const counted = (inventory: string, code: string, cell?: string, by: Counter = point) =>
  send(by, code, { action: 'COUNT', inventory, ...(cell === undefined ? {} : { cell }) });
const undone = async (
  { scanId, code }: Pick<ScanAnswer, 'scanId'> & { code: string },
  by: Counter = point,
): Promise<string> => {
  const { verdict, say } = await send(by, code, { action: 'UNDO', undoes: scanId, reason: 'MISTAKE' });
  return `${verdict} ${say}`;
};

/** A count of so many parcels in these cells. */
async function counting(count: number, ...cells: string[]) {
  const codes = await parcelsAtPoint(service, khujand, { count, cells });
  service.clock.advance(1_000);
  const { id } = await point.open();
  return { id, one: codes[0] ?? '', two: codes[1] ?? '' };
}

const placed = async (code: string) => {
  const [row] = await service.context.sql<{ cell: string | null; since: Date; by: string }[]>`
    select cell, since, placed_by as by from parcel_cell join parcel on parcel.id = parcel_id
    where tracking_code = ${code} and is_current`;
  return row;
};

describe('a scan of a count that is taken back', () => {
  test('leaves the parcel uncounted, and in the cell of the records, with their time and user', async () => {
    const { id, one, two } = await counting(2, 'C-04', 'C-03');
    const lay = await placed(one);
    const before = await point.snapshot(id);
    const elsewhere = await counted(id, one, 'C-03');
    expect(elsewhere.say).toBe('COUNTED_ELSEWHERE');
    const there = await counted(id, two, 'C-03');
    expect(await point.numbers(id)).toMatchObject({ found: 2, elsewhere: 1 });
    expect(await undone(elsewhere)).toBe('OK UNDONE');
    expect(await undone(elsewhere)).toBe('DUPLICATE UNDONE_BEFORE');
    expect(await undone(there)).toBe('OK UNDONE');
    expect(await placed(one)).toEqual(lay);
    expect(await point.numbers(id)).toMatchObject({ found: 0, elsewhere: 0, toCome: 2 });
    expect(await point.snapshot(id)).toMatchObject({ parcels: before.parcels });
    expect((await counted(id, one, 'C-04')).say).toBe('COUNTED');
    const manager = await stationPerson(service, 'manager');
    const { list } = dataOf<{ list: { title?: string }[] }>(
      await manager.get(`/staff/parcels/${one}/timeline`),
    );
    expect(list.map(({ title }) => title)).toContain('Count of it taken back: C-03');
  });

  test('takes what should not lie there off the list, and opens a cell that was said to be done', async () => {
    const { id, one } = await counting(1, 'C-03');
    const stranger = await counted(id, 'ZZ555666777', 'C-03');
    const done = await send(point, 'c-03', { action: 'COUNT_CELL', inventory: id });
    expect(await point.numbers(id)).toMatchObject({ surplus: 1, missing: 1, cellsLeft: 0 });
    expect(await undone(stranger)).toBe('OK UNDONE');
    expect(await undone(done)).toBe('OK UNDONE');
    expect(await point.numbers(id)).toMatchObject({ surplus: 0, missing: 0, cellsLeft: 1 });
    const loose = await send(point, '*', { action: 'COUNT_CELL', inventory: id });
    expect(await undone(loose)).toBe('OK UNDONE');
    expect((await counted(id, one, 'C-03')).say).toBe('COUNTED');
  });

  test('restores what was said of a thing, with its user and time', async () => {
    const { id, one, two } = await counting(2, 'C-03');
    await send(point, 'c-03', { action: 'COUNT_CELL', inventory: id });
    dataOf(await point.settle(id, 'MISSING', [one]));
    dataOf(await point.settle(id, 'FOUND', [two]));
    const stranger = 'ZZ555666778';
    await counted(id, stranger, 'C-03');
    dataOf(await point.settle(id, 'SET_ASIDE', [stranger]));
    const settlements = () => service.context.sql`
      select code, settled, settled_at, settled_by from inventory_item where inventory_id = ${id} order by code`;
    const [before, numbers] = [await settlements(), await point.numbers(id)];
    expect(numbers).toMatchObject({ missing: 1, surplus: 1, unsettled: 0 });
    const scans = [
      await counted(id, one, 'C-05'),
      await counted(id, two, 'C-03'),
      await counted(id, stranger, 'C-05'),
    ];
    expect(await point.numbers(id)).toMatchObject({ missing: 0, unsettled: 1 });
    for (const scan of scans) expect(await undone(scan)).toBe('OK UNDONE');
    expect(await settlements()).toEqual(before);
    expect(await point.numbers(id)).toEqual(numbers);
    dataOf(await point.close(id));
  });

  test('stays where something else was done since, it has written nothing, it is a colleague’s, or the count is over', async () => {
    const { id, one, two } = await counting(2, 'C-03');
    const first = await counted(id, one, 'C-05');
    const again = await counted(id, one, 'C-05');
    expect(await undone(again)).toBe('BLOCKED NOTHING_TO_UNDO');
    const later = await counted(id, one, 'C-03');
    expect(await undone(first)).toBe('BLOCKED CHANGED_SINCE');
    expect(await undone(later)).toBe('OK UNDONE');
    expect((await placed(one))?.cell).toBe('C-05');
    await point.shelve(one, 'C-09');
    expect(await undone(first)).toBe('BLOCKED CHANGED_SINCE');
    const other = await stationPerson(service, 'pickup-clerk', 'PP-KHUJAND');
    const last = await counted(id, two, 'C-03');
    expect(await undone(last, { clerk: other, device: point.device })).toBe('BLOCKED NOT_YOURS');
    dataOf(await point.close(id));
    expect(await undone(last)).toBe('BLOCKED COUNT_OVER');
  });

  test('counts a bag no more, nor what is in it, and has it back in its cell', async () => {
    const hub = await countStation(service, 'DUSHANBE-HUB', ['UNLOADING']);
    const { bag, inside } = await bagAtHub(service, khujand);
    const { id } = await hub.open();
    const before = await hub.numbers(id);
    const scan = await counted(id, bag, 'H-02', hub);
    expect(scan.say).toBe('BAG_COUNTED');
    expect((await placed(inside))?.cell).toBe('H-02');
    expect(await undone(scan, hub)).toBe('OK UNDONE');
    expect((await placed(inside))?.cell ?? null).toBeNull();
    expect(await hub.numbers(id)).toEqual(before);
  });
});
