import { beforeAll, describe, expect, test } from 'vitest';
import { call, logIn, newAccount } from '../../../test/accounts.ts';
import { builders } from '../../../test/build.ts';
import { claimOf, claimParcel, newDecider, ownerlessParcel } from '../../../test/claims.ts';
import { readPdf } from '../../../test/label-reader.ts';
import { confirmed, newOperator } from '../../../test/office-imports.ts';
import { createOrderApp, newCustomer, newOrder, whole, type Customer } from '../../../test/orders.ts';
import { readTables } from '../../../test/read-tables.ts';
import { listImporter } from '../../../test/list-imports.ts';
import { runJobs, type TestApp } from '../../../test/test-app.ts';

// What the office calls things, everywhere the server itself writes it: files, papers, claims, what is said of rows.

const office = {
  DHWCRK: 'On the road to Dushanbe',
  DHWCCK: 'Waits for its lorry',
  STAGE_NEW: 'Just ordered',
  BSC: 'Small parcels',
  PROBLEM_UNIDENTIFIED: 'Whose is it?',
  NOTE_FRAGILE: 'Glass inside',
  EVENT_CUSTOMER_RECEIVED: 'Taken home',
  UNIT_PICKUP_POINT: 'Counter',
};

let service: TestApp;
let points: { khujand: number };
let customer: Customer;
let token: string;

beforeAll(async () => {
  ({ service, points } = await createOrderApp());
  customer = await newCustomer(service);
  ({ token } = await logIn(service.app, await newAccount(service.context, 'admin')));
  for (const [code, en] of Object.entries(office)) await rename(code, en);
});

async function rename(code: string, en: string): Promise<void> {
  const { json } = await call(service.app, 'GET', `/staff/words/${code}`, { token });
  const { version, names } = json['data'] as { version: number; names: Record<string, string> };
  const body = { version, names: { ...names, en } };
  expect(await call(service.app, 'PUT', `/staff/words/${code}`, { token, body })).toMatchObject({
    status: 200,
  });
}

async function fileOf(path: string, bearer = token): Promise<string> {
  const answer = await service.app.inject({
    url: `/api${path}`,
    headers: { token: bearer, 'x-local': 'en' },
  });
  expect(answer.statusCode).toBe(200);
  return answer.payload;
}

describe("an office's word", () => {
  test('stands in the file of orders that is made to measure, and in that of the list', async () => {
    const { code } = await newOrder(customer, points.khujand, whole);
    const answer = await service.app.inject({
      method: 'POST',
      url: '/api/fba-order/export',
      headers: { token, 'x-local': 'en' },
      payload: { columns: ['orderCode', 'stage', 'businessLine'], format: 'csv' },
    });
    expect(answer.payload).toContain(`${code},${office.STAGE_NEW},${office.BSC}`);
    const listed = (await fileOf('/staff/orders/file?format=csv')).split('\r\n');
    expect(listed.find((line) => line.includes(code))).toMatch(/Just ordered.*Small parcels/u);
  });

  test('stands in the files of parcels, customers and tariffs', async () => {
    const code = await ownerlessParcel(service);
    const lines = (await fileOf('/staff/parcels/file?format=csv')).split('\r\n');
    expect(lines.find((line) => line.includes(code))).toMatch(/Whose is it\?.*Small parcels/u);
    for (const list of ['/staff/customers', '/price/versions'])
      expect(await fileOf(`${list}/file?format=csv`), list).toContain(office.BSC);
  });

  test('is what a claim says of its parcel, to who claims and to who decides, and in the file of claims', async () => {
    const code = await builders(service.context).parcelOnTheRoad({
      facts: { orderCode: null },
      flag: 'UNIDENTIFIED',
    });
    const found = await customer.ask('POST', '/profile/claims/search', { trackingCode: code });
    expect(found.json['data']).toMatchObject({ parcel: { statusName: office.DHWCRK } });
    const claim = claimOf(await claimParcel(service, customer, code));
    const decider = await newDecider(service);
    expect((await decider.ask('GET', `/claims/${claim.code}`)).json['data']).toMatchObject({
      parcel: { statusName: office.DHWCRK },
    });
    expect(await fileOf('/claims/file?format=csv', decider.token)).toContain(office.DHWCRK);
  });

  test('is printed on the label of the parcel', async () => {
    const code = await builders(service.context).parcelReceivedInChina({
      facts: { handlingNotes: ['FRAGILE'] },
    });
    const answer = await service.app.inject({
      method: 'POST',
      url: '/api/common/batchprint',
      headers: { token, 'x-local': 'en' },
      payload: { docType: 'parcel-label', ids: [code] },
    });
    const [page] = await readPdf(answer.rawPayload, { pictures: false });
    expect(page?.text).toContain(office.NOTE_FRAGILE);
    expect(page?.text).not.toContain('Fragile');
  });

  test('is read in a file of the office, and says why a row was refused, on the screen and beside the row', async () => {
    const operator = await newOperator(service);
    const code = await builders(service.context).newParcel();
    const moved = await operator.send(
      ['Tracking code,Status,Handling notes', `YT8800000000001,${office.DHWCCK},${office.NOTE_FRAGILE}`].join(
        '\r\n',
      ),
    );
    await runJobs(service);
    await confirmed(service, operator, moved.id);
    expect((await operator.show(moved.id)).row).toMatchObject({ state: 'DONE', added: 1, rejected: 0 });
    const sent = await operator.send(
      ['Tracking code,Event,Time', `${code},${office.EVENT_CUSTOMER_RECEIVED},2026-11-19 10:00`].join('\r\n'),
    );
    await runJobs(service);
    const { problems } = await operator.show(sent.id);
    expect(problems.list.map(({ msg }) => msg)).toEqual([expect.stringContaining('"Taken home"')]);
    const { bytes } = await operator.rejected(sent.id);
    expect(JSON.stringify(await readTables(bytes))).toContain('Taken home');
  });

  test('is written into the file of a list, and read back out of it in place of the code', async () => {
    const units = await listImporter(service, 'units', 'admin');
    const saved = (await units.saved('csv')).toString();
    expect(saved).toContain(`,${office.UNIT_PICKUP_POINT},`);
    const same = await units.upload(saved);
    expect(same).toMatchObject({ counts: { new: 0, changed: 0, refused: 0 } });
    expect((await units.template('en')).rows[1]).toContain(office.UNIT_PICKUP_POINT);
    const added = saved
      .split('\r\n')
      .flatMap((line, index) => (index === 0 ? [line] : line.includes('PP-KHUJAND') ? [asNew(line)] : []))
      .join('\r\n');
    const made = await units.upload(added);
    expect(await units.page(made.id)).toMatchObject({ counts: { new: 1, refused: 0 } });
  });
});

/** The row of a point as that of a new one: another code, and no version. */
function asNew(line: string): string {
  return line.replace('PP-KHUJAND', 'PP-KHUJAND-2').replace(/,\d+$/u, ',');
}
