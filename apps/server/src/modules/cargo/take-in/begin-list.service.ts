/** Owns how a container begins to be taken in. Promises that what was expected is written down once, with nobody moving its parcels meanwhile. */
import type { Context } from '../../../context.ts';
import { inPatientTransaction } from '../../../platform/lock-lanes.ts';
import { findChecklist, insertChecklist } from '../../containers/checklists.service.ts';
import type { ContainerRow, TakeInAnswers, TakeInKind, Worker } from '../container-kind.service.ts';
import { findSeen } from '../open-list.service.ts';
import { numbersOf, recordList } from '../settle/list-acts.service.ts';

/** Begins to take in what a container brings; begun already, it stays as it is. Throws `list.notFound`, and what the kind says of another state. */
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
