import { mostOrdersInFile } from '@rohi/contract/orders/order-rules';
import { Ban, Boxes, Coins, Download, MapPin, Printer, Shirt, UserRound, X } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { actsTexts } from '../orders-words.ts';
import type { ListState } from '../rules/list-state.ts';
import { CancelDialog, PointDialog, type ActDialogProps } from './act-dialogs.tsx';
import { GoodsDialog, PlacesDialog, RecipientDialog } from './declare-dialogs.tsx';
import { startAct, useOrderAct } from '../list/order-act-run.ts';
import { allLines, saveLinesFile } from '../list/save-orders-file.ts';
import type { Ticked } from '../list/use-ticked.ts';
import { ValueDialog } from './value-dialog.tsx';
import { Row, Text } from '../../../shared/ui/primitives.tsx';
import css from './acts-bar.module.css';

export type BarProps = { ticked: Ticked; state: ListState; total: number };

/** Acts that change orders; each asks for what it needs. */
const changes = {
  value: { icon: Coins, Dialog: ValueDialog },
  point: { icon: MapPin, Dialog: PointDialog },
  places: { icon: Boxes, Dialog: PlacesDialog },
  goods: { icon: Shirt, Dialog: GoodsDialog },
  recipient: { icon: UserRound, Dialog: RecipientDialog },
  cancel: { icon: Ban, Dialog: CancelDialog },
} as const satisfies Record<string, { icon: LucideIcon; Dialog: ComponentType<ActDialogProps> }>;

type Change = keyof typeof changes;
type Act = Change | 'print' | 'save';

function ActButton({ icon, text, count, of, danger, onPress }: ActProps) {
  const acts = actsTexts.read();
  return (
    <button
      type="button"
      className={css.act}
      data-danger={danger || undefined}
      disabled={count === 0}
      onClick={onPress}
    >
      <Icon of={icon} size={18} />
      <span>{count === of || count === 0 ? text : acts.some(text, count, of)}</span>
    </button>
  );
}

type ActProps = {
  icon: LucideIcon;
  text: string;
  /** How many of the ticked it fits. */
  count: number;
  of: number;
  danger?: boolean;
  onPress: () => void;
};

/** Ticks the filtered orders of all pages; an act that is pressed meanwhile waits for them. */
function useTickAll(ticked: Ticked, state: ListState) {
  const { run, busy } = useSubmit();
  const [act, setAct] = useState<Act>();
  const tickAll = () =>
    void run(
      async () => ticked.add(await allLines(state)),
      () => setAct(undefined),
    );
  return { tickAll, isTicking: busy, act: busy ? undefined : act, setAct };
}

/** Prints and saves as soon as they are wanted: neither asks for anything. */
function useOutput(ticked: Ticked, act: Act | undefined, onOutput: () => void): void {
  const { run } = useSubmit();
  const { lines } = ticked;
  useEffect(() => {
    if (act !== 'print' && act !== 'save') return;
    onOutput();
    if (act === 'print') print();
    else void run(() => saveLinesFile(lines));
    // oxlint-disable-next-line react/exhaustive-deps -- once for each press; what is ticked later waits for the next
  }, [act]);
}

/** What can be done with the ticked orders; an act that fits some of them says how many before it is pressed. */
export function ActsBar({ ticked, state, total }: BarProps) {
  const acts = actsTexts.read();
  const { tickAll, isTicking, act, setAct } = useTickAll(ticked, state);
  useOutput(ticked, act, () => setAct(undefined));
  const isActing = useOrderAct()?.isRunning ?? false;
  const { lines } = ticked;
  if (lines.length === 0) return null;
  const most = Math.min(total, mostOrdersInFile);
  const count = isTicking ? most : lines.length;
  const fitting = isTicking ? most : lines.filter(({ canChange }) => canChange).length;
  const button = (change: Change) => (
    <ActButton
      key={change}
      icon={changes[change].icon}
      text={acts[change]}
      count={isActing ? 0 : fitting}
      of={count}
      danger={change === 'cancel'}
      onPress={() => setAct(change)}
    />
  );
  const Dialog = act === undefined || act === 'print' || act === 'save' ? undefined : changes[act].Dialog;
  return (
    <Row
      as="section"
      wrap
      rowGap={4}
      columnGap={12}
      align="center"
      marginTop={8}
      fill="surface"
      radius="card"
      className={css.bar}
      aria-label={acts.label}
      aria-busy={isTicking}
    >
      <Text weight={600} digits role="status">
        {isTicking ? acts.ticking(most) : acts.ticked(lines.length)}
      </Text>
      {lines.length < most && !isTicking && (
        <button type="button" className={css.link} onClick={tickAll}>
          {most < total ? acts.tickFirst(most, total) : acts.tickAll(total)}
        </button>
      )}
      <Row wrap gap={8} marginStart="auto" className={css.acts}>
        {(['value', 'point', 'places', 'goods', 'recipient'] as const).map(button)}
        <ActButton
          icon={Printer}
          text={acts.print}
          count={count}
          of={count}
          onPress={() => setAct('print')}
        />
        <ActButton icon={Download} text={acts.save} count={count} of={count} onPress={() => setAct('save')} />
        {button('cancel')}
      </Row>
      <button type="button" className={css.close} aria-label={acts.clear} onClick={ticked.clear}>
        <Icon of={X} />
      </button>
      {Dialog && (
        <Dialog
          lines={lines}
          onAct={(act) => {
            setAct(undefined);
            if (!act) return;
            ticked.clear();
            void startAct({ ...act, doneText: acts.done });
          }}
        />
      )}
    </Row>
  );
}
