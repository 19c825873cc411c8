import { Ban, Coins, Download, MapPin, Printer, X } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { ordersTexts } from '../orders-words.ts';
import { CancelDialog, PointDialog, ValueDialog } from './act-dialogs.tsx';
import { allLines, saveLinesFile } from './save-orders-file.ts';
import type { ListState } from '../rules/list-state.ts';
import type { Ticked } from './use-ticked.ts';
import css from './acts-bar.module.css';

type BarProps = { ticked: Ticked; state: ListState; total: number; onChanged: () => void };
type Act = 'value' | 'point' | 'cancel';

function ActButton({ icon, text, count, of, danger, onPress }: ActProps) {
  const { acts } = ordersTexts.read();
  return (
    <button
      type="button"
      className={css.act}
      data-danger={danger || undefined}
      disabled={count === 0}
      onClick={onPress}
    >
      <Icon of={icon} size={18} />
      <span>{count === of ? text : acts.some(text, count, of)}</span>
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

/** What can be done with the ticked orders; an act that fits some of them says how many before it is pressed. */
export function ActsBar({ ticked, state, total, onChanged }: BarProps) {
  const { acts } = ordersTexts.read();
  const [act, setAct] = useState<Act>();
  const { run, busy } = useSubmit();
  const { lines } = ticked;
  if (lines.length === 0) return null;
  const changeable = lines.filter(({ canChange }) => canChange);
  const counted = { count: changeable.length, of: lines.length };
  const close = (isDone: boolean) => {
    setAct(undefined);
    if (!isDone) return;
    ticked.clear();
    onChanged();
  };
  return (
    <section className={css.bar} aria-label={acts.label}>
      <p className={css.count} role="status">
        {acts.ticked(lines.length)}
      </p>
      {lines.length < total && (
        <button
          type="button"
          className={css.link}
          aria-disabled={busy || undefined}
          onClick={() => void run(async () => ticked.add(await allLines(state)))}
        >
          {acts.tickAll(total)}
        </button>
      )}
      <div className={css.acts}>
        <ActButton icon={Coins} text={acts.value} {...counted} onPress={() => setAct('value')} />
        <ActButton icon={MapPin} text={acts.point} {...counted} onPress={() => setAct('point')} />
        <ActButton
          icon={Printer}
          text={acts.print}
          count={lines.length}
          of={lines.length}
          onPress={() => print()}
        />
        <ActButton
          icon={Download}
          text={acts.save}
          count={lines.length}
          of={lines.length}
          onPress={() => void run(() => saveLinesFile(lines))}
        />
        <ActButton icon={Ban} text={acts.cancel} {...counted} danger onPress={() => setAct('cancel')} />
      </div>
      <button type="button" className={css.close} aria-label={acts.clear} onClick={ticked.clear}>
        <Icon of={X} />
      </button>
      {act === 'cancel' && <CancelDialog lines={changeable} onClose={close} />}
      {act === 'point' && <PointDialog lines={changeable} onClose={close} />}
      {act === 'value' && <ValueDialog lines={changeable} onClose={close} />}
    </section>
  );
}
