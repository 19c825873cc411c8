import { addDays, dushanbeDay } from '@rohi/contract/dushanbe-time';
import { openingTariffs } from '@rohi/contract/pricing/opening-tariffs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TariffVersion } from './tariff-row.ts';
import {
  nextMonday,
  placeVersions,
  takesDayOfAnother,
  versionBefore,
  versionChargedAt,
} from './tariff-timeline.ts';

const opening = '2025-09-20';
const firstStart = new Date('2026-01-05T06:00:00Z');
const dayMs = 86_400_000;

function version(number: number, effectiveFrom: string, publishedAt: Date): TariffVersion {
  const [parcel] = openingTariffs;
  if (parcel === undefined) throw new TypeError('there are no tariffs');
  return {
    channelId: 1,
    channelCode: parcel.code,
    countryCode: 'TJ',
    businessLine: 'BSC',
    names: parcel.names,
    versionId: String(number),
    version: number,
    status: 'PUBLISHED',
    revision: 1,
    effectiveFrom,
    createdAt: publishedAt,
    createdBy: null,
    publishedAt,
    publishedBy: null,
    cancelledAt: null,
    cancelledBy: null,
    terms: parcel.terms,
  };
}

/** What an office does over a year: publishes for today or a later day, and takes back what has not begun. */
const steps = fc.array(
  fc.record({
    waitDays: fc.integer({ min: 0, max: 20 }),
    aheadDays: fc.integer({ min: 0, max: 40 }),
    isCancelled: fc.boolean(),
  }),
  { maxLength: 25 },
);

function play(played: { waitDays: number; aheadDays: number; isCancelled: boolean }[]): TariffVersion[] {
  let now = firstStart.getTime();
  const versions = [version(1, opening, firstStart)];
  for (const { waitDays, aheadDays, isCancelled } of played) {
    now += waitDays * dayMs + 1_000;
    const at = new Date(now);
    const next = version(versions.length + 1, addDays(dushanbeDay(at), aheadDays), at);
    versions.push(isCancelled && aheadDays > 0 ? { ...next, status: 'CANCELLED', cancelledAt: at } : next);
  }
  return versions;
}

describe('the days of published versions', () => {
  test('have neither gap nor overlap: every day from the opening on has exactly one', () => {
    fc.assert(
      fc.property(steps, fc.integer({ min: 0, max: 900 }), (played, offset) => {
        const today = addDays(opening, offset);
        const placed = placeVersions(play(played), today).filter(({ status }) => status === 'PUBLISHED');
        for (let ahead = 0; ahead <= 900; ahead += 13) {
          const day = addDays(opening, ahead);
          const holding = placed.filter(
            ({ state, effectiveFrom, effectiveTo }) =>
              state !== 'REPLACED' && effectiveFrom <= day && (effectiveTo === null || day <= effectiveTo),
          );
          expect(holding).toHaveLength(1);
        }
        expect(placed.filter(({ state }) => state === 'IN_FORCE')).toHaveLength(1);
        expect(
          placed.filter(({ state, effectiveTo }) => state !== 'REPLACED' && effectiveTo === null),
        ).toHaveLength(1);
      }),
      { numRuns: 200 },
    );
  });

  test('what is charged at a moment stays what it is, whatever is published later', () => {
    fc.assert(
      fc.property(steps, steps, fc.integer({ min: 0, max: 400 }), (before, later, days) => {
        const timeline = play(before);
        const lastDay = (timeline.at(-1)?.publishedAt ?? firstStart).getTime();
        const at = new Date(firstStart.getTime() + days * dayMs);
        fc.pre(at.getTime() <= lastDay);
        const all = [
          ...timeline,
          ...play(later)
            .slice(1)
            .map((each) => ({
              ...each,
              version: each.version + timeline.length,
              versionId: String(each.version + timeline.length),
              publishedAt: new Date((each.publishedAt ?? firstStart).getTime() + lastDay),
              effectiveFrom: dushanbeDay(new Date((each.publishedAt ?? firstStart).getTime() + lastDay)),
            })),
        ];
        expect(versionChargedAt(all, at)?.versionId).toBe(versionChargedAt(timeline, at)?.versionId);
      }),
      { numRuns: 200 },
    );
  });

  test('before the first start of the service the opening prices held; of two of one day the later is charged from then on', () => {
    const noon = new Date('2026-11-20T07:00:00Z');
    const versions = [version(1, opening, firstStart), version(2, '2026-11-20', noon)];
    const chargedAt = (moment: string) => versionChargedAt(versions, new Date(moment))?.version;
    expect(chargedAt('2025-12-01T00:00:00Z')).toBe(1);
    expect(chargedAt('2026-11-20T06:59:59Z')).toBe(1);
    expect(chargedAt('2026-11-20T07:00:00Z')).toBe(2);
    expect(chargedAt('2025-09-19T18:59:59Z')).toBeUndefined();
  });

  test('the version before another is the last one that would hold on its first day', () => {
    const at = firstStart;
    const [first, second, third] = [
      version(1, opening, at),
      version(2, '2026-03-01', at),
      version(3, '2026-02-01', at),
    ];
    const versions = [first, second, third];
    expect(versionBefore(versions, first)).toBeUndefined();
    expect(versionBefore(versions, second)?.version).toBe(3);
    expect(versionBefore(versions, third)?.version).toBe(1);
    expect(takesDayOfAnother(versions, version(4, '2026-03-01', at))).toBe(true);
    expect(takesDayOfAnother(versions, second)).toBe(false);
  });

  test.each([
    ['2026-11-20', '2026-11-23'],
    ['2026-11-22', '2026-11-23'],
    ['2026-11-23', '2026-11-30'],
    ['2026-12-31', '2027-01-04'],
  ])('the Monday after %s is %s', (day, monday) => {
    expect(nextMonday(day)).toBe(monday);
  });
});
