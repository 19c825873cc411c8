/**
 * Owns how a list begins, is settled and ends. Promises that what was expected is written down once, while its parcels
 * do not move, that it ends only when everything missing or surplus is settled, while nothing is scanned, and that each
 * act is done once for one request.
 */
import type { Settlement } from '@rohi/contract/containers/settlements';
import { readScannedCode } from '@rohi/contract/stations/scanned-code';
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/database.ts';
import { inPatientTransaction } from '../../platform/lock-lanes.ts';
import { recordAudit } from '../audit/audit.service.ts';
import {
  endChecklist,
  findChecklist,
  insertChecklist,
  settleItems,
} from '../containers/checklists.service.ts';
import { doOnce } from '../linehaul/once.service.ts';
import type {
  ContainerRow,
  ListKind,
  Numbers,
  OpenList,
  TakeInAnswers,
  TakeInKind,
  Worker,
} from './container-kind.service.ts';
import { findSeen, lockGoing } from './open-list.service.ts';

/** What becomes of things by their codes. */
type Settling = { requestId: string; act: Settlement; codes: readonly string[] };

/**
 * Settles things by their codes; the code of a bag means all of it that is missing. What is there by now, or was never
 * on the list, is passed over. Throws `list.notFound`, and what the kind says of another state.
 */
export function settleList<Row extends ContainerRow, Its extends Numbers, Settled extends object>(
  context: Context,
  kind: ListKind<Row, Its, Settled>,
  worker: Worker,
  code: string,
  { requestId, act: how, codes: read }: Settling,
): Promise<Settled> {
  const { principal, unitId } = worker;
  const once = { type: kind.once.settle, actor: principal, requestId, code };
  return doOnce(context, once, async (tx, at) => {
    const { list } = await lockGoing(tx, kind, unitId, code);
    const codes = read.map((each) => readScannedCode(each) ?? each);
    const settled = await settleItems(tx, list.id, { act: how, codes, at, by: principal.name });
    if (settled > 0) await recordList(tx, kind, worker, { code, at, act: 'settle', how, parcels: settled });
    return kind.settled(settled, await numbersOf(tx, kind, worker, code));
  });
}

/** Ends a list. Throws `list.notFound`, and what the kind says of another state and of what is unsettled. */
export function finishList<Row extends ContainerRow, Its extends Numbers>(
  context: Context,
  kind: ListKind<Row, Its>,
  worker: Worker,
  { code, requestId }: { code: string; requestId: string },
): Promise<Its> {
  const once = { type: kind.once.finish, actor: worker.principal, requestId, code };
  return doOnce(context, once, async (tx, at) => {
    const open = await lockGoing(tx, kind, worker.unitId, code);
    const { scanned, implied } = await endList(context, tx, kind, worker, { open, at, requestId });
    await recordList(tx, kind, worker, { code, at, act: 'finish', parcels: scanned + implied });
    return numbersOf(tx, kind, worker, code);
  });
}

/**
 * Ends a locked list that goes on; its numbers. Throws what the kind says of what is unsettled, and of a list on which
 * nothing stands.
 */
export async function endList<Row extends ContainerRow, Its extends Numbers>(
  context: Context,
  tx: Tx,
  kind: ListKind<Row, Its>,
  worker: Worker,
  { open: { row, list }, at, requestId }: { open: OpenList<Row>; at: Date; requestId: string },
): Promise<Its> {
  const { code } = row;
  const numbers = await numbersOf(tx, kind, worker, code);
  if (numbers.unsettled > 0) throw kind.errors.unsettled(code, numbers.unsettled);
  if (numbers.scanned + numbers.implied === 0 && kind.errors.empty !== undefined)
    throw kind.errors.empty(code);
  const by = worker.principal.name;
  await endChecklist(tx, list.id, { at, by });
  await kind.finished(context, tx, row, { unitId: worker.unitId, at, by, requestId });
  return numbers;
}

/** The numbers of a list that has begun, as it stands in this transaction. */
export async function numbersOf<Row extends ContainerRow, Its extends Numbers>(
  tx: Tx,
  kind: ListKind<Row, Its>,
  worker: Worker,
  code: string,
): Promise<Its> {
  const row = await kind.find(tx, code);
  const numbers = row && (await kind.numbersOf(tx, row, worker));
  if (!numbers) throw new RangeError('a list that has begun has its numbers');
  return numbers;
}

type Recorded = {
  code: string;
  at: Date;
  act: 'begin' | 'settle' | 'finish';
  parcels: number;
  how?: string;
  point?: string;
};

export async function recordList<Row extends ContainerRow, Its extends Numbers>(
  tx: Tx,
  { audit, subject: type }: Pick<ListKind<Row, Its>, 'audit' | 'subject'>,
  { principal: { userId, name } }: Worker,
  { code, at, act, ...details }: Recorded,
): Promise<void> {
  await recordAudit(tx, {
    at,
    actor: { userId, name },
    action: audit[act],
    subject: { type, id: code },
    details,
  });
}

/**
 * Begins to take in what a container brings; begun already, it stays as it is. Throws `list.notFound`, and what the
 * kind says of another state.
 */
export async function beginList<Row extends ContainerRow, Answers extends TakeInAnswers>(
  context: Context,
  kind: TakeInKind<Row, Answers>,
  worker: Worker,
  code: string,
): Promise<Answers['numbers']> {
  const { unitId, principal } = worker;
  await findSeen(context.db, kind, unitId, code);
  return inPatientTransaction(context, `trip:${code}`, async (tx) => {
    const seen = await findSeen(tx, kind, unitId, code);
    const { row, expected } = await kind.lockExpected(tx, seen.row);
    if ((await findChecklist(tx, kind.ownerOf(row))) === undefined) {
      if (!kind.mayBegin(row)) throw kind.errors.otherState(code);
      const done = { unitId, at: context.clock.now(), by: principal.name };
      const items = await expected();
      if (await insertChecklist(tx, { owner: kind.ownerOf(row), ...done }, items)) {
        await kind.begun(context, tx, row, done);
        await recordList(tx, kind, worker, { code, at: done.at, act: 'begin', parcels: items.length });
      }
    }
    return numbersOf(tx, kind, worker, code);
  });
}
