import type { BusinessLine } from '@rohi/contract/business-lines';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';
import type { MomentRange } from '../../../platform/day-range.ts';
import { selectFoundPage, selectPage, type PageAsked } from '../../../platform/list-page.ts';
import { personHolds, wantsSearch } from '../../../platform/search-text.ts';

/** A customer's account as the office looks after it. */
export type CustomerAccount = {
  id: string;
  version: number;
  code: string;
  name: string;
  /** Null without an account. */
  username: string | null;
  phone: string | null;
  email: string | null;
  businessLine: BusinessLine;
  enabled: boolean;
  /** At least so many new tracking codes a day; null: what everybody has. */
  newCodesDaily: number | null;
  createdAt: string;
};

function selectCustomers(db: Db | Tx) {
  return db
    .selectFrom('user_account')
    .select([
      'id',
      'staff_version',
      'customer_code',
      'name',
      'username',
      'phone',
      'email',
      'business_line',
      'disabled_at',
      'new_codes_daily',
      'created_at',
    ])
    .where('customer_code', 'is not', null);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectCustomers>['executeTakeFirstOrThrow']>>;

function customerOf(row: Row): CustomerAccount {
  return {
    id: row.id,
    version: row.staff_version,
    code: row.customer_code ?? '',
    name: row.name,
    username: row.username,
    phone: row.phone,
    email: row.email,
    businessLine: row.business_line as BusinessLine,
    enabled: row.disabled_at === null,
    newCodesDaily: row.new_codes_daily,
    createdAt: row.created_at.toISOString(),
  };
}

type Asked = PageAsked & {
  search?: string | undefined;
  line?: BusinessLine | undefined;
  enabled?: boolean | undefined;
  registered?: MomentRange | undefined;
};

/** A page of customers; the search looks at code, names, phone and e-mail. */
export async function pageOfCustomers(
  db: Db,
  { search, line, enabled, registered, ...filter }: Asked,
): Promise<{ total: number; list: CustomerAccount[] }> {
  let found = selectCustomers(db);
  if (line !== undefined) found = found.where('business_line', '=', line);
  if (enabled !== undefined) found = found.where('disabled_at', enabled ? 'is' : 'is not', null);
  if (registered?.from !== undefined) found = found.where('created_at', '>=', registered.from);
  if (registered?.before !== undefined) found = found.where('created_at', '<', registered.before);
  if (wantsSearch(search))
    found = found.where(
      sql<boolean>`id in (select account_id from account_search_facts where ${personHolds(sql`search_text`, search)})`,
    );
  const sorts = { code: sql`customer_code`, name: sql`name`, createdAt: sql`created_at` };
  const { total, rows } = wantsSearch(search)
    ? await selectFoundPage(db, { found, whole: selectCustomers(db) }, filter, sorts, '-createdAt', sql`id`)
    : await selectPage(found, filter, sorts, '-createdAt', sql`id`);
  return { total, list: rows.map(customerOf) };
}

export async function findCustomerAccount(
  db: Db | Tx,
  id: string,
  lock: boolean = false,
): Promise<CustomerAccount | undefined> {
  const found = selectCustomers(db).where('id', '=', id);
  const row = await (lock ? found.forUpdate() : found).executeTakeFirst();
  return row && customerOf(row);
}

export async function updateCustomer(
  tx: Tx,
  id: string,
  change: { businessLine: BusinessLine; enabled: boolean; newCodesDaily: number | null; at: Date },
): Promise<void> {
  await tx
    .updateTable('user_account')
    .set({
      business_line: change.businessLine,
      new_codes_daily: change.newCodesDaily,
      // One that was merged stays closed.
      disabled_at: change.enabled
        ? sql<Date | null>`case when merged_into is not null then disabled_at end`
        : sql<Date>`coalesce(disabled_at, ${change.at})`,
      staff_version: sql<number>`staff_version + 1`,
    })
    .where('id', '=', id)
    .execute();
}
