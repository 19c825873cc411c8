import { Check } from 'lucide-react';
import { Icon } from '../../../shared/ui/icon.tsx';
import css from './cash.module.css';

/** The three steps of an act at the drawer; those before `at` are done. */
export function Steps({ names, at }: { names: readonly string[]; at: number }) {
  return (
    <ol className={css.steps}>
      {names.map((name, index) => (
        <li key={name} aria-current={index === at ? 'step' : undefined} data-done={index < at || undefined}>
          <span className={css.mark}>{index < at ? <Icon of={Check} size={16} /> : index + 1}</span>
          {name}
        </li>
      ))}
    </ol>
  );
}
