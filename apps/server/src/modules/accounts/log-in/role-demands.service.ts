/** What a role demands of its holders; a change counts from the next request on. */
import type { RoleDemands } from '@rohi/contract/accounts/role-demands.contract';
import type { userInfo } from '@rohi/contract/accounts/accounts.contract';
import type { DataOf } from '@rohi/contract/endpoint';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { inTransaction } from '../../../platform/database.ts';
import type { RequestActor } from '../../../principal.ts';
import { recordAudit, type AuditActor } from '../../audit/audit.service.ts';
import { lockUser } from '../users/user.store.ts';
import { admitUntil, findCodesDue, listDemands, setDemand } from './role-demands.store.ts';

const dayMs = 24 * 3_600_000;

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

/** What the roles of somebody demand who has no one-time codes, as the own page says it. */
export async function readCodesDue(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  userId: string,
): Promise<DataOf<typeof userInfo>['codesDue']> {
  const due = await findCodesDue(db, userId);
  if (!due?.dueAt) return null;
  const now = clock.now();
  const left = Math.ceil((due.dueAt.getTime() - now.getTime()) / dayMs);
  const admitted = due.admittedUntil !== null && due.admittedUntil > now ? due.admittedUntil : null;
  return {
    dueAt: due.dueAt.toISOString(),
    daysLeft: Math.max(left, 0),
    admittedUntil: admitted?.toISOString() ?? null,
  };
}

/**
 * Lets somebody who owes one-time codes work without them for a day, on record with the reason. Throws `list.notFound`,
 * `accounts.codesNotOwed`, and `auth.notAllowed` for the own account.
 */
export async function admitForADay(
  context: Context,
  actor: RequestActor,
  id: string,
  reason: string,
): Promise<{ until: string }> {
  if (id === actor.userId) throw new AppError('auth.notAllowed');
  return inTransaction(context.db, async (tx) => {
    const user = await lockUser(tx, id);
    if (user === undefined) throw new AppError('list.notFound');
    const now = context.clock.now();
    const due = await findCodesDue(tx, id);
    if (!due?.dueAt || due.dueAt > now) throw new AppError('accounts.codesNotOwed');
    const until = new Date(now.getTime() + dayMs);
    await admitUntil(tx, id, until);
    await recordAudit(tx, {
      at: now,
      actor,
      action: 'account:admit',
      subject: { type: 'account', id },
      details: { reason },
    });
    return { until: until.toISOString() };
  });
}
