import { pluralEn } from '../../i18n/plural.ts';
import type { ReceiptTexts } from './ru.ts';

export const texts: ReceiptTexts = {
  title: 'Receipt in China',
  asked: (day) => `The parcel is put aside and waits for your answer until ${day}.`,
  answer: 'Answer',
  loading: 'Loading the receipt…',
  failed: 'The receipt could not be loaded.',
  kg: (weight) => `${weight}\u00a0kg`,
  photos: {
    kinds: { SCALE: 'on the scale', LABEL: 'label', BOX: 'box', DAMAGE: 'damage' },
    label: (kind) => `Photo: ${kind}`,
    enlarge: 'Enlarge the photo',
    gone: 'The photo could not be loaded',
    none: 'The warehouse has taken no photo of it.',
  },
  weight: {
    title: 'Weight',
    declared: 'You declared',
    scale: 'On the scale',
    volume: 'By volume',
    counts: 'this weight is charged',
    notWeighed: 'The parcel has not been weighed yet. Weight and price will appear here.',
    byVolume: (sides, volume, divisor, weight) =>
      `The box, ${sides} cm, is light but large: ${volume} ÷ ${divisor} = ${weight}. The greater weight is charged.`,
    byScale: (sides) => `The box, ${sides} cm, is heavy for its size: the weight on the scale is charged.`,
    withoutSides: 'The weight on the scale is charged.',
  },
  charge: {
    title: 'Delivery as of today',
    fixed: 'Delivery',
    somoni: (amount, day) => `${amount} at the rate of ${day}`,
    how: (quantity, price) => `${quantity} × ${price}.`,
    minimum: 'This is the least a parcel costs.',
    payment: {
      ON_COLLECTION: 'You pay on collection, in somoni at the rate of that day.',
      NOW: 'Not paid yet. You can pay at the till of any pickup point.',
      PAID: 'Paid.',
      NONE: 'Nothing is to be paid for it.',
    },
    why: 'How this was calculated',
    disagree: 'Not agreed with the weight?',
    disagreeText: 'Call {{hotline}} before you collect it: the parcel will be weighed again.',
  },
  ahead: {
    title: 'What comes next',
    received: 'Received at the warehouse',
    receivedAt: (moment, place) =>
      `${moment}${place === null ? '' : `, ${place}`}. Nothing is needed from you`,
    departs: 'Leaves China',
    departsText: 'with the next vehicle; we will write to you',
    border: 'Border and Dushanbe',
    borderText: 'we will write if the road is closed',
    arrives: (range) => `At the pickup point ${range}`,
    was: 'Was expected',
    point: (name, city) => (name.includes(city) ? name : `${name}, ${city}`),
    free: (count) =>
      `Then ${count}\u00a0${pluralEn(count, { one: 'day', other: 'days' })} of storage are free`,
  },
  order: {
    title: (awaited, total) => `${awaited} of ${total} still awaited`,
    text: 'parcels of this order that have not reached the warehouse',
  },
};
