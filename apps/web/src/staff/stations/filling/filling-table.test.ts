import { ownCodeCheckCharacter } from '@rohi/contract/tracking/own-codes';
import { describe, expect, test } from 'vitest';
import { openFakeBench } from '../bench/fake-bench.ts';
import { loadingKind, type LoadingSnapshot } from '../loading/loading-kind.ts';
import { transferKind } from '../transfers/transfer-kind.ts';
import {
  chooseContainer,
  chooseUnit,
  openFillingTable,
  putAside,
  takeFillingScan,
  toggleTakingOut,
} from './filling-table.ts';

const code = 'YT8834201957316';
const codeOf = (prefix: string) => `${prefix}261120200AB${ownCodeCheckCharacter('200AB')}`;
const [trip, transfer] = [codeOf('RT'), codeOf('RX')];

describe.each([
  {
    scans: loadingKind.scans,
    container: trip,
    other: transfer,
    putIn: { action: 'LOAD', code, trip, unit: 1 },
    takeOut: { action: 'UNLOAD', code, trip },
  },
  {
    scans: transferKind.scans,
    container: transfer,
    other: trip,
    putIn: { action: 'TRANSFER', code, transfer },
    takeOut: { action: 'TRANSFER_OUT', code, transfer },
  },
])('a station whose scans are $putIn.action', ({ scans, container, other, putIn, takeOut }) => {
  const openTable = () => {
    const fake = openFakeBench();
    return { ...fake, table: openFillingTable<never>(fake.bench, scans) };
  };

  test('the code of a container chooses it, everything else goes in, or comes out once', () => {
    const { table, facts, said } = openTable();
    takeFillingScan(table, code);
    expect(said()).toMatchObject({ word: scans.words.choose, code, mayLieHere: true });
    takeFillingScan(table, container);
    expect(said()).toMatchObject({ word: 'CHOSEN', code: container });
    takeFillingScan(table, code);
    toggleTakingOut(table);
    expect(said()).toMatchObject({ word: scans.words.takeOut });
    takeFillingScan(table, code);
    takeFillingScan(table, code);
    expect(facts()).toEqual([putIn, takeOut, putIn]);
  });

  test('the code of another kind of container chooses nothing', () => {
    const { table } = openTable();
    takeFillingScan(table, other);
    expect(table.view.read().container).toBeUndefined();
  });

  test('what is no code is stored nowhere', () => {
    const { table, facts, said } = openTable();
    chooseContainer(table, container);
    takeFillingScan(table, '?');
    expect(said()).toMatchObject({ kind: 'noCode' });
    expect(facts()).toEqual([]);
  });

  test('another container begins with its first vehicle, and what waits for its answer stays', () => {
    const { table } = openTable();
    chooseContainer(table, container);
    takeFillingScan(table, code);
    chooseUnit(table, 3);
    toggleTakingOut(table);
    const { pending } = table.view.read();
    chooseContainer(table, container);
    expect(table.view.read()).toEqual({ container, unit: 3, takesOut: false, pending });
    chooseContainer(table, 'ANOTHER');
    expect(table.view.read()).toEqual({ container: 'ANOTHER', unit: 1, takesOut: false, pending });
    putAside(table);
    expect(table.view.read()).toEqual({ container: undefined, unit: 1, takesOut: false, pending });
  });
});

test('offline a parcel that stays is not loaded, but comes off, and with the line the service decides', () => {
  const parcel = { code, customerCode: null, bagCode: null, isPlanned: true, isAboard: false };
  const stands = { isHeld: true, stays: null, isDeclared: true, isUnpaid: false };
  const stops = { isUndeclaredStopped: true, isUnpaidStopped: true };
  const snapshot = { ...stops, parcels: [{ ...parcel, ...stands }] } as unknown as LoadingSnapshot;
  const { bench, facts, said } = openFakeBench();
  const queue = { ...bench.queue, read: () => ({ ...bench.queue.read(), line: 'down' as const }) };
  const table = openFillingTable({ ...bench, queue }, loadingKind.scans);
  chooseContainer(table, trip);
  table.stored.write({ container: trip, snapshot });
  takeFillingScan(table, code);
  expect(said()).toMatchObject({ kind: 'stays', say: 'HELD' });
  expect(facts()).toEqual([]);
  toggleTakingOut(table);
  takeFillingScan(table, code);
  expect(facts()).toEqual([{ action: 'UNLOAD', code, trip }]);
  takeFillingScan({ ...table, bench }, code);
  expect(facts()).toHaveLength(2);
});
