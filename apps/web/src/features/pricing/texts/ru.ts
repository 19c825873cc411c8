import type { WordsOf } from '@rohi/contract/locales';
import { pluralRu } from '../../../shared/i18n/plural.ts';

export const texts = {
  title: 'Тарифы и расчёт доставки',
  lead: 'Введите размеры и вес. Мы посчитаем по обоим тарифам и объясним каждую сумму.',
  form: {
    title: 'Посылка',
    /** Legend of the choice between both ways to give a size. */
    sizeBy: 'Что известно',
    sides: 'Размеры',
    volumeOnly: 'Только объём',
    length: 'Длина',
    width: 'Ширина',
    height: 'Высота',
    weight: 'Вес',
    volume: 'Объём',
    places: 'Мест',
    pieces: 'шт.',
    hint: 'Данные одного места, вместе с упаковкой.',
    /** A row of places that are alike, by its number. */
    item: (number: number) => `Позиция ${number}`,
    add: 'Добавить места другого размера',
    remove: 'Убрать',
    removeItem: (number: number) => `Убрать позицию ${number}`,
    limit: (most: number) => `Не больше ${most} разных размеров за один расчёт.`,
  },
  units: { cm: 'см', m: 'м', kg: 'кг', m3: 'м³' },
  problems: {
    badFormat: 'Введите число, например 12,5',
    tooPrecise: (digits: number) =>
      digits === 0 ? 'Нужно целое число' : `Не больше ${digits} знаков после запятой`,
    tooSmall: (min: string) => `Не меньше ${min}`,
    tooLarge: (max: string) => `Не больше ${max}`,
    other: 'Проверьте значение',
  },
  answer: {
    label: 'Стоимость',
    empty: 'Заполните размеры и вес — здесь появится цена.',
    /** What several places come to, with the units. */
    whole: (places: number, volume: string, weight: string) =>
      `Всего ${places} ${pluralRu(places, { one: 'место', few: 'места', many: 'мест', other: 'места' })}: ${volume}, ${weight}`,
    failed: 'Посчитать не получилось. Проверьте связь и попробуйте ещё раз.',
    again: 'Посчитать ещё раз',
    /** Prices of another day than today; `date` as readers write it. */
    onDay: (date: string) => `Цены на ${date}.`,
    today: 'Показать сегодняшние',
    /** For those who listen: one tariff with its amount. */
    spoken: (tariff: string, amount: string) => `${tariff} — ${amount}`,
  },
  /** By the tariff's code; one that is not here is shown by its own name. */
  tariffs: {
    PARCEL: { title: 'По весу', who: 'обычная посылка' },
    CARGO: { title: 'По объёму', who: 'крупный груз' },
  },
  steps: {
    actualWeight: 'Фактический вес',
    volumetricWeight: 'Объёмный вес',
    chargeableWeight: 'Расчётный вес',
    /** What all boxes of a cargo order cost together, and what one of them carries of it. */
    cargoWhole: (boxes: number) =>
      `Весь груз вместе, ${boxes} ${pluralRu(boxes, { one: 'место', few: 'места', many: 'мест', other: 'места' })}`,
    cargoShare: 'Доля этого места',
    /** The larger weight is charged, rounded up. */
    larger: 'больший, с округлением вверх',
    sizes: 'Размеры',
    volume: 'Объём',
    weight: 'Вес',
    times: (count: number) =>
      `× ${count} ${pluralRu(count, { one: 'место', few: 'места', many: 'мест', other: 'места' })}`,
    /** The only price, or the sum of the larger weight. */
    toPay: 'К оплате',
    toPayLargerWeight: 'Платите за больший вес',
    forVolume: 'За объём',
    forWeight: 'За фактический вес',
    toPayLarger: 'Платите за большую сумму',
    /** Which of both prices is the larger one. */
    byVolume: 'по объёму',
    byWeight: 'по фактическому весу',
    minimum: 'наименьшая плата',
    surcharges: 'Надбавки',
    total: 'Итого',
  },
  /** `rate` somoni for `unit`, of `date`; `isLast`: not of the day asked for, but the last one known. */
  rate: (rate: string, unit: string, date: string, isLast: boolean) =>
    `В сомони — по курсу ${rate} TJS за ${unit} от ${date}${isLast ? ' (последний известный)' : ''}.`,
  note: (fromM3: string | undefined) =>
    `Тариф задаёт тип заказа: посылка считается по весу, крупный груз${
      fromM3 === undefined ? '' : ` (торговые партии и грузы от ${fromM3} м³)`
    } — по объёму. Точная сумма известна после замера на складе в Китае.`,
  /** Who takes down cargo, and where customers with cargo ask for it. */
  cargo: {
    call: 'Крупный груз оформляет сотрудник: позвоните на {{hotline}} и скажите, что внутри, сколько мест, их размеры и вес.',
    ask: 'Заявка на груз',
  },
  table: {
    title: 'Таблица цен',
    toCalculator: 'Посчитать свою посылку',
    perKg: (price: string) => `${price} за 1 кг`,
    perM3: (price: string) => `${price} за 1 м³`,
    /** Which loads a price is for. */
    range: (from: string | undefined, to: string | undefined, unit: string) =>
      [from && `от ${from} ${unit}`, to && `до ${to} ${unit}`].filter(Boolean).join(' '),
    byLargerWeight: 'за больший вес: фактический или объёмный',
    forCargo: (fromM3: string | undefined) =>
      fromM3 === undefined ? 'для крупного груза' : `для торговых партий и грузов от ${fromM3} м³`,
    heavyCargo: (price: string) => `тяжёлый груз — по фактическому весу, ${price}, если так выходит больше`,
    minimum: (price: string) => `не меньше ${price}`,
    changes: (date: string) => `до ${date} включительно`,
    time: 'Срок',
    days: 'примерно {{deliveryDaysFrom}}–{{deliveryDaysTo}} {{deliveryDaysTo|день|дня|дней}}',
    fromReceipt: 'со дня приёма на складе в Китае',
    storage: 'Хранение',
    freeDays: '{{freeStorageDays}} {{freeStorageDays|день|дня|дней}} бесплатно',
    afterThat: 'дальше плата за каждый день, по параметрам посылки',
    customs: 'Таможня',
    weDeclare: 'оформляем мы',
    weCarryDuties: 'пошлины и документы берём на себя',
  },
  /** Said while a change of prices is ahead: from when (`day` with its weekday), and what it costs until then. */
  upcoming: {
    title: (day: string) => `Новые цены с ${day}`,
    before: (amount: string) => `до этого дня — ${amount}`,
  },
  box: {
    title: 'Формула объёмного веса',
    alt: 'Коробка с подписанными длиной, шириной и высотой',
    length: 'длина',
    width: 'ширина',
    height: 'высота',
    formula: (divisor: string) => `Длина × ширина × высота ÷ ${divisor}`,
    explained:
      'Размеры в сантиметрах, результат в килограммах. Из двух весов, фактического и объёмного, берём больший и умножаем на цену килограмма.',
  },
};

export type PricingTexts = WordsOf<typeof texts>;
