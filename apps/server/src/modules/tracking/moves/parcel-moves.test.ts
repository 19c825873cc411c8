import { parcelEventTypes } from '@rohi/contract/tracking/parcel-events';
import { parcelProblems, parcelStatuses, ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  expectPath,
  firstHour,
  hourMs,
  ownerCode,
  parcelHistory,
  refusal,
  wholeWay,
} from '../../../../test/parcel-history.ts';
import { customerPrincipal, staffPrincipal } from '../../../../test/principals.ts';
import { filePrincipal } from '../../../principal.ts';
import { effectiveEvents } from './parcel-history.ts';
import { acceptTime } from './parcel-move.ts';
import { transitions } from './parcel-transitions.ts';

describe('the way of a parcel', () => {
  test('goes from the order to the hand-over one step at a time', () => {
    const { run, state } = parcelHistory();
    expect(run(...wholeWay)).toEqual(wholeWay.map(() => 'moved'));
    expect(state()).toMatchObject({ status: 'KHYQS', version: 12, stepBeforeCancel: null, problems: [] });
    expect(state().closedAt).not.toBeNull();
  });

  test('a departure needs the receipt in China', () => {
    const { run, apply } = parcelHistory();
    run('ORDER_SUBMITTED', 'FORECAST_ACCEPTED');
    expect(refusal(apply('LINEHAUL_DEPARTED'))).toBe('tracking.notReceivedInChina');
  });

  test('no station skips a step', () => {
    for (const type of [
      'CN_RECEIVED',
      'LINEHAUL_DEPARTED',
      'HUB_PASSED',
      'HUB_OUTBOUND',
      'CUSTOMER_RECEIVED',
    ] as const) {
      expect(refusal(parcelHistory().apply(type))).toBe('tracking.moveNotAllowed');
    }
  });

  test('an arrival scan implies the steps that were not reported', () => {
    const { apply, history, state } = parcelHistory();
    expect(apply('HUB_INBOUND').result).toBe('moved');
    expect(history.map((event) => [event.type, event.implied])).toEqual([
      ['ORDER_CREATED', false],
      ['ORDER_SUBMITTED', true],
      ['FORECAST_ACCEPTED', true],
      ['CN_RECEIVED', true],
      ['LINEHAUL_DEPARTED', true],
      ['HUB_INBOUND', false],
    ]);
    expect(state()).toMatchObject({ status: 'DHWCCK', receivedAt: null });
    expect(apply('PP_RECEIVED').result).toBe('moved');
    expect(history.slice(6).map((event) => [event.type, event.implied])).toEqual([
      ['HUB_OUTBOUND', true],
      ['PP_RECEIVED', false],
    ]);
  });

  test('a hand-over never implies anything', () => {
    const { run, apply } = parcelHistory();
    run(...wholeWay.slice(0, 9));
    expect(refusal(apply('CUSTOMER_RECEIVED'))).toBe('tracking.moveNotAllowed');
  });

  test('ten free days begin after the day of arrival in Dushanbe', () => {
    const { run, state } = parcelHistory();
    run(...wholeWay.slice(0, 10));
    expect(state().freeUntil).toBe('2026-11-11');
  });
});

