import type { WordsOf } from '@rohi/contract/locales';
import { pluralRu } from '../../../../shared/i18n/plural.ts';

const records = { one: 'запись', few: 'записи', many: 'записей', other: 'записи' };

/** Words of every list. */
export const texts = {
  count: (total: number) => `${total} ${pluralRu(total, records)}`,
  create: 'Добавить',
  searchKey: 'F2',
  clear: 'Очистить поиск',
  any: 'Все',
  reset: 'Сбросить',
  importFile: 'Загрузить из файла',
  file: { label: 'Скачать', csv: 'CSV для таблиц', xlsx: 'Excel (XLSX)', started: 'Файл сохранён' },
  /** Which columns are shown; searches under names of one's own. */
  columns: { label: 'Колонки', usual: 'Вернуть обычный набор' },
  views: {
    label: 'Мои фильтры',
    name: 'Название',
    save: 'Сохранить',
    none: 'Настройте поиск и фильтры и сохраните их под своим названием — они останутся и на другом компьютере.',
    /** No more can be saved. */
    full: (most: number) => `Сохранено ${most} — больше нельзя. Удалите ненужное.`,
    remove: (name: string) => `Удалить «${name}»`,
  },
  empty: { title: 'Записей пока нет', text: 'Первая появится здесь, как только её добавят.' },
  nothingFound: {
    title: 'Ничего не найдено',
    text: 'Измените запрос или сбросьте фильтры.',
    clear: 'Сбросить поиск и фильтры',
  },
  /** Filter by days. */
  days: {
    from: 'С',
    to: 'По',
    today: 'Сегодня',
    yesterday: 'Вчера',
    lastDays: (days: number) =>
      `Последние ${days} ${pluralRu(days, { one: 'день', few: 'дня', many: 'дней', other: 'дня' })}`,
  },
  sort: { up: 'по возрастанию', down: 'по убыванию', by: (column: string) => `Сортировать: ${column}` },
  pages: {
    label: 'Страницы',
    of: (from: number, to: number, total: number) => `${from}–${to} из ${total}`,
    previous: 'Предыдущая страница',
    next: 'Следующая страница',
    size: 'На странице',
  },
  /** Boxes of rows that can be selected. */
  select: {
    page: 'Выбрать все на странице',
    row: (name: string) => `Выбрать: ${name}`,
    /** Beside the way to tick more than the page. */
    pageTicked: (count: number) => `На странице выбраны все: ${count}.`,
    all: (total: number) => `Выбрать все ${total}`,
    /** Where there are more than may be ticked. */
    first: (count: number, total: number) => `Выбрать первые ${count} из ${total}`,
  },
  /** From row to row, and where among them one is; `view` is the saved view. */
  steps: {
    label: 'Путь по списку',
    previous: 'Предыдущая запись, клавиша K',
    next: 'Следующая запись, клавиша J',
    at: (place: number, of: number, view: string | undefined) =>
      `${place} из ${of}${view === undefined ? '' : ` в «${view}»`}`,
  },
  row: { open: (name: string) => `Открыть: ${name}` },
  form: {
    tab: 'Запись',
    history: 'История',
    preview: 'Предпросмотр',
    save: 'Сохранить',
    create: 'Добавить',
    cancel: 'Отмена',
    close: 'Закрыть',
    saved: 'Сохранено',
    created: 'Добавлено',
    unchanged: 'Изменений нет',
    readOnly: 'Только просмотр: у вашей роли нет права изменять.',
    required: 'Заполните это поле',
    tooLong: (max: number) => `Не больше ${max} знаков`,
    invalid: (fields: number) =>
      `Исправьте ${fields} ${pluralRu(fields, { one: 'поле', few: 'поля', many: 'полей', other: 'поля' })}`,
    leave: {
      title: 'Закрыть без сохранения?',
      text: 'Внесённые изменения пропадут.',
      stay: 'Продолжить правку',
      leave: 'Закрыть',
    },
    yes: 'Да',
    no: 'Нет',
    dushanbe: 'Время Душанбе',
    gone: 'Такой записи нет: возможно, ссылка устарела.',
  },
  languages: { ru: 'Русский', en: 'English', zh: '中文', tg: 'Тоҷикӣ' },
  history: {
    empty: 'С этой записью ещё ничего не делали.',
    created: 'создание',
    more: 'Показать ещё',
    changedField: 'изменено',
    none: 'пусто',
  },
  conflict: {
    title: 'Запись изменили, пока вы её правили',
    text: (who: string | undefined) =>
      `${who === undefined ? 'Другой сотрудник' : who} сохранил свою правку раньше. Выберите по каждому полю, что оставить.`,
    field: 'Поле',
    mine: 'Моя правка',
    theirs: 'Сейчас в базе',
    empty: 'пусто',
    apply: 'Сохранить выбранное',
    takeTheirs: 'Отказаться от своей правки',
    changedBy: (who: string | undefined) =>
      `${who === undefined ? 'Запись изменена' : `Изменено: ${who}`} — выберите, что оставить`,
    choose: 'К выбору',
  },
  /** What was typed before and never saved. */
  draft: {
    label: 'Несохранённые изменения',
    found: (when: string) => `Есть несохранённые изменения от ${when}.`,
    older: 'С тех пор запись изменили: при сохранении вы выберете, что оставить.',
    restore: 'Восстановить',
    discard: 'Удалить',
    discarded: 'Изменения удалены.',
    fetchBack: 'Вернуть',
  },
};

export type ListWords = WordsOf<typeof texts>;
