/** Owns notices and news. Promises that what is shown holds no markup but our own. */
import type { searchNotices } from '@rohi/contract/content/content.contract';
import type { DataOf, QueryOf } from '@rohi/contract/endpoint';
import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import type { FirstNotice } from '@rohi/contract/page-facts/facts-of-terms';
import type { Locale, LocaleTexts } from '@rohi/contract/locales';
import type { Context } from '../../context.ts';
import { readCached } from '../../platform/cached-value.ts';
import type { Tx } from '../../platform/database.ts';
import { readNoticeText } from '@rohi/contract/content/read-notice-text';
import {
  endNotice,
  findNotices,
  insertNotices,
  listFirstNotices,
  type NewNotice,
  type NoticeRow,
} from './notice.store.ts';
import { writeNoticeHtml } from './write-notice-html.ts';

export type { NewNotice } from './notice.store.ts';

type FoundNotices = DataOf<typeof searchNotices>;

/** Notices that a visitor may see now, in the given language: pinned first, then the newest. */
export async function findPublicNotices(
  context: Context,
  { page, limit, search, category, slug }: QueryOf<typeof searchNotices>,
  locale: Locale,
): Promise<FoundNotices> {
  const words = search?.normalize('NFC').trim();
  const { total, rows } = await findNotices(context.db, {
    now: context.clock.now(),
    audiences: ['PUBLIC'],
    locale,
    category,
    slug,
    search: words === '' ? undefined : words,
    skip: (page - 1) * limit,
    limit,
  });
  return { total, list: rows.map(describeNotice) };
}

/** What is read of the notices for the pages of the site, as this process knows it; a change is seen within a minute. */
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

/** Puts notices on record; one whose slug is there already is left as it is. */
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
    // A visitor has read nothing yet, as far as we know.
    read: false,
  };
}
