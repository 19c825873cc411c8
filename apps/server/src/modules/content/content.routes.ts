import { readNotices, searchNotices } from '@rohi/contract/content/content.contract';
import { noticeList, type StaffNotice } from '@rohi/contract/content/notice-list.contract';
import { noticeFields } from '@rohi/contract/content/notice.fields';
import { blanksOf } from '@rohi/contract/fields';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { serve } from '../../http/serve.ts';
import { findCaller } from '../../http/session-guard.ts';
import { fieldColumns } from '../../platform/table-files/field-columns.ts';
import { serveStaffList } from '../../http/staff-list.ts';
import { readHistory } from '../audit/change-row.service.ts';
import { listFiles } from '../files/lists/list-files.service.ts';
import { findShownNotices, markNoticesRead } from './content.service.ts';
import { changeNotice, createNotice, findNotice, pageOfNotices } from './notice-list.service.ts';

export function registerContent(app: FastifyInstance, context: Context): void {
  serve(app, searchNotices, async ({ request, query, locale }) =>
    findShownNotices(context, await findCaller(request), query, locale),
  );
  serve(app, readNotices, ({ principal, body }) => markNoticesRead(context, principal, body));
  serveStaffList(app, noticeList, {
    find: (query, { locale }) => pageOfNotices(context.db, query, locale),
    get: (id) => findNotice(context.db, id),
    create: (fields, { actor }, into = context) => createNotice(into, actor, fields),
    change: (id, fields, { actor }, into = context) => changeNotice(into, actor, id, fields),
    history: (id, paging) => readHistory(context.db, { type: 'notice', id: String(id) }, paging),
    table: {
      files: listFiles(context),
      name: { ru: 'Объявления', en: 'Notices', zh: '公告与新闻', tg: 'Эълонҳо' },
      key: 'slug',
      columns: fieldColumns<StaffNotice, typeof noticeFields>(noticeFields),
      blank: blanksOf(noticeFields),
      example: {
        ...blanksOf(noticeFields),
        slug: 'example',
        titles: { ru: 'Пример', en: 'Example', zh: '示例', tg: 'Намуна' },
        category: 'NEWS',
        audience: 'PUBLIC',
        publishAt: '2026-12-01T04:00:00.000Z',
      },
    },
  });
}
