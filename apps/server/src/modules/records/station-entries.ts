/** What stations have noted of a parcel, as it stands in its timeline. */
import type { DataOf } from '@rohi/contract/endpoint';
import type { HistoryEntry } from '@rohi/contract/lists/staff-list';
import type { Locale } from '@rohi/contract/locales';
import type { parcelRecord } from '@rohi/contract/records/records.contract';
import type { staffPhotos } from '@rohi/contract/tracking/parcel-photos.contract';
import type { ParcelProblem } from '@rohi/contract/tracking/parcel-status';
import { photoKindNames } from '@rohi/contract/tracking/photo-names';
import { receiptProblemNames } from '@rohi/contract/tracking/problem-words';
import { undoReasonNames, type UndoableAction, type UndoReason } from '@rohi/contract/stations/undo-reasons';
import type { ReceiptProblem } from '@rohi/contract/tracking/receipt-problems';
import { recordTexts, undoneTexts } from './record-texts.ts';

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
  scanId: string | null;
};
type Pictured = Problem & { photos: Photo[] };
type Undone = {
  undoId: string;
  action: UndoableAction;
  place: string | null;
  reason: UndoReason;
  note: string | null;
  device: string;
  undoneAt: Date;
  undoneBy: string;
};
type PicturedUndo = Undone & { photos: Photo[] };

/** One person at one station takes the photos of a box in a row: so far apart at most. */
const rowMs = 10 * 60_000;

/**
 * Each photo where it belongs: one of what is wrong at the problem that was reported by its scan, or, where that is not
 * on record, next to it in time; one that was sent behind an undo at that; others in rows of those that were taken
 * together.
 */
export function withPhotos(
  { problems, undone }: { problems: readonly Problem[]; undone: readonly Undone[] },
  photos: readonly Photo[],
): { problems: Pictured[]; undone: PicturedUndo[]; alone: Photo[][] } {
  const pictured = problems.map((problem): Pictured => ({ ...problem, photos: [] }));
  const takenBack = undone.map((each): PicturedUndo => ({ ...each, photos: [] }));
  const alone: Photo[][] = [];
  for (const photo of photos) {
    const entry =
      takenBack.find(({ undoId }) => undoId === photo.scanId) ??
      (photo.kind === 'DAMAGE' ? problemOf(pictured, photo) : undefined);
    const row = alone.at(-1);
    if (entry !== undefined) entry.photos.push(photo);
    else if (row !== undefined && isTakenWith(row.at(-1), photo)) row.push(photo);
    else alone.push([photo]);
  }
  return { problems: pictured, undone: takenBack, alone };
}

/** A photo may have gone with the receipt, before its problem was reported by a scan of its own. */
function problemOf(problems: readonly Pictured[], { scanId, takenAt }: Photo): Pictured | undefined {
  return (
    problems.find((problem) => problem.scanId !== null && problem.scanId === scanId) ??
    nearest(problems, Date.parse(takenAt))
  );
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

/** What a station has taken back of a parcel: what it was, at which station, and why. */
export function undoneEntry(
  { action, place, reason, note, device, undoneAt, undoneBy, photos }: PicturedUndo,
  locale: Locale,
): Entry {
  return {
    at: undoneAt.toISOString(),
    actor: undoneBy,
    action: 'scan:undo',
    title: [undoneTexts[action][locale], ...(place === null ? [] : [place])].join(recordTexts.colon[locale]),
    changes: [
      changeOf('station', device),
      changeOf('reason', undoReasonNames[reason][locale]),
      ...(note === null ? [] : [changeOf('note', note)]),
    ],
    photos: photos.map(shownPhoto),
  };
}

const inEntries: ReadonlySet<string> = new Set([
  'event:FLAG_RAISED',
  'event:FLAG_CLEARED',
  'event:CORRECTED',
]);

/** The flags of a problem stand in its own entry, and what a scan has taken back in that of the undo. */
export function isInStationEntry({ action, changes }: HistoryEntry): boolean {
  const has = (field: string, after?: string) =>
    changes.some((change) => change.field === field && (after === undefined || change.after === after));
  return inEntries.has(action) && has('station') && has('source', 'station');
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
