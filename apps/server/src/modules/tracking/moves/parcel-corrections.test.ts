import type { ParcelEventType } from '@rohi/contract/tracking/parcel-events';
import { describe, expect, test } from 'vitest';
import { hourMs, parcelHistory, refusal, wholeWay } from '../../../../test/parcel-history.ts';
import { effectiveEvents } from './parcel-history.ts';
import type { Move } from './parcel-move.ts';

describe('taking back', () => {
  const undo = (p: ReturnType<typeof parcelHistory>, type: ParcelEventType, more: Partial<Move> = {}) =>
    p.apply('CORRECTED', { corrects: p.seqOf(type), ...more });

  test('a scan goes back to the status before it and everything it implied goes with it', () => {
    const p = parcelHistory();
    p.apply('HUB_INBOUND');
    expect(undo(p, 'HUB_INBOUND').result).toBe('moved');
    expect(p.state().status).toBe('NEW');
    expect(effectiveEvents(p.history).map((event) => event.type)).toEqual(['ORDER_CREATED']);
  });

  test('only the last change of status can be taken back', () => {
    const p = parcelHistory();
    p.run(...wholeWay.slice(0, 9));
    expect(refusal(undo(p, 'HUB_INBOUND'))).toBe('tracking.undoTooLate');
    expect(undo(p, 'HUB_OUTBOUND').result).toBe('moved');
    expect(undo(p, 'HUB_INBOUND').result).toBe('moved');
    expect(p.state().status).toBe('DHWCRK');
  });

  test('a departure: with a reason, until the first border event', () => {
    const p = parcelHistory();
    p.run(...wholeWay.slice(0, 6));
    expect(refusal(undo(p, 'LINEHAUL_DEPARTED'))).toBe('tracking.reasonRequired');
    p.run('BORDER_CROSSED');
    expect(refusal(undo(p, 'LINEHAUL_DEPARTED', { reason: 'wrong truck' }))).toBe('tracking.undoTooLate');
    undo(p, 'BORDER_CROSSED');
    expect(undo(p, 'LINEHAUL_DEPARTED', { reason: 'wrong truck' }).result).toBe('moved');
    expect(p.state().status).toBe('DTH');
  });

  test('a hand-over within 24 hours, a hub receipt on the same Dushanbe day', () => {
    const p = parcelHistory();
    p.run(...wholeWay);
    p.advance(23 * hourMs);
    expect(undo(p, 'CUSTOMER_RECEIVED').result).toBe('moved');
    expect(p.state()).toMatchObject({ status: 'DKHQS', closedAt: null });
    p.run('CUSTOMER_RECEIVED');
    p.advance(24 * hourMs);
    expect(refusal(undo(p, 'CUSTOMER_RECEIVED'))).toBe('tracking.undoTooLate');
    const hub = parcelHistory();
    hub.run(...wholeWay.slice(0, 8));
    hub.advance(24 * hourMs);
    expect(refusal(undo(hub, 'HUB_INBOUND'))).toBe('tracking.undoTooLate');
  });

  test('an early cancellation starts again at NEW, a late one where it was', () => {
    const early = parcelHistory();
    early.run('ORDER_SUBMITTED', 'CANCELLED');
    expect(undo(early, 'CANCELLED').result).toBe('moved');
    expect(early.state()).toMatchObject({ status: 'NEW', stepBeforeCancel: null, closedAt: null });
    expect(early.apply('ORDER_SUBMITTED').result).toBe('moved');
    const late = parcelHistory();
    late.run(...wholeWay.slice(0, 8));
    late.apply('CANCELLED', { reason: 'LOST' });
    undo(late, 'CANCELLED');
    expect(late.state().status).toBe('DHWCCK');
  });

  test('nothing is taken back twice, and a correction is final', () => {
    const p = parcelHistory();
    p.run('ORDER_SUBMITTED');
    const seq = p.seqOf('ORDER_SUBMITTED');
    undo(p, 'ORDER_SUBMITTED');
    expect(refusal(p.apply('CORRECTED', { corrects: seq }))).toBe('tracking.nothingToUndo');
    expect(refusal(p.apply('CORRECTED', { corrects: p.history.length }))).toBe('tracking.nothingToUndo');
    expect(refusal(p.apply('CORRECTED', { corrects: 1 }))).toBe('tracking.nothingToUndo');
  });
});
