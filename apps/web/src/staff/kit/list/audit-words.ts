import type { AuditWords } from '@rohi/contract/audit/words/audit-words';
import { createPageTexts } from '../../../shared/i18n/page-texts.ts';

/** How the record of what was done reads: in the history of a row and in the audit log. */
export const auditWords = createPageTexts<AuditWords>({
  ru: () => import('@rohi/contract/audit/words/ru'),
  en: () => import('@rohi/contract/audit/words/en'),
  zh: () => import('@rohi/contract/audit/words/zh'),
});
