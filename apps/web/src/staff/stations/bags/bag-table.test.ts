import { ownCodeCheckCharacter } from '@rohi/contract/tracking/own-codes';
import { expect, test } from 'vitest';
import { openFakeBench } from '../bench/fake-bench.ts';
import type { StationScanRow } from '../scan-queue/browser-queue.ts';
import { openBagTable, takeAnswer, takeBagScan, takeOut, takeUpNew } from './bag-table.ts';
import { openKnownBags } from './known/known-bags.ts';

const bagCode = (body: string) => `RB${body}${ownCodeCheckCharacter(body)}`;
const [bag, other] = [bagCode('00000001'), bagCode('00000002')];
const parcel = 'YT8834201957316';

function openTable() {
  const fake = openFakeBench();
  const bags = openKnownBags(() => undefined);
  const table = openBagTable(fake.bench, bags, () => undefined);
  return { ...fake, table, work: () => table.view.read().work };
}

const acts = (facts: readonly { action: string; code: string }[]) =>
  facts.map(({ action, code }) => `${action} ${code}`);

test('a new bag is opened whatever was scanned before, and takes what is in the hand', () => {
  const { table, facts, work } = openTable();
  takeBagScan(table, parcel);
  expect(work().inHand).toBe(parcel);
  takeUpNew(table, bag);
  expect(acts(facts())).toEqual([`BAG_OPEN ${bag}`, `BAG_PUT ${parcel}`]);
  expect(work()).toMatchObject({ bag, inHand: undefined });
  takeUpNew(table, other);
  expect(acts(facts()).slice(2)).toEqual([`BAG_OPEN ${other}`]);
  expect(work().bag).toBe(other);
});

test('a new bag is opened after the card that takes things out, too', () => {
  const { table, facts, work } = openTable();
  takeOut(table);
  takeUpNew(table, bag);
  expect(acts(facts())).toEqual([`BAG_OPEN ${bag}`]);
  expect(work()).toMatchObject({ bag, takesOut: false });
});

test('a printed code of a new bag does the same as the button', () => {
  const { table, facts } = openTable();
  takeBagScan(table, parcel);
  takeBagScan(table, bag);
  expect(acts(facts())).toEqual([`BAG_OPEN ${bag}`, `BAG_PUT ${parcel}`]);
});

test('a bag with its opening taken back or refused stands on no table, and is opened anew', () => {
  for (const end of [
    { action: 'UNDO', given: { say: 'UNDONE' } },
    { action: 'BAG_OPEN', given: { verdict: 'BLOCKED', say: 'NO_RIGHT' } },
    { action: 'BAG_PUT', given: { verdict: 'UNKNOWN', say: 'NO_SUCH_BAG' } },
  ]) {
    const { table, facts, work } = openTable();
    takeUpNew(table, bag);
    const scanId = 'any';
    const code = end.action === 'BAG_PUT' ? parcel : bag;
    const row = {
      scanId,
      facts: { action: end.action, code, bag },
      answer: { scanId, verdict: 'OK', parcel: null, bag: null, ...end.given },
    };
    takeAnswer(table, row as unknown as StationScanRow);
    expect(work().bag, end.action).toBeUndefined();
    takeBagScan(table, parcel);
    takeBagScan(table, bag);
    expect(acts(facts()).slice(1), end.action).toEqual([`BAG_OPEN ${bag}`, `BAG_PUT ${parcel}`]);
  }
});
