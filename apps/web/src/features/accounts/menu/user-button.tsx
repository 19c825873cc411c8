import { ChevronDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { readUser } from '../../../shared/session/session-state.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { UserMenu } from './user-menu.tsx';
import { Box } from '../../../shared/ui/primitives.tsx';
import css from './user-button.module.css';

/** Who is logged in; opens the user menu. */
export function UserButton() {
  const [open, setOpen] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const name = readUser()?.username ?? '';
  return (
    <Box position="relative">
      <button
        ref={buttonRef}
        type="button"
        className={css.button}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <span className={css.avatar} aria-hidden>
          {name.slice(0, 1).toUpperCase()}
        </span>
        <span className={css.name}>{name}</span>
        <Icon of={ChevronDown} size={16} className={css.arrow} />
      </button>
      {open && <UserMenu anchorRef={buttonRef} onClose={() => setOpen(false)} />}
    </Box>
  );
}
