import { lookList } from '@rohi/contract/audit/looks.contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { serveStaffList } from '../../http/staff-list.ts';
import { dushanbeText } from '../../platform/table-files/table-file.ts';
import { recordAuditFile } from './audit-list.service.ts';
import { lookFileTexts } from './look-file-texts.ts';
import { findLooks, getLook } from './looks.service.ts';

export function registerLooks(app: FastifyInstance, context: Context): void {
  serveStaffList(app, lookList, {
    find: (query) => findLooks(context, query),
    get: (id) => getLook(context.db, id),
    onFile: ({ actor }, rows) => recordAuditFile(context, actor, rows),
    columns: (locale) => {
      const { name, headers, kinds } = lookFileTexts[locale];
      return {
        name,
        columns: [
          [headers.at, (look) => dushanbeText(look.at)],
          [headers.viewer, (look) => look.viewer],
          [headers.kind, (look) => kinds[look.kind]],
          [headers.person, (look) => look.person],
          [headers.subject, (look) => look.subjectId],
          [headers.address, (look) => look.address],
        ],
      };
    },
  });
}
