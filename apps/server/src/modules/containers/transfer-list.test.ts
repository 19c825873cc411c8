import type { StaffTransfer, transferContents } from '@rohi/contract/containers/transfer-list.contract';
import type { DataOf } from '@rohi/contract/endpoint';
import { beforeAll, expect, test } from 'vitest';
import { createOrderApp } from '../../../test/orders.ts';
import { dataOf, stationPerson, type StationPerson } from '../../../test/stations.ts';
import { transferStation, type TransferStation } from '../../../test/transfers.ts';

let app: Awaited<ReturnType<typeof createOrderApp>>;
let station: TransferStation;
let support: StationPerson;
let sent: { transfer: string; parcel: string };
let open: string;
beforeAll(async () => {
  app = await createOrderApp();
  station = await transferStation(app.service);
  support = await stationPerson(app.service, 'support');
  await app.service.context.sql`
    update user_account set name = 'Исмат Раҷабов' where username = ${station.operator.account.username}`;
  const parcel = await station.atHub(app.points.khujand);
  const transfer = await station.open(app.points.khujand);
  await station.scan(parcel, transfer);
  dataOf(await station.depart(transfer));
  sent = { transfer, parcel };
  await station.atHub(app.points.kulob);
  open = await station.open(app.points.kulob);
});

const find = async (query: string, person = support) =>
  dataOf<{ total: number; list: StaffTransfer[] }>(await person.get(`/staff/transfers?${query}`));
const codes = async (query: string, person = support) => (await find(query, person)).list.map(({ id }) => id);

test('transfers are listed the youngest first, each with what is in it and who sent it by name', async () => {
  expect(await codes('')).toEqual([open, sent.transfer]);
  const row = dataOf<StaffTransfer>(await support.get(`/staff/transfers/${sent.transfer}`));
  expect(row).toMatchObject({
    state: 'DEPARTED',
    parcels: 1,
    weightKg: '2.000',
    driver: 'Исмат',
    vehicle: '01 482 AB 01',
    departedBy: 'Исмат Раҷабов',
  });
  expect(await find(`search=${open}`)).toMatchObject({ list: [{ state: 'OPEN', parcels: 0 }] });
});

test('a transfer is found by half its code, by its tail, by its vehicle and by a parcel in it', async () => {
  const { transfer, parcel } = sent;
  expect(await codes(`search=${transfer.slice(0, -2).toLowerCase()}`)).toContain(transfer);
  expect(await codes(`search=${transfer.slice(-5)}`)).toEqual([transfer]);
  expect(await codes('search=482%20ab')).toEqual([transfer]);
  expect(await codes(`search=${parcel.toLowerCase()}`)).toEqual([transfer]);
  expect(await codes('search=nothing')).toEqual([]);
  expect(await codes('state=OPEN,CLOSED')).toEqual([open]);
});

test('what is in a transfer is told, and what was done with it', async () => {
  const { transfer, parcel } = sent;
  const { list } = dataOf<DataOf<typeof transferContents>>(
    await support.get(`/staff/transfers/${transfer}/contents`),
  );
  expect(list).toMatchObject([{ code: parcel, bagCode: null, weightKg: '2.000' }]);
  const history = dataOf<{ list: { action: string }[] }>(
    await support.get(`/staff/transfers/${transfer}/history`),
  );
  expect(history.list.map(({ action }) => action)).toEqual(['transfer:depart', 'transfer:open']);
  expect((await support.get('/staff/transfers/RX000000000/contents')).status).toBe(404);
});

test('a hub sees its own transfers, a pickup point those that have left for it', async () => {
  expect(await codes('', station.operator)).toEqual([open, sent.transfer]);
  const warehouse = await stationPerson(app.service, 'china-operator', 'YIWU-WH');
  expect(await codes('', warehouse)).toEqual([]);
  const khujand = await stationPerson(app.service, 'pickup-clerk', 'PP-KHUJAND');
  expect(await codes('', khujand)).toEqual([sent.transfer]);
  const kulob = await stationPerson(app.service, 'pickup-clerk', 'PP-KULOB');
  expect(await codes('', kulob)).toEqual([]);
  expect((await kulob.get(`/staff/transfers/${sent.transfer}/contents`)).status).toBe(404);
});

test('the list is had as a file', async () => {
  const { statusCode, body } = await app.service.app.inject({
    url: '/api/staff/transfers/file?format=csv&state=DEPARTED',
    headers: { token: support.token },
  });
  expect(statusCode).toBe(200);
  expect(body).toContain(sent.transfer);
});
