import type { Role } from '@rohi/contract/roles';
import { beforeAll, describe, expect, test } from 'vitest';
import { call, logIn, newAccount } from '../../../../test/accounts.ts';
import { builders } from '../../../../test/build.ts';
import { createOrderApp } from '../../../../test/orders.ts';
import type { TestApp } from '../../../../test/test-app.ts';

let service: TestApp;
let points: { khujand: number; kulob: number };

beforeAll(async () => {
  ({ service, points } = await createOrderApp());
});

async function caller(role: Role = 'manager', unit?: string) {
  const account = await newAccount(service.context, role, unit === undefined ? {} : { unit });
  const { token } = await logIn(service.app, account);
  const get = async (path: string) => call(service.app, 'GET', path, { token });
  const codes = async (query: Record<string, string>) => {
    const { json } = await get(`/staff/parcels?${new URLSearchParams(query).toString()}`);
    return (json['data'] as { list: { id: string }[] }).list.map(({ id }) => id);
  };
  const file = async (query: Record<string, string>) => {
    const params = new URLSearchParams({ format: 'csv', ...query }).toString();
    const { body } = await service.app.inject({
      url: `/api/staff/parcels/file?${params}`,
      headers: { token, 'x-local': 'en' },
    });
    return body;
  };
  return { account, get, codes, file };
}

test('staff find parcels by any code, several at once, the newest first', async () => {
  const { parcelOnTheRoad } = builders(service.context);
  const first = await parcelOnTheRoad({ facts: { orderCode: 'RA261120FFFF01', customerCode: 'TJ-70001' } });
  const second = await parcelOnTheRoad({ facts: { orderCode: 'RA261120FFFF02', customerCode: 'TJ-70002' } });
  const third = await parcelOnTheRoad({ facts: { orderCode: 'RA261120FFFF02', customerCode: 'TJ-70002' } });
  const { codes } = await caller();
  expect(await codes({ search: ` ${first.toLowerCase()} ` })).toEqual([first]);
  expect(await codes({ search: 'ra261120ffff02' })).toEqual([third, second]);
  expect(await codes({ search: `TJ-70001, ${third}` })).toEqual([third, first]);
  expect(await codes({ search: 'TJ-70002', sort: 'declared' })).toEqual([second, third]);
  // A part of a code is enough.
  expect(await codes({ search: first.slice(-8).toLowerCase() })).toEqual([first]);
});

test('the list is cut by status, flag, line and point', async () => {
  const { parcelAtHub, parcelOnTheRoad, parcelAtPickupPoint } = builders(service.context);
  const facts = { customerCode: 'TJ-70003' };
  const hub = await parcelAtHub({ facts: { ...facts, businessLine: 'FBA' } });
  const held = await parcelOnTheRoad({ facts, flag: 'HELD' });
  const ready = await parcelAtPickupPoint({ facts: { ...facts, pickupPointId: points.kulob } });
  const { codes } = await caller();
  const search = 'TJ-70003';
  expect(await codes({ search, status: 'DHWCCK' })).toEqual([hub]);
  expect(await codes({ search, line: 'FBA' })).toEqual([hub]);
  expect(await codes({ search, problem: 'HELD' })).toEqual([held]);
  expect(await codes({ search, unit: String(points.kulob) })).toEqual([ready]);
});

test('a row says what is on the parcel, in the language of the caller', async () => {
  const code = await builders(service.context).parcelOnTheRoad({
    facts: { weightG: 12_345, lengthMm: 605, widthMm: 500, heightMm: 400, pickupPointId: points.khujand },
  });
  const { get } = await caller();
  expect((await get(`/staff/parcels/${code.toLowerCase()}`)).json['data']).toMatchObject({
    id: code,
    status: 'DHWCRK',
    statusName: 'Pending overseas warehouse inbound',
    weightKg: '12.345',
    lengthCm: '60.5',
    pickupPoint: { code: 'PP-KHUJAND', city: 'Khujand' },
  });
  expect((await get('/staff/parcels/RP00000000')).json['error']).toBe('tracking.parcelNotFound');
});

test('a clerk finds what goes to the own point; parcels elsewhere do not exist', async () => {
  const { parcelAtPickupPoint } = builders(service.context);
  const facts = { customerCode: 'TJ-70004' };
  const own = await parcelAtPickupPoint({ facts: { ...facts, pickupPointId: points.khujand } });
  const foreign = await parcelAtPickupPoint({ facts: { ...facts, pickupPointId: points.kulob } });
  const clerk = await caller('pickup-clerk', 'PP-KHUJAND');
  expect(await clerk.codes({ search: 'TJ-70004' })).toEqual([own]);
  expect(await clerk.codes({ search: foreign })).toEqual([]);
  expect(await clerk.codes({ unit: String(points.kulob) })).toEqual([]);
  expect((await clerk.get(`/staff/parcels/${foreign}`)).status).toBe(404);
});

