import { expect } from 'vitest';
import type { TestApp } from './test-app.ts';

// A month handed over as a file: the sums of its columns are what the report on the screen says.

type Totals = {
  orderCount: number;
  parcelCount: number;
  weightKg: string;
  volumeCbm: string;
  amount: { amount: string };
};
type Asked = { range: { from: string; to: string }; line: 'BSC' | 'FBA' | undefined };

/** A decimal with so many digits after the point, as a whole number. */
function whole(text: string, digits: number): bigint {
  const [units = '0', fraction = ''] = text.split('.');
  return BigInt(`${units}${fraction.padEnd(digits, '0')}`);
}

/** Holds the sums of the file of some days against the report of the same days. */
export async function expectFileOfReport(
  app: TestApp['app'],
  token: string,
  { range, line }: Asked,
): Promise<void> {
  const ofLine = line === undefined ? {} : { businessLine: line };
  const headers = { token, 'x-local': 'en' };
  const file = await app.inject({
    method: 'POST',
    url: '/api/fba-order/export',
    headers,
    payload: {
      filter: { ...range, ...ofLine, cancelled: false },
      columns: ['orderCode', 'parcels', 'weightKg', 'volumeCbm', 'freightUsd'],
      format: 'csv',
    },
  });
  const report = await app.inject({
    url: '/api/fba-order/getorderrepoer',
    query: { ...range, ...ofLine },
    headers,
  });
  const rows = file.payload
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((row) => row.split(','));
  const sum = (column: number, digits: number) =>
    rows.reduce((all, row) => all + whole(row[column] ?? '', digits), 0n);
  const { totals } = report.json<{ data: { totals: Totals } }>().data;
  expect({
    orders: rows.length,
    parcels: sum(1, 0),
    weight: sum(2, 3),
    // A report rounds what comes out to the cubic centimetre; the rows are exact.
    volume: (sum(3, 9) + 500n) / 1_000n,
    amount: sum(4, 2),
  }).toEqual({
    orders: totals.orderCount,
    parcels: BigInt(totals.parcelCount),
    weight: whole(totals.weightKg, 3),
    volume: whole(totals.volumeCbm, 6),
    amount: whole(totals.amount.amount, 2),
  });
}
