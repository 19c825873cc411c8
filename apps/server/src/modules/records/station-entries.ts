/** What stations have noted of a parcel, as it stands in its timeline. */
import type { DataOf } from '@rohi/contract/endpoint';
import type { HistoryEntry } from '@rohi/contract/lists/staff-list';
import type { Locale } from '@rohi/contract/locales';
import type { parcelRecord } from '@rohi/contract/records/records.contract';
import type { staffPhotos } from '@rohi/contract/tracking/parcel-photos.contract';
import type { ParcelProblem } from '@rohi/contract/tracking/parcel-status';
import { photoKindNames } from '@rohi/contract/tracking/photo-names';
import { receiptProblemNames } from '@rohi/contract/tracking/problem-words';
import type { ReceiptProblem } from '@rohi/contract/tracking/receipt-problems';
import { recordTexts } from './record-texts.ts';

type Entry = DataOf<typeof parcelRecord.timeline>['list'][number];
type Photo = DataOf<typeof staffPhotos>['list'][number];
type Problem = {
  kind: ReceiptProblem;
  flags: readonly ParcelProblem[];
  note: string | null;
  device: string;
  raisedBy: string;
  raisedAt: Date;
  offers: string;
};
type Pictured = Problem & { photos: Photo[] };

/** One person at one station takes the photos of a box in a row: so far apart at most. */
const rowMs = 10 * 60_000;

/**
 * Each photo where it belongs: one of a damage at the problem that was reported next to it in time, since it is taken before or after the report;
 * others in rows of those that were taken together.
 */
export function withPhotos(
  problems: readonly Problem[],
  photos: readonly Photo[],
): { problems: Pictured[]; alone: Photo[][] } {
  const pictured = problems.map((problem): Pictured => ({ ...problem, photos: [] }));
  const alone: Photo[][] = [];
  for (const photo of photos) {
    const problem = photo.kind === 'DAMAGE' ? nearest(pictured, Date.parse(photo.takenAt)) : undefined;
    const row = alone.at(-1);
    if (problem !== undefined) problem.photos.push(photo);
    else if (row !== undefined && isTakenWith(row.at(-1), photo)) row.push(photo);
    else alone.push([photo]);
  }
  return { problems: pictured, alone };
}

function nearest(problems: readonly Pictured[], at: number): Pictured | undefined {
  const away = ({ raisedAt }: Problem) => Math.abs(raisedAt.getTime() - at);
  return problems.toSorted((a, b) => away(a) - away(b))[0];
}

function isTakenWith(before: Photo | undefined, photo: Photo): boolean {
  return (
    before?.device === photo.device &&
    before.takenBy === photo.takenBy &&
    Date.parse(photo.takenAt) - Date.parse(before.takenAt) <= rowMs
  );
}

/** A problem that a station has reported: what is wrong, where it was seen, and what its owner was offered. */
export function problemEntry(
  { kind, flags, note, device, raisedBy, raisedAt, offers, photos }: Pictured,
  problemNames: Readonly<Record<ParcelProblem, string>>,
  locale: Locale,
): Entry {
  return {
    at: raisedAt.toISOString(),
    actor: raisedBy,
    action: 'problem:report',
    title: `${recordTexts.problem[locale]}${receiptProblemNames[kind][locale]}`,
    changes: [
      ...(flags.length === 0
        ? []
        : [changeOf('problem', flags.map((flag) => problemNames[flag]).join(recordTexts.comma[locale]))]),
      changeOf('station', device),
      ...(note === null ? [] : [changeOf('reason', note)]),
      changeOf('offers', offers),
    ],
    photos: photos.map(shownPhoto),
  };
}

/** The flags of a problem stand in its own entry. */
export function isFlagOfProblem({ action, changes }: HistoryEntry): boolean {
  return action === 'event:FLAG_RAISED' && changes.some(({ field }) => field === 'station');
}

/** Photos that were taken together, with the station. */
export function photoEntry(taken: readonly Photo[], locale: Locale): Entry {
  const kinds = new Set(taken.map(({ kind }) => photoKindNames[kind][locale]));
  const [first] = taken;
  if (first === undefined) throw new RangeError('a row of photos has one');
  return {
    at: first.takenAt,
    actor: first.takenBy,
    action: 'photo:take',
    title: recordTexts.photo[locale],
    changes: [
      changeOf('note', [...kinds].join(recordTexts.comma[locale])),
      changeOf('station', first.device),
    ],
    photos: taken.map(shownPhoto),
  };
}

function shownPhoto({ photoId, kind }: Photo): NonNullable<Entry['photos']>[number] {
  return { photoId, kind };
}

function changeOf(field: string, after: string): HistoryEntry['changes'][number] {
  return { field, before: null, after };
}
