import { call } from './accounts.ts';
import type { TestApp } from './test-app.ts';

/** The rate of a currency to the somoni on a day, as everybody may ask for it. */
export async function rateOn({ app }: Pick<TestApp, 'app'>, date: string, from = 'USD') {
  const { json } = await call(app, 'POST', '/base-currency-rate/getrate', {
    body: { from, to: 'TJS', date },
  });
  return json['data'] as { rate: string; nominal: number; stale: boolean } | undefined;
}

/** What the record says of rates, in its order. */
export async function rateActions({ context }: Pick<TestApp, 'context'>): Promise<string[]> {
  const rows = await context.sql<{ action: string }[]>`
    select action from audit_event where action like 'rate:%' order by seq`;
  return rows.map(({ action }) => action);
}
