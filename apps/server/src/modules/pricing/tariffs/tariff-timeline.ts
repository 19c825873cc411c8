import { addDays, dushanbeDay } from '@rohi/contract/dushanbe-time';
import type { TariffState } from '@rohi/contract/pricing/tariff-administration.contract';
import type { TariffVersion } from './tariff-row.ts';

/** A version with its state on a day, and the last Dushanbe day it holds on; null while no later one is published. */
export type PlacedVersion = TariffVersion & { state: TariffState; effectiveTo: string | null };

/**
 * Puts versions on the line of days. The published ones of a channel leave neither gap nor overlap: each ends on the
 * day before the next begins, and of two that begin on one day the later published holds.
 */
export function placeVersions(versions: readonly TariffVersion[], today: string): PlacedVersion[] {
  return versions.map((version) => {
    const others = versions.filter((other) => isPublished(other) && other.channelId === version.channelId);
    const nextDay = others
      .map(({ effectiveFrom }) => effectiveFrom)
      .filter((day) => day > version.effectiveFrom)
      .toSorted()[0];
    const isTakenBack = version.status === 'CANCELLED';
    const effectiveTo = nextDay === undefined || isTakenBack ? null : addDays(nextDay, -1);
    const isReplaced = others.some(
      (other) => other.effectiveFrom === version.effectiveFrom && other.version > version.version,
    );
    return { ...version, effectiveTo, state: stateOf({ ...version, effectiveTo, isReplaced }, today) };
  });
}

function isPublished({ status }: Pick<TariffVersion, 'status'>): boolean {
  return status === 'PUBLISHED';
}

function stateOf(
  version: Pick<PlacedVersion, 'status' | 'effectiveFrom' | 'effectiveTo'> & { isReplaced: boolean },
  today: string,
): TariffState {
  if (version.status !== 'PUBLISHED') return version.status;
  if (version.isReplaced) return 'REPLACED';
  if (version.effectiveFrom > today) return 'UPCOMING';
  return version.effectiveTo !== null && version.effectiveTo < today ? 'OVER' : 'IN_FORCE';
}

/** What would hold on a version's first day without it; undefined when nothing would. */
export function versionBefore(
  versions: readonly TariffVersion[],
  version: TariffVersion,
): TariffVersion | undefined {
  return versions
    .filter((other) => isPublished(other) && other.channelId === version.channelId)
    .filter(
      (other) =>
        other.effectiveFrom < version.effectiveFrom ||
        (other.effectiveFrom === version.effectiveFrom && other.version < version.version),
    )
    .toSorted((a, b) => a.effectiveFrom.localeCompare(b.effectiveFrom) || a.version - b.version)
    .at(-1);
}

/** True when another published version begins on the day of this one. */
export function takesDayOfAnother(versions: readonly TariffVersion[], version: TariffVersion): boolean {
  return versions.some(
    (other) =>
      isPublished(other) &&
      other.channelId === version.channelId &&
      other.versionId !== version.versionId &&
      other.effectiveFrom === version.effectiveFrom,
  );
}

/** The Monday after a day: prices change with the week unless somebody says otherwise. */
export function nextMonday(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, (8 - weekday) % 7 || 7);
}

/**
 * The version that charges at a moment: in force on its Dushanbe day and published by then, so that what is published
 * later never reaches back. Versions that were published with a day of the past opened their channel and have always
 * held. Of several channels the first counts.
 */
export function versionChargedAt(versions: readonly TariffVersion[], at: Date): TariffVersion | undefined {
  const day = dushanbeDay(at);
  const candidates = versions.filter(
    (version) =>
      isPublished(version) &&
      version.effectiveFrom <= day &&
      version.publishedAt !== null &&
      (version.publishedAt <= at || version.effectiveFrom < dushanbeDay(version.publishedAt)),
  );
  return candidates
    .toSorted(
      (a, b) =>
        b.channelId - a.channelId || a.effectiveFrom.localeCompare(b.effectiveFrom) || a.version - b.version,
    )
    .at(-1);
}