describe('repeated and late scans', () => {
  test('another scan of what has happened is a duplicate and writes nothing', () => {
    const { run, apply, history } = parcelHistory();
    run(...wholeWay.slice(0, 8));
    const length = history.length;
    for (const type of ['HUB_INBOUND', 'CN_RECEIVED', 'LINEHAUL_DEPARTED', 'ORDER_SUBMITTED'] as const) {
      expect(apply(type)).toMatchObject({ result: 'duplicate', event: { type } });
    }
    expect(history).toHaveLength(length);
  });

  test('the same request gets its own event again, even after others', () => {
    const { run, apply } = parcelHistory();
    run('ORDER_SUBMITTED');
    apply('FORECAST_ACCEPTED', { requestId: 'scan-1' });
    run('CN_RECEIVED');
    expect(apply('FORECAST_ACCEPTED', { requestId: 'scan-1' })).toMatchObject({
      result: 'repeated',
      event: { requestId: 'scan-1', seq: 3 },
    });
  });

  test('a second stop at another place is news, at the same place a duplicate', () => {
    const { run, apply } = parcelHistory();
    run(...wholeWay.slice(0, 5));
    expect(apply('HUB_PASSED', { placeId: 4 }).result).toBe('moved');
    expect(apply('HUB_PASSED', { placeId: 4 }).result).toBe('duplicate');
    expect(apply('HUB_PASSED', { placeId: 5 }).result).toBe('moved');
  });

  test('a file may tell later what was only implied, without moving the parcel', () => {
    const { apply, state } = parcelHistory();
    apply('HUB_INBOUND');
    const received = new Date('2026-10-20T05:00:00Z');
    expect(apply('CN_RECEIVED', { source: 'import', claimedAt: received }).result).toBe('moved');
    expect(state()).toMatchObject({ status: 'DHWCCK', receivedAt: received });
    expect(apply('CN_RECEIVED', { source: 'import', claimedAt: received }).result).toBe('duplicate');
  });

  test('nothing leaves received or cancelled by a scan', () => {
    const received = parcelHistory();
    received.run(...wholeWay);
    expect(received.apply('CUSTOMER_RECEIVED').result).toBe('duplicate');
    expect(refusal(received.apply('CANCELLED', { reason: 'LOST' }))).toBe('tracking.parcelClosed');
    const cancelled = parcelHistory();
    cancelled.run('CANCELLED');
    for (const type of ['ORDER_SUBMITTED', 'HUB_INBOUND', 'PP_RECEIVED'] as const) {
      expect(refusal(cancelled.apply(type))).toBe('tracking.parcelClosed');
    }
    expect(cancelled.apply('CANCELLED').result).toBe('duplicate');
  });

  test('a held parcel stays until the flag is cleared, but can be cancelled', () => {
    const { run, apply, state } = parcelHistory();
    run(...wholeWay.slice(0, 7));
    apply('FLAG_RAISED', { flag: 'HELD' });
    expect(refusal(apply('HUB_INBOUND'))).toBe('tracking.parcelHeld');
    expect(refusal(apply('PP_RECEIVED'))).toBe('tracking.parcelHeld');
    expect(apply('FLAG_RAISED', { flag: 'HELD' }).result).toBe('duplicate');
    apply('FLAG_CLEARED', { flag: 'HELD' });
    expect(apply('HUB_INBOUND').result).toBe('moved');
    apply('FLAG_RAISED', { flag: 'HELD' });
    expect(apply('CANCELLED', { reason: 'SEIZED' }).result).toBe('moved');
    expect(state()).toMatchObject({ status: 'YQX', stepBeforeCancel: 4 });
  });

  test('a delay is over when the parcel moves again', () => {
    const { run, state } = parcelHistory();
    run(...wholeWay.slice(0, 5), 'DELAYED');
    expect(state().problems).toEqual(['DELAYED']);
    run('BORDER_CROSSED');
    expect(state().problems).toEqual([]);
  });
});

describe('told late by a file', () => {
  test('an old delay does not hold a parcel that has moved on, and a departure before a delay does not end it', () => {
    const { run, apply, state } = parcelHistory();
    run(...wholeWay.slice(0, 6));
    const beforeAll = new Date('2026-10-25T05:00:00Z');
    apply('HUB_PASSED', { placeId: 7 });
    apply('DELAYED', { source: 'import', claimedAt: beforeAll });
    expect(state().problems).toEqual([]);
    apply('DELAYED', { placeId: 8 });
    expect(state().problems).toEqual(['DELAYED']);
    apply('HUB_PASSED', { source: 'import', claimedAt: beforeAll, placeId: 9 });
    expect(state().problems).toEqual(['DELAYED']);
  });

  test('what a file has reported stays when the scan that had implied it is taken back', () => {
    const p = parcelHistory();
    p.apply('HUB_INBOUND');
    const scanned = p.seqOf('HUB_INBOUND');
    p.apply('LINEHAUL_DEPARTED', { source: 'import', claimedAt: new Date('2026-10-25T05:00:00Z') });
    expect(p.apply('CORRECTED', { corrects: scanned }).result).toBe('moved');
    expect(p.state().status).toBe('DHWCRK');
    expect(effectiveEvents(p.history).filter((event) => event.type === 'LINEHAUL_DEPARTED')).toHaveLength(2);
  });
});

