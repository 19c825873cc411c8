import { pluralRu } from '../../../../shared/i18n/plural.ts';
import type { PairTexts } from './pair-texts.ts';

const seconds = { one: 'секунду', few: 'секунды', many: 'секунд', other: 'секунды' };
const digits = { one: 'цифры', few: 'цифр', many: 'цифр', other: 'цифр' };

export const texts: PairTexts = {
  title: 'Подключите этот браузер',
  ended: 'Прежнее подключение этого браузера снято.',
  loggedIn: (name) => `Вы вошли: ${name}`,
  lead: 'Введите 8 цифр, которые назовёт руководитель.',
  validity: 'Они действуют 15 минут и подходят один раз.',
  digits: '8 цифр',
  camera: 'Снять QR камерой',
  connect: 'Подключить',
  missing: (count) => `Не хватает ${count} ${pluralRu(count, digits)}`,
  ready: 'Все цифры введены',
  wait: (count) => `Можно снова через ${count} ${pluralRu(count, seconds)}`,
  needsLine: 'Для подключения нужна связь, попробуйте позже.',
  failed: 'Подключить не удалось, попробуйте ещё раз.',
  connected: (name) => `Подключено: ${name}. Можно сканировать.`,
  safe: {
    title: 'Не беспокойтесь',
    text: 'Пароль руководителя не нужен. Подключение не даёт новых прав.',
  },
  noDigits: 'Нет цифр? Позвоните руководителю: «Станции» → «Новая станция по коду». Это две минуты.',
};
