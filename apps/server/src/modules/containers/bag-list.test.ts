import type { bagContents, StaffBag } from '@rohi/contract/containers/bag-list.contract';
import type { DataOf } from '@rohi/contract/endpoint';
import { beforeAll, expect, test } from 'vitest';
import { bagStation, type BagStation } from '../../../test/bags.ts';
import { createOrderApp } from '../../../test/orders.ts';
import { addWarehouse, dataOf, stationPerson, type StationPerson } from '../../../test/stations.ts';
import type { TestApp } from '../../../test/test-app.ts';

let service: TestApp;
let station: BagStation;
let support: StationPerson;
let bags: { pallet: string; sack: string; sealed: string };
let parcels: { inSack: string; inSealed: string };
beforeAll(async () => {
  const app = await createOrderApp();
  ({ service } = app);
  station = await bagStation(service);
  support = await stationPerson(service, 'support');
  const { openBag, put, received, close, scan } = station;
  const pallet = await openBag({ kind: 'PALLET' });
  const sack = await openBag({ kind: 'SACK', destinationId: app.points.khujand });
  await service.context.sql`
    update bag set opened_at = opened_at - interval '1 day' where code = any(${[pallet, sack]})`;
  const sealed = await openBag({ kind: 'POUCH' });
  parcels = {
    inSack: await received({ facts: { pickupPointId: app.points.khujand } }),
    inSealed: await received(),
  };
  await put(parcels.inSack, sack);
  await put(sack, pallet);
  await put(parcels.inSealed, sealed);
  await close(sealed, 2_000, { seal: 'CN 17' });
  await scan('PUT_AWAY', pallet, { cell: 'C-4' });
  bags = { pallet, sack, sealed };
});

const find = async (query: string, person = support) =>
  dataOf<{ total: number; list: StaffBag[] }>(await person.get(`/staff/bags?${query}`));
const codes = async (query: string, person = support) => (await find(query, person)).list.map(({ id }) => id);
const rowOf = async (code: string) => dataOf<StaffBag>(await support.get(`/staff/bags/${code}`));

test('bags are listed the youngest first, each with what is in it and in the bags in it', async () => {
  expect((await codes('')).slice(0, 1)).toEqual([bags.sealed]);
  expect(await rowOf(bags.pallet)).toMatchObject({
    kind: 'PALLET',
    state: 'OPEN',
    parcels: 1,
    holder: null,
    weightKg: null,
  });
  expect(await rowOf(bags.sack)).toMatchObject({ cell: 'C-4', holder: bags.pallet, parcels: 1 });
  expect(await rowOf(bags.sealed)).toMatchObject({
    state: 'CLOSED',
    weightKg: '2.000',
    seal: 'CN 17',
    closedBy: station.clerk.account.username,
    destination: null,
  });
});

test('a bag is found by its code, its seal, its cell and a parcel in it', async () => {
  expect(await codes(`search=${bags.sealed}`)).toEqual([bags.sealed]);
  expect(await codes('search=cn%2017')).toEqual([bags.sealed]);
  // The same keys while the Russian layout was on.
  expect(await codes(`search=${encodeURIComponent('ст 17')}`)).toEqual([bags.sealed]);
  expect(new Set(await codes('search=C-4'))).toEqual(new Set([bags.pallet, bags.sack]));
  expect(await codes(`search=${parcels.inSack.toLowerCase()}`)).toEqual([bags.sack]);
  expect(await codes('search=nothing')).toEqual([]);
});

test('filters and days narrow the list', async () => {
  const ofHere = new Set(Object.values(bags));
  const own = async (query: string) => (await codes(query)).filter((code) => ofHere.has(code));
  expect(await own('state=CLOSED')).toEqual([bags.sealed]);
  expect(new Set(await own('kind=PALLET,POUCH'))).toEqual(new Set([bags.pallet, bags.sealed]));
  const day = (await rowOf(bags.sealed)).openedAt.slice(0, 10);
  expect(await own(`from=${day}`)).toEqual([bags.sealed]);
  expect((await support.get('/staff/bags?from=2026-11-20&to=2026-11-19')).status).toBe(400);
});

test('what lies in a bag is told as it lies there', async () => {
  const contentsOf = async (code: string) =>
    dataOf<DataOf<typeof bagContents>>(await support.get(`/staff/bags/${code}/contents`)).list;
  expect(await contentsOf(bags.pallet)).toMatchObject([{ code: bags.sack, kind: 'SACK' }]);
  expect(await contentsOf(bags.sack)).toMatchObject([
    { code: parcels.inSack, kind: null, weightKg: '2.000', flags: [] },
  ]);
  expect((await support.get('/staff/bags/RB000000000/contents')).status).toBe(404);
});

test('the history names who opened and closed it, and what it was closed with before it was opened again', async () => {
  const { openBag, put, received, close, clerk, device } = station;
  const { username } = clerk.account;
  const bag = await openBag();
  await put(await received(), bag);
  await close(bag, 2_000, { seal: 'CN 18' });
  dataOf(await clerk.post(`/stations/bags/${bag}/reopen`, { deviceId: device, reason: 'one too many' }));
  const { list } = dataOf<{ list: { action: string; actor: string; changes: object[] }[] }>(
    await support.get(`/staff/bags/${bag}/history`),
  );
  expect(list.map(({ action, actor }) => [action, actor])).toEqual([
    ['bag:reopen', username],
    ['bag:close', username],
    ['bag:open', username],
  ]);
  const closedWith = [
    { field: 'weightKg', before: null, after: '2.000' },
    { field: 'seal', before: null, after: 'CN 18' },
  ];
  expect(list[1]?.changes).toEqual(expect.arrayContaining(closedWith));
  expect(list[0]?.changes).toEqual(
    expect.arrayContaining([...closedWith, { field: 'reason', before: null, after: 'one too many' }]),
  );
});

test('a warehouse sees its own bags, a pickup point those that come to it', async () => {
  const other = await stationPerson(service, 'china-operator', await addWarehouse(service));
  expect(await find('', other)).toMatchObject({ total: 0 });
  expect((await other.get(`/staff/bags/${bags.sack}`)).status).toBe(404);
  expect(await codes(`search=${bags.sack}`, station.clerk)).toEqual([bags.sack]);
  const point = await stationPerson(service, 'pickup-clerk', 'PP-KHUJAND');
  expect(await codes('', point)).toEqual([bags.sack]);
});

test('the list is had as a file', async () => {
  const { statusCode, body } = await service.app.inject({
    url: '/api/staff/bags/file?format=csv&state=CLOSED',
    headers: { token: support.token },
  });
  expect(statusCode).toBe(200);
  expect(body).toContain(bags.sealed);
  expect(body).toContain('CN 17');
});
