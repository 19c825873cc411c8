import { openingHoursText } from '@rohi/contract/audit/opening-hours-text';
import { allAuditWords } from '@rohi/contract/audit/words/all-audit-words';
import type { Locale } from '@rohi/contract/locales';
import type { StaffUnit } from '@rohi/contract/pickup-points/unit-list.contract';

/** Opening hours as a cell of the file shows them, `Пн–Пт 09:00–18:00; Сб, Вс выходной`; null where none are set. */
export function hoursInFile(hours: StaffUnit['hours'], locale: Locale): string | null {
  const { week, marks } = allAuditWords[locale];
  return hours.length === 0 ? null : openingHoursText(week, marks, hours);
}
