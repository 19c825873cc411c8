import type { NoticeFields, StaffNotice } from '@rohi/contract/content/notice-list.contract';
import type { Locale, LocaleTexts } from '@rohi/contract/locales';
import type { BusinessLine } from '@rohi/contract/business-lines';
import { sql, type Insertable, type Selectable } from 'kysely';
import type { DB } from '../../platform/database-types.generated.ts';
import { databaseErrorCode, type Db, type Tx } from '../../platform/database.ts';
import { containsWords, searchWords, selectPage, type PageAsked } from '../../platform/list-page.ts';

export type NoticesAsked = PageAsked & {
  search?: string | undefined;
  state?: string | undefined;
  category?: string | undefined;
  line?: BusinessLine | undefined;
};

/** A page of all notices, whatever their state. */
export async function pageOfNotices(
  db: Db,
  { search, state, category, line, ...filter }: NoticesAsked,
  locale: Locale,
): Promise<{ total: number; list: StaffNotice[] }> {
  const words = searchWords(search);
  let found = db.selectFrom('notice').selectAll();
  if (state !== undefined) found = found.where('state', '=', state);
  if (category !== undefined) found = found.where('category', '=', category);
  if (line !== undefined)
    found = found.where((is) => is.or([is('business_line', 'is', null), is('business_line', '=', line)]));
  if (words !== undefined)
    found = found.where(containsWords([sql`slug`, sql`titles::text`, sql`summaries::text`], words));
  const sorts = {
    publishAt: sql`publish_at`,
    title: sql`titles ->> ${locale}`,
    state: sql`state`,
    updatedAt: sql`updated_at`,
  };
  const { total, rows } = await selectPage(found, filter, sorts, '-publishAt', sql`id`);
  return { total, list: rows.map(noticeOf) };
}

/** Drafts of a line, and since when the one lies that was touched longest ago; a list with that filter has as many. */
export async function countDrafts(
  db: Db,
  line: BusinessLine | undefined,
): Promise<{ count: number; oldest: Date | null }> {
  const { rows } = await sql<{ count: number; oldest: Date | null }>`
    select count(*)::integer as count, min(coalesce(updated_at, publish_at)) as oldest from notice
    where state = 'DRAFT' and (${line ?? null}::text is null or business_line is null or business_line = ${line ?? null})`.execute(
    db,
  );
  return rows[0] ?? { count: 0, oldest: null };
}

export async function findNotice(db: Db | Tx, id: number): Promise<StaffNotice | undefined> {
  const row = await db.selectFrom('notice').selectAll().where('id', '=', id).executeTakeFirst();
  return row && noticeOf(row);
}

/** The notice, locked until the end of the transaction. */
export async function lockNotice(tx: Tx, id: number): Promise<StaffNotice | undefined> {
  const row = await tx.selectFrom('notice').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  return row && noticeOf(row);
}

type Edit = { fields: NoticeFields; by: string; at: Date };

/** Returns the id of the new notice. */
export async function insertNotice(tx: Tx, edit: Edit): Promise<number> {
  const { id } = await tx
    .insertInto('notice')
    .values(columnsOf(edit))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateNotice(tx: Tx, id: number, edit: Edit): Promise<void> {
  await tx
    .updateTable('notice')
    .set({ ...columnsOf(edit), version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** True when a failed write would have given two notices one slug. */
export function isSlugTaken(error: unknown): boolean {
  return (
    databaseErrorCode(error) === '23505' &&
    (error as { constraint?: string }).constraint === 'notice_slug_key'
  );
}

function columnsOf({ fields, by, at }: Edit): Insertable<DB['notice']> {
  return {
    slug: fields.slug,
    category: fields.category,
    state: fields.state,
    audience: fields.audience,
    business_line: fields.businessLine,
    pinned: fields.pinned,
    publish_at: new Date(fields.publishAt),
    expires_at: fields.expiresAt === null ? null : new Date(fields.expiresAt),
    titles: JSON.stringify(fields.titles),
    summaries: JSON.stringify(fields.summaries),
    bodies: JSON.stringify(fields.bodies),
    updated_at: at,
    updated_by: by,
  };
}

function noticeOf(row: Selectable<DB['notice']>): StaffNotice {
  return {
    id: row.id,
    version: row.version,
    state: row.state as StaffNotice['state'],
    category: row.category as StaffNotice['category'],
    slug: row.slug,
    audience: row.audience as StaffNotice['audience'],
    businessLine: row.business_line as BusinessLine | null,
    pinned: row.pinned,
    publishAt: row.publish_at.toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
    titles: row.titles as LocaleTexts,
    summaries: row.summaries as LocaleTexts,
    bodies: row.bodies as LocaleTexts,
    updatedAt: row.updated_at?.toISOString() ?? null,
    updatedBy: row.updated_by,
  };
}
