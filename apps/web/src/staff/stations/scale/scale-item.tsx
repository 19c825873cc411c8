import { Weight } from 'lucide-react';
import { useState } from 'react';
import { formatDecimal } from '../../../shared/format/numbers.ts';
import { classNames } from '../../../shared/ui/class-names.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { scaleState } from './scale-connection.ts';
import type { ScaleState } from './scale-connection.ts';
import { ScaleDialog } from './scale-dialog.tsx';
import { scaleTexts } from '../station-words.ts';
import css from './scale.module.css';

/** How the scale stands, in the bar at the foot; a press shows what to do about it. */
export function ScaleItem({ className }: { className: string | undefined }) {
  const state = scaleState.useValue();
  const [isOpen, setOpen] = useState(false);
  const isWrong = !['looking', 'unsupported', 'none', 'ready'].includes(state.kind);
  return (
    <>
      <button
        type="button"
        className={classNames(className, css.item, isWrong && css.wrong)}
        data-scale={state.kind}
        onClick={() => setOpen(true)}
      >
        <Icon of={Weight} size={16} />
        <span>{scaleWords(state)}</span>
      </button>
      {isOpen && <ScaleDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function scaleWords(state: ScaleState): string {
  const { bar } = scaleTexts.read();
  if (state.kind !== 'ready') return bar[state.kind];
  return state.grams === undefined ? bar.moves : bar.ready(formatDecimal((state.grams / 1_000).toFixed(3)));
}
