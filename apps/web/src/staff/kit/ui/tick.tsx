import { Check } from 'lucide-react';
import { Icon } from '../../../shared/ui/icon.tsx';
import css from './menu.module.css';

/** The box of an entry that can be ticked, for the eye alone: the menu says the rest. */
export function Tick({ on }: { on: boolean }) {
  return (
    <span className={css.tick} data-on={on} aria-hidden>
      {on && <Icon of={Check} size={14} />}
    </span>
  );
}
