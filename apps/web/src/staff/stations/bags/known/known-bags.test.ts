import { expect, test } from 'vitest';
import type { KnownBag, LyingParcel } from '@rohi/contract/stations/bag-snapshot.contract';
import { ownCodeCheckCharacter } from '@rohi/contract/tracking/own-codes';
import type { ScanFacts, StationScanRow } from '../../scan-queue/browser-queue.ts';
import { withBagChanges } from './bag-snapshot.ts';
import type { BagSnapshot } from './bag-snapshot.ts';
import { contentsOf } from './bag-floor.ts';
import { openKnownBags } from './known-bags.ts';

const codeOf = (letters: string) => `RB${letters}${ownCodeCheckCharacter(letters)}`;
const [bag, other] = [codeOf('00000001'), codeOf('00000002')];
const ownBag: KnownBag = {
  code: bag,
  kind: 'SACK',
  isOpen: true,
  destination: null,
  channelId: null,
  inBag: null,
  weightG: null,
};
const parcel = (code: string, into: string | null = null): LyingParcel => ({
  code,
  customerCode: 'TJ-10482',
  weightG: 2_000,
  pointId: 7,
  channelId: 1,
  isHeld: false,
  stays: null,
  bag: into,
});
const part = { isWhole: false, bags: [], parcels: [], gone: [], cursor: '2' };
const first = (parcels: readonly LyingParcel[]) =>
  withBagChanges(undefined, { ...part, isWhole: true, bags: [ownBag], parcels, cursor: '1' }, 1);

function open(parcels: readonly LyingParcel[]) {
  let snapshot: BagSnapshot | undefined = first(parcels);
  const bags = openKnownBags(() => snapshot);
  let made = 0;
  return {
    bags,
    scan(facts: object) {
      made += 1;
      return bags.foretell(String(made), { at: '', ...facts } as ScanFacts);
    },
    fresh: (next: BagSnapshot | undefined) => void (snapshot = next),
    inside: () => contentsOf(bags.floor() ?? { ...emptyFloor }, bag).map(({ code }) => code),
  };
}
const emptyFloor = {
  bags: new Map(),
  parcels: new Map(),
  inside: new Map(),
  destinations: new Map(),
  channels: [],
};
const put = (code: string, into = bag) => ({ action: 'BAG_PUT', code, bag: into });
const row = (scanId: string, facts: object, answer?: object) =>
  ({ scanId, facts: { at: '', ...facts }, answer }) as StationScanRow;
const ok = { verdict: 'OK', say: 'BAGGED' };

test('changes are put over what was there, and a whole one in its place', () => {
  const before = first([parcel('A1'), parcel('B2')]);
  const after = withBagChanges(before, { ...part, gone: ['A1', bag], parcels: [parcel('C3', bag)] }, 2);
  expect([...after.parcels.keys()]).toEqual(['B2', 'C3']);
  expect(after).toMatchObject({ cursor: '2', at: 2, bags: new Map() });
  const whole = withBagChanges(after, { ...part, isWhole: true, parcels: [parcel('D4')] }, 3);
  expect([...whole.parcels.keys()]).toEqual(['D4']);
});

test('what was scanned counts for what is scanned next, and a refused scan for nothing', () => {
  const { scan, inside } = open([parcel('A1'), parcel('B2')]);
  expect(scan(put('A1'))).toMatchObject({ say: 'BAGGED', bag: { parcels: 1, contentsG: 2_000 } });
  expect(scan(put('A1'))?.say).toBe('ALREADY_IN_BAG');
  expect(scan(put('B2', other))?.say).toBe('NO_SUCH_BAG');
  expect(scan({ action: 'BAG_OPEN', code: other })?.say).toBe('BAG_OPENED');
  expect(scan(put('A1', other))?.say).toBe('MOVED_TO_BAG');
  expect(inside()).toEqual([]);
  expect(scan({ action: 'BAG_CLOSE', code: other, weightG: 2_000 })?.say).toBe('BAG_CLOSED');
  expect(scan(put('B2', other))?.say).toBe('BAG_SEALED');
});

test('a box that was received here a moment ago may be put into any bag; a held one into none', () => {
  const { scan } = open([]);
  expect(scan(put('A1'))?.say).toBe('NOT_RECEIVED');
  scan({ action: 'RECEIVE', code: 'A1', weightG: 900 });
  expect(scan(put('A1'))).toMatchObject({ say: 'BAGGED', bag: { contentsG: 900 } });
  scan({ action: 'REPORT_PROBLEM', code: 'B2', problem: 'WET' });
  expect(scan(put('B2'))?.say).toBe('HELD');
});

test('a scan counts until a snapshot has it that was asked for after its answer; what the service refused does not', () => {
  const { bags, scan, fresh, inside } = open([parcel('A1'), parcel('B2')]);
  scan(put('A1'));
  scan(put('B2'));
  bags.settle(row('1', put('A1'), ok));
  bags.settle(row('2', put('B2'), { verdict: 'BLOCKED', say: 'HELD' }));
  expect(inside()).toEqual(['A1']);
  // Asked for before the answer: it may be missing.
  fresh(first([parcel('A1'), parcel('B2')]));
  expect(inside()).toEqual(['A1']);
  fresh({ ...first([parcel('A1'), parcel('B2')]), at: Date.now() + 1_000 });
  expect(inside()).toEqual([]);
});

test('what was scanned before the page was loaded counts, and what is taken back does not', () => {
  const { bags, scan, inside } = open([parcel('A1'), parcel('B2')]);
  bags.load([row('x', put('A1')), row('y', put('B2'))]);
  expect(inside()).toEqual(['B2', 'A1']);
  scan({ action: 'UNDO', code: 'B2', undoes: 'y', reason: 'MISTAKE' });
  expect(inside()).toEqual(['A1']);
});

test('what the snapshot has and is taken back offline is open again, or lies in no bag', () => {
  const { bags, scan, fresh, inside } = open([parcel('A1'), parcel('B2')]);
  scan(put('A1'));
  scan({ action: 'BAG_CLOSE', code: bag, weightG: 2_000 });
  bags.settle(row('1', put('A1'), ok));
  bags.settle(row('2', {}, ok));
  const closed = { ...ownBag, isOpen: false, weightG: 2_000 };
  const at = Date.now() + 1_000;
  fresh({ ...withBagChanges(first([parcel('A1', bag), parcel('B2')]), { ...part, bags: [closed] }, at), at });
  expect(scan(put('B2'))?.say).toBe('BAG_SEALED');
  scan({ action: 'UNDO', code: bag, undoes: '2', reason: 'MISTAKE' });
  expect(scan(put('B2'))?.say).toBe('BAGGED');
  scan({ action: 'UNDO', code: 'A1', undoes: '1', reason: 'MISTAKE' });
  expect(inside()).toEqual(['B2']);
});

test('without a snapshot nothing is said', () => {
  const { scan, fresh } = open([]);
  fresh(undefined);
  expect(scan(put('A1'))).toBeUndefined();
});
