import { pluralEn } from '../../../shared/i18n/plural.ts';
import type { PricingTexts } from './pricing-texts.ts';

export const texts: PricingTexts = {
  title: 'Rates and delivery quote',
  lead: 'Enter the size and the weight. We work it out by both tariffs and explain every amount.',
  form: {
    title: 'Your parcel',
    sizeBy: 'What you know',
    sides: 'Dimensions',
    volumeOnly: 'Volume only',
    length: 'Length',
    width: 'Width',
    height: 'Height',
    weight: 'Weight',
    volume: 'Volume',
    places: 'Pieces',
    pieces: 'pcs',
    hint: 'All for one piece, packaging included.',
  },
  units: { cm: 'cm', m: 'm', kg: 'kg', m3: 'm³' },
  problems: {
    badFormat: 'Enter a number such as 12.5',
    tooPrecise: (digits) => (digits === 0 ? 'A whole number is needed' : `At most ${digits} decimal places`),
    tooSmall: (min) => `At least ${min}`,
    tooLarge: (max) => `At most ${max}`,
    other: 'Check this value',
  },
  answer: {
    label: 'Price',
    empty: 'Fill in size and weight to see the price here.',
    failed: 'The price could not be worked out. Check your connection and try again.',
    again: 'Try again',
    onDay: (date) => `Prices for ${date}.`,
    today: 'Show today’s',
    spoken: (tariff, amount) => `${tariff}: ${amount}`,
  },
  tariffs: {
    PARCEL: { title: 'By weight', who: 'ordinary parcel' },
    CARGO: { title: 'By volume', who: 'bulky cargo' },
  },
  steps: {
    actualWeight: 'Actual weight',
    volumetricWeight: 'Volumetric weight',
    chargeableWeight: 'Chargeable weight',
    larger: 'the larger, rounded up',
    sizes: 'Dimensions',
    volume: 'Volume',
    weight: 'Weight',
    times: (count) => `× ${count} ${pluralEn(count, { one: 'piece', other: 'pieces' })}`,
    toPay: 'To pay',
    toPayLargerWeight: 'To pay (larger weight)',
    forVolume: 'For the volume',
    forWeight: 'For the actual weight',
    toPayLarger: 'To pay (the larger)',
    minimum: 'minimum charge',
    surcharges: 'Surcharges',
    total: 'Total',
  },
  rate: (rate, unit, date, isLast) =>
    `In somoni at ${rate} TJS for ${unit}, the ${isLast ? 'last known rate, ' : 'rate '}of ${date}.`,
  note: (fromM3) =>
    `The kind of order decides the tariff: parcels go by weight, bulky cargo${
      fromM3 === undefined ? '' : ` (sellers’ consignments and loads from ${fromM3} m³)`
    } by volume. The exact amount is known once the China warehouse has measured it.`,
  table: {
    title: 'Price list',
    toCalculator: 'Work out your parcel',
    perKg: (price) => `${price} per kg`,
    perM3: (price) => `${price} per m³`,
    range: (from, to, unit) =>
      [from && `from ${from} ${unit}`, to && `below ${to} ${unit}`].filter(Boolean).join(' '),
    byLargerWeight: 'for the larger weight, actual or volumetric',
    forCargo: (fromM3) =>
      fromM3 === undefined ? 'for bulky cargo' : `for sellers’ consignments and loads from ${fromM3} m³`,
    heavyCargo: (price) => `heavy cargo goes by actual weight, ${price}, when that is more`,
    minimum: (price) => `at least ${price}`,
    changes: (date) => `until ${date} inclusive`,
    time: 'Time',
    days: 'about {{deliveryDaysFrom}}–{{deliveryDaysTo}} days',
    fromReceipt: 'from receipt at the China warehouse',
    storage: 'Storage',
    freeDays: '{{freeStorageDays}} {{freeStorageDays|day|days}} free',
    afterThat: 'then a daily charge that depends on the parcel',
    customs: 'Customs',
    weDeclare: 'we clear it',
    weCarryDuties: 'duties and papers are on us',
  },
  box: {
    title: 'How volumetric weight works',
    alt: 'A box with its length, width and height marked',
    length: 'length',
    width: 'width',
    height: 'height',
    formula: (divisor) => `Length × width × height ÷ ${divisor}`,
    explained:
      'Dimensions in centimetres, result in kilograms. We take the larger of actual and volumetric weight and multiply it by the price per kilogram.',
  },
};
