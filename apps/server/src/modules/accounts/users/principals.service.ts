/** Owns what an account may do where no login of it is at hand: a job, a key, data made at the start. */
import type { Db, Tx } from '../../../platform/database.ts';
import type { EntryWay, UserPrincipal } from '../../../principal.ts';
import { findPrincipalRow } from './principal.store.ts';

/** The account as one who acts, by its roles of this moment; undefined when it is unknown or disabled. */
export async function findPrincipal(
  db: Db | Tx,
  userId: string,
  via: EntryWay,
): Promise<UserPrincipal | undefined> {
  const row = await findPrincipalRow(db, userId);
  if (row === undefined) return undefined;
  return {
    name: row.username,
    userId: row.id,
    authorities: new Set(row.authorities),
    workplaces: new Set(row.workplaces),
    unitId: row.operation_unit_id,
    customerCode: row.customer_code,
    via,
  };
}
