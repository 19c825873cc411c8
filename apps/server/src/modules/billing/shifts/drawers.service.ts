/**
 * Owns drawers: those of a point's counter, and the purse of each courier. Promises that no counter stands at a purse, and a courier at nothing else.
 */
import { randomUUID } from 'node:crypto';
import type * as calls from '@rohi/contract/billing/shifts.contract';
import type { BodyOf, DataOf } from '@rohi/contract/endpoint';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { inTransaction } from '../../../platform/database.ts';
import { boundPointOf, type UserPrincipal } from '../../../principal.ts';
import { readUnits } from '../../pickup-points/pickup-points.service.ts';
import { inMoneyRequest, type MoneyClerk } from '../ledger/money-requests.service.ts';
import {
  findDrawer,
  findDrawers,
  findPurse,
  insertDrawer,
  insertPurse,
  kindOf,
  type DrawerRow,
  type StaffedDrawer,
} from './shift.store.ts';

/** Gives the counter of a point another drawer. Throws `billing.notFound` for a unit that is no point, `billing.drawerNameTaken`. */
export async function addDrawer(
  context: Context,
  { principal }: MoneyClerk,
  { requestId, ...asked }: BodyOf<typeof calls.addDrawer>,
): Promise<calls.WireDrawer> {
  const { userId, name: by } = principal;
  const { unitId, name } = asked;
  const unit = (await readUnits(context)).find(({ id }) => id === unitId);
  if (unit?.type !== 'PICKUP_POINT') throw new AppError('billing.notFound');
  const request = { requestId, act: 'drawer:add', userId, asked, thing: `unit:${unitId}` };
  return inMoneyRequest(context, request, async (tx) => {
    const drawer = { id: requestId, unitId, name: name.trim() };
    const isNew = await insertDrawer(tx, { ...drawer, at: context.clock.now(), by });
    if (!isNew) throw new AppError('billing.drawerNameTaken');
    return { ...drawer, kind: 'COUNTER', shift: null };
  });
}

/** What somebody may open a shift at: drawers of the counter, or the own purse, or both for who works at both. */
export async function readDrawers(
  { db }: Pick<Context, 'db'>,
  principal: UserPrincipal,
): Promise<DataOf<typeof calls.listDrawers>> {
  const bound = boundPointOf(principal);
  const rows = await findDrawers(db, bound);
  const hasPurse = bound !== undefined && principal.authorities.has('courier:deliver');
  const isOffered = ({ courierId }: DrawerRow) =>
    courierId === null ? !isCourierAlone(principal) : hasPurse && courierId === principal.userId;
  return { list: rows.filter(isOffered).map(describeDrawer), hasPurse };
}

function describeDrawer({ shiftId, clerk, openedAt, state, ...drawer }: StaffedDrawer): calls.WireDrawer {
  const shift =
    shiftId === null || clerk === null || openedAt === null || state === null
      ? null
      : { id: shiftId, clerk, openedAt: openedAt.toISOString(), state };
  const { id, unitId, name } = drawer;
  return { id, unitId, name, kind: kindOf(drawer), shift };
}

/** Whoever takes money at doors and at no counter. */
function isCourierAlone({ authorities }: UserPrincipal): boolean {
  return authorities.has('courier:deliver') && !authorities.has('payment:take');
}

/**
 * Where somebody opens a shift: a drawer of the own point, or the own purse there where none is named, which is made at its first shift. Throws `billing.notFound` for a drawer beyond
 * the own point, `billing.purseOfCourier` for the purse of somebody else, `billing.ownPurseOnly` for a courier at a drawer of the counter, and `request.invalid` where a drawer has to be named.
 */
export async function drawerToOpen(
  context: Context,
  principal: UserPrincipal,
  drawerId: string | undefined,
): Promise<DrawerRow> {
  const bound = boundPointOf(principal);
  const isCourier = principal.authorities.has('courier:deliver');
  if (drawerId === undefined) {
    if (isCourier && bound !== undefined) return ownPurse(context, principal, bound);
    throw new AppError('request.invalid', { fields: [{ field: 'drawerId', error: 'required' }] });
  }
  const drawer = await findDrawer(context.db, drawerId);
  if (drawer === undefined || (bound !== undefined && drawer.unitId !== bound))
    throw new AppError('billing.notFound');
  if (drawer.courierId === null) {
    if (isCourierAlone(principal)) throw new AppError('billing.ownPurseOnly');
  } else if (drawer.courierId !== principal.userId || !isCourier)
    throw new AppError('billing.purseOfCourier');
  return drawer;
}

/** The purse of a courier at a point; of two who make it at once one does. */
async function ownPurse(
  context: Context,
  { userId: courierId, name }: UserPrincipal,
  unitId: number,
): Promise<DrawerRow> {
  const unit = (await readUnits(context)).find(({ id }) => id === unitId);
  if (unit?.type !== 'PICKUP_POINT') throw new AppError('billing.notFound');
  const { db, clock } = context;
  const known = await findPurse(db, { unitId, courierId });
  if (known !== undefined) return known;
  return inTransaction(db, async (tx) => {
    await insertPurse(tx, { id: randomUUID(), unitId, name, courierId, at: clock.now(), by: name });
    const purse = await findPurse(tx, { unitId, courierId });
    if (purse === undefined) throw new RangeError('a purse that was made is there');
    return purse;
  });
}
