/** What a new firm has on record: people, units, stations, drawers, prices and letters. */
import type { Role } from '@rohi/contract/roles';
import type { Locale } from '@rohi/contract/locales';
import { sql as query } from 'kysely';
import type { Db } from '../../platform/database.ts';

export type FirmFacts = {
  /** Roles that somebody has who may log in. */
  roles: Role[];
  demoAccounts: number;
  /** Managers, administrators and cashiers, and those of them who log in without a one-time code. */
  heads: number;
  withoutCodes: string[];
  units: number;
  withoutDevice: string[];
  points: number;
  withoutHours: string[];
  withoutDrawer: string[];
  hasShift: boolean;
  /** Channels that cost what the product came with. */
  openingTariffs: string[];
  /** Customers but those of the demo, and move-ins that take files. */
  customers: number;
  openMoveIns: number;
  /** Letters of the last seven days. */
  sent: number;
  failed: number;
};

/** Names in `locale`; `day` is the Dushanbe day. */
export async function readFirmFacts(
  db: Db,
  { locale, day, now }: { locale: Locale; day: string; now: Date },
): Promise<FirmFacts> {
  const { rows } = await query<FirmFacts>`
    with own_unit as (
      select place.id, place.kind, place.names ->> ${locale} as name
      from place left join operation_unit as unit on unit.place_id = place.id
      where place.kind in ('WAREHOUSE', 'HUB', 'PICKUP_POINT') and coalesce(unit.enabled, place.kind <> 'PICKUP_POINT')
    ), member as (
      select account.id, account.name, account.is_demo, account.totp_confirmed_at, held.role
      from user_role as held join user_account as account on account.id = held.user_id
      where held.role <> 'customer' and account.disabled_at is null
    ), head as (
      select distinct id, name, totp_confirmed_at from member where not is_demo and role in ('manager', 'admin', 'cashier')
    ), in_force as (
      select distinct on (channel.id) channel.id, channel.names ->> ${locale} as name, tariff.created_by
      from channel join tariff_version as tariff on tariff.channel_id = channel.id
      where channel.enabled and tariff.published_at is not null and tariff.cancelled_at is null
        and tariff.effective_from <= ${day}::date
      order by channel.id, tariff.effective_from desc, tariff.version desc
    ), recent as (
      select state from letter where ended_at > ${now}::timestamptz - interval '7 days'
    )
    select
      array(select distinct role from member) as roles,
      (select count(*)::int from user_account where is_demo and disabled_at is null) as "demoAccounts",
      (select count(*)::int from head) as heads,
      array(select name from head where totp_confirmed_at is null order by name) as "withoutCodes",
      (select count(*)::int from own_unit) as units,
      array(select name from own_unit where not exists (
        select from station_device where unit_id = own_unit.id and ended_at is null) order by name) as "withoutDevice",
      (select count(*)::int from own_unit where kind = 'PICKUP_POINT') as points,
      array(select name from own_unit where kind = 'PICKUP_POINT' and not exists (
        select from opening_hours where place_id = own_unit.id) order by name) as "withoutHours",
      array(select name from own_unit where kind = 'PICKUP_POINT' and not exists (
        select from drawer where unit_id = own_unit.id and courier_id is null and retired_at is null) order by name) as "withoutDrawer",
      exists(select from shift) as "hasShift",
      array(select name from in_force where created_by is null order by name) as "openingTariffs",
      (select count(*)::int from user_account where customer_code is not null and not is_demo) as customers,
      (select count(*)::int from move_in where state = 'OPEN') as "openMoveIns",
      (select count(*)::int from recent where state = 'sent') as sent,
      (select count(*)::int from recent where state = 'failed') as failed`.execute(db);
  const [facts] = rows;
  if (facts === undefined) throw new Error('the facts of a firm are one row');
  return facts;
}
