import { expect, test } from 'vitest';
import type { KnownBag, LyingParcel } from '@rohi/contract/stations/bag-snapshot.contract';
import { ownCodeCheckCharacter } from '@rohi/contract/tracking/own-codes';
import { judgeBagScan } from './bag-verdict.ts';
import type { BagFacts } from './bag-verdict.ts';
import { floorOf, moveInto } from './bag-floor.ts';

const codeOf = (letters: string) => `RB${letters}${ownCodeCheckCharacter(letters)}`;
const [pallet, sack, full, shut, toPoint, fresh, rail] = ['1', '2', '3', '4', '5', '6', '7'].map((each) =>
  codeOf(`0000000${each}`),
) as [string, string, string, string, string, string, string];
const point = { id: 7, isHub: false, name: 'PP-7' };

const bag = (code: string, more: Partial<KnownBag> = {}): KnownBag => ({
  code,
  kind: 'SACK',
  isOpen: true,
  destination: null,
  channelId: null,
  inBag: null,
  weightG: null,
  ...more,
});
const parcel = (code: string, more: Partial<LyingParcel> = {}): LyingParcel => ({
  code,
  customerCode: 'TJ-10482',
  weightG: 2_000,
  pointId: 7,
  channelId: 1,
  isHeld: false,
  stays: null,
  bag: null,
  ...more,
});
const bags = [
  bag(pallet, { kind: 'PALLET', destination: { id: 1, isHub: true, name: 'Hub' } }),
  bag(sack, { inBag: pallet }),
  bag(full),
  bag(shut, { isOpen: false, weightG: 3_000 }),
  bag(toPoint, { destination: point }),
  bag(rail),
];
const parcels = [
  parcel('YT1'),
  parcel('YT2', { bag: full }),
  parcel('YT3', { bag: shut }),
  parcel('YT4', { isHeld: true }),
  parcel('YT41', { isHeld: true, stays: 'LOST' }),
  parcel('YT42', { stays: 'RETURNING' }),
  parcel('YT5', { pointId: 8 }),
  parcel('YT6', { pointId: null }),
  parcel('YT7', { channelId: 2, bag: rail }),
  parcel('YT8', { channelId: 2 }),
  parcel('YT10', { channelId: null }),
];
const floor = () =>
  floorOf({
    bags: new Map(bags.map((each) => [each.code, each])),
    parcels: new Map(parcels.map((each) => [each.code, each])),
    channels: [],
  });
const judge = (facts: object) => judgeBagScan(floor(), { at: '', ...facts } as BagFacts);
const put = (code: string, into: string) => judge({ action: 'BAG_PUT', code, bag: into });

test.each([
  ['in the bag', 'YT1', sack, 'OK', 'BAGGED'],
  ['out of another bag', 'YT2', sack, 'OK', 'MOVED_TO_BAG'],
  ['there already', 'YT2', full, 'DUPLICATE', 'ALREADY_IN_BAG'],
  ['into a closed one', 'YT1', shut, 'BLOCKED', 'BAG_SEALED'],
  ['out of a closed one', 'YT3', sack, 'BLOCKED', 'BAG_SEALED'],
  ['held', 'YT4', sack, 'BLOCKED', 'HELD'],
  ['searched for', 'YT41', sack, 'BLOCKED', 'LOST'],
  ['going back to its sender', 'YT42', sack, 'BLOCKED', 'RETURNING'],
  ['to the point of the bag', 'YT1', toPoint, 'OK', 'BAGGED'],
  ['to another point', 'YT5', toPoint, 'WRONG_PLACE', 'OTHER_DESTINATION'],
  ['to no point yet', 'YT6', toPoint, 'WRONG_PLACE', 'OTHER_DESTINATION'],
  ['to a hub goes everything', 'YT5', pallet, 'OK', 'BAGGED'],
  ['of the channel of the bag', 'YT8', rail, 'OK', 'BAGGED'],
  ['of another channel', 'YT8', full, 'WRONG_PLACE', 'OTHER_CHANNEL'],
  ['of any channel into an empty bag', 'YT8', sack, 'OK', 'BAGGED'],
  ['alone in its bag, into another bag', 'YT7', sack, 'OK', 'MOVED_TO_BAG'],
  ['of no channel that is known', 'YT10', rail, 'OK', 'BAGGED'],
  ['not in the warehouse', 'YT9', sack, 'UNKNOWN', 'NOT_RECEIVED'],
  ['into no bag of ours', 'YT1', fresh, 'UNKNOWN', 'NO_SUCH_BAG'],
  ['into what is no bag', 'YT1', 'YT2', 'BLOCKED', 'NOT_A_BAG'],
  ['a bag into one of an earlier kind', full, pallet, 'OK', 'BAGGED'],
  ['a bag into the one that it lies in', sack, pallet, 'DUPLICATE', 'ALREADY_IN_BAG'],
  ['a bag into one within it', pallet, sack, 'BLOCKED', 'BAG_DOES_NOT_FIT'],
  ['a bag into itself', sack, sack, 'BLOCKED', 'BAG_DOES_NOT_FIT'],
  ['a bag to nowhere into one to a point', full, toPoint, 'WRONG_PLACE', 'OTHER_DESTINATION'],
  ['a bag that nobody has opened', fresh, pallet, 'UNKNOWN', 'NO_SUCH_BAG'],
] as const)('what is put into a bag, %s', (_what, code, into, verdict, say) => {
  expect(put(code, into)).toMatchObject({ verdict, say });
});

