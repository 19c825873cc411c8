import * as z from 'zod/mini';
import { publicAccess, userAccess } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import type { LocaleTexts } from '../locales.ts';
import { pagingQuery } from '../paging.ts';
import { wireText } from '../wire-text.ts';
import { noticeBlockShape } from './notice-text.ts';

/** A notice says what holds now (a closed road), news what has happened. */
export const noticeCategories = ['NOTICE', 'NEWS'] as const;
export type NoticeCategory = (typeof noticeCategories)[number];

export const noticeCategoryNames: Record<NoticeCategory, LocaleTexts> = {
  NOTICE: { ru: 'Объявление', en: 'Notice', zh: '公告', tg: 'Эълон' },
  NEWS: { ru: 'Новость', en: 'News', zh: '新闻', tg: 'Хабар' },
};

export const searchNotices = endpoint({
  method: 'GET',
  path: '/common/searchnotice',
  summary: 'Notices and news that the caller may see: pinned first, then the newest',
  access: publicAccess,
  query: z.object({
    ...pagingQuery,
    search: z.optional(wireText({ max: 100 })),
    category: z.optional(z.enum(noticeCategories)),
    slug: z.optional(wireText({ max: 100 })),
  }),
  data: z.object({
    total: z.int(),
    /** How many of all that the caller may see they have not read, whatever is asked for here; 0 for visitors. */
    unread: z.int(),
    list: z.array(
      z.object({
        id: z.int(),
        slug: z.string(),
        category: z.enum(noticeCategories),
        title: z.string(),
        summary: z.string(),
        content: z.array(noticeBlockShape),
        contentHtml: z.string(),
        pinned: z.boolean(),
        publishTime: z.string(),
        /** Whether the caller has read it; false for visitors. */
        read: z.boolean(),
      }),
    ),
  }),
  errors: ['request.invalid'],
});

/** Rows are numbered by integers of four bytes. */
const largestId = 2 ** 31 - 1;

export const readNotices = endpoint({
  method: 'POST',
  path: '/profile/notices/read',
  summary: 'Marks notices as read, all that the caller may see now where none are named; how many are left',
  access: userAccess,
  body: z.strictObject({
    ids: z.optional(z.array(z.int().check(z.gte(1), z.lte(largestId))).check(z.maxLength(100))),
  }),
  data: z.object({ unread: z.int() }),
  errors: ['request.invalid'],
});
