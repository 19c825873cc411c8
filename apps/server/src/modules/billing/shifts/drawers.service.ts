/**
 * Owns drawers: those of a point's counter, and the purse of each courier. Promises that no counter stands at a purse,
 * and a courier at nothing else.
 */
import { randomUUID } from 'node:crypto';
import type * as calls from '@rohi/contract/billing/shifts.contract';
import type { BodyOf, DataOf } from '@rohi/contract/endpoint';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { brokenUniqueConstraint, inTransaction, type Db, type Tx } from '../../../platform/database.ts';
import { inPatientTransaction } from '../../../platform/lock-lanes.ts';
import { boundPointOf, type UserPrincipal } from '../../../principal.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { readUnits } from '../../pickup-points/pickup-points.service.ts';
import { balancesOf } from '../ledger/ledger.store.ts';
import { inMoneyRequest, type MoneyClerk } from '../ledger/money-requests.service.ts';
import {
  changeDrawerRow,
  findDrawer,
  findDrawers,
  findPurse,
  hasOpenShift,
  insertDrawer,
  insertPurse,
  kindOf,
  lockDrawer,
  type CashPair,
  type DrawerRow,
  type StaffedDrawer,
} from './shift.store.ts';

/**
 * Gives the counter of a point another drawer. Throws `billing.notFound` for a unit that is no point,
 * `billing.drawerNameTaken`.
 */
export async function addDrawer(
  context: Context,
  { principal }: MoneyClerk,
  { requestId, ...body }: BodyOf<typeof calls.addDrawer>,
): Promise<calls.WireDrawer> {
  const { userId, name: by } = principal;
  const { unitId, name } = body;
  const unit = (await readUnits(context)).find(({ id }) => id === unitId);
  if (unit?.type !== 'PICKUP_POINT') throw new AppError('billing.notFound');
  const request = { requestId, act: 'drawer:add', userId, asked: body, thing: `unit:${unitId}` };
  return inMoneyRequest(context, request, async (tx) => {
    const drawer = { id: requestId, unitId, name: name.trim() };
    const isNew = await insertDrawer(tx, { ...drawer, at: context.clock.now(), by });
    if (!isNew) throw new AppError('billing.drawerNameTaken');
    return { ...drawer, kind: 'COUNTER', retiredAt: null, shift: null };
  });
}

type Change = { name: string; isRetired: boolean };
type Asked = { id: string; was: Change };

/**
 * Names a drawer of a counter anew. Throws `billing.notFound` for a purse too, `billing.drawerNameTaken`,
 * `billing.drawerChanged` for one that is not as it was read.
 */
export function renameDrawer(
  context: Context,
  clerk: MoneyClerk,
  { name, ...request }: Asked & { name: string },
): Promise<calls.WireDrawer> {
  return changeDrawer(context, clerk, request, ({ isRetired }) => ({ name: name.trim(), isRetired }));
}

/**
 * Takes a drawer of a counter out of use, or back into it. Throws as {@link renameDrawer}, and for one that is to go
 * `billing.drawerTaken` while somebody has a shift at it, `billing.drawerHoldsCash` while the ledger has money in it:
 * the cash of a retired drawer would never be counted.
 */
export function retireDrawer(
  context: Context,
  clerk: MoneyClerk,
  { isRetired, ...request }: Asked & { isRetired: boolean },
): Promise<calls.WireDrawer> {
  return changeDrawer(context, clerk, request, ({ name }) => ({ name, isRetired }));
}

