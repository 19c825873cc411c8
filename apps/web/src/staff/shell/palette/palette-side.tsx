import { Icon } from '../../../shared/ui/icon.tsx';
import { staffTexts } from '../../kit/kit-words.ts';
import { Button } from '../../kit/ui/button.tsx';
import type { PaletteEntry } from './palette-entry.ts';
import css from './command-palette.module.css';

/** What is known of the chosen row, and what can be done with it. */
export function PaletteSide({ entry, onRun }: { entry: PaletteEntry; onRun: (entry: PaletteEntry) => void }) {
  const { palette } = staffTexts.read();
  const { details, acts = [] } = entry;
  if (details === undefined) return null;
  return (
    <section className={css.side} aria-label={details.title}>
      <p className={css.kind}>{details.kind}</p>
      <p className={css.title}>{details.title}</p>
      <dl className={css.facts}>
        {details.facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Button kind="primary" onPress={() => onRun(entry)}>
        {palette.open}
        <kbd className={css.onButton}>Enter</kbd>
      </Button>
      {acts.map((act) => (
        <Button key={act.id} onPress={() => onRun(act)}>
          <Icon of={act.icon} size={18} />
          {act.name}
        </Button>
      ))}
    </section>
  );
}
