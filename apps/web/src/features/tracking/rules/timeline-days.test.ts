import type { TrackDay } from '@rohi/contract/tracking/tracking.contract';
import { describe, expect, test } from 'vitest';
import { timelineOf } from './timeline-days.ts';

function day(date: string, ...hours: string[]): TrackDay {
  const details = hours.map((hour) => ({
    title: hour,
    trackInfo: '',
    time: `${date}T${hour}:00Z`,
    place: null,
  }));
  return { date, details };
}

const sixDays = ['19', '18', '17', '16', '14', '10'].map((date) => day(`2026-11-${date}`, '09:00', '04:00'));

describe('the timeline', () => {
  test('shows four days at first and says how many more there are', () => {
    const { days, hiddenCount } = timelineOf(sixDays, false);
    expect(days.map(({ date }) => date)).toEqual(['2026-11-19', '2026-11-18', '2026-11-17', '2026-11-16']);
    expect(hiddenCount).toBe(2);
  });

  test('shows every day when asked to', () => {
    const { days, hiddenCount } = timelineOf(sixDays, true);
    expect(days).toHaveLength(6);
    expect(hiddenCount).toBe(0);
  });

  test('marks the newest event alone as the latest', () => {
    const latest = timelineOf(sixDays, true).days.map(({ events }) => events.map(({ isLatest }) => isLatest));
    expect(latest.flat()).toEqual([true, ...Array<boolean>(11).fill(false)]);
  });

  test('tells two events of one minute apart', () => {
    const keys = timelineOf([day('2026-11-19', '09:00', '09:00')], false).days.flatMap(({ events }) =>
      events.map(({ key }) => key),
    );
    expect(new Set(keys).size).toBe(2);
  });

  test('of a parcel without events is empty', () => {
    expect(timelineOf([], false)).toEqual({ days: [], hiddenCount: 0 });
  });
});
