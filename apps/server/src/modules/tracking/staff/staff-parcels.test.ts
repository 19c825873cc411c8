import type { Role } from '@rohi/contract/roles';
import { beforeAll, expect, test } from 'vitest';
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
  return { get, codes };
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
