import { pluralRu } from '../../../../../shared/i18n/plural.ts';
import type { ImportWords } from './import-texts.ts';

const rows = { one: 'строка', few: 'строки', many: 'строк', other: 'строки' };
const fresh = { one: 'новую', few: 'новые', many: 'новых', other: 'новых' };
const changed = { one: 'изменённую', few: 'изменённые', many: 'изменённых', other: 'изменённых' };

function what(added: number, edited: number): string {
  return [
    ...(added > 0 ? [`${added} ${pluralRu(added, fresh)}`] : []),
    ...(edited > 0 ? [`${edited} ${pluralRu(edited, changed)}`] : []),
  ].join(' и ');
}

export const texts: ImportWords = {
  titleOf: (list) => `${list}: загрузка из файла`,
  cell: (column, value) => `${column}${value === '' ? '' : ` «${value}»`}: `,
  lead: 'Скачайте список, поправьте его в Excel и загрузите обратно. Сначала покажем, что изменится: без вашего подтверждения ничего не запишется.',
  button: 'Выбрать файл',
  drop: 'или перетащите его сюда',
  dropNow: 'Отпустите — и мы его прочитаем',
  limits: (most, megabytes) => `XLSX или CSV, до ${most} ${pluralRu(most, rows)} и ${megabytes} МБ`,
  tooLarge: (megabytes) => `Файл больше ${megabytes} МБ. Разделите его на части.`,
  reading: 'Читаем файл…',
  template: 'Скачать шаблон',
  file: (name, count) => `${name} — ${count} ${pluralRu(count, rows)}`,
  unknown: (headings) => `Незнакомые столбцы, их не загрузим: ${headings}`,
  states: { new: 'Новые', changed: 'Изменённые', unchanged: 'Без изменений', refused: 'Не подходят' },
  filter: 'Какие строки показать',
  columns: { row: 'Строка', key: 'Запись', what: 'Что произойдёт' },
  newRow: 'новая запись',
  same: 'совпадает с тем, что есть',
  empty: 'пусто',
  was: 'Было',
  becomes: 'Станет',
  nothing: 'Записывать нечего: всё совпадает с тем, что уже есть.',
  write: (added, edited) => `Записать ${what(added, edited)}`,
  writing: (done, total) => `Записано ${done} из ${total}`,
  goOn: 'Продолжить запись',
  done: (added, edited) =>
    added > 0 && edited > 0
      ? `Готово: добавлено ${added}, изменено ${edited}.`
      : added > 0
        ? `Готово: добавлено ${added}.`
        : `Готово: изменено ${edited}.`,
  doneNothing: 'Ни одной записи не изменилось.',
  refused: (count) =>
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
  },
};
