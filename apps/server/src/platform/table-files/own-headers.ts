import type { Locale } from '@rohi/contract/locales';
import { headerKey, visibleText, type Cell } from './table.ts';

/** The two columns that the list of rejected rows adds; they are passed over when the mended list comes back. */
export const ownHeaders: Record<'row' | 'problem', Record<Locale, string>> = {
  row: { ru: 'Строка в файле', en: 'Row in the file', zh: '原文件行号', tg: 'Сатр дар файл' },
  problem: { ru: 'Почему не загружено', en: 'Why it was not loaded', zh: '未导入原因', tg: 'Чаро бор нашуд' },
};

const ownHeaderKeys = new Set(
  Object.values(ownHeaders).flatMap((texts) => Object.values(texts).map(headerKey)),
);

/** True for the headers of the columns that the list of rejected rows adds. */
export function isOwnHeader(cell: Cell): boolean {
  return ownHeaderKeys.has(headerKey(visibleText(cell)));
}
