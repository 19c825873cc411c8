import type { DrawerKind } from '@rohi/contract/billing/cash';
import type { Locale } from '@rohi/contract/locales';
import { sql as query } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { StaffScope } from './report-scope.ts';

export type OpenDrawer = {
  id: string;
  name: string;
  kind: DrawerKind;
  unit: string;
  clerkId: string;
  clerk: string;
  openedAt: Date;
  isCounted: boolean;
  /** In minor units, as the ledger has it. */
  tjs: bigint;
  usd: bigint;
};

const inDrawer = (currency: 'TJS' | 'USD') => query`coalesce((
  select balance_minor from ledger_account
  where owner_kind = 'DRAWER' and owner = drawer.id::text and kind = 'CASH' and currency = ${currency}), 0)::text`;

/** The drawers at which somebody has a shift that is not closed, by point and name. */
export async function findOpenDrawers(db: Db, scope: StaffScope, locale: Locale): Promise<OpenDrawer[]> {
  const unitId = scope.kind === 'all' ? null : scope.unitId;
  const { rows } = await query<Omit<OpenDrawer, 'tjs' | 'usd'> & Record<'tjs' | 'usd', string>>`
    select drawer.id, drawer.name, case when drawer.courier_id is null then 'COUNTER' else 'PURSE' end as kind, place.names ->> ${locale} as unit, shift.clerk_id as "clerkId", shift.clerk,
      shift.opened_at as "openedAt", shift.state <> 'OPEN' as "isCounted", ${inDrawer('TJS')} as tjs, ${inDrawer('USD')} as usd
    from shift join drawer on drawer.id = shift.drawer_id join place on place.id = drawer.unit_id
    where shift.state <> 'CLOSED' and (${unitId}::integer is null or drawer.unit_id = ${unitId}::integer)
    order by unit, drawer.name, drawer.id`.execute(db);
  return rows.map(({ tjs, usd, ...row }) => ({ ...row, tjs: BigInt(tjs), usd: BigInt(usd) }));
}
