import { allEndpoints } from '@rohi/contract/all-endpoints';
import { expect, test } from 'vitest';
import { isLongAct, namedLongActs } from './long-acts.ts';

test('every act that is named as a long one is a call of the contract', () => {
  const calls = new Set<string>(allEndpoints.map(({ method, path }) => `${method} ${path}`));
  expect(namedLongActs.filter((name) => !calls.has(name))).toEqual([]);
});

test('files in and out are long acts; tracking, scans, hand-overs and stored pictures are not', () => {
  const of = (name: string) => {
    const found = allEndpoints.find(({ method, path }) => `${method} ${path}` === name);
    if (found === undefined) throw new RangeError(`${name} is no call`);
    return isLongAct(found);
  };
  for (const name of [
    'PUT /staff/imports/{id}/content',
    'GET /staff/orders/file',
    'PUT /stations/photos/{photoId}',
    'GET /trips/{id}/papers/{paper}',
    'PUT /staff/units/imports/{importId}',
    'POST /staff/units/imports/{importId}/confirm',
    'POST /trips/{id}/depart',
    'GET /common/all-customers',
    'GET /common/all-fba-customers/{x}',
  ])
    expect([name, of(name)]).toEqual([name, true]);
  for (const name of [
    'POST /track/query',
    'POST /stations/scans',
    'POST /receiving/measure',
    'POST /hand-over/visits/{id}/give',
    'POST /staff/payments',
    'POST /auth/login',
    'GET /staff/parcels/{id}/photos/{photoId}',
  ])
    expect([name, of(name)]).toEqual([name, false]);
});
