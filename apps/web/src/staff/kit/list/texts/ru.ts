import { pluralRu } from '../../../../shared/i18n/plural.ts';
import type { ListWords } from './list-texts.ts';

const records = { one: 'запись', few: 'записи', many: 'записей', other: 'записи' };

export const texts: ListWords = {
  count: (total) => `${total} ${pluralRu(total, records)}`,
  create: 'Добавить',
  searchKey: 'F2',
  clear: 'Очистить поиск',
  any: 'Все',
  reset: 'Сбросить',
  importFile: 'Загрузить из файла',
  file: { label: 'Скачать', csv: 'CSV для таблиц', xlsx: 'Excel (XLSX)', started: 'Файл сохранён' },
  empty: { title: 'Записей пока нет', text: 'Первая появится здесь, как только её добавят.' },
  nothingFound: {
    title: 'Ничего не найдено',
    text: 'Измените запрос или сбросьте фильтры.',
    clear: 'Сбросить поиск и фильтры',
  },
  days: {
    from: 'С',
    to: 'По',
    today: 'Сегодня',
    yesterday: 'Вчера',
    lastDays: (days) =>
      `Последние ${days} ${pluralRu(days, { one: 'день', few: 'дня', many: 'дней', other: 'дня' })}`,
  },
  sort: { up: 'по возрастанию', down: 'по убыванию', by: (column) => `Сортировать: ${column}` },
  pages: {
    label: 'Страницы',
    of: (from, to, total) => `${from}–${to} из ${total}`,
    previous: 'Предыдущая страница',
    next: 'Следующая страница',
    size: 'На странице',
  },
  select: { page: 'Выбрать все на странице', row: (name) => `Выбрать: ${name}` },
  row: { open: (name) => `Открыть: ${name}` },
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
    tooLong: (max) => `Не больше ${max} знаков`,
    invalid: (fields) =>
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
    text: (who) =>
      `${who === undefined ? 'Другой сотрудник' : who} сохранил свою правку раньше. Выберите по каждому полю, что оставить.`,
    field: 'Поле',
    mine: 'Моя правка',
    theirs: 'Сейчас в базе',
    empty: 'пусто',
    apply: 'Сохранить выбранное',
    takeTheirs: 'Отказаться от своей правки',
    changedBy: (who) =>
      `${who === undefined ? 'Запись изменена' : `Изменено: ${who}`} — выберите, что оставить`,
    choose: 'К выбору',
  },
  draft: {
    label: 'Несохранённые изменения',
    found: (when) => `Есть несохранённые изменения от ${when}.`,
    older: 'С тех пор запись изменили: при сохранении вы выберете, что оставить.',
    restore: 'Восстановить',
    discard: 'Удалить',
    discarded: 'Изменения удалены.',
    fetchBack: 'Вернуть',
  },
};
