/** What a role demands of its holders; a change counts from the next request on. */
import type { RoleDemands } from '@rohi/contract/accounts/role-demands.contract';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { inTransaction } from '../../../platform/database.ts';
import { recordAudit, type AuditActor } from '../../audit/audit.service.ts';
import { listDemands, setDemand } from './role-demands.store.ts';

export function listRoleDemands({ db }: Context): Promise<RoleDemands[]> {
  return listDemands(db);
}

/** Changes what a role demands, over the version that was read. Throws `list.changedMeanwhile`. */
export async function changeRoleDemands(
  context: Context,
  actor: AuditActor,
  role: RoleDemands['role'],
  { oneTimeCodes, version }: { oneTimeCodes: boolean; version: number },
): Promise<RoleDemands> {
  return inTransaction(context.db, async (tx) => {
    if (!(await setDemand(tx, role, oneTimeCodes, version))) throw new AppError('list.changedMeanwhile');
    await recordAudit(tx, {
      at: context.clock.now(),
      actor,
      action: 'role:demand',
      subject: { type: 'role', id: role },
      details: { oneTimeCodes },
    });
    const changed = (await listDemands(tx)).find((each) => each.role === role);
    if (changed === undefined) throw new AppError('list.changedMeanwhile');
    return changed;
  });
}
