import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { allEndpoints } from '../all-endpoints.ts';
import type { Endpoint } from '../endpoint.ts';
import * as arrivals from './arrivals.contract.ts';
import * as differences from './differences.contract.ts';
import * as moneyFile from './money-file.contract.ts';
import * as money from './money.contract.ts';
import * as own from './own-reports.contract.ts';
import * as staff from './staff-reports.contract.ts';
import * as standstill from './standstill.contract.ts';

const exported = new Set<unknown>(
  [arrivals, differences, moneyFile, money, own, staff, standstill].flatMap((room) => Object.values(room)),
);
const reports: readonly Endpoint[] = allEndpoints.filter((endpoint) => exported.has(endpoint));
const withQuery = reports.flatMap(({ path, query }) => (query === undefined ? [] : [{ path, query }]));

test.each(withQuery)('the query of $path refuses a name that it does not know', ({ query }) => {
  const { error } = z.safeParse(query, { line: 'FBA' });
  expect(error?.issues).toContainEqual(
    expect.objectContaining({ code: 'unrecognized_keys', keys: ['line'] }),
  );
});

test('all calls of reports are looked at', () => {
  expect(withQuery.length).toBeGreaterThan(14);
});
