import { sql as query } from 'kysely';
import type { NoticeCategory } from '@rohi/contract/content/content.contract';
import type { Locale, LocaleTexts } from '@rohi/contract/locales';
import type { BusinessLine } from '@rohi/contract/business-lines';
import type { Db, Tx } from '../../platform/database.ts';

/** Who a notice is for. */
export type Audience = 'PUBLIC' | 'CUSTOMER' | 'STAFF';

export type NewNotice = {
  /** Names the notice in addresses and makes loading it twice harmless. */
  slug: string;
  category: NoticeCategory;
  titles: LocaleTexts;
  summaries: LocaleTexts;
  /** Markdown. */
  bodies: LocaleTexts;
  pinned: boolean;
  publishAt: Date;
  expiresAt?: Date;
  audience: Audience;
  businessLine?: BusinessLine;
};

/** A notice in one language. */
export type NoticeRow = {
  id: number;
  slug: string;
  category: NoticeCategory;
  title: string;
  summary: string;
  body: string;
  pinned: boolean;
  publishAt: Date;
  /** Whether the reader has read it. */
  read: boolean;
};

/** Which notices somebody may see at a moment; `readerId` is null for visitors. */
export type NoticeView = { now: Date; audiences: readonly Audience[]; readerId: string | null };

export type NoticeFilter = NoticeView & {
  locale: Locale;
  category?: NoticeCategory | undefined;
  slug?: string | undefined;
  /** Looked for in title, summary and body of that language, case aside. */
  search?: string | undefined;
  skip: number;
  limit: number;
};

/** Notices that are published at a moment and not over, for these readers. */
function visible({ now, audiences }: Pick<NoticeView, 'now' | 'audiences'>) {
  return query<boolean>`notice.state = 'PUBLISHED' and notice.publish_at <= ${now}
    and (notice.expires_at is null or notice.expires_at > ${now}) and notice.audience = any(${[...audiences]}::text[])`;
}

const readBy = (readerId: string | null) =>
  query<boolean>`exists (select from notice_read where notice_id = notice.id and user_id = ${readerId}::uuid)`;

/** Notices published at `now` and not over, pinned first, then the newest; `total` counts all pages. */
export async function findNotices(
  db: Db,
  { locale, category, slug, search, skip, limit, ...view }: NoticeFilter,
): Promise<{ total: number; rows: NoticeRow[] }> {
  const inLanguage = (column: 'titles' | 'summaries' | 'bodies') =>
    query<string>`${query.ref(column)} ->> ${locale}`;
  let found = db.selectFrom('notice').where(visible(view));
  if (category !== undefined) found = found.where('category', '=', category);
  if (slug !== undefined) found = found.where('slug', '=', slug);
  if (search !== undefined) {
    // The collation knows the capital letters of every script, whatever the database was made with.
    const words = query`concat_ws(chr(10), ${inLanguage('titles')}, ${inLanguage('summaries')}, ${inLanguage('bodies')})`;
    found = found.where(
      query<boolean>`strpos(lower(${words} collate "pg_c_utf8"), lower(${search} collate "pg_c_utf8")) > 0`,
    );
  }
  const { total } = await found
    .select((count) => count.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .select(['id', 'slug', 'category', 'pinned', 'publish_at'])
    .select([
      inLanguage('titles').as('title'),
      inLanguage('summaries').as('summary'),
      inLanguage('bodies').as('body'),
      readBy(view.readerId).as('read'),
    ])
    .orderBy('pinned', 'desc')
    .orderBy('publish_at', 'desc')
    .orderBy('id', 'desc')
    .offset(skip)
    .limit(limit)
    .execute();
  return {
    total: Number(total),
    rows: rows.map(({ publish_at: publishAt, category: kind, ...row }) => ({
      ...row,
      category: kind as NoticeCategory,
      publishAt,
    })),
  };
}

/** A notice of the site's beginning, in all languages. */
export type FirstNoticeRow = Pick<NoticeRow, 'slug' | 'category' | 'pinned' | 'publishAt'> & {
  titles: LocaleTexts;
  summaries: LocaleTexts;
};

/** So many notices of each category that visitors see first, in the order of the lists. */
export async function listFirstNotices(db: Db, now: Date, count: number): Promise<FirstNoticeRow[]> {
  const { rows } = await query<FirstNoticeRow>`
    select slug, category, titles, summaries, pinned, publish_at as "publishAt" from (
      select *, row_number() over (partition by category order by pinned desc, publish_at desc, id desc) as place
      from notice where state = 'PUBLISHED' and audience = 'PUBLIC' and publish_at <= ${now}
        and (expires_at is null or expires_at > ${now})
    ) as shown where place <= ${count} order by category, place`.execute(db);
  return rows;
}

/** How many of the notices that somebody may see are unread. */
export async function countUnread(db: Db | Tx, view: NoticeView & { readerId: string }): Promise<number> {
  const { rows } = await query<{ unread: number }>`
    select count(*)::integer as unread from notice where ${visible(view)} and not ${readBy(view.readerId)}`.execute(
    db,
  );
  return rows[0]?.unread ?? 0;
}

/** Marks as read what somebody may see of these notices, or (undefined) of all. What was read before stays as it is. */
export async function insertRead(
  tx: Tx,
  view: NoticeView & { readerId: string },
  ids: readonly number[] | undefined,
): Promise<void> {
  await query`
    insert into notice_read (user_id, notice_id, read_at)
    select ${view.readerId}::uuid, id, ${view.now} from notice
    where ${visible(view)} and (${ids === undefined} or id = any(${[...(ids ?? [])]}::integer[]))
    order by id
    on conflict do nothing`.execute(tx);
}

/** Inserts notices; a slug that is taken is left as it is. */
export async function insertNotices(tx: Tx, notices: readonly NewNotice[]): Promise<void> {
  if (notices.length === 0) return;
  const rows = notices.map((notice) => ({
    slug: notice.slug,
    category: notice.category,
    titles: JSON.stringify(notice.titles),
    summaries: JSON.stringify(notice.summaries),
    bodies: JSON.stringify(notice.bodies),
    pinned: notice.pinned,
    publish_at: notice.publishAt,
    expires_at: notice.expiresAt ?? null,
    audience: notice.audience,
    business_line: notice.businessLine ?? null,
  }));
  await tx
    .insertInto('notice')
    .values(rows)
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .execute();
}

/** Ends a notice at a moment, or a millisecond after it began when that is later. */
export async function endNotice(tx: Tx, slug: string, at: Date): Promise<void> {
  await tx
    .updateTable('notice')
    .set({ expires_at: query<Date>`greatest(${at}::timestamptz, publish_at + interval '1 millisecond')` })
    .where('slug', '=', slug)
    .where((is) => is.or([is('expires_at', 'is', null), is('expires_at', '>', at)]))
    .execute();
}
