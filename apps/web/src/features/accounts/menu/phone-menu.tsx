import { ChevronRight, KeyRound, LogOut } from 'lucide-react';
import { useState } from 'react';
import { hrefOf } from '../../../shared/router/hash-router.ts';
import { logOut } from '../../../shared/session/log-out.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { ChangePasswordDialog } from '../password/change-password-dialog.tsx';
import { sessionTexts } from '../session-words.ts';
import { UnreadCount } from './unread-count.tsx';
import css from './phone-menu.module.css';

/** What follows the two items of everybody in the phone's menu of somebody logged in; `onFollow` closes the menu. */
export function PhoneMenu({ onFollow }: { onFollow: () => void }) {
  const { menu, cabinet } = sessionTexts.read();
  const [changing, setChanging] = useState(false);
  const links = [
    { to: 'platform', text: cabinet.label },
    { to: 'parcelTracking', text: menu.tracking },
    { to: 'balance', text: cabinet.balance },
    { to: 'orderPickupPoint', text: cabinet.orderPickupPoint },
    { to: 'profile', text: cabinet.profile },
    { to: 'help', text: menu.help },
  ] as const;
  return (
    <>
      {links.map(({ to, text }) => (
        <a key={to} href={hrefOf(to)} className={css.item} onClick={onFollow}>
          <span>
            {text}
            {to === 'platform' && <UnreadCount />}
          </span>
          <Icon of={ChevronRight} size={22} />
        </a>
      ))}
      <button type="button" className={css.item} onClick={() => setChanging(true)}>
        {menu.changePassword}
        <Icon of={KeyRound} size={22} />
      </button>
      <button type="button" className={css.item} onClick={() => void logOut()}>
        {menu.logOut}
        <Icon of={LogOut} size={22} />
      </button>
      {changing && <ChangePasswordDialog onClose={() => setChanging(false)} />}
    </>
  );
}
