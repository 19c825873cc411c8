import { LayoutGrid, Lock, Scale } from 'lucide-react';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { notify } from '../bench/bench.ts';
import { ChecklistStation } from '../checklist/checklist-station.tsx';
import {
  type ChecklistTable,
  type Weighing,
  change,
  toggleCell,
  toggleSeals,
} from '../checklist/checklist-table.ts';
import { useChecklist } from '../checklist/use-checklist.ts';
import { DeviceGate } from '../device/device-gate.tsx';
import type { OwnDevice } from '../device/device-store.ts';
import type { StationScanRow } from '../scan-queue/browser-queue.ts';
import { useScale } from '../scale/use-scale.ts';
import { OwnerPanel } from './owner-panel.tsx';
import { clearOwner, enterOwner, leaveOwner, takeOwnerAnswer, takeOwnerScale } from './owner-table.ts';
import { askOfSeals, Seals } from './seals.tsx';
import { unloadingKind, unloadingTexts } from './unloading-kind.ts';
import {
  closeWeighing,
  openWeighing,
  storeWeight,
  takeScale,
  takeWeighingAnswer,
  typeWeight,
} from './weighing-table.ts';
import { useEffect, useRef } from 'react';
import { Grid, Row } from '../../../shared/ui/primitives.tsx';
import css from './weigh-panel.module.css';

const longestWeight = 8;

/** A parcel is weighed once more: what the scale says, or what is typed. */
function WeighPanel({ table, weighing }: { table: ChecklistTable; weighing: Weighing }) {
  const { weigh: words } = unloadingTexts.read();
  const { code, typed, isWanted, isAsked } = weighing;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isWanted) field.current?.focus();
  }, [isWanted]);
  return (
    <Row
      as="section"
      wrap
      rowGap={8}
      columnGap={16}
      align="center"
      flex="none"
      paddingX={20}
      paddingY={12}
      fill="surface"
      border="all"
      radius="panel"
      digits
      className={css.panel}
      aria-label={words.title}
    >
      <Icon of={Scale} size={24} />
      <p>
        <b>{words.title}</b>
        <span>{code}</span>
      </p>
      <Grid as="label" gap={2}>
        <span>{words.weight}</span>
        <input
          ref={field}
          name="weight"
          value={typed}
          maxLength={longestWeight}
          inputMode="decimal"
          autoComplete="off"
          onChange={(event) => typeWeight(table, event.currentTarget.value)}
        />
      </Grid>
      <Button kind="primary" onPress={() => storeWeight(table)}>
        {isAsked ? words.sure : words.store}
        <kbd>Enter</kbd>
      </Button>
      <Button onPress={() => closeWeighing(table)}>{words.skip}</Button>
    </Row>
  );
}

/** A trip is unloaded at the hub: choose it, compare its seals, scan bags and parcels against what was expected. */
export function UnloadingScreen() {
  return <DeviceGate>{(device) => <Station device={device} />}</DeviceGate>;
}

function takeAnswer(table: ChecklistTable, row: StationScanRow): void {
  takeWeighingAnswer(table, row);
  takeOwnerAnswer(table, row);
}

function Station({ device }: { device: OwnDevice }) {
  const { card: words } = unloadingTexts.read();
  const at = useChecklist(unloadingKind, device, takeAnswer);
  const { table, state, page, bench } = at;
  const { weighing } = state;
  const findsOwners = at.container?.findsOwners === true;
  useEffect(() => change(table, { findsOwners }), [table, findsOwners]);
  useEffect(() => {
    const leave = () => void leaveOwner(table);
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [table]);
  useScale({
    onWeight: (grams) => takeOwnerScale(table, grams) || takeScale(table, grams),
    onTrouble: (trouble) => notify(bench, { kind: 'scale', trouble, at: Date.now() }),
  });
  const findsOwner = findsOwners || state.owning !== undefined;
  const onKey = (key: string): boolean => {
    if (key === 'F6') toggleSeals(table);
    else if (key === 'F7') toggleCell(table);
    else if (key === 'F8') openWeighing(table);
    else if (key === 'F9' && state.owning !== undefined) clearOwner(table, 'weight');
    else return key === 'Enter' && (enterOwner(table) || storeWeight(table));
    return true;
  };
  const keys = (
    <>
      <Button onPress={() => toggleSeals(table)} aria-pressed={state.readsSeals}>
        <Icon of={Lock} />
        <span>{words.readSeals}</span>
        <kbd>F6</kbd>
      </Button>
      <Button onPress={() => toggleCell(table)} aria-pressed={state.asksCell}>
        <Icon of={LayoutGrid} />
        <span>{words.cell}</span>
        <kbd>F7</kbd>
      </Button>
      <Button onPress={() => openWeighing(table)}>
        <Icon of={Scale} />
        <span>{words.weigh}</span>
        <kbd>F8</kbd>
      </Button>
    </>
  );
  return (
    <ChecklistStation
      at={at}
      onKey={onKey}
      keys={keys}
      seals={page && <Seals seals={page.seals} />}
      askFirst={page && askOfSeals(page)}
      isPanelFirst={findsOwner}
      panel={
        weighing === undefined ? (
          findsOwner && <OwnerPanel at={at} />
        ) : (
          <WeighPanel key={`${weighing.code} ${weighing.isAsked}`} table={table} weighing={weighing} />
        )
      }
    />
  );
}
