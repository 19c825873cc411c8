import { expect, test } from 'vitest';
import { expectedDays, homeParts, legOf, taskCount } from './home-parts.ts';
import type { OwnParcel } from './home-parts.ts';

function parcel(trackingCode: string, fields: Partial<OwnParcel>): OwnParcel {
  return {
    trackingCode,
    name: null,
    status: 'DTH',
    statusName: '',
    headline: '',
    weightKg: null,
    lastEventTime: null,
    freeUntil: null,
    problems: [],
    orderCode: 'RA1',
    businessLine: 'BSC',
    goods: null,
    pickupPoint: null,
    eta: null,
    canCollect: fields.status === 'DKHQS',
    toPay: null,
    ...fields,
  };
}

const eta = (to: string) => ({ from: to, to, basis: 'constant' as const, samples: 0 });

test('the parcel with the earliest storage costs, and the one that arrives first, come first; unknown days come last', () => {
  const { ready, road } = homeParts(
    {
      list: [
        parcel('A', { status: 'DKHQS', freeUntil: '2026-11-30' }),
        parcel('B', { status: 'DKHQS', freeUntil: '2026-11-22' }),
        parcel('C', { status: 'DTH' }),
        parcel('D', { status: 'DHWCCK', eta: eta('2026-12-01') }),
        parcel('E', { status: 'DZTDQS', eta: eta('2026-11-26') }),
      ],
    },
    true,
  );
  expect(ready.map(({ trackingCode }) => trackingCode)).toEqual(['B', 'A']);
  expect(road.map(({ trackingCode }) => trackingCode)).toEqual(['E', 'D', 'C']);
});

test('what is searched for or goes back to its sender is neither ready nor on the way', () => {
  const staying = (['LOST', 'RETURNING'] as const).flatMap((why) => [
    parcel(`POINT-${why}`, { status: 'DKHQS', canCollect: false, problems: [why] }),
    parcel(`ROAD-${why}`, { status: 'DHWCRK', problems: [why] }),
  ]);
  const { ready, road, tasks, troubles } = homeParts({ list: staying }, true);
  // There is nothing to do about them, so they are no tasks.
  expect({ ready, road, tasks }).toEqual({ ready: [], road: [], tasks: [] });
  // Each is named for what it is: who knows that it goes back does not read that something is wrong.
  expect(troubles).toEqual(
    staying.map(({ trackingCode, problems: [problem] }) => ({ problem, trackingCode })),
  );
});

test('an order is a task once, however many of its parcels wait for it', () => {
  const { tasks, road } = homeParts(
    {
      list: [
        parcel('A', { status: 'NEW', orderCode: 'RA1' }),
        parcel('B', { status: 'NEW', orderCode: 'RA1' }),
        parcel('C', { status: 'WAIT_FORECAST', orderCode: 'RA2' }),
      ],
    },
    true,
  );
  expect(tasks).toEqual([
    { kind: 'declare', orderCode: 'RA2' },
    { kind: 'draft', orderCode: 'RA1' },
  ]);
  expect(road).toEqual([]);
});

test('cargo that was asked for waits for the office, and is nothing to do', () => {
  const boxes = ['RP1', 'RP2'].map((code) => parcel(code, { status: 'WAIT_FORECAST', businessLine: 'FBA' }));
  expect(homeParts({ list: boxes }, true)).toMatchObject({ tasks: [], ready: [] });
});

test('a parcel in no order and a missing point are tasks, a problem is told beside them', () => {
  const list = [
    parcel('LOOSE', { orderCode: null, eta: eta('2026-12-01') }),
    parcel('READY', { orderCode: null, status: 'DKHQS' }),
    parcel('HELD', { orderCode: null, status: 'DHWCRK', problems: ['HELD', 'DELAYED'] }),
    parcel('LATE', { status: 'DHWCRK', problems: ['DELAYED'] }),
  ];
  const { tasks, troubles } = homeParts({ list }, false);
  expect(troubles).toEqual([{ problem: 'HELD', trackingCode: 'HELD' }]);
  expect(tasks).toEqual([{ kind: 'point' }, { kind: 'unordered', trackingCode: 'LOOSE' }]);
});

test('a parcel with an open question to its owner is not named again beside that question', () => {
  const held = [parcel('HELD', { problems: ['HELD'] }), parcel('LOST', { problems: ['LOST'] })];
  expect(homeParts({ list: held }, true, new Set(['HELD'])).troubles).toEqual([
    { problem: 'LOST', trackingCode: 'LOST' },
  ]);
  expect(homeParts({ list: held }, true, null).troubles).toEqual([]);
});

test('of several problems the gravest is told, and a damaged box only where nothing stops it', () => {
  const several = [
    parcel('A', { problems: ['DAMAGED', 'HELD', 'RETURNING'] }),
    parcel('B', { problems: ['DAMAGED', 'DELAYED'] }),
  ];
  expect(homeParts({ list: several }, true).troubles).toEqual([
    { problem: 'RETURNING', trackingCode: 'A' },
    { problem: 'DAMAGED', trackingCode: 'B' },
  ]);
});

test('the place on the line follows from the status, and from the receipt in China', () => {
  expect(legOf({ status: 'DTH', eta: null })).toBe('toChina');
  expect(legOf({ status: 'DTH', eta: eta('2026-12-01') })).toBe('china');
  expect(legOf({ status: 'DHWCRK', eta: null })).toBe('road');
  expect(legOf({ status: 'DHWCCK', eta: null })).toBe('hub');
  expect(legOf({ status: 'DZTDQS', eta: null })).toBe('toPoint');
  expect(legOf({ status: 'KHYQS', eta: null })).toBeUndefined();
});

test('all tasks are counted, also those of orders that the list of parcels has no room for', () => {
  const tasks = [
    { kind: 'point' as const },
    ...Array.from({ length: 100 }, (_, index) => ({ kind: 'declare' as const, orderCode: `RA${index}` })),
  ];
  expect(taskCount(tasks, { NEW: 0, WAIT_FORECAST: 300 })).toBe(301);
  expect(taskCount(tasks, undefined)).toBe(101);
});

test.each(['LOST', 'RETURNING', 'UNIDENTIFIED', 'HELD'] as const)(
  'a parcel that is stopped (%s) promises no days, one that is only late does',
  (problem) => {
    const days = eta('2026-12-01');
    expect(expectedDays(parcel('A', { eta: days, problems: [problem] }))).toBeUndefined();
    expect(expectedDays(parcel('A', { eta: days, problems: ['DELAYED'] }))).toBe(days);
    expect(expectedDays(parcel('A', {}))).toBeNull();
  },
);
