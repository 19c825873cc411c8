import { ownCodeCheckCharacter } from '@rohi/contract/tracking/own-codes';
import { describe, expect, test } from 'vitest';
import { compareManifest, type TripParcel } from './compare-manifest.ts';
import { findManifestHeader } from './manifest-columns.ts';
import { readManifestRows } from './manifest-rows.ts';
import type { Table } from '../../../platform/table-files/table.ts';

function read(rows: Table['rows']) {
  const header = findManifestHeader(rows);
  if (header === undefined) throw new Error('no header was found');
  return readManifestRows(rows, header);
}

describe('a manifest as people make it', () => {
  test('has a title, a header of two rows with merged cells, weights with commas, further lines of goods, and totals', () => {
    const content = read([
      ['Манифест груза, Иу → Душанбе', null, null, null, null],
      ['№', '运单号', 'Получатель', 'Вес', null],
      [null, null, null, 'Нетто, кг', 'Брутто, кг'],
      [1, ' yt8800000000001 ', 'Назарова Мадина', '3,9', '4,25'],
      [null, null, null, '1,0', null],
      [2, 'YT8800000000002', '李伟', 2, '1 002,5 кг'],
      [3, 'YT-8800-03', 'Karim Rahimov', null, null],
      [3, 'YT-8800-03', 'Karim Rahimov', null, 0.5],
      ['Итого', 3, null, '6,9', '1 007,25'],
      [null, 'Принял: ________', null, null, null],
    ]);
    expect(content).toEqual({
      trips: [],
      parcels: [
        { row: 4, trackingCode: 'YT8800000000001', weightG: 4_250, recipient: 'Назарова Мадина' },
        { row: 6, trackingCode: 'YT8800000000002', weightG: 1_002_500, recipient: '李伟' },
        { row: 7, trackingCode: 'YT-8800-03', weightG: 500, recipient: 'Karim Rahimov' },
      ],
      unreadable: [],
    });
  });

  test('keeps parcels with goods or a recipient that begin like a sum', () => {
    const content = read([
      ['运单号', '收货人', '品名', '毛重(kg)'],
      ['YT8800000000004', 'Sumaya Karimova', 'Total Look', '1'],
      ['共 1 件', null, null, '1'],
      [null, 'Хулоса', '1', '1'],
    ]);
    expect(content.parcels.map(({ trackingCode }) => trackingCode)).toEqual(['YT8800000000004']);
    expect(content.unreadable).toEqual([]);
  });

  test('may weigh in grams, names its trips, and says which rows cannot be read', () => {
    const content = read([
      ['车次', '面单号', '毛重(g)', '收货人'],
      ['RT1', 'JD0001', '900', null],
      ['RT1', 1e16, 12, null],
      ['RT2', 'JD0002', 'около кило', null],
      ['RT2', 'a/b#1', 5, null],
    ]);
    expect(content.trips).toEqual(['RT1', 'RT2']);
    expect(content.parcels.map(({ trackingCode, weightG }) => [trackingCode, weightG])).toEqual([
      ['JD0001', 900],
      ['JD0002', null],
    ]);
    expect(content.unreadable.map(({ row, reason }) => [row, reason])).toEqual([
      [3, 'lostDigits'],
      [4, 'badNumber'],
      [5, 'badCode'],
    ]);
  });
});

const ofTrip = (trackingCode: string, weightG: number | null, others: Partial<TripParcel> = {}) => ({
  trackingCode,
  weightG,
  ownCode: null,
  orderCode: null,
  ...others,
});

test('a parcel is known by our own code and by that of its order, and counts once by the first', () => {
  const row = (at: number, trackingCode: string, weightG: number | null = null) => ({
    row: at,
    trackingCode,
    weightG,
    recipient: null,
  });
  const trip = [
    ofTrip('A1', 1_000, { ownCode: 'RP000000001' }),
    ofTrip('A2', 1_000, { orderCode: 'RA1' }),
    ofTrip('A3', 2_000, { orderCode: 'RA1' }),
    ofTrip('A4', 1_000, { orderCode: 'RA2' }),
  ];
  const found = compareManifest(
    [
      row(2, 'RP000000001', 900),
      row(3, 'RA1', 3_500),
      row(4, 'A3', 9_000),
      row(5, 'A1', 7_000),
      row(6, 'RA9'),
    ],
    trip,
  );
  expect(found).toEqual({
    matching: 1,
    missing: [trip[3]],
    surplus: [row(6, 'RA9')],
    weights: [{ row: 3, trackingCode: 'RA1', oursG: 3_000, theirsG: 3_500 }],
  });
});

test('orders are compared where the file has no other codes; one in several rows says no weight', () => {
  const order = `RA2611064KX7P${ownCodeCheckCharacter('4KX7P')}`;
  const content = read([
    ['Код заказа', 'Вес, кг'],
    [order, 1],
    [order, 2],
  ]);
  expect(content.parcels).toEqual([{ row: 2, trackingCode: order, weightG: null, recipient: null }]);
});

test('a weight differs by more than a tenth of a kilogram, and only where both say it', () => {
  const inFile = (trackingCode: string, weightG: number | null, row = 2) => ({
    row,
    trackingCode,
    weightG,
    recipient: null,
  });
  const found = compareManifest(
    [inFile('A1', 1_100), inFile('A2', 1_101, 3), inFile('A3', null), inFile('A4', 5), inFile('X9', 7)],
    [ofTrip('A1', 1_000), ofTrip('A2', 1_000), ofTrip('A3', 1_000), ofTrip('A4', null), ofTrip('A5', 1_000)],
  );
  expect(found).toEqual({
    matching: 3,
    missing: [ofTrip('A5', 1_000)],
    surplus: [inFile('X9', 7)],
    weights: [{ row: 3, trackingCode: 'A2', oursG: 1_000, theirsG: 1_101 }],
  });
});
