import { wordsOfThing } from '@rohi/contract/audit/audit-text';
import type { AuditWords } from '@rohi/contract/audit/words/audit-words';
import type { FieldNames, ListThing } from '@rohi/contract/field-names/list-fields';
import { createPageTexts } from '../../../shared/i18n/page-texts.ts';

const words = createPageTexts<AuditWords>({
  ru: () => import('@rohi/contract/audit/words/ru'),
  en: () => import('@rohi/contract/audit/words/en'),
  zh: () => import('@rohi/contract/audit/words/zh'),
  tg: () => import('@rohi/contract/audit/words/tg'),
});
const names = createPageTexts<FieldNames>({
  ru: () => import('@rohi/contract/field-names/ru'),
  en: () => import('@rohi/contract/field-names/en'),
  zh: () => import('@rohi/contract/field-names/zh'),
  tg: () => import('@rohi/contract/field-names/tg'),
});

/** How the record of what was done reads: in the history of a row and in the audit log. */
export const auditWords = {
  load: async (): Promise<void> => {
    await Promise.all([words.load(), names.load()]);
  },
  read: words.read,
  /** The same with the fields of one kind of thing under their names. */
  of: (thing: string | undefined): AuditWords => wordsOfThing(words.read(), names.read(), thing),
};

/** What the fields of one kind of thing are called; loaded with the words of the record. */
export function fieldNames<Thing extends ListThing>(thing: Thing): FieldNames[Thing] {
  return names.read()[thing];
}
