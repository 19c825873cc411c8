import type { ReactNode } from 'react';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { Button } from '../../kit/ui/button.tsx';
import type { Photos } from '../photos/browser-photos.ts';
import { RefusedPhotos } from '../photos/refused-photos.tsx';
import { timeOfDay } from '../bar/time-of-day.ts';
import type { StationQueue, StationScanRow } from '../scan-queue/browser-queue.ts';
import { stationsTexts } from '../stations-words.ts';
import { receivingTexts } from './receiving-words.ts';
import { LateScanRow } from './late-scan-row.tsx';
import type { LateScan, LateScans } from './late-scans.ts';
import css from './needs-person.module.css';

type NeedsPersonProps = {
  receiving: { listed: readonly StationScanRow[]; queue: StationQueue };
  /** What stands on the list of the warehouse, as far as it is known. */
  late: LateScans | undefined;
  /** Undefined at a station that takes none. */
  photos?: Photos | undefined;
  onClose: () => void;
  /** Brings the box of a receipt back onto the table; undefined where none is received. */
  onReopen?: ((row: StationScanRow) => void) | undefined;
  /** What else is listed at this station; undefined where nothing is. */
  children?: ReactNode;
};

/**
 * Scans that did not do their work: of this device, refused or answered with a question; of the whole warehouse, those that came too late to be
 * asked about. None leaves the list by itself.
 */
export function NeedsPerson({ receiving, late, photos, onClose, onReopen, children }: NeedsPersonProps) {
  const { person } = receivingTexts.read();
  const { listed } = receiving;
  const scans = late?.list ?? [];
  const isEmpty =
    listed.length + scans.length + (photos?.refused.length ?? 0) === 0 && children === undefined;
  return (
    <Dialog title={person.title} onClose={onClose} wide>
      <div className={css.body}>
        {(isEmpty || listed.length > 0) && (
          <p className={css.lead}>{listed.length === 0 ? person.empty : person.lead}</p>
        )}
        {listed.length > 0 && (
          <ul className={css.list}>
            {listed.map((row) => (
              <Row key={row.scanId} row={row} queue={receiving.queue} onReopen={onReopen} />
            ))}
          </ul>
        )}
        <LateScanList words={person.late} scans={scans.filter(({ action }) => action !== 'LIES_HERE')} />
        <LateScanList words={person.reported} scans={scans.filter(({ action }) => action === 'LIES_HERE')} />
        {photos && <RefusedPhotos photos={photos} />}
        {children}
      </div>
    </Dialog>
  );
}

type LateScanListProps = { words: { title: string; lead: string }; scans: readonly LateScan[] };

function LateScanList({ words, scans }: LateScanListProps) {
  if (scans.length === 0) return null;
  return (
    <section aria-label={words.title}>
      <h3 className={css.heading}>{words.title}</h3>
      <p className={css.lead}>{words.lead}</p>
      <ul className={css.list}>
        {scans.map((scan) => (
          <LateScanRow key={scan.id} scan={scan} />
        ))}
      </ul>
    </section>
  );
}

type RowProps = {
  row: StationScanRow;
  queue: StationQueue;
  onReopen: ((row: StationScanRow) => void) | undefined;
};

/** Boxes; what was scanned into a bag or a cell is scanned there again. */
const ofBoxes: ReadonlySet<string> = new Set(['RECEIVE', 'REPORT_PROBLEM']);

/** What became of the scan, and the ways on: the parcel comes back onto the table, the same scan goes once more, or it is done with. */
function Row({ row, queue, onReopen }: RowProps) {
  const { recent, says } = stationsTexts.read();
  const { facts, storedAt, answer } = row;
  const words = answer === undefined ? undefined : says[answer.say];
  return (
    <li>
      <time dateTime={new Date(storedAt).toISOString()}>{timeOfDay(storedAt)}</time>
      <span>
        <b>{facts.code}</b>
        <span>{words?.line ?? recent.refused}</span>
      </span>
      {onReopen && ofBoxes.has(facts.action) && (
        <Button aria-label={recent.reopen(facts.code)} onPress={() => onReopen(row)}>
          {recent.back}
        </Button>
      )}
      {answer === undefined ? (
        <Button onPress={() => void queue.sendAgain(row)}>{recent.again}</Button>
      ) : (
        <Button onPress={() => void queue.settle(row)}>{recent.settle}</Button>
      )}
    </li>
  );
}
