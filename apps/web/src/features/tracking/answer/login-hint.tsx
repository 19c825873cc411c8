import { UserRound } from 'lucide-react';
import { hrefOf } from '../../../shared/router/hash-router.ts';
import { useToken } from '../../../shared/session/session-storage.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { useTrackingTexts } from '../texts/tracking-texts.ts';
import css from './login-hint.module.css';

/** For strangers only: what the owner sees more. `returnTo` is the path that the login leads back to. */
export function LoginHint({ returnTo }: { returnTo: string }) {
  const { loginHint } = useTrackingTexts();
  const token = useToken();
  if (token !== undefined) return null;
  return (
    <p className={css.hint}>
      <Icon of={UserRound} />
      <span>
        {loginHint.before}
        <a href={hrefOf('login', { redirect: returnTo })}>{loginHint.link}</a>
        {loginHint.after}
      </span>
    </p>
  );
}
