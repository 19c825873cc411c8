import type { TrackedParcel } from '@rohi/contract/tracking/tracking.contract';
import { comma } from '../../../shared/i18n/list-signs.ts';
import type { TrackingTexts } from '../texts/ru.ts';
import { hasProblem, headlineOf } from './parcel-headline.ts';

type Words = Pick<TrackingTexts['words'], 'headlines' | 'problemNames'>;

/** Rows are compact from so many parcels on. */
export const compactFrom = 20;

/** Where a parcel is and what is wrong with it, in words. */
function statesOf(parcel: TrackedParcel, { headlines, problemNames }: Words): [string, string] {
  const problems = hasProblem(parcel) ? parcel.problems : [];
  return [headlines[headlineOf(parcel)], problems.map((problem) => problemNames[problem]).join(comma)];
}

/** A line a parcel for a message or a table: the code, what its owner calls it, where it is, what is wrong. */
export function writeList(parcels: readonly TrackedParcel[], words: Words): string {
  return parcels
    .map((parcel) =>
      [parcel.trackingCode, parcel.own?.name, ...statesOf(parcel, words)].filter(Boolean).join('\t'),
    )
    .join('\n');
}

/** A row a parcel for a file, in the order of `columnsOfFile`; `writeTime` makes a moment readable. */
export function fileRows(
  parcels: readonly TrackedParcel[],
  words: Words,
  writeTime: (moment: string) => string,
): string[][] {
  return parcels.map((parcel) => [
    parcel.trackingCode,
    parcel.own?.name ?? '',
    ...statesOf(parcel, words),
    parcel.statusName,
    parcel.orderCode ?? '',
    parcel.lastMileTracking ?? '',
    parcel.lastEvent ?? '',
    parcel.lastEventTime === null ? '' : writeTime(parcel.lastEventTime),
  ]);
}
