import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { describe, expect, test } from 'vitest';
import { isNews, type Arrival } from './parcel-news.ts';

const now = new Date('2026-11-20T09:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

const arrival: Arrival = {
  before: ParcelStatus.AwaitingHubIn,
  event: { seq: 7, type: 'HUB_INBOUND', source: 'station', at: hoursAgo(0), reason: undefined },
  isTakenBack: false,
  corrected: [],
};
const with_ = (fields: Partial<Arrival>, event: Partial<Arrival['event']> = {}): Arrival => ({
  ...arrival,
  ...fields,
  event: { ...arrival.event, ...event },
});
const undone = (before: ParcelStatus, closedAt: Date) =>
  with_({ before, corrected: [{ seq: 6, at: closedAt }] }, { type: 'CORRECTED' });

describe('an owner is notified', () => {
  test.each<[string, Arrival, number[]]>([
    ['of an arrival', arrival, []],
    ['of one after others', arrival, [3, 5]],
    ['of one 71 hours ago', with_({}, { at: hoursAgo(71) }), []],
    ['that a parcel is not collected after all', undone(ParcelStatus.Received, hoursAgo(1)), [6]],
    ['the same of what was closed long ago', undone(ParcelStatus.Cancelled, hoursAgo(900)), []],
  ])('%s', (_, parcel, notified) => {
    expect(isNews(parcel, notified, now)).toBe(true);
  });
});

describe('an owner is not notified', () => {
  test.each<[string, Arrival, number[]]>([
    ['twice', arrival, [7]],
    ['after newer news', arrival, [9]],
    ['of the past', with_({}, { at: hoursAgo(72) }), []],
    ['of demo data', with_({}, { source: 'demo' }), []],
    ['of what was taken back', with_({ isTakenBack: true }), []],
    ['of a step back along the road', undone(ParcelStatus.AwaitingHubOut, hoursAgo(1)), [6]],
    ['that what they were never notified of is taken back', undone(ParcelStatus.Received, hoursAgo(1)), [5]],
  ])('%s', (_, parcel, notified) => {
    expect(isNews(parcel, notified, now)).toBe(false);
  });
});
