/**
 * Owns the move-ins of a firm: which one is open, and what goes for all of its files. Promises that one is open at a
 * time, and that none is closed while a file of it is being written.
 */
import type { BodyOf } from '@rohi/contract/endpoint';
import { addDays, dushanbeDay } from '@rohi/contract/dushanbe-time';
import type {
  chooseForMoveIn,
  MoveIn,
  MoveInChoices,
  openMoveIn,
} from '@rohi/contract/imports/move-in.contract';
import { moveInLimits } from '@rohi/contract/imports/move-in-rules';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { inTransaction, type Tx } from '../../../platform/database.ts';
import type { RequestActor } from '../../../principal.ts';
import { namesOfStaff } from '../../accounts/users/people.service.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { findPlace } from '../../places/places.service.ts';
import { checkUnsettled } from './move-in-runs.service.ts';
import {
  allMoveIns,
  findMoveIn,
  findOpenMoveIn,
  hasRuns,
  insertMoveIn,
  lockMoveIns,
  setClosed,
  storeChoices,
} from './move-in.store.ts';

type Reading = Pick<Context, 'db'>;

/** All move-ins, the newest first; colleagues stand in them by name. */
export async function listMoveIns(context: Reading): Promise<MoveIn[]> {
  const nameOf = await namesOfStaff(context);
  return (await allMoveIns(context.db)).map((moveIn) => ({
    ...moveIn,
    openedBy: nameOf(moveIn.openedBy),
    closedBy: moveIn.closedBy === null ? null : nameOf(moveIn.closedBy),
  }));
}

/** The open one, else the last; null where there was none. */
export async function currentMoveIn(context: Reading): Promise<MoveIn | null> {
  const all = await listMoveIns(context);
  return all.find(({ state }) => state === 'OPEN') ?? all[0] ?? null;
}

async function showMoveIn(context: Reading, id: string): Promise<MoveIn> {
  const found = (await listMoveIns(context)).find((moveIn) => moveIn.id === id);
  if (found === undefined) throw new AppError('list.notFound');
  return found;
}

function checkDay({ clock }: Pick<Context, 'clock'>, day: string, field: string): void {
  const today = dushanbeDay(clock.now());
  const { mostDaysApart } = moveInLimits;
  if (day < addDays(today, -mostDaysApart) || day > addDays(today, mostDaysApart))
    throw new AppError('request.invalid', { fields: [{ field, error: 'notAllowed' }] });
}

function usualChoices(day: string): MoveInChoices {
  const { usualGraceDays: graceDays } = moveInLimits;
  return { currency: null, arrivedUnitId: null, year: null, day, storageFrom: 'file', graceDays };
}

/** Opens a move-in; a repeat answers as the first. Throws `moveIn.open`, and `request.invalid` for a far-off day. */
export async function beginMoveIn(
  context: Context,
  actor: RequestActor,
  { id, day }: BodyOf<typeof openMoveIn>,
): Promise<MoveIn> {
  checkDay(context, day, 'day');
  await inTransaction(context.db, async (tx) => {
    await lockMoveIns(tx);
    if ((await findMoveIn(tx, id)) !== undefined) return;
    if ((await findOpenMoveIn(tx)) !== undefined) throw new AppError('moveIn.open');
    const at = context.clock.now();
    await insertMoveIn(tx, { id, choices: usualChoices(day), by: actor.userId, at });
    await recordAudit(tx, {
      at,
      actor,
      action: 'move-in:open',
      subject: { type: 'move-in', id },
      details: { day },
    });
  });
  return showMoveIn(context, id);
}

/**
 * Sets what goes for all files that are not confirmed yet, and has found out anew what would happen. Throws
 * `list.notFound`, `moveIn.closed`, `list.changedMeanwhile`, and `request.invalid` for a place where nothing can
 * arrive.
 */
export async function setChoices(
  context: Context,
  actor: RequestActor,
  id: string,
  { version, choices }: BodyOf<typeof chooseForMoveIn>,
): Promise<MoveIn> {
  checkDay(context, choices.day, 'choices.day');
  await inTransaction(context.db, async (tx) => {
    const moveIn = await lockedMoveIn(tx, id);
    if (moveIn.state === 'CLOSED') throw new AppError('moveIn.closed');
    if (moveIn.version !== version) throw new AppError('list.changedMeanwhile');
    await checkUnit(tx, choices.arrivedUnitId);
    const fields = changedChoices(moveIn.choices, choices);
    await storeChoices(tx, id, choices);
    if (fields.length > 0) await checkUnsettled(tx, id);
    await recordAudit(tx, {
      at: context.clock.now(),
      actor,
      action: 'move-in:choose',
      subject: { type: 'move-in', id },
      details: { fields },
    });
  });
  return showMoveIn(context, id);
}

function changedChoices(before: MoveInChoices, after: MoveInChoices): string[] {
  return (Object.keys(after) as (keyof MoveInChoices)[]).filter((name) => before[name] !== after[name]);
}

/** Parcels arrive at a pickup point or a hub. */
async function checkUnit(tx: Tx, unitId: number | null): Promise<void> {
  if (unitId === null) return;
  const place = await findPlace(tx, unitId);
  if (place === undefined || !arrivalKinds.has(place.kind))
    throw new AppError('request.invalid', {
      fields: [{ field: 'choices.arrivedUnitId', error: 'notAllowed' }],
    });
}

const arrivalKinds: ReadonlySet<string> = new Set(['HUB', 'PICKUP_POINT']);

/** Closes a move-in; a repeat answers as the first. Throws `list.notFound`, `moveIn.runs`. */
export async function closeMoveIn(context: Context, actor: RequestActor, id: string): Promise<MoveIn> {
  await inTransaction(context.db, async (tx) => {
    const moveIn = await lockedMoveIn(tx, id);
    if (moveIn.state === 'CLOSED') return;
    if (await hasRuns(tx, id)) throw new AppError('moveIn.runs');
    const at = context.clock.now();
    await setClosed(tx, id, actor.userId, at);
    await recordAudit(tx, {
      at,
      actor,
      action: 'move-in:close',
      subject: { type: 'move-in', id },
      details: {},
    });
  });
  return showMoveIn(context, id);
}

async function lockedMoveIn(tx: Tx, id: string): Promise<MoveIn> {
  await lockMoveIns(tx);
  const moveIn = await findMoveIn(tx, id);
  if (moveIn === undefined) throw new AppError('list.notFound');
  return moveIn;
}
