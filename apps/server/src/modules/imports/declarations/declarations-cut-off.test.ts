import { expect, onTestFinished, test } from 'vitest';
import { newTrackingCode } from '../../../../test/build.ts';
import { confirm, upload } from '../../../../test/declarations.ts';
import { holdInserts } from '../../../../test/held-inserts.ts';
import { createOrderApp, newCustomer, newOrder, orderOf, type Customer } from '../../../../test/orders.ts';
import { startServices } from '../../../../test/two-services.ts';

const list = (count: number) => {
  const rows = Array.from({ length: count }, () => `${newTrackingCode()},shoes,Kulob`);
  return `Tracking code,Goods,Pickup point\n${rows.join('\n')}\n`;
};
const ordersOf = async (caller: Customer) =>
  (await caller.ask('GET', '/orders?limit=100')).json['data'] as { total: number; list: { code: string }[] };

const codesOf = async (caller: Customer, query = '', limit = 100) => {
  const answer = await caller.ask('GET', `/orders?limit=${limit}${query}`);
  return (answer.json['data'] as { list: { code: string }[] }).list.map(({ code }) => code);
};

test('a confirmation that fails in the middle goes on where it was, also after a change of mind', async () => {
  const { service } = await createOrderApp();
  const farhod = await newCustomer(service);
  const file = await upload(service, farhod, list(30));
  const { sql } = service.context;
  await sql.unsafe(`
    create function refuse_more() returns trigger language plpgsql as $$ begin
      if (select count(*) from customer_order where customer_id = new.customer_id) >= 25 then
        raise 'no more today'; end if;
      return new; end $$;
    create trigger refuse_more before insert on customer_order for each row execute function refuse_more()`);
  const cut = await farhod.ask('POST', `/declaration-files/${file.id}/confirm`, { submit: true });
  await sql.unsafe('drop function refuse_more cascade');
  expect(cut.status).toBe(500);
  const stored = (await ordersOf(farhod)).list.map(({ code }) => code);
  expect(stored).toHaveLength(25);
  const view = (await farhod.ask('GET', `/declaration-files/${file.id}`)).json['data'];
  expect(view).toMatchObject({ confirmedAt: null, orders: 30, rejectedRows: 0 });
  service.clock.advance(60_000);
  const again = await confirm(farhod, file.id, false);
  expect(again.rejected).toEqual([]);
  expect(
    again.accepted
      .slice(0, 25)
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(stored.toSorted());
  const last = orderOf(await farhod.ask('GET', `/orders/${again.accepted.at(-1)?.id}`));
  expect(last.status).toBe('WAIT_FORECAST');
  expect(await ordersOf(farhod)).toMatchObject({ total: 30 });
  // What was made after the failure stands behind what was made before: as the file has it.
  expect(await codesOf(farhod)).toEqual(again.accepted.map(({ id }) => id));
});

test('orders of a file stand as the file has them, in the list both ways round, over its pages, and in the file that is saved', async () => {
  const { service, points } = await createOrderApp();
  const farhod = await newCustomer(service);
  const before = await newOrder(farhod, points.khujand, { goods: 'tea' });
  service.clock.advance(60_000);
  const file = await upload(service, farhod, list(60));
  const { accepted } = await confirm(farhod, file.id, true);
  service.clock.advance(60_000);
  const after = await newOrder(farhod, points.khujand, { goods: 'tea' });
  const ofFile = accepted.map(({ id }) => id);
  expect(await codesOf(farhod)).toEqual([after.code, ...ofFile, before.code]);
  expect(await codesOf(farhod, '&sort=oldest')).toEqual([before.code, ...ofFile, after.code]);
  const pages = [await codesOf(farhod, '', 20), await codesOf(farhod, '&page=2', 20)];
  expect(pages.flat()).toEqual([after.code, ...ofFile.slice(0, 39)]);
  expect(await codesOf(farhod, '&search=shoes')).toEqual(ofFile);
  const saved = await service.app.inject({
    method: 'POST',
    url: '/api/orders/file',
    headers: { token: farhod.token },
    payload: { format: 'csv' },
  });
  const codes = saved.body.split(/\r?\n/).flatMap((line) => /^"?(RA[0-9A-Z]+)/.exec(line)?.[1] ?? []);
  expect(codes).toEqual([after.code, ...ofFile, before.code]);
});

test('a service ended by kill -9 in the middle of a confirmation leaves whole orders, and another finishes it', async () => {
  const { service } = await createOrderApp();
  // The other service lives by the true time: a token of the test's own would be over there.
  service.clock.set(new Date().toISOString());
  const farhod = await newCustomer(service);
  const file = await upload(service, farhod, list(300));
  const { addresses, children, stop } = await startServices(service.address, 1);
  onTestFinished(stop);
  const held = await holdInserts(service, 'customer_order', '(select count(*) from customer_order) >= 100');
  const lost = fetch(`${addresses[0]}/api/declaration-files/${file.id}/confirm`, {
    method: 'POST',
    headers: { token: farhod.token, 'content-type': 'application/json' },
    body: JSON.stringify({ submit: true }),
  }).then(
    () => 'answered',
    () => 'lost',
  );
  const made = async () => (await ordersOf(farhod)).total;
  await held.untilOneWaits();
  children[0]?.child.kill('SIGKILL');
  expect(await lost).toBe('lost');
  await children[0]?.ended;
  await held.letGo();
  expect(await made()).toBe(100);
  const [half] = await service.context.sql<{ orders: number }[]>`
    select count(*)::integer as orders from customer_order
    where not exists (select from parcel where order_code = customer_order.code and status = 'WAIT_FORECAST')`;
  expect(half?.orders).toBe(0);
  const { accepted, rejected } = await confirm(farhod, file.id);
  expect(rejected).toEqual([]);
  expect(new Set(accepted.map(({ id }) => id)).size).toBe(300);
  expect(await made()).toBe(300);
});
