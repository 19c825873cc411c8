/**
 * Owns notices and news, and who has read them. Promises that what is shown holds no markup but our own, and that
 * readers are shown, and counted as unread, only what is for them.
 */
import type { readNotices, searchNotices } from '@rohi/contract/content/content.contract';
import type { BodyOf, DataOf, QueryOf } from '@rohi/contract/endpoint';
import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import type { FirstNotice } from '@rohi/contract/page-facts/facts-of-terms';
import type { Locale, LocaleTexts } from '@rohi/contract/locales';
import type { Context } from '../../context.ts';
import { readCached } from '../../platform/cached-value.ts';
import { inTransaction, type Tx } from '../../platform/database.ts';
import type { UserPrincipal } from '../../principal.ts';
import { readNoticeText } from '@rohi/contract/content/read-notice-text';
import {
  countUnread,
  endNotice,
  findNotices,
  insertNotices,
  insertRead,
  listFirstNotices,
  type NewNotice,
  type NoticeRow,
  type NoticeView,
} from './notice.store.ts';
import { writeNoticeHtml } from './write-notice-html.ts';

export type { NewNotice } from './notice.store.ts';

type FoundNotices = DataOf<typeof searchNotices>;

/** What of a reader says which notices they may see: customers and staff have notices of their own. */
type Reader = Pick<UserPrincipal, 'userId' | 'customerCode'>;

function viewOf({ clock }: Pick<Context, 'clock'>, reader: Reader): NoticeView & { readerId: string } {
  const own = reader.customerCode === null ? 'STAFF' : 'CUSTOMER';
  return { now: clock.now(), audiences: ['PUBLIC', own], readerId: reader.userId };
}

/** Notices that somebody may see now, in the given language: pinned first, then the newest. A visitor is no reader. */
export async function findShownNotices(
  context: Pick<Context, 'db' | 'clock'>,
  reader: Reader | undefined,
  { page, limit, search, category, slug }: QueryOf<typeof searchNotices>,
  locale: Locale,
): Promise<FoundNotices> {
  const visitor: NoticeView = { now: context.clock.now(), audiences: ['PUBLIC'], readerId: null };
  const words = search?.normalize('NFC').trim();
  const unread = reader === undefined ? 0 : await countUnreadNotices(context, reader);
  const { total, rows } = await findNotices(context.db, {
    ...(reader === undefined ? visitor : viewOf(context, reader)),
    locale,
    category,
    slug,
    search: words === '' ? undefined : words,
    skip: (page - 1) * limit,
    limit,
  });
  return { total, unread, list: rows.map(describeNotice) };
}

/**
 * What is read of the notices for the pages of the site, as this process knows it; a change is seen within a minute.
 */
export const noticesChangeKey = 'list:first-notice';

/** As many fill the screen of a phone. */
const firstOfEach = 2;

/** The notices that `/news` and `/info` begin with. */
export async function readFirstNotices(context: Context): Promise<FirstNotice[]> {
  const rows = await readCached(context, noticesChangeKey, () =>
    listFirstNotices(context.db, context.clock.now(), firstOfEach),
  );
  return rows.map(({ titles, summaries, publishAt, ...notice }) => ({
    ...notice,
    title: titles,
    summary: summaries,
    day: dushanbeDay(publishAt),
  }));
}

/** How many of the notices that somebody may see now they have not read. */
export function countUnreadNotices(context: Pick<Context, 'db' | 'clock'>, reader: Reader): Promise<number> {
  return countUnread(context.db, viewOf(context, reader));
}

/** Marks notices as read, all that the reader may see where none are named. May be repeated. */
export async function markNoticesRead(
  context: Pick<Context, 'db' | 'clock'>,
  reader: Reader,
  { ids }: BodyOf<typeof readNotices>,
): Promise<DataOf<typeof readNotices>> {
  const view = viewOf(context, reader);
  const unread = await inTransaction(context.db, async (tx) => {
    await insertRead(tx, view, ids);
    return countUnread(tx, view);
  });
  return { unread };
}

/** Puts notices on record; one with a slug that is there already is left as it is. */
export async function publishNotices(tx: Tx, notices: readonly NewNotice[]): Promise<void> {
  // What people search for must be written one way: й as one sign, not as и and a breve.
  const composed = (texts: LocaleTexts): LocaleTexts =>
    Object.fromEntries(
      Object.entries(texts).map(([locale, text]) => [locale, text.normalize('NFC')]),
    ) as LocaleTexts;
  await insertNotices(
    tx,
    notices.map((notice) => ({
      ...notice,
      titles: composed(notice.titles),
      summaries: composed(notice.summaries),
      bodies: composed(notice.bodies),
    })),
  );
}

/** Takes a notice down; one that is not there, or is over, is left as it is. */
export async function expireNotice(tx: Tx, slug: string, at: Date): Promise<void> {
  await endNotice(tx, slug, at);
}

function describeNotice({ body, publishAt, ...row }: NoticeRow): FoundNotices['list'][number] {
  const content = readNoticeText(body);
  return {
    ...row,
    content,
    contentHtml: writeNoticeHtml(content),
    publishTime: publishAt.toISOString(),
  };
}
