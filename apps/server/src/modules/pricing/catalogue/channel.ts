import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import type { ChannelFields } from '@rohi/contract/pricing/channels.contract';
import { businessLines, type BusinessLine } from '@rohi/contract/business-lines';
import { deliveryDays } from '@rohi/contract/site/limits';

/** A road with its products' terms: how it goes, how long it takes, and whether it is open. Days are Dushanbe days. */
export type Channel = Readonly<ChannelFields> & {
  readonly id: number;
  readonly countryCode: string;
  readonly suspensionSlug: string | null;
  readonly version: number;
  readonly updatedAt: string | null;
  readonly updatedBy: string | null;
};

export type LineDays = Readonly<Record<BusinessLine, { readonly min: number; readonly max: number }>>;

/** True while the channel takes no goods. */
export function isSuspended(
  { suspendedFrom, suspendedUntil }: Pick<Channel, 'suspendedFrom' | 'suspendedUntil'>,
  day: string,
): boolean {
  return suspendedFrom !== null && suspendedFrom <= day && (suspendedUntil === null || day <= suspendedUntil);
}

/** True while a suspension holds or is still to come. */
export function isSuspensionShown(
  channel: Pick<Channel, 'suspendedFrom' | 'suspendedUntil'>,
  day: string,
): boolean {
  return channel.suspendedFrom !== null && (channel.suspendedUntil === null || day <= channel.suspendedUntil);
}

/** The channel that goods of `channel` go by on a day: itself, or the first open one of those that replace it. */
export function openChannelFor(
  channels: readonly Channel[],
  channel: Channel,
  day: string,
): Channel | undefined {
  const seen = new Set<number>();
  let current: Channel | undefined = channel;
  while (current !== undefined && !seen.has(current.id)) {
    if (current.enabled && !isSuspended(current, day)) return current;
    seen.add(current.id);
    const next: number | null = current.replacedById;
    current = channels.find(({ id }) => id === next);
  }
  return undefined;
}

/**
 * The delivery days that the public is shown, by business line: those of the line's first channel in use, or of the one
 * that replaces it while it is suspended. A line without any has the days of the offer.
 */
export function deliveryDaysOn(channels: readonly Channel[], now: Date): LineDays {
  const day = dushanbeDay(now);
  const daysOf = (line: BusinessLine) => {
    const road = roadOfLine(channels, line, day);
    return road === undefined ? deliveryDays : { min: road.transitDaysMin, max: road.transitDaysMax };
  };
  return Object.fromEntries(businessLines.map((line) => [line, daysOf(line)])) as LineDays;
}

/** The roads of a day as arrival estimates see them; closed ones are those that are closed now or will be. */
export type Roads = {
  readonly deliveryDays: LineDays;
  /** Which road a line's goods go by today, where there is one. */
  readonly channelOfLine: Readonly<Record<BusinessLine, number | null>>;
  readonly closures: ReadonlyMap<number, { readonly from: string; readonly until: string | null }>;
};

export function roadsOn(channels: readonly Channel[], now: Date): Roads {
  const day = dushanbeDay(now);
  const closed = channels.filter((channel) => isSuspensionShown(channel, day));
  return {
    deliveryDays: deliveryDaysOn(channels, now),
    channelOfLine: Object.fromEntries(
      businessLines.map((line) => [line, roadOfLine(channels, line, day)?.id ?? null]),
    ) as Roads['channelOfLine'],
    closures: new Map(
      closed.flatMap(({ id, suspendedFrom: from, suspendedUntil: until }) =>
        from === null ? [] : [[id, { from, until }]],
      ),
    ),
  };
}

/** The line's first channel in use, or the one that replaces it while it is suspended. */
function roadOfLine(channels: readonly Channel[], line: BusinessLine, day: string): Channel | undefined {
  const main = channels.find(({ businessLine, enabled }) => businessLine === line && enabled);
  return main === undefined ? undefined : (openChannelFor(channels, main, day) ?? main);
}

/** The codes of a circle that `replacedById` of this channel would close, in its order; undefined for none. */
export function circleOf(
  channels: readonly Pick<Channel, 'id' | 'code' | 'replacedById'>[],
  changed: Pick<Channel, 'id' | 'code' | 'replacedById'>,
): string[] | undefined {
  const path = [changed.code];
  let next = changed.replacedById;
  while (next !== null && path.length <= channels.length + 1) {
    const id: number = next;
    if (id === changed.id) return [...path, changed.code];
    const channel = channels.find((each) => each.id === id);
    if (channel === undefined) return undefined;
    path.push(channel.code);
    next = channel.replacedById;
  }
  return undefined;
}
