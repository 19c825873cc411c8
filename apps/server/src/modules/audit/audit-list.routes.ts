import {
  actorName,
  changeText,
  thingName,
  shownChanges,
  wordsOfThing,
} from '@rohi/contract/audit/audit-text';
import { auditList } from '@rohi/contract/audit/audit-list.contract';
import { allAuditWords } from '@rohi/contract/audit/words/all-audit-words';
import { namesOfFields } from '@rohi/contract/field-names/list-fields';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { serveStaffList } from '../../http/staff-list.ts';
import { dushanbeText } from '../../platform/table-files/table-file.ts';
import { auditFileTexts } from './audit-file-texts.ts';
import { findAuditEntries, getAuditEntry, recordAuditFile } from './audit-list.service.ts';

export function registerAudit(app: FastifyInstance, context: Context): void {
  serveStaffList(app, auditList, {
    find: (query) => findAuditEntries(context.db, query),
    get: (id) => getAuditEntry(context.db, id),
    onFile: ({ actor }, rows) => recordAuditFile(context, actor, rows),
    columns: (locale) => {
      const texts = auditFileTexts[locale];
      const words = allAuditWords[locale];
      const names = namesOfFields(locale);
      return {
        name: texts.name,
        columns: [
          [texts.number, (entry) => entry.id],
          [texts.at, (entry) => dushanbeText(entry.at)],
          [texts.actor, (entry) => actorName(words, entry)],
          [texts.action, (entry) => words.actions[entry.action] ?? entry.action],
          [texts.subject, (entry) => `${thingName(words, entry.subjectType)} ${entry.subjectId}`],
          [
            texts.changes,
            (entry) =>
              shownChanges(entry)
                .map((change) => changeText(wordsOfThing(words, names, entry.subjectType), change))
                .join('; '),
          ],
          [texts.address, (entry) => entry.address],
          [texts.device, (entry) => entry.device],
        ],
      };
    },
  });
}
