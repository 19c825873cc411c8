import { KeyRound, LogOut } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { logOut } from '../../../shared/session/log-out.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { moveByArrow, useOutsidePress } from '../../../shared/ui/popup-list.ts';
import { ChangePasswordDialog } from '../password/change-password-dialog.tsx';
import { sessionTexts } from '../session-words.ts';
import css from './user-menu.module.css';

type UserMenuProps = {
  /** The button that opened it: gets the focus back. */
  anchorRef: RefObject<HTMLElement | null>;
  onClose: () => void;
};

/** Exactly two items (specification, section 2). Is there while it is open. */
export function UserMenu({ anchorRef, onClose }: UserMenuProps) {
  const [changing, setChanging] = useState(false);
  const change = () => {
    // The dialog gives the focus back to where it was before.
    anchorRef.current?.focus();
    setChanging(true);
  };
  return changing ? (
    <ChangePasswordDialog onClose={onClose} />
  ) : (
    <MenuList anchorRef={anchorRef} onClose={onClose} onChange={change} />
  );
}

function MenuList({ anchorRef, onClose, onChange }: UserMenuProps & { onChange: () => void }) {
  const { menu } = sessionTexts.read();
  const listRef = useRef<HTMLUListElement>(null);
  useEffect(() => listRef.current?.querySelector('button')?.focus(), []);
  useOutsidePress([listRef, anchorRef], onClose);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        onClose();
        anchorRef.current?.focus();
      }
      if (moveByArrow(event.key, listRef.current)) event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [anchorRef, onClose]);
  return (
    <ul ref={listRef} className={css.list}>
      <li>
        <button type="button" className={css.item} onClick={onChange}>
          <Icon of={KeyRound} />
          {menu.changePassword}
        </button>
      </li>
      <li>
        <button type="button" className={css.item} onClick={() => void logOut()}>
          <Icon of={LogOut} />
          {menu.logOut}
        </button>
      </li>
    </ul>
  );
}