describe('filters of many values, points and days', () => {
  /** A parcel that came on record at this moment. */
  const recorded = async (customerCode: string, at: string) => {
    const code = await builders(service.context).parcelOnTheRoad({ facts: { customerCode } });
    await service.context.sql`update parcel set created_at = ${new Date(at)} where tracking_code = ${code}`;
    return code;
  };

  test('several statuses or marks find parcels of each, several points those of both', async () => {
    const { parcelAtHub, parcelOnTheRoad, parcelAtPickupPoint } = builders(service.context);
    const facts = { customerCode: 'TJ-70005' };
    const hub = await parcelAtHub({ facts });
    const held = await parcelOnTheRoad({ facts, flag: 'HELD' });
    const damaged = await parcelOnTheRoad({ facts, flag: 'DAMAGED' });
    const north = await parcelAtPickupPoint({ facts: { ...facts, pickupPointId: points.khujand } });
    const south = await parcelAtPickupPoint({ facts: { ...facts, pickupPointId: points.kulob } });
    const { codes } = await caller();
    const search = 'TJ-70005';
    expect(await codes({ search, status: 'DHWCCK,DKHQS' })).toEqual([south, north, hub]);
    expect(await codes({ search, problem: 'DAMAGED,HELD' })).toEqual([damaged, held]);
    expect(await codes({ search, unit: `${points.khujand},${points.kulob}` })).toEqual([south, north]);
    expect(await codes({ search, status: 'DKHQS', unit: String(points.kulob), problem: 'HELD' })).toEqual([]);
  });

  test('days are those of Dushanbe, both with them, and either end may be open', async () => {
    const search = 'TJ-70006';
    // 23:59:59 on the 9th, then midnight and the last second of the 10th by the clock of Dushanbe.
    const before = await recorded(search, '2026-11-09T18:59:59Z');
    const first = await recorded(search, '2026-11-09T19:00:00Z');
    const last = await recorded(search, '2026-11-10T18:59:59Z');
    const after = await recorded(search, '2026-11-10T19:00:00Z');
    const { codes } = await caller();
    expect(await codes({ search, from: '2026-11-10', to: '2026-11-10' })).toEqual([last, first]);
    expect(await codes({ search, from: '2026-11-10' })).toEqual([after, last, first]);
    expect(await codes({ search, to: '2026-11-10' })).toEqual([last, first, before]);
    expect(await codes({ search, sort: 'declared' })).toEqual([before, first, last, after]);
  });

  test('a file has the parcels of the filters, in their order, and the record says which filters', async () => {
    const search = 'TJ-70007';
    const late = await recorded(search, '2026-10-03T05:00:00Z');
    const early = await recorded(search, '2026-10-02T05:00:00Z');
    await recorded(search, '2026-10-09T05:00:00Z');
    const { file, account } = await caller();
    const query = {
      search,
      customer: search,
      status: 'DHWCRK,DHWCCK',
      from: '2026-10-01',
      to: '2026-10-05',
    };
    const lines = (await file(query)).split('\r\n');
    expect(lines.slice(1, 3).map((line) => /YT\d+/.exec(line)?.[0])).toEqual([late, early]);
    expect(lines).toHaveLength(4);
    const [entry] = await service.context.sql<{ details: object }[]>`
      select details from audit_event where action = 'parcel:export' and actor_user_id = ${account.id}`;
    expect(entry?.details).toMatchObject({
      status: 'DHWCRK, DHWCCK',
      from: '2026-10-01',
      to: '2026-10-05',
      pickupPointId: null,
      customerCode: search,
      search: [search],
    });
  });

  test.each([
    ['status=DTH,nowhere', 'status', 'notAllowed'],
    ['problem=', 'problem', 'notAllowed'],
    ['unit=3,x', 'unit', 'badFormat'],
    ['unit=0', 'unit', 'badFormat'],
    ['from=2026-02-30', 'from', 'badFormat'],
    ['from=2026-11-10&to=2026-11-09', 'to', 'inconsistent'],
  ])('%s is refused', async (query, field, error) => {
    const { get } = await caller();
    for (const path of ['/staff/parcels?', '/staff/parcels/file?format=csv&'])
      expect((await get(path + query)).json).toMatchObject({
        error: 'request.invalid',
        fields: [{ field, error, msg: expect.stringMatching(/\w/) as string }],
      });
  });

  test('a clerk who asks for several points finds the own one alone', async () => {
    const { parcelAtPickupPoint } = builders(service.context);
    const facts = { customerCode: 'TJ-70008' };
    const own = await parcelAtPickupPoint({ facts: { ...facts, pickupPointId: points.khujand } });
    await parcelAtPickupPoint({ facts: { ...facts, pickupPointId: points.kulob } });
    const clerk = await caller('pickup-clerk', 'PP-KHUJAND');
    const unit = `${points.khujand},${points.kulob}`;
    expect(await clerk.codes({ search: 'TJ-70008', unit, status: 'DKHQS,DHWCCK' })).toEqual([own]);
    expect(await clerk.file({ search: 'TJ-70008', unit: String(points.kulob) })).not.toMatch(/YT\d/);
  });
});
