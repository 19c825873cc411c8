import { expect, test } from 'vitest';
import type { StationScanRow } from '../scan-queue/browser-queue.ts';
import { isUndone, lastToUndo, reasonOfDigit, reasonsFor, standing, takenBack } from './undo-work.ts';

const row = (scanId: string, facts: object, rest: object = {}) =>
  ({ scanId, facts: { code: 'YT1', ...facts }, ...rest }) as StationScanRow;
const answer = (verdict: string, say: string) => ({ answer: { verdict, say } });
const receipt = row('1', { action: 'RECEIVE' }, answer('OK', 'RECEIVED'));
const undo = (rest: object = {}) => row('2', { action: 'UNDO', undoes: '1' }, rest);

test('the last scan can be taken back while it waits and once it was taken, not what took another back or asked something', () => {
  expect(lastToUndo([receipt])?.scanId).toBe('1');
  expect(lastToUndo([row('1', { action: 'PUT_AWAY' })])?.scanId).toBe('1');
  expect(lastToUndo([row('1', { action: 'RECEIVE' }, answer('BLOCKED', 'HELD')), receipt])).toBeUndefined();
  expect(
    lastToUndo([row('1', { action: 'RECEIVE' }, answer('DUPLICATE', 'ALREADY_RECEIVED'))]),
  ).toBeUndefined();
  expect(lastToUndo([row('1', { action: 'RECEIVE' }, answer('OK', 'LABELLED'))])).toBeUndefined();
  expect(lastToUndo([row('1', { action: 'BAG_CLOSE' }, answer('OK', 'BAG_CLOSED'))])?.scanId).toBe('1');
  expect(lastToUndo([row('1', { action: 'LOAD' }, answer('OK', 'LOADED'))])).toBeUndefined();
  for (const [verdict, say] of [
    ['WRONG_PLACE', 'COUNTED_ELSEWHERE'],
    ['UNKNOWN', 'FOUND_UNKNOWN'],
    ['OK', 'CELL_COUNTED'],
  ] as const)
    expect(lastToUndo([row('1', { action: 'COUNT' }, answer(verdict, say))])?.scanId).toBe('1');
  expect(lastToUndo([row('1', { action: 'COUNT' }, answer('OK', 'BAG_TO_SCAN'))])).toBeUndefined();
  expect(lastToUndo([row('1', { action: 'RECEIVE' }, { refusal: 'request.invalid' })])).toBeUndefined();
});

test('what was taken back stands no more; what could not be, does', () => {
  const before = row('0', { action: 'RECEIVE' });
  expect(standing([undo(), receipt, before])).toEqual([before]);
  expect(standing([undo(answer('OK', 'UNDONE')), receipt, before])).toEqual([before]);
  expect(standing([undo(answer('BLOCKED', 'CHANGED_SINCE')), receipt])).toEqual([receipt]);
});

test('a digit names a reason; that nothing is wrong is said of problems alone', () => {
  expect(reasonsFor('RECEIVE')).not.toContain('NOTHING_WRONG');
  expect(reasonOfDigit('1', 'PUT_AWAY')).toBe('MISTAKE');
  expect(reasonOfDigit('4', 'REPORT_PROBLEM')).toBe('NOTHING_WRONG');
  expect(reasonOfDigit('4', 'RECEIVE')).toBeUndefined();
  expect(reasonsFor('BAG_OPEN')).not.toContain('WRONG_FACTS');
  expect(reasonOfDigit('12', 'RECEIVE')).toBeUndefined();
});

test('a scan that was taken back is shown as nothing done, and so is what took it back', () => {
  expect(takenBack([undo(answer('OK', 'UNDONE')), receipt])).toEqual(new Set(['1']));
  expect(takenBack([undo(), receipt])).toEqual(new Set(['1']));
  expect(takenBack([undo(answer('BLOCKED', 'CHANGED_SINCE')), receipt])).toEqual(new Set());
  expect([isUndone('UNDONE'), isUndone('UNDONE_BEFORE'), isUndone('CHANGED_SINCE')]).toEqual([
    true,
    true,
    false,
  ]);
});
