import { expect, test } from 'vitest';
import type { StationScanRow } from '../scan-queue/browser-queue.ts';
import { openOwnReceipts, paceOf } from './own-receipts.ts';

let seq = 0;
const scan = (scanId: string, facts: object, rest: object = {}) => {
  seq += 1;
  return {
    scanId,
    seq,
    state: 'stored',
    facts: { code: 'YT1', action: 'RECEIVE', ...facts },
    ...rest,
  } as StationScanRow;
};
const accepted = (verdict: string, say: string) => ({ state: 'accepted', answer: { verdict, say } });

test('what was received here is known, waiting or taken, however many scans came after it', () => {
  const receipts = openOwnReceipts();
  receipts.learn([scan('1', {}), scan('2', { code: 'YT2' }, accepted('OK', 'RECEIVED'))]);
  for (let index = 0; index < 50; index += 1) receipts.learn([scan(`o${index}`, { code: `SF${index}` })]);
  expect(receipts.find('YT1')?.scanId).toBe('1');
  expect(receipts.find('YT2')?.scanId).toBe('2');
  expect(receipts.find('YT3')).toBeUndefined();
});

test('what was refused, asked about or taken back is not received', () => {
  const receipts = openOwnReceipts();
  const waiting = scan('1', {});
  receipts.learn([waiting]);
  receipts.learn([{ ...waiting, ...accepted('UNKNOWN', 'NOT_DECLARED') } as StationScanRow]);
  expect(receipts.find('YT1')).toBeUndefined();
  receipts.learn([scan('2', {}, accepted('OK', 'RECEIVED'))]);
  expect(receipts.find('YT1')?.scanId).toBe('2');
  const undo = scan('3', { action: 'UNDO', undoes: '2' });
  receipts.learn([undo]);
  expect(receipts.find('YT1')).toBeUndefined();
  receipts.learn([{ ...undo, ...accepted('BLOCKED', 'CHANGED_SINCE') } as StationScanRow]);
  expect(receipts.find('YT1')?.scanId).toBe('2');
  receipts.learn([scan('4', { action: 'PUT_AWAY' }, accepted('OK', 'PUT_AWAY'))]);
  expect(receipts.find('YT1')?.scanId).toBe('2');
});

test('a box counts once, by the day of the warehouse and by the hour, until its receipt is taken back', () => {
  const receipts = openOwnReceipts();
  const now = Date.parse('2026-11-20T17:30:00Z');
  const minutes = (count: number) => ({ storedAt: now - count * 60_000 });
  receipts.learn([
    // In Yiwu it was yesterday.
    scan('1', { code: 'YT1' }, minutes(100)),
    scan('2', { code: 'YT2' }, minutes(80)),
    scan('3', { code: 'YT3' }, minutes(59)),
    scan('4', { code: 'YT4' }, minutes(5)),
    scan('5', { code: 'YT4' }, minutes(4)),
  ]);
  expect(paceOf({ ...receipts.times(), at: now })).toEqual({ today: 3, hour: 2 });
  let changes = 0;
  const forget = receipts.subscribe(() => {
    changes += 1;
  });
  receipts.learn([scan('6', { code: 'YT3', action: 'UNDO', undoes: '3' }, minutes(1))]);
  forget();
  expect(changes).toBe(1);
  expect(paceOf({ ...receipts.times(), at: now })).toEqual({ today: 2, hour: 1 });
});
