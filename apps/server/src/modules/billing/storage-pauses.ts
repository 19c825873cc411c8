import { addDays, dushanbeDay } from '@rohi/contract/dushanbe-time';
import type { ParcelProblem } from '@rohi/contract/tracking/parcel-status';

/** An event that still stands: nobody has taken it back. */
type StandingEvent = { type: string; seq: number; occurredAt: Date; details: { flag?: ParcelProblem } };

/** While one of these stands the owner cannot simply collect the parcel, so lying there costs nothing. */
const pausing: ReadonlySet<ParcelProblem> = new Set<ParcelProblem>([
  'HELD',
  'DAMAGED',
  'UNIDENTIFIED',
  'RETURNING',
  'LOST',
]);

/**
 * The Dushanbe days up to `until` on which storage stands still because something about the parcel is not settled: an operator's
 * hold, or a problem that is being cleared up (docs/domain.md, section 6). A day that a problem only touches is one of them.
 */
export function problemDays(standing: readonly StandingEvent[], until: string): ReadonlySet<string> {
  const days = new Set<string>();
  const raised = new Map<ParcelProblem, string>();
  const addSpan = (from: string, to: string) => {
    for (let day = from; day <= to; day = addDays(day, 1)) days.add(day);
  };
  const events = standing.toSorted(
    (a, b) => a.occurredAt.getTime() - b.occurredAt.getTime() || a.seq - b.seq,
  );
  for (const { type, details, occurredAt } of events) {
    const { flag } = details;
    if (flag === undefined || !pausing.has(flag)) continue;
    const day = dushanbeDay(occurredAt);
    const since = raised.get(flag);
    if (type === 'FLAG_RAISED' && since === undefined) raised.set(flag, day);
    if (type !== 'FLAG_CLEARED' || since === undefined) continue;
    addSpan(since, day < until ? day : until);
    raised.delete(flag);
  }
  for (const since of raised.values()) addSpan(since, until);
  return days;
}