/** Changes a drawer, while no shift can be opened at it; what it is already changes nothing. */
async function changeDrawer(
  context: Context,
  { principal, actor }: MoneyClerk,
  { id, was }: Asked,
  changed: (is: Change) => Change,
): Promise<calls.WireDrawer> {
  const at = context.clock.now();
  await inPatientTransaction(context, `drawer:${id}`, async (tx) => {
    const row = await lockDrawer(tx, id, 'change');
    if (row === undefined || row.courierId !== null) throw new AppError('billing.notFound');
    const is = { name: row.name, isRetired: row.retiredAt !== null };
    const next = changed(is);
    if (next.name === is.name && next.isRetired === is.isRetired) return;
    if (was.name !== is.name || was.isRetired !== is.isRetired) throw new AppError('billing.drawerChanged');
    if (next.isRetired && !is.isRetired) await expectNothingAt(tx, id);
    const retired = next.isRetired ? { at: row.retiredAt ?? at, by: principal.name } : null;
    await changeDrawerRow(tx, { id, name: next.name, retired });
    const unit = (await readUnits(context)).find((each) => each.id === row.unitId)?.code ?? '';
    await recordAudit(tx, {
      at,
      actor,
      subject: { type: 'drawer', id: next.name },
      ...(next.name === is.name
        ? { action: next.isRetired ? 'drawer:retire' : 'drawer:return', details: { unit } }
        : { action: 'drawer:rename', details: { unit, before: is.name } }),
    });
  }).catch((error: unknown) => {
    throw brokenUniqueConstraint(error) === 'drawer_name' ? new AppError('billing.drawerNameTaken') : error;
  });
  const drawer = (await findDrawers(context.db, undefined)).find((each) => each.id === id);
  if (drawer === undefined) throw new RangeError('a drawer is never deleted');
  return describeDrawer(drawer);
}

async function expectNothingAt(tx: Tx, drawerId: string): Promise<void> {
  if (await hasOpenShift(tx, drawerId)) throw new AppError('billing.drawerTaken');
  const { TJS, USD } = await cashIn(tx, drawerId);
  if (TJS !== 0n || USD !== 0n) throw new AppError('billing.drawerHoldsCash');
}

/** What the ledger has in a drawer. */
export async function cashIn(db: Db | Tx, drawerId: string): Promise<CashPair> {
  const accounts = await balancesOf(db, { ownerKind: 'DRAWER', owner: drawerId });
  const read = (currency: 'TJS' | 'USD') =>
    accounts.find(({ key }) => key.kind === 'CASH' && key.currency === currency)?.balance ?? 0n;
  return { TJS: read('TJS'), USD: read('USD') };
}

/**
 * What somebody may open a shift at: drawers of the counter, or the own purse, or both for who works at both. Retired
 * ones are shown to who may bring them back.
 */
export async function readDrawers(
  { db }: Pick<Context, 'db'>,
  principal: UserPrincipal,
): Promise<DataOf<typeof calls.listDrawers>> {
  const bound = boundPointOf(principal);
  const rows = await findDrawers(db, bound);
  const hasPurse = bound !== undefined && principal.authorities.has('courier:deliver');
  const seesRetired = principal.authorities.has('unit:edit');
  const isOffered = ({ courierId, retiredAt }: DrawerRow) =>
    (retiredAt === null || seesRetired) &&
    (courierId === null ? !isCourierAlone(principal) : hasPurse && courierId === principal.userId);
  return { list: rows.filter(isOffered).map(describeDrawer), hasPurse };
}

function describeDrawer({ shiftId, clerk, openedAt, state, ...drawer }: StaffedDrawer): calls.WireDrawer {
  const shift =
    shiftId === null || clerk === null || openedAt === null || state === null
      ? null
      : { id: shiftId, clerk, openedAt: openedAt.toISOString(), state };
  const { id, unitId, name, retiredAt } = drawer;
  return { id, unitId, name, kind: kindOf(drawer), retiredAt: retiredAt?.toISOString() ?? null, shift };
}

/** True for a user who takes money at doors and at no counter. */
function isCourierAlone({ authorities }: UserPrincipal): boolean {
  return authorities.has('courier:deliver') && !authorities.has('payment:take');
}

/**
 * Where somebody opens a shift: a drawer of the own point, or the own purse there where none is named, which is made at
 * its first shift. Throws `billing.notFound` for a drawer beyond the own point, `billing.purseOfCourier` for the purse
 * of somebody else, `billing.ownPurseOnly` for a courier at a drawer of the counter, and `request.invalid` where a
 * drawer has to be named.
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
  const existing = await findPurse(db, { unitId, courierId });
  if (existing !== undefined) return existing;
  return inTransaction(db, async (tx) => {
    await insertPurse(tx, { id: randomUUID(), unitId, name, courierId, at: clock.now(), by: name });
    const purse = await findPurse(tx, { unitId, courierId });
    if (purse === undefined) throw new RangeError('a purse that was made is there');
    return purse;
  });
}
