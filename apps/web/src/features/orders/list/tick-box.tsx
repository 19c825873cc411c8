import { Grid } from '../../../shared/ui/primitives.tsx';
import css from './tick-box.module.css';

type TickProps = { label: string; checked: boolean; mixed?: boolean; onToggle: () => void };

/** A box to tick, 44 px to press. */
export function TickBox({ label, checked, mixed = false, onToggle }: TickProps) {
  return (
    <Grid as="label" place="center" className={css.tick}>
      <span className="visually-hidden">{label}</span>
      <input
        type="checkbox"
        className={css.box}
        checked={checked}
        ref={(box) => {
          if (box) box.indeterminate = mixed && !checked;
        }}
        onChange={onToggle}
      />
    </Grid>
  );
}
