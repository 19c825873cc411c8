import type { WordsOf } from '@rohi/contract/locales';
import type { ImportState } from '@rohi/contract/lists/list-import';
import { pluralRu } from '../../../../../shared/i18n/plural.ts';

const rows = { one: 'строка', few: 'строки', many: 'строк', other: 'строки' };
const fresh = { one: 'новую', few: 'новые', many: 'новых', other: 'новых' };
const changed = { one: 'изменённую', few: 'изменённые', many: 'изменённых', other: 'изменённых' };

function what(added: number, edited: number): string {
  return [
    ...(added > 0 ? [`${added} ${pluralRu(added, fresh)}`] : []),
    ...(edited > 0 ? [`${edited} ${pluralRu(edited, changed)}`] : []),
  ].join(' и ');
}

/** Words of the way back from a file, the same for every list. */
export const texts = {
  /** Heading of the dialog, by the title of the list. */
  titleOf: (list: string) => `${list}: загрузка из файла`,
  /** What stands before a remark about one cell; nothing is quoted of an empty one. */
  cell: (column: string, value: string) => `${column}${value === '' ? '' : ` «${value}»`}: `,
  lead: 'Скачайте список, поправьте его в Excel и загрузите обратно. Сначала покажем, что изменится: без вашего подтверждения ничего не запишется.',
  button: 'Выбрать файл',
  drop: 'или перетащите его сюда',
  dropNow: 'Отпустите — и мы его прочитаем',
  limits: (most: number, megabytes: number) =>
    `XLSX или CSV, до ${most} ${pluralRu(most, rows)} и ${megabytes} МБ`,
  tooLarge: (megabytes: number) => `Файл больше ${megabytes} МБ. Разделите его на части.`,
  reading: 'Читаем файл…',
  template: 'Скачать шаблон',
  /** What is known of the file. */
  file: (name: string, count: number) => `${name} — ${count} ${pluralRu(count, rows)}`,
  unknown: (headings: string) => `Незнакомые столбцы, их не загрузим: ${headings}`,
  states: {
    new: 'Новые',
    changed: 'Изменённые',
    unchanged: 'Без изменений',
    refused: 'Не подходят',
  } satisfies Record<ImportState, string>,
  filter: 'Какие строки показать',
  columns: { row: 'Строка', key: 'Запись', what: 'Что произойдёт' },
  newRow: 'новая запись',
  same: 'совпадает с тем, что есть',
  empty: 'пусто',
  was: 'Было',
  becomes: 'Станет',
  nothing: 'Записывать нечего: всё совпадает с тем, что уже есть.',
  /** Both numbers may be 0, not at once. */
  write: (added: number, edited: number) => `Записать ${what(added, edited)}`,
  writing: (done: number, total: number) => `Записано ${done} из ${total}`,
  goOn: 'Продолжить запись',
  done: (added: number, edited: number) =>
    added > 0 && edited > 0
      ? `Готово: добавлено ${added}, изменено ${edited}.`
      : added > 0
        ? `Готово: добавлено ${added}.`
        : `Готово: изменено ${edited}.`,
  doneNothing: 'Ни одной записи не изменилось.',
  refused: (count: number) =>
    `${pluralRu(count, { one: 'Не подходит', few: 'Не подходят', many: 'Не подходят', other: 'Не подходят' })} ${count} ${pluralRu(count, rows)}. Скачайте с причинами, исправьте и загрузите снова.`,
  saveRefused: 'Скачать незагруженные строки',
  saved: 'Файл сохранён',
  another: 'Другой файл',
  close: 'Закрыть',
  none: {
    new: 'Новых записей в файле нет.',
    changed: 'Изменённых записей в файле нет.',
    unchanged: 'Таких строк нет.',
    refused: 'Все строки подходят.',
  } satisfies Record<ImportState, string>,
};

export type ImportWords = WordsOf<typeof texts>;
