import type { WordsOf } from '@rohi/contract/locales';
import type { FieldError } from '@rohi/contract/errors';
import type { RoundingMode } from '@rohi/contract/pricing/exact-decimal';
import type { ChargeMode, SurchargeBasis } from '@rohi/contract/pricing/tariff';
import type { StrangeReason } from '@rohi/contract/pricing/tariff-change';
import { pluralRu } from '../../../../shared/i18n/plural.ts';

export const texts = {
  title: 'Тарифы',
  count: (versions: number) =>
    `${versions} ${pluralRu(versions, { one: 'версия', few: 'версии', many: 'версий', other: 'версии' })}`,
  checkPrice: 'Проверить цену',
  newDraft: (name: string) => `Черновик: ${name}`,
  version: (name: string, version: number) => `${name}, версия ${version}`,
  noEnd: 'без срока',
  modes: {
    WEIGHT: 'больший вес, кг',
    VOLUME: 'объём, м³',
    ACTUAL_WEIGHT: 'фактический вес, кг',
  } satisfies Record<ChargeMode, string>,
  bases: { PER_ORDER: 'за заказ', PER_PLACE: 'за место' } satisfies Record<SurchargeBasis, string>,
  roundings: { UP: 'вверх', HALF_UP: 'к ближайшему', DOWN: 'вниз' } satisfies Record<RoundingMode, string>,
  sections: {
    when: 'Начало действия, по Душанбе',
    prices: 'Цены',
    surcharges: 'Доплаты',
    storage: 'Хранение в пункте выдачи',
    points: 'Баллы',
    services: 'Ответы на задержанную посылку; пусто — цена не названа',
    courier: 'Курьер до двери, за один адрес',
    measuring: 'Измерение и округление',
  },
  addRule: 'Добавить цену',
  addSurcharge: 'Добавить доплату',
  addCity: 'Добавить город',
  remove: (what: string) => `Убрать: ${what}`,
  problem: (error: FieldError, { min, max, digits }: { min?: string; max?: string; digits?: string }) => {
    if (error === 'required') return 'Заполните поле';
    if (error === 'tooSmall') return `Не меньше ${min}`;
    if (error === 'tooLarge') return `Не больше ${max}`;
    if (error === 'tooPrecise') return `Знаков после запятой — до ${digits}`;
    return 'Проверьте значение';
  },
  /** Of the first day: one before `first`, or too far ahead. */
  dayProblem: { tooSmall: (first: string) => `Не раньше ${first}`, tooLarge: 'Слишком далёкий день' },
  rulesProblem:
    'Цены каждого вида начинаются с нуля и идут без пропусков и наложений; у последней «до» пусто.',
  examples: {
    title: 'Примеры',
    lead: 'Пересчитываются, пока вы меняете черновик.',
    load: 'Груз',
    before: 'Было',
    after: 'Станет',
    size: (sides: string, kg: string) => `${sides} см, ${kg} кг`,
  },
  changes: {
    title: 'Что меняется',
    none: 'Отличий нет.',
    since: (version: number) => `по сравнению с версией ${version}`,
    from: (quantity: string) => `от ${quantity}`,
  },
  compareWith: 'Сравнить с версией',
  draft: {
    save: 'Сохранить',
    discard: 'Удалить черновик',
    publish: 'Опубликовать…',
    saved: 'Черновик сохранён',
    discarded: 'Черновик удалён',
    discardAsk: {
      title: 'Удалить черновик?',
      text: 'Всё, что в нём набрано, пропадёт. Действующие цены не изменятся.',
      yes: 'Удалить черновик',
      no: 'Оставить',
    },
    unsaved: 'Есть несохранённые изменения',
    readOnly: 'Опубликованная версия не меняется.',
  },
  publish: {
    title: 'Публикация тарифа',
    lead: (date: string) =>
      `Цены начнут действовать ${date}. Объявление появится на сайте сразу, на четырёх языках.`,
    /** A version that is announced already and follows this one. */
    next: (version: number, date: string) =>
      `Версия ${version} уже объявлена и сменит эти цены ${date}. Если она больше не нужна, отмените её.`,
    confirm: 'Подтвердите, что это не ошибка:',
    reasons: {
      PRICE_JUMP: 'Цена одного из примеров меняется больше чем вполовину',
      NO_FREE_DAYS: 'Бесплатных дней хранения нет: плата начнётся на следующий день после прибытия',
      MANY_FREE_DAYS: 'Бесплатных дней больше 60',
      STORAGE_JUMP: 'Плата за день хранения или её предел меняется больше чем вполовину',
      POINTS_COSTLY: 'Баллы возвращают больше десятой части оплаченной доставки',
      STARTS_TODAY: 'Цены начинают действовать сегодня, без предупреждения',
      REPLACES_DAY: 'На этот день уже опубликована другая версия, эта её заменит',
      NO_CHANGE: 'Версия ничем не отличается от действующей',
    } satisfies Record<StrangeReason, string>,
    titles: 'Заголовок',
    summaries: 'Коротко',
    bodies: 'Текст',
    button: 'Опубликовать',
    done: 'Тариф опубликован',
    back: 'Назад',
  },
  cancel: {
    button: 'Отменить версию',
    title: 'Отменить опубликованную версию?',
    text: 'Объявление снимется, вместо него выйдет сообщение о том, что изменения не будет.',
    confirm: 'Отменить версию',
    back: 'Оставить',
    done: 'Версия отменена',
  },
  draftFrom: 'Черновик на её основе',
};

export type TariffsTexts = WordsOf<typeof texts>;