describe('moves that cannot be slipped in', () => {
  test('a foreign message: only by those who watch the feed, once, and not after the end', () => {
    const { run, apply } = parcelHistory();
    const customer = customerPrincipal(ownerCode);
    expect(refusal(apply('EXTERNAL', { actor: customer, raw: 'X9' }))).toBe('tracking.roleNotAllowed');
    const at = new Date(firstHour);
    expect(apply('EXTERNAL', { raw: 'X9', source: 'import', claimedAt: at }).result).toBe('moved');
    expect(apply('EXTERNAL', { raw: 'X9', source: 'import', claimedAt: at }).result).toBe('duplicate');
    run(...wholeWay);
    expect(refusal(apply('EXTERNAL', { raw: 'X10' }))).toBe('tracking.parcelClosed');
  });

  test('a flag on a parcel that has been collected', () => {
    const { run, apply } = parcelHistory();
    run(...wholeWay);
    expect(refusal(apply('FLAG_RAISED', { flag: 'DAMAGED' }))).toBe('tracking.parcelClosed');
  });

  test('a reason of one’s own for a parcel that ended on the way', () => {
    const { run, apply } = parcelHistory();
    run(...wholeWay.slice(0, 6));
    expect(refusal(apply('CANCELLED', { reason: 'fell off the truck' }))).toBe('tracking.reasonRequired');
    expect(refusal(apply('CANCELLED', { reason: 'CUSTOMER_REQUEST' }))).toBe('tracking.reasonRequired');
    expect(apply('CANCELLED', { reason: 'LOST' }).result).toBe('moved');
  });
});

describe('who may', () => {
  test('a user without a right that the table names is refused', () => {
    const clerk = staffPrincipal('pickup-clerk', 'clerk');
    const { run, apply } = parcelHistory();
    expect(refusal(apply('ORDER_SUBMITTED', { actor: clerk }))).toBe('tracking.roleNotAllowed');
    run(...wholeWay.slice(0, 9));
    expect(apply('PP_RECEIVED', { actor: clerk }).result).toBe('moved');
    expect(refusal(apply('CANCELLED', { actor: clerk, reason: 'LOST' }))).toBe('tracking.roleNotAllowed');
  });

  test('a customer cancels until China has received the parcel, an operator after it with a reason', () => {
    const customer = customerPrincipal(ownerCode);
    const operator = staffPrincipal('china-operator', 'operator');
    const early = parcelHistory();
    early.run('ORDER_SUBMITTED', 'FORECAST_ACCEPTED');
    expect(early.apply('CANCELLED', { actor: customer }).result).toBe('moved');
    const late = parcelHistory();
    late.run('ORDER_SUBMITTED', 'FORECAST_ACCEPTED', 'CN_RECEIVED');
    expect(refusal(late.apply('CANCELLED', { actor: customer }))).toBe('tracking.roleNotAllowed');
    expect(refusal(late.apply('CANCELLED', { actor: operator }))).toBe('tracking.reasonRequired');
    expect(late.apply('CANCELLED', { actor: operator, reason: 'CUSTOMER_REQUEST' }).result).toBe('moved');
  });
});

