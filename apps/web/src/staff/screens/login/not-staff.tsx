import { logOut } from '../../../shared/session/log-out.ts';
import mark from '../../kit/logo-mark.svg';
import type { UserInfo } from '../../kit/session/user-info.ts';
import { staffTexts } from '../../kit/kit-words.ts';
import { Button } from '../../kit/ui/button.tsx';
import css from './staff-login.module.css';

/** A customer is shown so, and led to the cabinet. */
export function NotStaff({ user }: { user: UserInfo }) {
  const { brand, notStaff } = staffTexts.read();
  return (
    <main className={css.page}>
      <div className={css.card}>
        <p className={css.brand}>
          <img src={mark} width={30} height={30} alt="" />
          {brand}
        </p>
        <h1>{notStaff.title}</h1>
        <p className={css.text}>{notStaff.text(user.username)}</p>
        <div className={css.actions}>
          <a href="/#/platform" className={css.link}>
            {notStaff.cabinet}
          </a>
          <Button onPress={() => void logOut()}>{notStaff.logOut}</Button>
        </div>
      </div>
    </main>
  );
}
