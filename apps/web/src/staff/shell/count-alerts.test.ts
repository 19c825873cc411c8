import { expect, test } from 'vitest';
import { countAlerts } from './count-alerts.ts';

const entry = (key: string) => ({ key }) as never;
const user = { menus: { BSC: [entry('claims'), entry('approvals')], FBA: [entry('claims')] } };
const claims = (line: string, count: number) =>
  ({ type: 'claims', route: `/${line}/claims?state=OPEN`, count }) as const;
const approvals = { type: 'approvals', route: '/bsc/approvals', count: 2 } as const;

test('an entry counts what its list shows, and the other line what stands there', () => {
  const seen = { line: 'BSC', waiting: [], entries: user.menus.BSC, user } as const;
  expect(countAlerts({ ...seen, alerts: [claims('bsc', 1), claims('fba', 3), approvals] })).toEqual({
    byEntry: { claims: 1, approvals: 2 },
    total: 6,
    elsewhere: { line: 'FBA', count: 3, route: '/fba/claims?state=OPEN' },
  });
});

test('what stands only in the menu of the other line is counted there; what no menu opens nowhere', () => {
  const seen = { line: 'FBA', waiting: [], entries: user.menus.FBA, user } as const;
  expect(countAlerts({ ...seen, alerts: [claims('fba', 0), approvals] })).toEqual({
    byEntry: { claims: 0 },
    total: 2,
    elsewhere: { line: 'BSC', count: 2, route: '/bsc/approvals' },
  });
  const closed = { menus: { BSC: [], FBA: [] } };
  expect(countAlerts({ ...seen, user: closed, alerts: [approvals] })).toMatchObject({
    total: 0,
    elsewhere: undefined,
  });
});

test('orders are no work of their own, but cargo that was asked for is counted there', () => {
  const entries = [entry('orders')];
  const menus = { BSC: [], FBA: entries };
  const seen = { line: 'FBA' as const, entries, user: { menus } };
  const waits = (type: 'cargoRequests' | 'undeclared') =>
    ({ type, route: '/fba/orders?stage=WAIT_FORECAST', count: 2 }) as const;
  expect(countAlerts({ ...seen, alerts: [], waiting: [waits('undeclared')] }).byEntry).toEqual({});
  expect(countAlerts({ ...seen, alerts: [waits('cargoRequests')], waiting: [] })).toMatchObject({
    byEntry: { orders: 2 },
    total: 2,
  });
});
