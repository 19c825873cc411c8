import type { WordsOf } from '@rohi/contract/locales';
import { pluralRu } from '../../../shared/i18n/plural.ts';

const dayForms = { one: 'день', few: 'дня', many: 'дней', other: 'дня' };

/** Words of what only the owner of a parcel sees on the tracking screen. */
export const texts = {
  openUntil: (time: string) => `Открыто до ${time}`,
  opensAt: (day: string, time: string) => `Сейчас закрыто, откроется ${day}, в ${time}`,
  alwaysOpen: 'Открыто круглосуточно',
  free: (day: string, left: number) =>
    `Бесплатное хранение до ${day} — ещё ${left}\u00a0${pluralRu(left, dayForms)}`,
  freeToday: 'Сегодня последний день бесплатного хранения',
  running: (amount: string, perDay: string) => `Хранение идёт: ${amount}, по ${perDay} в день`,
  most: (amount: string) => `Хранение: ${amount}, больше не вырастет`,
  paused: 'Бесплатный срок прошёл, но за хранение пока не берём',
  code: 'Код выдачи',
  codeLabel: 'Покажите или назовите в пункте',
  qr: 'QR с кодом выдачи',
  noCode: 'Код сейчас не загрузился. Он есть и в личном кабинете.',
  loading: 'Загружаем код…',
  map: 'На карте',
  /** Of one that was collected in the last thirty days. */
  claimWhen: 'Посылка повреждена или чего-то не хватает?',
  claim: 'Подать претензию',
  facts: { point: 'Пункт выдачи', weight: 'Вес', chargeable: 'Расчётный вес', price: 'Доставка' },
  weight: (kg: string) => `${kg}\u00a0кг`,
};

export type OwnerTexts = WordsOf<typeof texts>;
