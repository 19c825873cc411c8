import { expect, test } from 'vitest';
import type { StationScanRow } from '../scan-queue/browser-queue.ts';
import { openOwnReceipts } from './own-receipts.ts';

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
