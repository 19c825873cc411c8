import { beforeAll, expect, test } from 'vitest';
import { call, logIn } from '../../test/accounts.ts';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import { demoPassword } from './demo-accounts.ts';
import { loadDemoData } from './demo-data.ts';

const options = { embedded: true, say: () => undefined };

/** A service that is about to fill its empty database. */
async function emptyService(): Promise<TestApp> {
  const service = await createTestApp({ demo: true });
  // Then there are tariffs and channels.
  await service.app.ready();
  return service;
}

/** What there is of all that the demo ends with. */
async function whatStands({ app, context }: TestApp) {
  const { token } = await logIn(app, { username: 'manager', password: demoPassword('manager') });
  const list = async (path: string) => {
    const { json } = await call(app, 'GET', path, { token });
    return (json['data'] as { list: Record<string, unknown>[] }).list;
  };
  const statesOf = async (path: string) =>
    (await list(path)).map(({ state, status }) => String(state ?? status)).toSorted();
  const [parcels] = await context.sql<{ count: number }[]>`select count(*)::integer as count from parcel`;
  return {
    parcels: parcels?.count,
    tariffs: await statesOf('/price/versions?limit=100'),
    rates: await statesOf('/price/rates?limit=100'),
    claims: await statesOf('/claims?limit=100'),
    agreed: (await list('/staff/customer-prices')).length,
    suspended: (await list('/staff/channels')).filter(({ isSuspended }) => isSuspended === true).length,
  };
}

let complete: Awaited<ReturnType<typeof whatStands>>;

beforeAll(async () => {
  const whole = await emptyService();
  await loadDemoData(whole.context, options);
  complete = await whatStands(whole);
});

test('the demo has something of each kind', () => {
  expect(complete).toMatchObject({ agreed: 1, suspended: 1, rates: ['ACCEPTED', 'WAITING'] });
  expect(new Set(complete.tariffs)).toEqual(new Set(['DRAFT', 'IN_FORCE', 'UPCOMING']));
  expect(complete.claims).toContain('APPROVED');
});

test.each([
  ['insert', 'currency_rate'],
  ['update', 'tariff_version'],
  ['insert', 'customer_product'],
  ['update', 'parcel_claim'],
])(
  'what is missing after a start that was ended at its first %s of %s is added by the next',
  async (act, table) => {
    const service = await emptyService();
    const { sql } = service.context;
    await sql.unsafe(`
    create function end_here() returns trigger language plpgsql as $$ begin raise exception 'ended here'; end $$;
    create trigger end_here before ${act} on ${table} execute function end_here()`);
    await expect(loadDemoData(service.context, options)).rejects.toThrow('ended here');
    await sql.unsafe(`drop trigger end_here on ${table}`);
    await loadDemoData(service.context, options);
    expect(await whatStands(service)).toEqual(complete);

    const lines: string[] = [];
    await loadDemoData(service.context, { embedded: true, say: (line) => lines.push(line) });
    expect(lines).toEqual([]);
    expect(await whatStands(service)).toEqual(complete);
  },
);