describe('the owner of a parcel', () => {
  test('a customer moves the own parcel alone', () => {
    const { run, apply } = parcelHistory();
    const stranger = customerPrincipal('TJ-100002');
    expect(refusal(apply('ORDER_SUBMITTED', { actor: stranger }))).toBe('tracking.roleNotAllowed');
    expect(refusal(apply('CANCELLED', { actor: stranger }))).toBe('tracking.roleNotAllowed');
    expect(apply('ORDER_SUBMITTED', { actor: customerPrincipal(ownerCode) }).result).toBe('moved');
    expect(refusal(apply('CORRECTED', { actor: stranger, corrects: 2 }))).toBe('tracking.roleNotAllowed');
    run('FORECAST_ACCEPTED');
    expect(refusal(apply('CANCELLED', { actor: stranger }))).toBe('tracking.roleNotAllowed');
  });

  test('a file tells everything, on behalf of who may import, and names that person', () => {
    const { apply, history } = parcelHistory();
    const actor = filePrincipal({ name: 'yiwu', userId: null });
    const reported = { actor, source: 'import', claimedAt: firstHour } as const;
    for (const type of wholeWay) expect(apply(type, reported).result).toBe('moved');
    expect(new Set(history.slice(1).map((event) => event.actor))).toEqual(new Set(['yiwu']));
    const { apply: applyNow } = parcelHistory();
    expect(refusal(applyNow('ORDER_SUBMITTED', { actor }))).toBe('tracking.roleNotAllowed');
  });
});

describe('the accepted time', () => {
  const now = new Date('2026-11-20T09:00:00Z');
  const at = (hours: number) => new Date(now.getTime() + hours * hourMs);

  test.each([
    ['a fresh claim counts', at(-1), null, at(-1)],
    ['one older than 72 hours does not', at(-73), null, now],
    ['nor one in the future', at(1), null, now],
    ['two minutes of skew are forgiven', at(0.02), null, at(0.02)],
    ['nor one before the last event', at(-5), at(-2), now],
  ])('%s', (_name, claimedAt, lastEventAt, expected) => {
    expect(acceptTime({ claimedAt, source: 'station' }, lastEventAt, now)).toEqual(expected);
  });

  test('files tell old times and are believed', () => {
    expect(acceptTime({ claimedAt: at(-900), source: 'import' }, at(-2), now)).toEqual(at(-900));
  });
});

test('T11 small: every history that moves can make is a path in the table, and its last event is its status', () => {
  const moveOf = fc.record({
    type: fc.constantFrom(...parcelEventTypes.filter((type) => type !== 'ORDER_CREATED')),
    placeId: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
    flag: fc.constantFrom(...parcelProblems),
    reason: fc.constantFrom('', 'LOST'),
    corrects: fc.integer({ min: 1, max: 20 }),
    source: fc.constantFrom('station' as const, 'import' as const),
    requestId: fc.option(fc.string({ minLength: 1, maxLength: 2 }), { nil: undefined }),
  });
  fc.assert(
    fc.property(fc.array(moveOf, { maxLength: 40 }), (moves) => {
      const { apply, history, state } = parcelHistory();
      for (const { placeId, requestId, ...move } of moves) {
        apply(move.type, {
          ...move,
          ...(placeId === undefined ? {} : { placeId }),
          ...(requestId === undefined ? {} : { requestId }),
        });
      }
      expectPath(history);
      expect(state().status).toBe(history.at(-1)?.statusTo);
      expect((state().status === ParcelStatus.Cancelled) === (state().stepBeforeCancel !== null)).toBe(true);
      const requests = history.flatMap((event) => event.requestId ?? []);
      expect(new Set(requests).size).toBe(requests.length);
    }),
    { seed: 20_261_121, numRuns: 500 },
  );
});

test('every status is reached and, but for the two ends, left by some row of the table', () => {
  for (const status of parcelStatuses) {
    if (status !== ParcelStatus.AwaitingSubmission)
      expect(transitions.some((row) => row.to === status)).toBe(true);
    const left = transitions.some((row) => row.from.some((from) => from === status));
    expect(left).toBe(status !== ParcelStatus.Received && status !== ParcelStatus.Cancelled);
  }
});
