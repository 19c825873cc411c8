import type { TrackDay, TrackDetail } from '@rohi/contract/tracking/tracking.contract';

/** Days that a timeline shows before it is asked for more. */
export const daysShownAtFirst = 4;

export type TimelineEvent = TrackDetail & { key: string; isLatest: boolean };
export type TimelineDay = { date: string; events: TimelineEvent[] };

/**
 * The days to show, newest first as the service sends them, and how many more there are. Only the very first event of
 * the first day is the latest one.
 */
export function timelineOf(
  days: readonly TrackDay[],
  showAll: boolean,
): { days: TimelineDay[]; hiddenCount: number } {
  const visible = showAll ? days : days.slice(0, daysShownAtFirst);
  return {
    days: visible.map(({ date, details }, dayIndex) => ({
      date,
      events: details.map((detail, index) => ({
        ...detail,
        key: `${detail.time} ${index}`,
        isLatest: dayIndex === 0 && index === 0,
      })),
    })),
    hiddenCount: days.length - visible.length,
  };
}
