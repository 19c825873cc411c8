import type { WordsOf } from '@rohi/contract/locales';
import { pluralRu } from '../../../../shared/i18n/plural.ts';

const seconds = { one: 'секунду', few: 'секунды', many: 'секунд', other: 'секунды' };
const digits = { one: 'цифры', few: 'цифр', many: 'цифр', other: 'цифр' };

/** A browser becomes a station by the digits that a manager reads out. */
export const texts = {
  title: 'Подключите этот браузер',
  /** Of a browser that was a station before. */
  ended: 'Прежнее подключение этого браузера снято.',
  loggedIn: (name: string) => `Вы вошли: ${name}`,
  lead: 'Введите 8 цифр, которые назовёт руководитель.',
  validity: 'Они действуют 15 минут и подходят один раз.',
  digits: '8 цифр',
  camera: 'Снять QR камерой',
  connect: 'Подключить',
  missing: (count: number) => `Не хватает ${count} ${pluralRu(count, digits)}`,
  ready: 'Все цифры введены',
  wait: (count: number) => `Можно снова через ${count} ${pluralRu(count, seconds)}`,
  needsLine: 'Для подключения нужна связь, попробуйте позже.',
  failed: 'Подключить не удалось, попробуйте ещё раз.',
  connected: (name: string) => `Подключено: ${name}. Можно сканировать.`,
  safe: {
    title: 'Не беспокойтесь',
    text: 'Пароль руководителя не нужен. Подключение не даёт новых прав.',
  },
  noDigits: 'Нет цифр? Позвоните руководителю: «Станции» → «Новая станция по коду». Это две минуты.',
};

export type PairTexts = WordsOf<typeof texts>;
