import type { Authority } from '@rohi/contract/authorities';
import type { Role } from '@rohi/contract/roles';
import type { BusinessLine } from '@rohi/contract/business-lines';
import { sql as query, type NotNull } from 'kysely';
import type { Db } from '../../../platform/database.ts';

export type CustomerRow = {
  id: string;
  code: string;
  name: string;
  /** Null without an account. */
  username: string | null;
  phone: string | null;
  businessLine: BusinessLine;
  enabled: boolean;
};

export type CustomerFilter = {
  businessLine?: BusinessLine | undefined;
  enabledOnly?: boolean | undefined;
  ids?: readonly string[] | undefined;
};

/** Customers by their codes. */
export async function listCustomers(
  db: Db,
  { businessLine, enabledOnly, ids }: CustomerFilter,
): Promise<CustomerRow[]> {
  let found = db
    .selectFrom('user_account')
    .select(['id', 'customer_code', 'name', 'username', 'phone', 'business_line', 'disabled_at'])
    .where('customer_code', 'is not', null);
  if (businessLine !== undefined) found = found.where('business_line', '=', businessLine);
  if (enabledOnly === true) found = found.where('disabled_at', 'is', null);
  if (ids !== undefined) found = found.where('id', '=', query<string>`any(${[...ids]}::uuid[])`);
  const rows = await found.orderBy('customer_code').execute();
  return rows.map((row) => ({
    id: row.id,
    code: row.customer_code ?? '',
    name: row.name,
    username: row.username,
    phone: row.phone,
    businessLine: row.business_line as BusinessLine,
    enabled: row.disabled_at === null,
  }));
}

export type StaffRow = {
  id: string;
  username: string;
  name: string;
  operationUnitId: number | null;
  roles: Role[];
  enabled: boolean;
};

/** Everybody with a role of the office, by user name. */
export async function listStaff(db: Db): Promise<StaffRow[]> {
  const rows = await db
    .selectFrom('user_account')
    .innerJoin('user_role', 'user_role.user_id', 'user_account.id')
    .select(['user_account.id', 'username', 'name', 'operation_unit_id', 'disabled_at'])
    .select(query<string[]>`array_agg(user_role.role order by user_role.role)`.as('roles'))
    .groupBy('user_account.id')
    .having(query<boolean>`bool_or(user_role.role <> 'customer')`)
    .orderBy('username')
    .$narrowType<{ username: NotNull }>()
    .execute();
  return rows.map((row) => ({
    id: row.id,
    username: row.username,
    name: row.name,
    operationUnitId: row.operation_unit_id,
    roles: row.roles as Role[],
    enabled: row.disabled_at === null,
  }));
}

export type RoleRow = { id: number; code: Role; authorities: Authority[] };

/** Every role with what it may do, in the order in which they were made. */
export async function listRoles(db: Db): Promise<RoleRow[]> {
  const rows = await db
    .selectFrom('role')
    .select(['id', 'code'])
    .select(
      query<
        string[]
      >`array(select authority from role_authority where role_authority.role = role.code order by authority)`.as(
        'authorities',
      ),
    )
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    code: row.code as Role,
    authorities: row.authorities as Authority[],
  }));
}
