import { Dialog } from '../../kit/ui/dialog.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { timeOfDay } from '../bar/time-of-day.ts';
import type { StationQueue, StationScanRow } from '../scan-queue/browser-queue.ts';
import { stationsTexts } from '../stations-words.ts';
import { receivingTexts } from './receiving-words.ts';
import type { Receiving } from './use-receiving.ts';
import css from './needs-person.module.css';

type NeedsPersonProps = {
  receiving: Receiving;
  onClose: () => void;
  onReopen: (row: StationScanRow) => void;
};

/** Scans of this device that did not do their work: refused, or answered with a question. None leaves the list by itself. */
export function NeedsPerson({ receiving, onClose, onReopen }: NeedsPersonProps) {
  const { person } = receivingTexts.read();
  const { listed } = receiving;
  return (
    <Dialog title={person.title} onClose={onClose} wide>
      <p className={css.lead}>{listed.length === 0 ? person.empty : person.lead}</p>
      {listed.length > 0 && (
        <ul className={css.list}>
          {listed.map((row) => (
            <Row key={row.scanId} row={row} queue={receiving.queue} onReopen={onReopen} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

type RowProps = { row: StationScanRow; queue: StationQueue; onReopen: (row: StationScanRow) => void };

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
      <Button aria-label={recent.reopen(facts.code)} onPress={() => onReopen(row)}>
        {recent.back}
      </Button>
      {answer === undefined ? (
        <Button onPress={() => void queue.sendAgain(row)}>{recent.again}</Button>
      ) : (
        <Button onPress={() => void queue.settle(row)}>{recent.settle}</Button>
      )}
    </li>
  );
}
