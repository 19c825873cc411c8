import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { listDrawers, WireDrawer, WireShift } from '@rohi/contract/billing/shifts.contract';
import type { DataOf } from '@rohi/contract/endpoint';
import { counterClerk } from '../../../../test/counters.ts';
import { endOf, moneyOf, moneyPerson, type MoneyPerson } from '../../../../test/money.ts';
import { createOrderApp } from '../../../../test/orders.ts';
import { openTestContext, type TestApp } from '../../../../test/test-app.ts';
import { buildApp } from '../../../app.ts';

const none = { TJS: { notes: {} }, USD: { notes: {} } };
let service: TestApp;
let khujand: number;
let manager: MoneyPerson;
let clerk: MoneyPerson;
beforeAll(async () => {
  const made = await createOrderApp();
  ({ service } = made);
  ({ khujand } = made.points);
  manager = await moneyPerson(service, 'manager');
  clerk = await counterClerk(service);
});

const newDrawer = async (name = `Drawer ${randomUUID()}`) =>
  moneyOf<WireDrawer>(await manager.post('/staff/drawers', { unitId: khujand, name }));
const was = ({ name, retiredAt }: WireDrawer) => ({ name, isRetired: retiredAt !== null });
const rename = (drawer: WireDrawer, name: string, person = manager) =>
  person.put(`/staff/drawers/${drawer.id}/name`, { requestId: undefined, name, was: was(drawer) });
const retire = (drawer: WireDrawer, isRetired = true, person = manager) =>
  person.put(`/staff/drawers/${drawer.id}/retired`, { requestId: undefined, isRetired, was: was(drawer) });
const listed = async (person: MoneyPerson) =>
  moneyOf<DataOf<typeof listDrawers>>(await person.get('/staff/drawers')).list;
const open = (drawer: WireDrawer, counted: object = none) =>
  clerk.post('/staff/shifts', { drawerId: drawer.id, counted });
const closed = async (shift: WireShift, counted: object = none) => {
  expect(endOf(await clerk.post(`/staff/shifts/${shift.id}/count`, { counted, card: '0' }))).toBe('ok');
  expect(endOf(await clerk.post(`/staff/shifts/${shift.id}/close`, { reason: null }))).toBe('ok');
};

describe('a drawer of a counter', () => {
  test('is named anew, in its former shifts too; the name of another one is refused, twice is once', async () => {
    const [drawer, other] = [await newDrawer(), await newDrawer()];
    const shift = moneyOf<WireShift>(await open(drawer));
    const name = `Window ${randomUUID()}`;
    expect(moneyOf<WireDrawer>(await rename(drawer, ` ${name} `))).toMatchObject({
      name,
      shift: { id: shift.id },
    });
    expect(moneyOf<{ shift: WireShift }>(await clerk.get('/staff/shifts/own')).shift.drawer.name).toBe(name);
    expect(moneyOf<WireDrawer>(await rename(drawer, name)).name).toBe(name);
    expect(endOf(await rename(other, name))).toBe('409 billing.drawerNameTaken');
    await closed(shift);
    expect(endOf(await rename(drawer, 'seen before it was renamed'))).toBe('409 billing.drawerChanged');
    expect(endOf(await rename({ ...drawer, id: randomUUID() }, 'x'))).toBe('404 billing.notFound');
    expect(endOf(await rename(other, 'x', clerk))).toContain('403');
  });

  test('is retired only when it is free and empty, frees its name, and can be brought back', async () => {
    const drawer = await newDrawer();
    const shift = moneyOf<WireShift>(await open(drawer, { TJS: { notes: { 10: 5 } }, USD: { notes: {} } }));
    expect(endOf(await retire(drawer))).toBe('409 billing.drawerTaken');
    await closed(shift, { TJS: { notes: { 10: 5 } }, USD: { notes: {} } });
    expect(endOf(await retire(drawer))).toBe('409 billing.drawerHoldsCash');
    const last = moneyOf<WireShift>(await open(drawer, { TJS: { notes: { 10: 5 } }, USD: { notes: {} } }));
    const all = { currency: 'TJS', amount: '50', number: 'B-7', takenBy: 'The driver' };
    expect(endOf(await clerk.post(`/staff/shifts/${last.id}/collections`, all))).toBe('ok');
    await closed(last);
    const retired = moneyOf<WireDrawer>(await retire(drawer));
    expect(retired.retiredAt).toBe(service.clock.now().toISOString());
    expect(moneyOf<WireDrawer>(await retire(drawer)).retiredAt).toBe(retired.retiredAt);

    expect((await listed(clerk)).map(({ id }) => id)).not.toContain(drawer.id);
    expect(await listed(manager)).toContainEqual(retired);
    expect(endOf(await open(drawer))).toBe('409 billing.drawerRetired');
    const heir = await newDrawer(drawer.name);
    expect(endOf(await retire(retired, false))).toBe('409 billing.drawerNameTaken');
    await rename(heir, `Heir ${randomUUID()}`);
    expect(moneyOf<WireDrawer>(await retire(retired, false)).retiredAt).toBeNull();
    expect((await listed(clerk)).map(({ id }) => id)).toContain(drawer.id);
    const again = moneyOf<WireShift>(await open(drawer));
    await closed(again);
  });

  test('is retired or opened by who comes first, over two processes, and never both', async () => {
    const second = await buildApp((await openTestContext(service.address)).context);
    for (let round = 0; round < 12; round += 1) {
      const drawer = await newDrawer();
      const body = { requestId: undefined, isRetired: true, was: was(drawer) };
      const acts = [
        () => manager.put(`/staff/drawers/${drawer.id}/retired`, body, second),
        () => open(drawer),
      ];
      const ends = await Promise.all((round % 2 === 0 ? acts : acts.toReversed()).map((act) => act()));
      expect(ends.filter((answer) => endOf(answer) === 'ok')).toHaveLength(1);
      const row = (await listed(manager)).find(({ id }) => id === drawer.id);
      expect((row?.retiredAt === null) !== (row?.shift === null)).toBe(true);
      if (row?.shift) await closed(row.shift as unknown as WireShift);
    }
    await second.close();
  });

  test('is no purse: that one stays its courier’s, under the courier’s name', async () => {
    const courier = await moneyPerson(service, 'courier', 'PP-KHUJAND');
    const { drawer } = moneyOf<WireShift>(await courier.post('/staff/shifts', { counted: none }));
    const purse = { ...drawer, retiredAt: null, shift: null };
    expect(endOf(await rename(purse, 'Bag'))).toBe('404 billing.notFound');
    expect(endOf(await retire(purse))).toBe('404 billing.notFound');
  });
});
