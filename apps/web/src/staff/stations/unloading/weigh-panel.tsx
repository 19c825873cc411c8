import { Scale } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Button } from '../../kit/ui/button.tsx';
import type { Weighing, ChecklistTable } from '../checklist/checklist-table.ts';
import { unloadingTexts } from './unloading-kind.ts';
import { closeWeighing, storeWeight, typeWeight } from './weighing-table.ts';
import css from './weigh-panel.module.css';

const longestWeight = 8;

/** A parcel is weighed once more: what the scale says, or what is typed. */
export function WeighPanel({ table, weighing }: { table: ChecklistTable; weighing: Weighing }) {
  const { weigh: words } = unloadingTexts.read();
  const { code, typed, isWanted, isAsked } = weighing;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isWanted) field.current?.focus();
  }, [isWanted]);
  return (
    <section className={css.panel} aria-label={words.title}>
      <Icon of={Scale} size={24} />
      <p>
        <b>{words.title}</b>
        <span>{code}</span>
      </p>
      <label>
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
      </label>
      <Button kind="primary" onPress={() => storeWeight(table)}>
        {isAsked ? words.sure : words.store}
        <kbd>Enter</kbd>
      </Button>
      <Button onPress={() => closeWeighing(table)}>{words.skip}</Button>
    </section>
  );
}
