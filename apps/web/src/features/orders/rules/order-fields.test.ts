import { describe, expect, test } from 'vitest';
import type { Order } from '../order.ts';
import { emptyLine, problemsOfLine, readLines, sumOfLines, writeLines } from './item-lines.ts';
import {
  differingFields,
  draftOf,
  emptyValues,
  missingFields,
  problemsOf,
  valuesOf,
} from './order-fields.ts';

const parcel = {
  status: 'NEW',
  name: null,
  statusName: '',
  headline: '',
  weightKg: null,
  lastEventTime: null,
  freeUntil: null,
  isTurnedAway: false,
  problems: [],
} as const;

const order: Order = {
  code: 'RA261120N3WXAJ',
  createdAt: '2026-11-20T04:12:00.000Z',
  status: 'NEW',
  stageName: 'К отправке',
  headline: '',
  pickupPoint: { id: 7, code: 'DUSHANBE', name: 'Сино-1', city: 'Душанбе' },
  weightKg: null,
  parcels: 1,
  ready: 0,
  problems: [],
  price: null,
  cargo: null,
  declaration: {
    goods: 'кроссовки',
    places: 2,
    weightKg: '2.500',
    volumeM3: '0.010',
    value: { amount: '260.00', currency: 'USD' },
    marketplace: '1688',
    senderName: null,
    senderPhone: null,
    senderAddress: null,
    recipientName: 'Мадина',
    recipientPhone: null,
    note: null,
    items: [],
  },
  parcelList: [
    { ...parcel, problems: [], trackingCode: 'YT1000000000003' },
    { ...parcel, problems: [], trackingCode: 'SF1000000000001', status: 'YQX' },
  ],
  version: 4,
  canEdit: true,
  canSubmit: true,
  canTakeBack: false,
  canCancel: true,
};

const filled = valuesOf(order, ',');

describe('the form of an order', () => {
  test('shows what was declared as it would be typed, without cancelled parcels', () => {
    expect(filled).toMatchObject({
      places: '2',
      weightKg: '2,5',
      volumeM3: '0,01',
      valueAmount: '260',
      valueCurrency: 'USD',
      marketplace: '1688',
      pickupPointId: '7',
      trackingCodes: 'YT1000000000003',
      note: '',
    });
    expect(differingFields(filled, valuesOf(order, '.'))).toEqual(['weightKg', 'volumeM3']);
  });

  test('hides a code of ours, so that the first one of a courier takes its place', () => {
    const own = { ...order, parcelList: [{ ...parcel, problems: [], trackingCode: 'RP0A1B2C3D4' }] };
    const before = valuesOf(own, '.');
    expect(before.trackingCodes).toBe('');
    expect(draftOf(before, before)).not.toHaveProperty('trackingCodes');
    expect(draftOf({ ...before, codeText: 'yt1' }, before).trackingCodes).toEqual(['yt1']);
  });

  test('sends an emptied field as taken away, and codes only when they were changed', () => {
    const emptied = { ...filled, places: ' ', marketplace: '', weightKg: '' };
    const draft = draftOf(emptied, filled);
    expect(draft).toMatchObject({ places: null, marketplace: null, weightKg: '', pickupPointId: 7 });
    expect(draft).not.toHaveProperty('trackingCodes');
    const typing = draftOf({ ...filled, codeText: 'SF1000000000009, yt1000000000003' }, filled);
    expect(typing.trackingCodes).toEqual(['YT1000000000003', 'SF1000000000009']);
  });

  test('an empty draft has nothing wrong in it', () => {
    const found = Object.values(problemsOf(emptyValues, emptyValues));
    expect(found.filter((problem) => problem !== undefined)).toEqual([]);
  });

  test.each([
    ['places', '0', { problem: 'places' }],
    ['places', '1.5', { problem: 'places' }],
    ['weightKg', 'two', { problem: 'number' }],
    ['weightKg', '0,0', { problem: 'positive' }],
    ['weightKg', '1.2345', { problem: 'tooPrecise', digits: 3 }],
    ['weightKg', '50000.001', { problem: 'tooLarge', most: 50_000 }],
    ['volumeM3', '201', { problem: 'tooLarge', most: 200 }],
    ['valueAmount', '9.999', { problem: 'tooPrecise', digits: 2 }],
    ['trackingCodes', 'a b', { problem: 'code', code: 'a' }],
    ['trackingCodes', '', { problem: 'lastCode' }],
  ] as const)('%s "%s" is told beside its field', (field, text, problem) => {
    const typed = field === 'trackingCodes' ? { trackingCodes: '', codeText: text } : { [field]: text };
    expect(problemsOf({ ...filled, ...typed }, filled)[field]).toEqual(problem);
  });

  test('the warehouse needs goods, weight and value', () => {
    expect(missingFields(order.declaration)).toEqual([]);
    expect(missingFields({ goods: null, weightKg: null, value: null })).toEqual([
      'goods',
      'weightKg',
      'valueAmount',
    ]);
  });
});

describe('a list of items', () => {
  const item = { goods: 'кроссовки', pieces: 12, value: { amount: '840.50', currency: 'CNY' as const } };
  const declaration = {
    ...order.declaration,
    items: [{ ...item, hsCode: '640411', trackingCode: null }],
  };
  const filled = valuesOf({ ...order, declaration }, ',');

  test('is sent in place of goods and value, with each parcel that is still in the order', () => {
    const [line] = readLines(filled.items);
    expect(line).toEqual({
      goods: 'кроссовки',
      pieces: '12',
      valueAmount: '840,50',
      hsCode: '640411',
      trackingCode: '',
    });
    const values = { ...filled, items: writeLines([{ ...emptyLine, ...line, trackingCode: 'YT9' }]) };
    const draft = draftOf(values, filled);
    expect(draft).not.toHaveProperty('goods');
    expect(draft).not.toHaveProperty('valueAmount');
    expect(draft.items).toEqual([{ ...line, pieces: 12 }]);
  });

  test('is taken away by an empty one, and goods and value are said again', () => {
    const draft = draftOf({ ...filled, items: '', goods: 'Сумки' }, filled);
    expect(draft).toMatchObject({ items: [], goods: 'Сумки' });
    expect(draftOf(emptyValues, emptyValues)).not.toHaveProperty('items');
  });

  test('adds up once each line has a value, and names what cannot be read', () => {
    const line = (fields: object) => ({ ...emptyLine, goods: 'чай', ...fields });
    expect(sumOfLines([line({ valueAmount: '1 250,50' }), line({ valueAmount: '3' })])).toBe('1253.50');
    expect(sumOfLines([line({ valueAmount: '3' }), line({})])).toBe('');
    const wrong = line({ goods: ' ', pieces: '0', valueAmount: 'x', hsCode: '64' });
    expect(problemsOfLine(wrong)).toEqual({
      goods: 'goodsNeeded',
      pieces: 'pieces',
      valueAmount: 'sum',
      hsCode: 'hsCode',
    });
    expect(problemsOf({ ...filled, items: writeLines([wrong]) }, filled).items).toEqual({ problem: 'items' });
  });
});
