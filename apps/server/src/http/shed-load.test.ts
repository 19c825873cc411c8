import { allEndpoints } from '@rohi/contract/all-endpoints';
import { expect, test } from 'vitest';
import { latestOf } from './shed-load.ts';

test('calls of those who work here are shed last: hand-over, scans, payments and machines, after visitors and customers', () => {
  const latest = (name: string) => {
    const endpoint = allEndpoints.find(({ method, path }) => `${method} ${path}` === name);
    if (endpoint === undefined) throw new RangeError(`${name} is no call`);
    return latestOf(endpoint, 2_000);
  };
  for (const name of ['POST /track/query', 'GET /orders', 'POST /orders', 'GET /common/sysinfo'])
    expect([name, latest(name)]).toEqual([name, 2_000]);
  for (const name of [
    'POST /hand-over/visits/{id}/give',
    'POST /stations/scans',
    'POST /staff/payments',
    'POST /receiving/measure',
  ])
    expect([name, latest(name)]).toEqual([name, 8_000]);
  // Pages and files of the site are no calls.
  expect(latestOf(undefined, 2_000)).toBe(2_000);
});
