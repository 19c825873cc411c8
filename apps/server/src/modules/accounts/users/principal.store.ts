import type { Authority } from '@rohi/contract/authorities';
import type { Workplace } from '@rohi/contract/accounts/workplaces';
import { sql, type NotNull } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';

/**
 * What an account that is not disabled may do, by the rows of its roles; undefined for any other, and for customers
 * without an account.
 */
export async function findPrincipalRow(db: Db | Tx, userId: string) {
  return db
    .selectFrom('user_account')
    .select([
      'id',
      'username',
      'operation_unit_id',
      sql<
        string | null
      >`case when exists (select from user_role where user_id = user_account.id and role = 'customer')
        then customer_code end`.as('customer_code'),
      sql<Authority[]>`array(select distinct authority from user_role join role_authority using (role)
        where user_id = user_account.id)`.as('authorities'),
      sql<Workplace[]>`array(select distinct workplace from user_role join role on role.code = user_role.role
        where user_id = user_account.id and workplace is not null)`.as('workplaces'),
    ])
    .where('id', '=', userId)
    .where('disabled_at', 'is', null)
    .where('username', 'is not', null)
    .$narrowType<{ username: NotNull }>()
    .executeTakeFirst();
}
