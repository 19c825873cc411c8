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
  type ShelvingWork,
  looksLikeCell,
  nothingChosen,
  stepOf,
  withAnswered,
  withThing,
} from './shelving-work.ts';
import { Box, Row, Text } from '../../../shared/ui/primitives.tsx';
import css from './shelving-screen.module.css';
import { isTrackingCodeFormat } from '@rohi/contract/tracking/tracking-codes';
import { notify, sayOwn, storeScan } from '../bench/bench.ts';
import type { Bench } from '../bench/bench.ts';
import { createObserved } from '../observed.ts';
import type { Observed } from '../observed.ts';

type ShelvingTable = { bench: Bench; view: Observed<ShelvingWork> };

function openShelvingTable(bench: Bench): ShelvingTable {
  return { bench, view: createObserved(nothingChosen) };
}

/** What was scanned, once it is known to be no card. */
function takeShelvingScan(table: ShelvingTable, code: string): void {
  const work = table.view.read();
  if (!looksLikeCell(code) && !isTrackingCodeFormat(code))
    return notify(table.bench, { kind: 'noCode', code, at: Date.now() });
  const step = stepOf(work, code);
  if (step.do === 'finish') return finish(table);
  if (step.do === 'hold') {
    table.view.write({ ...work, inHand: step.code });
    return sayOwn(table.bench, 'HOLD', step.code);
  }
  const before = step.cell === work.cell ? work.put : [];
  if (step.do === 'choose') {
    table.view.write({ ...nothingChosen, cell: step.cell });
    return sayOwn(table.bench, 'CHOSEN', step.cell);
  }
  const scanId = storeScan(table.bench, { action: 'PUT_AWAY', code: step.code, cell: step.cell });
  const put = withThing(before, { scanId, code: step.code });
  return table.view.write({ ...nothingChosen, cell: step.cell, put });
}

/** The next scan is a cell. */
function chooseCell(table: ShelvingTable): void {
  table.view.write({ ...table.view.read(), isCellNext: true });
  sayOwn(table.bench, 'CELL_NEXT');
}

/** Nothing more goes into this cell. */
function finish(table: ShelvingTable): void {
  const { cell } = table.view.read();
  if (cell === undefined) return;
  table.view.write(nothingChosen);
  sayOwn(table.bench, 'DONE', cell);
}

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
  const work = useSyncExternalStore(table.view.subscribe, table.view.read);
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
function takeAnswer({ view }: ShelvingTable, row: StationScanRow): void {
  const { scanId, answer, facts } = row;
  if (answer === undefined) return undefined;
  const work = view.read();
  if (facts.action === 'UNDO' && answer.verdict === 'OK')
    return view.write({ ...work, put: work.put.filter((each) => each.scanId !== facts.undoes) });
  const code = answer.parcel?.trackingCode ?? facts.code;
  const put = isDone(answer)
    ? withAnswered(work.put, { scanId, code, line: thingOf(answer) })
    : work.put.filter((each) => each.scanId !== scanId);
  return view.write({ ...work, put });
}

function CellCard({ work: { cell, put }, table }: { work: ShelvingWork; table: ShelvingTable }) {
  const { card: words } = shelvingTexts.read();
  if (cell === undefined)
    return (
      <Box as="section" align="center" justify="center" tone="soft" text="center" className={css.empty}>
        <Icon of={LayoutGrid} size={40} />
        <Text as="h2" tone="ink">
          {words.empty.title}
        </Text>
        <p>{words.empty.text}</p>
      </Box>
    );
  return (
    <section className={css.card} aria-label={cell}>
      <p className={css.name}>{words.cell}</p>
      <Text weight={700} breaks className={css.cell}>
        {cell}
      </Text>
      <p className={css.count}>
        <b>{put.length}</b> {words.count}
      </p>
      <Box as="ol" flex={1} minHeight={0} overflow="auto" className={css.list}>
        {put.map(({ scanId, code, line }) => (
          <li key={scanId}>
            <b>{code}</b>
            <Text
              as="span"
              tone="soft"
              size={14}
              digits
              className={classNames(line === undefined && css.waits)}
            >
              {line ?? words.waits}
            </Text>
          </li>
        ))}
      </Box>
      <Row as="footer" gap={12} justify="between" paddingTop={16} border="top" className={css.foot}>
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
      </Row>
    </section>
  );
}
