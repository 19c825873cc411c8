import * as z from 'zod/mini';
import { withImport } from '../lists/list-import.ts';
import { numberId, staffList, type FieldsOf, type RowOf } from '../lists/staff-list.ts';
import type { LocaleTexts } from '../locales.ts';
import { businessLines } from '../business-lines.ts';
import { wireMoment, wireText, wireTexts } from '../wire-text.ts';
import { noticeCategories } from './content.contract.ts';

/** A draft is not shown yet, a withdrawn notice no longer; a published one from its time on. */
export const noticeStates = ['DRAFT', 'PUBLISHED', 'WITHDRAWN'] as const;
export type NoticeState = (typeof noticeStates)[number];

export const noticeStateNames: Record<NoticeState, LocaleTexts> = {
  DRAFT: { ru: 'Черновик', en: 'Draft', zh: '草稿', tg: 'Сиёҳнавис' },
  PUBLISHED: { ru: 'Опубликовано', en: 'Published', zh: '已发布', tg: 'Нашр шуд' },
  WITHDRAWN: { ru: 'Снято', en: 'Withdrawn', zh: '已撤下', tg: 'Бардошта шуд' },
};

export const noticeAudiences = ['PUBLIC', 'CUSTOMER', 'STAFF'] as const;
export type NoticeAudience = (typeof noticeAudiences)[number];

export const noticeAudienceNames: Record<NoticeAudience, LocaleTexts> = {
  PUBLIC: { ru: 'Все', en: 'Everybody', zh: '所有人', tg: 'Ҳама' },
  CUSTOMER: { ru: 'Клиенты', en: 'Customers', zh: '客户', tg: 'Мизоҷон' },
  STAFF: { ru: 'Сотрудники', en: 'Staff', zh: '员工', tg: 'Кормандон' },
};

/** Notices and news as staff edit them. */
export const noticeList = withImport(
  staffList({
    name: 'notices',
    of: 'notices and news',
    read: 'notice:edit',
    edit: 'notice:edit',
    id: numberId,
    fields: {
      state: z.enum(noticeStates),
      category: z.enum(noticeCategories),
      slug: wireText({ min: 1, max: 100 }).check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
      audience: z.enum(noticeAudiences),
      /** Null: both lines. */
      businessLine: z.nullable(z.enum(businessLines)),
      pinned: z.boolean(),
      publishAt: wireMoment,
      /** From then on nobody sees it; null: it stays. */
      expiresAt: z.nullable(wireMoment),
      titles: wireTexts({ max: 200 }),
      summaries: wireTexts({ max: 400 }),
      /** Markdown, see `read-notice-text.ts`. */
      bodies: wireTexts({ max: 10_000 }),
    },
    extra: { id: z.int(), updatedAt: z.nullable(z.string()), updatedBy: z.nullable(z.string()) },
    filters: {
      state: z.optional(z.enum(noticeStates)),
      category: z.optional(z.enum(noticeCategories)),
      line: z.optional(z.enum(businessLines)),
    },
    sorts: ['publishAt', 'title', 'state', 'updatedAt'],
  }),
);

export type StaffNotice = RowOf<typeof noticeList>;
export type NoticeFields = FieldsOf<typeof noticeList>;
