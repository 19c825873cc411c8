import { addDays, dushanbeDay } from '@rohi/contract/dushanbe-time';
import { storagePauseCauses, type StoragePauseCause } from '@rohi/contract/pricing/storage-charge';
import type { ParcelProblem } from '@rohi/contract/tracking/parcel-status';

/** An event that still stands: it was not taken back. */
type StandingEvent = { type: string; seq: number; occurredAt: Date; details: { flag?: ParcelProblem } };

/**
 * A claim to the parcel, or a decision to store it without a charge, from when it began until it ended; null while it
 * lasts.
 */
export type SettlingSpan = { openedAt: Date; decidedAt: Date | null; because: 'CLAIM' | 'STORED_FREE' };

/** Dushanbe days on which storage stands still, both included; `to` is null while it lasts. */
export type PausedSpan = { from: string; to: string | null };

/** Such days, and why. */
export type Pause = PausedSpan & { because: StoragePauseCause };

/** While one of these flags stands the owner cannot simply collect the parcel, so lying there costs nothing. */
function pausing(flag: ParcelProblem | undefined): StoragePauseCause | undefined {
  return storagePauseCauses.find((each) => each === flag);
}

/** What an event begins or ends; undefined of one that does neither. */
function turnOf({
  type,
  details,
}: StandingEvent): { because: StoragePauseCause; begins: boolean } | undefined {
  if (type === 'COURIER_OUT' || type === 'COURIER_BACK')
    return { because: 'COURIER', begins: type === 'COURIER_OUT' };
  const because = type === 'FLAG_RAISED' || type === 'FLAG_CLEARED' ? pausing(details.flag) : undefined;
  return because && { because, begins: type === 'FLAG_RAISED' };
}

/**
 * When storage of a parcel stood still because something about it was not settled, oldest first: an operator's hold, a
 * problem that is being cleared up, an undecided claim, a courier who has it, or because the office has decided so
 * (docs/domain.md, section 6; the offer, 2.15).
 */
export function pausesOf(standing: readonly StandingEvent[], spans: readonly SettlingSpan[]): Pause[] {
  const pauses = spans.map(({ openedAt, decidedAt, because }): Pause => ({
    from: dushanbeDay(openedAt),
    to: decidedAt === null ? null : dushanbeDay(decidedAt),
    because,
  }));
  const running = new Map<StoragePauseCause, Pause>();
  const events = standing.toSorted(
    (a, b) => a.occurredAt.getTime() - b.occurredAt.getTime() || a.seq - b.seq,
  );
  for (const event of events) {
    const turn = turnOf(event);
    if (turn === undefined) continue;
    const { because, begins } = turn;
    const { occurredAt } = event;
    const pause = running.get(because);
    const day = dushanbeDay(occurredAt);
    if (begins && pause === undefined) {
      const begun: Pause = { from: day, to: null, because };
      running.set(because, begun);
      pauses.push(begun);
    }
    if (!begins && pause !== undefined) {
      pause.to = day;
      running.delete(because);
    }
  }
  return pauses.toSorted((a, b) => a.from.localeCompare(b.from));
}

/** The days of pauses up to `until`. A day that a problem only touches is one of them. */
export function pausedDays(pauses: readonly PausedSpan[], until: string): ReadonlySet<string> {
  const days = new Set<string>();
  for (const { from, to } of pauses) {
    const last = to === null || to > until ? until : to;
    for (let day = from; day <= last; day = addDays(day, 1)) days.add(day);
  }
  return days;
}
