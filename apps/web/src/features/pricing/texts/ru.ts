import { pluralRu } from '../../../shared/i18n/plural.ts';
import type { PricingTexts } from './pricing-texts.ts';

export const texts: PricingTexts = {
  title: 'Тарифы и расчёт доставки',
  lead: 'Введите размеры и вес. Мы посчитаем по обоим тарифам и объясним каждую сумму.',
  form: {
    title: 'Посылка',
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
    item: (number) => `Позиция ${number}`,
    add: 'Добавить места другого размера',
    remove: 'Убрать',
    removeItem: (number) => `Убрать позицию ${number}`,
    limit: (most) => `Не больше ${most} разных размеров за один расчёт.`,
  },
  units: { cm: 'см', m: 'м', kg: 'кг', m3: 'м³' },
  problems: {
    badFormat: 'Введите число, например 12,5',
    tooPrecise: (digits) => (digits === 0 ? 'Нужно целое число' : `Не больше ${digits} знаков после запятой`),
    tooSmall: (min) => `Не меньше ${min}`,
    tooLarge: (max) => `Не больше ${max}`,
    other: 'Проверьте значение',
  },
  answer: {
    label: 'Стоимость',
    empty: 'Заполните размеры и вес — здесь появится цена.',
    whole: (places, volume, weight) =>
      `Всего ${places} ${pluralRu(places, { one: 'место', few: 'места', many: 'мест', other: 'места' })}: ${volume}, ${weight}`,
    failed: 'Посчитать не получилось. Проверьте связь и попробуйте ещё раз.',
    again: 'Посчитать ещё раз',
    onDay: (date) => `Цены на ${date}.`,
    today: 'Показать сегодняшние',
    spoken: (tariff, amount) => `${tariff} — ${amount}`,
  },
  tariffs: {
    PARCEL: { title: 'По весу', who: 'обычная посылка' },
    CARGO: { title: 'По объёму', who: 'крупный груз' },
  },
  steps: {
    actualWeight: 'Фактический вес',
    volumetricWeight: 'Объёмный вес',
    chargeableWeight: 'Расчётный вес',
    cargoWhole: (boxes) =>
      `Весь груз вместе, ${boxes} ${pluralRu(boxes, { one: 'место', few: 'места', many: 'мест', other: 'места' })}`,
    cargoShare: 'Доля этого места',
    larger: 'больший, с округлением вверх',
    sizes: 'Размеры',
    volume: 'Объём',
    weight: 'Вес',
    times: (count) =>
      `× ${count} ${pluralRu(count, { one: 'место', few: 'места', many: 'мест', other: 'места' })}`,
    toPay: 'К оплате',
    toPayLargerWeight: 'Платите за больший вес',
    forVolume: 'За объём',
    forWeight: 'За фактический вес',
    toPayLarger: 'Платите за большую сумму',
    byVolume: 'по объёму',
    byWeight: 'по фактическому весу',
    minimum: 'наименьшая плата',
    surcharges: 'Надбавки',
    total: 'Итого',
  },
  rate: (rate, unit, date, isLast) =>
    `В сомони — по курсу ${rate} TJS за ${unit} от ${date}${isLast ? ' (последний известный)' : ''}.`,
  note: (fromM3) =>
    `Тариф задаёт тип заказа: посылка считается по весу, крупный груз${
      fromM3 === undefined ? '' : ` (торговые партии и грузы от ${fromM3} м³)`
    } — по объёму. Точная сумма известна после замера на складе в Китае.`,
  cargo: {
    call: 'Крупный груз оформляет сотрудник: позвоните на {{hotline}} и скажите, что внутри, сколько мест, их размеры и вес.',
    ask: 'Заявка на груз',
  },
  table: {
    title: 'Таблица цен',
    toCalculator: 'Посчитать свою посылку',
    perKg: (price) => `${price} за 1 кг`,
    perM3: (price) => `${price} за 1 м³`,
    range: (from, to, unit) =>
      [from && `от ${from} ${unit}`, to && `до ${to} ${unit}`].filter(Boolean).join(' '),
    byLargerWeight: 'за больший вес: фактический или объёмный',
    forCargo: (fromM3) =>
      fromM3 === undefined ? 'для крупного груза' : `для торговых партий и грузов от ${fromM3} м³`,
    heavyCargo: (price) => `тяжёлый груз — по фактическому весу, ${price}, если так выходит больше`,
    minimum: (price) => `не меньше ${price}`,
    changes: (date) => `до ${date} включительно`,
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
  box: {
    title: 'Формула объёмного веса',
    alt: 'Коробка с подписанными длиной, шириной и высотой',
    length: 'длина',
    width: 'ширина',
    height: 'высота',
    formula: (divisor) => `Длина × ширина × высота ÷ ${divisor}`,
    explained:
      'Размеры в сантиметрах, результат в килограммах. Из двух весов, фактического и объёмного, берём больший и умножаем на цену килограмма.',
  },
};
