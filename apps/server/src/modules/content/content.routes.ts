import { noticeCategoryNames, searchNotices } from '@rohi/contract/content/content.contract';
import {
  noticeAudienceNames,
  noticeList,
  noticeStateNames,
  type StaffNotice,
} from '@rohi/contract/content/notice-list.contract';
import type { LocaleTexts } from '@rohi/contract/locales';
import { businessLineNames } from '@rohi/contract/business-lines';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { serve } from '../../http/serve.ts';
import { columnKinds } from '../../platform/table-files/list-columns.ts';
import { serveStaffList } from '../../http/staff-list.ts';
import { readHistory } from '../audit/change-row.service.ts';
import { listFiles } from '../files/lists/list-files.service.ts';
import { findPublicNotices } from './content.service.ts';
import { noticeFileTexts } from './notice-file-texts.ts';
import { changeNotice, createNotice, findNotice, pageOfNotices } from './notice-list.service.ts';

const noTexts = { ru: '', en: '', zh: '', tg: '' };

/** One text of the file in every language. */
const texts = (key: keyof (typeof noticeFileTexts)['ru']): LocaleTexts => ({
  ru: noticeFileTexts.ru[key],
  en: noticeFileTexts.en[key],
  zh: noticeFileTexts.zh[key],
  tg: noticeFileTexts.tg[key],
});

export function registerContent(app: FastifyInstance, context: Context): void {
  serve(app, searchNotices, ({ query, locale }) => findPublicNotices(context, query, locale));
  const { text, texts: four, choice, flag, moment, readOnly } = columnKinds<StaffNotice>();
  serveStaffList(app, noticeList, {
    find: (query, { locale }) => pageOfNotices(context.db, query, locale),
    get: (id) => findNotice(context.db, id),
    create: (asked, { actor }, into = context) => createNotice(into, actor, asked),
    change: (id, asked, { actor }, into = context) => changeNotice(into, actor, id, asked),
    history: (id, paging) => readHistory(context.db, { type: 'notice', id: String(id) }, paging),
    table: {
      files: listFiles(context),
      name: texts('name'),
      key: 'slug',
      columns: [
        text('slug', texts('slug')),
        ...four('titles', texts('title')),
        ...four('summaries', texts('summary')),
        ...four('bodies', texts('body')),
        choice('category', texts('category'), noticeCategoryNames),
        choice('state', texts('state'), noticeStateNames),
        choice('audience', texts('audience'), noticeAudienceNames),
        choice('businessLine', texts('line'), businessLineNames),
        flag('pinned', texts('pinned')),
        moment('publishAt', texts('publishAt')),
        moment('expiresAt', texts('expiresAt')),
        readOnly(texts('updatedBy'), (row) => row.updatedBy),
      ],
      blank: {
        state: 'DRAFT',
        businessLine: null,
        pinned: false,
        expiresAt: null,
        titles: noTexts,
        summaries: noTexts,
        bodies: noTexts,
      },
      example: {
        slug: 'example',
        titles: { ru: 'Пример', en: 'Example', zh: '示例', tg: 'Намуна' },
        summaries: noTexts,
        bodies: noTexts,
        category: 'NEWS',
        state: 'DRAFT',
        audience: 'PUBLIC',
        businessLine: null,
        pinned: false,
        publishAt: '2026-12-01T04:00:00.000Z',
        expiresAt: null,
      },
    },
  });
}
