import { pluralRu } from '../../../shared/i18n/plural.ts';
import type { OwnerTexts } from './owner-texts.ts';

const dayForms = { one: 'день', few: 'дня', many: 'дней', other: 'дня' };

export const texts: OwnerTexts = {
  openUntil: (time) => `Открыто до ${time}`,
  opensAt: (day, time) => `Сейчас закрыто, откроется ${day}, в ${time}`,
  alwaysOpen: 'Открыто круглосуточно',
  free: (day, left) => `Бесплатное хранение до ${day} — ещё ${left}\u00a0${pluralRu(left, dayForms)}`,
  freeToday: 'Сегодня последний день бесплатного хранения',
  running: (amount, perDay) => `Хранение идёт: ${amount}, по ${perDay} в день`,
  most: (amount) => `Хранение: ${amount}, больше не вырастет`,
  paused: 'Бесплатный срок прошёл, но за хранение пока не берём',
  code: 'Код выдачи',
  codeLabel: 'Покажите или назовите в пункте',
  qr: 'QR с кодом выдачи',
  noCode: 'Код сейчас не загрузился. Он есть и в личном кабинете.',
  loading: 'Загружаем код…',
  map: 'На карте',
  claimWhen: 'Посылка повреждена или чего-то не хватает?',
  claim: 'Подать претензию',
  facts: { point: 'Пункт выдачи', weight: 'Вес', chargeable: 'Расчётный вес', price: 'Доставка' },
  weight: (kg) => `${kg}\u00a0кг`,
};
