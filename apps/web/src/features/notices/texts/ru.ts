import type { WordsOf } from '@rohi/contract/locales';
import { pluralRu } from '../../../shared/i18n/plural.ts';

/** Words around news and notices. */
export const texts = {
  titles: { NOTICE: 'Информация', NEWS: 'Новости' },
  leads: {
    NOTICE: 'Объявления, которые действуют сейчас: перевалы, сроки, часы работы.',
    NEWS: 'Что изменилось в нашем сервисе.',
  },
  search: 'Слово или фраза',
  find: 'Найти',
  pinned: 'Важно',
  unread: 'Не прочитано',
  markRead: (unread: number) => `Отметить всё прочитанным (${unread})`,
  more: 'Показать ещё',
  found: (count: number) => {
    const word = pluralRu(count, { one: 'запись', few: 'записи', many: 'записей', other: 'записи' });
    return `Нашлось: ${count} ${word}`;
  },
  none: {
    title: 'Пока пусто',
    NOTICE: 'Сейчас объявлений нет: всё идёт как обычно.',
    NEWS: 'Новостей пока не было.',
  },
  noneFound: {
    title: 'Ничего не нашлось',
    text: 'Попробуйте другое слово или посмотрите весь список.',
    all: 'Показать всё',
  },
  missing: {
    title: 'Такой записи нет',
    text: 'Возможно, она больше не действует или в адресе опечатка.',
  },
  back: { NOTICE: 'Все объявления', NEWS: 'Все новости' },
  failed: {
    title: 'Список не загрузился',
    text: 'Проверьте связь и попробуйте ещё раз.',
    again: 'Попробовать ещё раз',
  },
  other: { NOTICE: 'Новости', NEWS: 'Действующие объявления' },
};

export type NoticesTexts = WordsOf<typeof texts>;
