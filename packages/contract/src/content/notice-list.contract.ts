import * as z from 'zod/mini';
import { withImport } from '../lists/list-import.ts';
import { numberId, staffList, type FieldsOf, type RowOf } from '../lists/staff-list.ts';
import { businessLines } from '../business-lines.ts';
import { wireMoment, wireText, wireTexts } from '../wire-text.ts';
import { noticeCategories } from './content.contract.ts';
import { noticeAudiences, noticeStates } from './notice-states.ts';
import { noticeFields } from './notice.fields.ts';

/** Notices and news as staff edit them. */
export const noticeList = withImport(
  staffList({
    name: 'notices',
    of: 'notices and news',
    read: 'notice:edit',
    edit: 'notice:edit',
    id: numberId,
    dictionary: noticeFields,
    fields: {
      state: z.enum(noticeStates),
      category: z.enum(noticeCategories),
      slug: wireText({ min: 1, max: 100 }).check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
      audience: z.enum(noticeAudiences),
      /** Null: both lines. */
      businessLine: z.nullable(z.enum(businessLines)),
      pinned: z.boolean(),
      publishAt: wireMoment,
      /** Hidden from then on; null: it stays. */
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
