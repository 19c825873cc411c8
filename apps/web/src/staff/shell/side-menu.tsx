import { House, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Icon } from '../../shared/ui/icon.tsx';
import { classNames } from '../../shared/ui/class-names.ts';
import { staffHref, useStaffRoute } from '../kit/router/staff-router.ts';
import { screenIcons } from '../kit/screen-icons.ts';
import { useUser } from '../kit/session/user-info.ts';
import { staffTexts } from '../kit/staff-words.ts';
import { Button } from '../kit/ui/button.tsx';
import { Clocks } from './clocks.tsx';
import { groupEntries } from './menu-entries.ts';
import type { MenuEntry } from './menu-entries.ts';
import css from './side-menu.module.css';

type SideMenuProps = {
  entries: readonly MenuEntry[];
  current: string;
  /** How much waits behind each entry, by its key. */
  counts: Readonly<Record<string, number>>;
  /** On a narrow screen, where it lies over the page. */
  open: boolean;
  onClose: () => void;
};

export function SideMenu({ entries, current, counts, open, onClose }: SideMenuProps) {
  const { menu } = staffTexts.read();
  const { line } = useStaffRoute();
  const { operationUnit } = useUser();
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!open) return undefined;
    ref.current?.querySelector<HTMLElement>('a, button')?.focus();
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [open, onClose]);
  return (
    <>
      {open && <div className={css.scrim} onClick={onClose} aria-hidden />}
      <nav ref={ref} className={classNames(css.side, open && css.open)} aria-label={menu.label}>
        <Button kind="quiet" square className={css.close} aria-label={menu.close} onPress={onClose}>
          <Icon of={X} />
        </Button>
        <ul>
          <Entry
            href={staffHref(line)}
            icon={House}
            name={menu.home}
            current={current === ''}
            onGo={onClose}
          />
        </ul>
        {groupEntries(entries).map(({ group, entries: own }) => (
          <div key={group}>
            <p id={`menu-${group}`} className={css.heading}>
              {menu.groups[group]}
            </p>
            <ul aria-labelledby={`menu-${group}`}>
              {own.map(({ key, href }) => (
                <Entry
                  key={key}
                  href={href}
                  icon={screenIcons[key]}
                  name={menu.entries[key]}
                  waiting={counts[key]}
                  current={key === current}
                  onGo={onClose}
                />
              ))}
            </ul>
          </div>
        ))}
        <div className={css.foot}>
          {operationUnit && <p className={css.unit}>{operationUnit.name}</p>}
          <Clocks />
        </div>
      </nav>
    </>
  );
}

type EntryProps = {
  href: string;
  icon: (typeof screenIcons)[keyof typeof screenIcons];
  name: string;
  waiting?: number | undefined;
  current: boolean;
  onGo: () => void;
};

function Entry({ href, icon, name, waiting = 0, current, onGo }: EntryProps) {
  const { menu } = staffTexts.read();
  return (
    <li>
      <a href={href} className={css.entry} aria-current={current ? 'page' : undefined} onClick={onGo}>
        <Icon of={icon} size={18} />
        {name}
        {waiting > 0 && (
          <span className={css.waiting}>
            <span aria-hidden>{waiting}</span>
            <span className="visually-hidden">, {menu.waiting(waiting)}</span>
          </span>
        )}
      </a>
    </li>
  );
}
