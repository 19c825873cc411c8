import { expect, test } from 'vitest';
import { knownAtHub } from './known-at-hub.ts';
import type { KnownAtHub } from './known-at-hub.ts';

type KnownParcel = KnownAtHub['parcels'] extends ReadonlyMap<string, infer Parcel> ? Parcel : never;

test('offline the station refuses by what it knows', () => {
  const parcel: KnownParcel = { customerCode: null, pointId: 7, isHeld: false, stays: null, transfer: null };
  const stock: KnownAtHub = {
    parcels: new Map<string, KnownParcel>([
      ['A', parcel],
      ['B', { ...parcel, pointId: 8 }],
      ['C', { ...parcel, isHeld: true }],
      ['D', { ...parcel, transfer: 'RX2' }],
      ['E', { ...parcel, pointId: null }],
      ['G', { ...parcel, isHeld: true, stays: 'LOST' }],
      ['H', { ...parcel, stays: 'RETURNING' }],
    ]),
  };
  const says = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map((code) => knownAtHub(stock, code, 7, new Set()));
  expect(says).toEqual([
    'MEANT',
    'OTHER_POINT',
    'HELD',
    'TAKEN',
    'NO_POINT',
    'NOT_AT_HUB',
    'LOST',
    'RETURNING',
  ]);
  expect(knownAtHub(stock, 'A', 7, new Set(['A']))).toBe('TAKEN');
});
