import type { ChannelFields, StaffChannel } from '@rohi/contract/pricing/channels.contract';
import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import type { Locale, LocaleTexts } from '@rohi/contract/locales';
import type { BusinessLine } from '@rohi/contract/business-lines';
import type { TransportMode } from '@rohi/contract/reference-data/transport-modes';
import { sql, type Insertable, type Selectable } from 'kysely';
import type { DB } from '../../../platform/database-types.generated.ts';
import { databaseErrorCode, type Db, type Tx } from '../../../platform/database.ts';
import { containsWords, searchWords, selectPage, type PageAsked } from '../../../platform/list-page.ts';
import { isSuspended, type Channel } from './channel.ts';

/** Every channel in the order in which the office has put them. */
export async function listChannels(db: Db | Tx): Promise<Channel[]> {
  const rows = await db.selectFrom('channel').selectAll().orderBy('sort').orderBy('id').execute();
  return rows.map(channelOf);
}

function channelOf(row: Selectable<DB['channel']>): Channel {
  return {
    id: row.id,
    code: row.code,
    names: row.names as LocaleTexts,
    routes: row.routes as LocaleTexts,
    countryCode: row.country_code,
    businessLine: row.business_line as BusinessLine,
    mode: row.mode as TransportMode,
    transitDaysMin: row.transit_days_min,
    transitDaysMax: row.transit_days_max,
    sort: row.sort,
    enabled: row.enabled,
    replacedById: row.replaced_by,
    suspendedFrom: row.suspended_from,
    suspendedUntil: row.suspended_until,
    suspensionTexts: row.suspension_texts as LocaleTexts | null,
    suspensionSlug: row.suspension_slug,
    version: row.version,
    updatedAt: row.updated_at?.toISOString() ?? null,
    updatedBy: row.updated_by,
  };
}

/** A row as the list of the console shows it. */
export function staffChannelOf(channel: Channel, today: string): StaffChannel {
  const { suspensionSlug: _slug, countryCode: _country, ...fields } = channel;
  return { ...fields, isSuspended: isSuspended(channel, today) };
}

export type CatalogueAsked = PageAsked & {
  search?: string | undefined;
  line?: BusinessLine | undefined;
  enabled?: boolean | undefined;
};

export async function pageOfChannels(
  db: Db,
  { search, line, enabled, suspended, ...filter }: CatalogueAsked & { suspended?: boolean | undefined },
  locale: Locale,
  now: Date,
): Promise<{ total: number; list: StaffChannel[] }> {
  const today = dushanbeDay(now);
  const words = searchWords(search);
  let found = db.selectFrom('channel').selectAll();
  if (line !== undefined) found = found.where('business_line', '=', line);
  if (enabled !== undefined) found = found.where('enabled', '=', enabled);
  if (suspended !== undefined)
    found = found.where(
      sql<boolean>`(suspended_from is not null and suspended_from <= ${today}::date
        and coalesce(suspended_until >= ${today}::date, true)) = ${suspended}`,
    );
  if (words !== undefined)
    found = found.where(containsWords([sql`code`, sql`names::text`, sql`routes::text`], words));
  const sorts = {
    sort: sql`sort`,
    code: sql`code`,
    name: sql`names ->> ${locale}`,
    transitDaysMin: sql`transit_days_min`,
    updatedAt: sql`updated_at`,
  };
  const { total, rows } = await selectPage(found, filter, sorts, 'sort', sql`id`);
  return { total, list: rows.map((row) => staffChannelOf(channelOf(row), today)) };
}

export async function findChannel(
  db: Db | Tx,
  id: number,
  lock: boolean = false,
): Promise<Channel | undefined> {
  const found = db.selectFrom('channel').selectAll().where('id', '=', id);
  const row = await (lock ? found.forUpdate() : found).executeTakeFirst();
  return row && channelOf(row);
}

/** Waits for other changes of channels: what refers to each other must not change at once. */
export async function lockChannels(tx: Tx): Promise<void> {
  await sql`lock table channel in share row exclusive mode`.execute(tx);
}

type Edit = { fields: ChannelFields; suspensionSlug: string | null; by: string; at: Date };

export async function insertChannelRow(tx: Tx, edit: Edit): Promise<number> {
  const row = await tx
    .insertInto('channel')
    .values(columnsOf(edit))
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function updateChannelRow(tx: Tx, id: number, edit: Edit): Promise<void> {
  await tx
    .updateTable('channel')
    .set({ ...columnsOf(edit), version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

function columnsOf({ fields, suspensionSlug, by, at }: Edit): Insertable<DB['channel']> {
  return {
    code: fields.code,
    business_line: fields.businessLine,
    names: JSON.stringify(fields.names),
    routes: JSON.stringify(fields.routes),
    mode: fields.mode,
    transit_days_min: fields.transitDaysMin,
    transit_days_max: fields.transitDaysMax,
    sort: fields.sort,
    enabled: fields.enabled,
    replaced_by: fields.replacedById,
    suspended_from: fields.suspendedFrom,
    suspended_until: fields.suspendedUntil,
    suspension_texts: fields.suspensionTexts === null ? null : JSON.stringify(fields.suspensionTexts),
    suspension_slug: suspensionSlug,
    updated_at: at,
    updated_by: by,
  };
}

/** True when a failed write would have given two rows one code. */
export function isCodeTaken(error: unknown): boolean {
  const { constraint } = error as { constraint?: string };
  return (
    databaseErrorCode(error) === '23505' &&
    (constraint === 'channel_code_key' || constraint === 'product_code_key')
  );
}

/** The codes of the products in use that go by a channel. */
export async function productsOfChannel(tx: Tx, channelId: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('product')
    .innerJoin('product_channel', 'product_channel.product_id', 'product.id')
    .select('product.code')
    .where('product_channel.channel_id', '=', channelId)
    .where('product.enabled', '=', true)
    .orderBy('product.code')
    .execute();
  return rows.map(({ code }) => code);
}

/** Adds channels that the service opens with; a code that is there is left as it is. */
export async function insertOpeningChannels(
  tx: Tx,
  channels: readonly (Pick<
    Channel,
    'code' | 'names' | 'routes' | 'businessLine' | 'mode' | 'sort' | 'enabled'
  > & {
    days: readonly [number, number];
  })[],
): Promise<void> {
  await tx
    .insertInto('channel')
    .values(
      channels.map(({ code, names, routes, businessLine, mode, sort, enabled, days: [min, max] }) => ({
        code,
        names: JSON.stringify(names),
        routes: JSON.stringify(routes),
        business_line: businessLine,
        mode,
        sort,
        enabled,
        transit_days_min: min,
        transit_days_max: max,
      })),
    )
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute();
}
