import type { ParcelEventType } from '@rohi/contract/tracking/parcel-events';
import { expect } from 'vitest';
import {
  deriveState,
  effectiveEvents,
  type ParcelEvent,
} from '../src/modules/tracking/moves/parcel-history.ts';
import { firstEvent, type Move, type MoveOutcome } from '../src/modules/tracking/moves/parcel-move.ts';
import { decideMove } from '../src/modules/tracking/moves/parcel-moves.ts';
import { transitions } from '../src/modules/tracking/moves/parcel-transitions.ts';
import { systemPrincipal } from '../src/principal.ts';

const system = systemPrincipal('system');
/** The owner of the parcel. */
export const ownerCode = 'TJ-100001';
export const hourMs = 3_600_000;
export const firstHour = new Date('2026-11-01T06:00:00Z');

/** A parcel without a database, that moves hour by hour; a refusal is returned, everything else is applied. */
export function parcelHistory() {
  let now = firstHour;
  const history: ParcelEvent[] = [firstEvent({ actor: system, source: 'station' }, now)];
  const apply = (type: ParcelEventType, more: Partial<Move> = {}): MoveOutcome => {
    now = new Date(now.getTime() + hourMs);
    const move = { type, actor: system, source: 'station', ...more } as const;
    const outcome = decideMove(history, move, now, ownerCode);
    if (outcome.result === 'moved') history.push(...outcome.events);
    return outcome;
  };
  return {
    apply,
    history,
    advance: (ms: number) => {
      now = new Date(now.getTime() + ms);
    },
    run: (...types: ParcelEventType[]) => types.map((type) => apply(type).result),
    state: () => deriveState(history),
    seqOf: (type: ParcelEventType) =>
      effectiveEvents(history).findLast((event) => event.type === type)?.seq ?? 0,
  };
}

export const wholeWay: ParcelEventType[] = [
  'ORDER_SUBMITTED',
  'FORECAST_ACCEPTED',
  'CN_RECEIVED',
  'CN_PACKED',
  'LINEHAUL_DEPARTED',
  'HUB_PASSED',
  'BORDER_CROSSED',
  'HUB_INBOUND',
  'HUB_OUTBOUND',
  'PP_RECEIVED',
  'CUSTOMER_RECEIVED',
];

export function refusal(outcome: MoveOutcome): string {
  return outcome.result === 'refused' ? outcome.error : outcome.result;
}

/** Fails unless each event of a history begins where the one before ended, by a row of the transition table. */
export function expectPath(history: readonly ParcelEvent[]): void {
  history.forEach((event, index) => {
    expect(event.seq).toBe(index + 1);
    expect(event.statusFrom).toBe(index === 0 ? null : history[index - 1]?.statusTo);
    if (index === 0 || event.statusFrom === event.statusTo || event.type === 'CORRECTED') return;
    const allowed = transitions.some(
      (row) =>
        row.event === event.type &&
        row.from.some((from) => from === event.statusFrom) &&
        row.to === event.statusTo,
    );
    expect(allowed, `${event.type} from ${event.statusFrom} to ${event.statusTo}`).toBe(true);
  });
}
