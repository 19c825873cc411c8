import { noticeCategoryNames, searchNotices } from '@rohi/contract/content/content.contract';
import {
  noticeAudienceNames,
  noticeList,
  noticeStateNames,
} from '@rohi/contract/content/notice-list.contract';
import { businessLineNames } from '@rohi/contract/reference-data/business-lines';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { serve } from '../../http/serve.ts';
import { serveStaffList } from '../../http/staff-list.ts';
import { dushanbeText } from '../../http/table-file.ts';
import { readHistory } from '../audit/change-row.service.ts';
import { findPublicNotices } from './content.service.ts';
import { noticeFileTexts } from './notice-file-texts.ts';
import { changeNotice, createNotice, findNotice, pageOfNotices } from './notice-list.service.ts';

export function registerContent(app: FastifyInstance, context: Context): void {
  serve(app, searchNotices, ({ query, locale }) => findPublicNotices(context, query, locale));
  serveStaffList(app, noticeList, {
    find: (query, { locale }) => pageOfNotices(context.db, query, locale),
    get: (id) => findNotice(context.db, id),
    create: (asked, { actor }) => createNotice(context, actor, asked),
    change: (id, asked, { actor }) => changeNotice(context, actor, id, asked),
    history: (id, paging) => readHistory(context.db, { type: 'notice', id: String(id) }, paging),
    columns: (locale) => {
      const texts = noticeFileTexts[locale];
      return {
        name: texts.name,
        columns: [
          [texts.title, (row) => row.titles[locale]],
          [texts.summary, (row) => row.summaries[locale]],
          [texts.category, (row) => noticeCategoryNames[row.category][locale]],
          [texts.state, (row) => noticeStateNames[row.state][locale]],
          [texts.audience, (row) => noticeAudienceNames[row.audience][locale]],
          [texts.line, (row) => row.businessLine && businessLineNames[row.businessLine][locale]],
          [texts.publishAt, (row) => dushanbeText(row.publishAt)],
          [texts.expiresAt, (row) => dushanbeText(row.expiresAt)],
          [texts.slug, (row) => row.slug],
          [texts.updatedBy, (row) => row.updatedBy],
        ],
      };
    },
  });
}