test.each([
  ['BAG_OPEN', fresh, {}, 'BAG_OPENED'],
  ['BAG_OPEN', sack, {}, 'BAG_OPENED'],
  ['BAG_OPEN', shut, {}, 'BAG_SEALED'],
  ['BAG_OPEN', 'YT1', {}, 'NOT_A_BAG'],
  ['BAG_TAKE_OUT', 'YT2', {}, 'TAKEN_OUT'],
  ['BAG_TAKE_OUT', sack, {}, 'TAKEN_OUT'],
  ['BAG_TAKE_OUT', 'YT3', {}, 'BAG_SEALED'],
  ['BAG_TAKE_OUT', 'YT1', {}, 'NOT_IN_A_BAG'],
  ['BAG_TAKE_OUT', 'YT9', {}, 'NOT_RECEIVED'],
  ['BAG_CLOSE', fresh, { weightG: 1 }, 'NO_SUCH_BAG'],
  ['BAG_CLOSE', shut, { weightG: 1 }, 'ALREADY_CLOSED'],
  ['BAG_CLOSE', sack, { weightG: 1 }, 'BAG_EMPTY'],
  ['BAG_CLOSE', full, { weightG: 2_100 }, 'FAR_FROM_CONTENTS'],
  ['BAG_CLOSE', full, { weightG: 2_100, isSure: true }, 'BAG_CLOSED'],
  ['BAG_CLOSE', full, { weightG: 2_040 }, 'BAG_CLOSED'],
])('%s of %s with %o is %s', (action, code, facts, say) => {
  expect(judge({ action, code, ...facts }).say).toBe(say);
});

test('a bag is not closed over an open bag or a held parcel in it, however deep', () => {
  const floorNow = floor();
  floorNow.parcels.set('YT7', parcel('YT7', { bag: sack }));
  floorNow.inside.set(sack, new Set(['YT7']));
  const close = (more: object = {}) =>
    judgeBagScan(floorNow, { action: 'BAG_CLOSE', code: pallet, weightG: 9, at: '', ...more });
  expect(close().say).toBe('OPEN_BAG_INSIDE');
  floorNow.bags.set(sack, bag(sack, { isOpen: false, inBag: pallet, weightG: 2_050 }));
  expect(close()).toMatchObject({ say: 'FAR_FROM_CONTENTS', bag: { parcels: 1, contentsG: 2_050 } });
  floorNow.parcels.set('YT7', parcel('YT7', { bag: sack, isHeld: true }));
  expect(close().say).toBe('HELD_INSIDE');
  floorNow.parcels.set('YT7', parcel('YT7', { bag: sack, stays: 'RETURNING' }));
  expect(close().say).toBe('STAYS_INSIDE');
  floorNow.parcels.set('YT7', parcel('YT7', { bag: sack, isHeld: true }));
});

test('a bag around others takes one channel alone, whatever is put in, and however deep', () => {
  const floorNow = floor();
  const judged = (code: string, into: string) =>
    judgeBagScan(floorNow, { action: 'BAG_PUT', code, bag: into, at: '' }).say;
  expect(judged(rail, pallet)).toBe('BAGGED');
  moveInto(floorNow, 'YT1', sack);
  expect(judged(rail, pallet)).toBe('OTHER_CHANNEL');
  expect(judged('YT8', pallet)).toBe('OTHER_CHANNEL');
  expect(judged('YT8', sack)).toBe('OTHER_CHANNEL');
  expect(judged(full, pallet)).toBe('BAGGED');
});

test('an empty bag takes the channel that it was opened for alone, in a bag around it too', () => {
  const floorNow = floor();
  const judged = (code: string, into: string) =>
    judgeBagScan(floorNow, { action: 'BAG_PUT', code, bag: into, at: '' }).say;
  floorNow.bags.set(sack, bag(sack, { inBag: pallet, channelId: 2 }));
  expect(judged('YT1', sack)).toBe('OTHER_CHANNEL');
  expect(judged('YT1', pallet)).toBe('OTHER_CHANNEL');
  expect(judged('YT8', sack)).toBe('BAGGED');
  expect(judged(full, pallet)).toBe('OTHER_CHANNEL');
  expect(judged(rail, pallet)).toBe('BAGGED');
  // Goods that lie there decide: the office has moved them.
  moveInto(floorNow, 'YT10', sack);
  moveInto(floorNow, 'YT1', sack);
  expect(judged('YT2', sack)).toBe('MOVED_TO_BAG');
});
