import { useMemo, useSyncExternalStore } from 'react';
import { LayoutGrid, MapPinned, PackageCheck } from 'lucide-react';
import { Icon } from '../../../shared/ui/icon.tsx';
import { classNames } from '../../../shared/ui/class-names.ts';
import { Button } from '../../kit/ui/button.tsx';
import { useBenchScans, useBench, useBenchAnswers, type OwnCards } from '../bench/use-bench.ts';
import type { OwnDevice } from '../device/device-store.ts';
import { DeviceGate } from '../device/device-gate.tsx';
import { shelvingTexts } from '../station-words.ts';
import { thingOf } from '../bench/bench-verdict.ts';
import { isDone } from '../scan-queue/failure-outcome.ts';
import { StationFrame } from '../bench/station-frame.tsx';
import type { StationScanRow } from '../scan-queue/browser-queue.ts';
import { useBenchUndo } from '../undo/use-bench-undo.ts';
import {
  chooseCell,
  finish,
  openShelvingTable,
  takeShelvingScan,
  type ShelvingTable,
} from './shelving-table.ts';
import { withAnswered, type ShelvingWork } from './shelving-work.ts';
import css from './shelving-screen.module.css';

/** Parcels and bags are put away in the China warehouse: scan the cell, the parcels, the cell again. */
export function ShelvingScreen() {
  return <DeviceGate>{(device) => <Station device={device} />}</DeviceGate>;
}

function cardsOf(table: ShelvingTable) {
  return { CELL: () => chooseCell(table), NEXT: () => finish(table) } satisfies OwnCards<'SHELVING'>;
}

function Station({ device }: { device: OwnDevice }) {
  const words = shelvingTexts.read();
  const at = useBench(device);
  const { bench } = at;
  const table = useMemo(() => openShelvingTable(bench), [bench]);
  const undo = useBenchUndo(bench);
  const onCode = useBenchScans(table, undo, cardsOf, takeShelvingScan);
  const work = useSyncExternalStore(table.shown.subscribe, table.shown.read);
  useBenchAnswers(at, (row) => takeAnswer(table, row));
  const onKey = (key: string): boolean => {
    if (key === 'F2') chooseCell(table);
    else if (key === 'Enter' && work.cell !== undefined) finish(table);
    else return false;
    return true;
  };
  return (
    <StationFrame
      title={words.title}
      placeholder={words.placeholder}
      device={device}
      at={at}
      verdict={words}
      onCode={onCode}
      onKey={onKey}
      undo={{ undoing: undo }}
    >
      <CellCard work={work} table={table} />
    </StationFrame>
  );
}

/** What was refused does not lie there; of the rest the service says what it is. */
function takeAnswer({ shown }: ShelvingTable, row: StationScanRow): void {
  const { scanId, answer, facts } = row;
  if (answer === undefined) return undefined;
  const work = shown.read();
  if (facts.action === 'UNDO' && answer.verdict === 'OK')
    return shown.write({ ...work, put: work.put.filter((each) => each.scanId !== facts.undoes) });
  const code = answer.parcel?.trackingCode ?? facts.code;
  const put = isDone(answer)
    ? withAnswered(work.put, { scanId, code, line: thingOf(answer) })
    : work.put.filter((each) => each.scanId !== scanId);
  return shown.write({ ...work, put });
}

function CellCard({ work: { cell, put }, table }: { work: ShelvingWork; table: ShelvingTable }) {
  const { card: words } = shelvingTexts.read();
  if (cell === undefined)
    return (
      <section className={css.empty}>
        <Icon of={LayoutGrid} size={40} />
        <h2>{words.empty.title}</h2>
        <p>{words.empty.text}</p>
      </section>
    );
  return (
    <section className={css.card} aria-label={cell}>
      <p className={css.name}>{words.cell}</p>
      <p className={css.cell}>{cell}</p>
      <p className={css.count}>
        <b>{put.length}</b> {words.count}
      </p>
      <ol className={css.list}>
        {put.map(({ scanId, code, line }) => (
          <li key={scanId}>
            <b>{code}</b>
            <span className={classNames(line === undefined && css.waits)}>{line ?? words.waits}</span>
          </li>
        ))}
      </ol>
      <footer className={css.foot}>
        <Button className={css.act} onPress={() => chooseCell(table)}>
          <Icon of={MapPinned} />
          {words.other}
          <kbd>F2</kbd>
        </Button>
        <Button kind="primary" className={css.done} onPress={() => finish(table)}>
          <Icon of={PackageCheck} />
          {words.done}
          <kbd>Enter</kbd>
        </Button>
      </footer>
    </section>
  );
}
