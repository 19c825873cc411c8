import { interfaceLocales, isInterfaceLocale } from '@rohi/contract/locales';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import { hasChosenLocale, locale, saveLocale } from '../shared/i18n/locale.ts';
import { endedSession } from '../shared/session/session-end.ts';
import { readUser } from '../shared/session/session-state.ts';
import { useToken } from '../shared/session/session-storage.ts';
import { MessageStack } from '../shared/ui/message-stack.tsx';
import { createQueries } from './kit/create-queries.ts';
import { goTo } from './kit/router/staff-router.ts';
import { SessionEnded } from './screens/login/session-ended.tsx';
import { type UserInfo, UserProvider, useUserInfo } from './kit/session/user-info.ts';
import { LoadFailure, Loading } from './kit/ui/states.tsx';
import { Shell } from './shell/shell.tsx';
import { logOut } from '../shared/session/log-out.ts';
import mark from './kit/logo-mark.svg';
import { staffTexts } from './kit/kit-words.ts';
import { Button } from './kit/ui/button.tsx';
import css from './screens/login/staff-login.module.css';
import { languageNames } from './kit/texts/language-names.ts';
import { LoginForms } from './screens/login/login-forms.tsx';
import { shortestStaffPassword } from '@rohi/contract/accounts/passwords';
import type { Duty } from '@rohi/contract/duties';
import { ApiError } from '../shared/api/exchange.ts';
import { onDemand } from '../shared/ui/on-demand.ts';
import { OwnCodes } from './kit/session/own-codes.tsx';

/** What the account owes before anything else, as the service's refusal names it. */
function dutyOf(error: unknown): Duty | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.error === 'auth.passwordChangeNeeded') return 'password';
  return error.error === 'auth.oneTimeCodesNeeded' ? 'one-time-codes' : undefined;
}

type FormProps = { onDone: () => void };

/** Only staff are given a password, and whoever is has no one-time codes yet. */
const passwordForm = onDemand<FormProps>(async () => {
  const { ChangePasswordForm } = await import('../features/accounts/password/change-password-dialog.tsx');
  return function OwnPassword({ onDone }) {
    return <ChangePasswordForm shortest={shortestStaffPassword} onDone={onDone} />;
  };
});

/** Stands in the place of the console until the account has done what it owes. */
function FirstDuty({ duty, onDone }: { duty: Duty } & FormProps) {
  const { brand, owed } = staffTexts.read();
  const texts = duty === 'password' ? owed.password : owed.codes;
  return (
    <main className={css.page}>
      <div className={css.card}>
        <p className={css.brand}>
          <img src={mark} width={30} height={30} alt="" />
          {brand}
        </p>
        <h1>{texts.title}</h1>
        <p className={css.lead}>{texts.text}</p>
        <div className={css.duty}>
          <Suspense fallback={<Loading />}>
            {duty === 'password' ? (
              <passwordForm.Part onDone={onDone} />
            ) : (
              <OwnCodes isOn={false} onChange={onDone} />
            )}
          </Suspense>
        </div>
      </div>
      <Button onPress={() => void logOut()}>{owed.logOut}</Button>
    </main>
  );
}

/** The log-in stands in the place of the screen that was asked for; the address stays. */
function StaffLogin() {
  const { brand, login } = staffTexts.read();
  return (
    <main className={css.page}>
      <div className={css.card}>
        <p className={css.brand}>
          <img src={mark} width={30} height={30} alt="" />
          {brand}
        </p>
        <h1>{login.title}</h1>
        <p className={css.lead}>{login.lead}</p>
        <Suspense fallback={<Loading />}>
          <LoginForms />
        </Suspense>
      </div>
      <nav className={css.after}>
        <a href="/">{login.site}</a>
        <ul>
          {interfaceLocales.map((choice) => (
            <li key={choice}>
              <button
                type="button"
                lang={languageNames[choice].lang}
                aria-current={choice === locale ? 'true' : undefined}
                onClick={() => saveLocale(choice)}
              >
                {languageNames[choice].own}
              </button>
            </li>
          ))}
        </ul>
      </nav>
    </main>
  );
}

/** A customer is shown so, and led to the cabinet. */
function NotStaff({ user }: { user: UserInfo }) {
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

/** The whole console: who is not logged in logs in first, at the address asked for. */
export function Staff() {
  const token = useToken();
  const ended = endedSession.useValue();
  const person = useScreenOwner(token, ended !== undefined);
  const former = useRef<string>(undefined);
  useEffect(() => {
    // What the former person looked for stands in the address.
    if (person !== undefined && former.current !== undefined && former.current !== person)
      goTo('#/', { replace: true });
    former.current = person ?? former.current;
  }, [person]);
  useEffect(() => {
    if (token !== undefined) void startKeeping();
  }, [token]);
  return (
    <>
      {person === undefined ? <StaffLogin /> : <Entered key={person} isOver={ended !== undefined} />}
      <Suspense>{ended && <SessionEnded {...ended} person={person} />}</Suspense>
      <MessageStack />
    </>
  );
}

const unknown = 'unknown';

/**
 * Id of the account whose screen stands, undefined without one. While a session is over the screen waits, whoever logs in; a
 * stored user that is missing says nothing about the person.
 */
function useScreenOwner(token: string | undefined, isOver: boolean): string | undefined {
  const [owner, setOwner] = useState<string>();
  const now = token === undefined ? undefined : (readUser()?.id ?? owner ?? unknown);
  if (!isOver && now !== owner) setOwner(now);
  return isOver ? owner : now;
}

/** Without this part the session is still looked after before each call. */
async function startKeeping(): Promise<void> {
  const care = await import('../shared/session/refresh-session.ts').catch(() => undefined);
  care?.keepSession();
}

/**
 * What one person sees. Answers are cached for this person alone: those to another land elsewhere, also when they come late. At
 * the end of the session what no screen shows is forgotten at once; at its renewal everything is asked anew.
 */
function Entered({ isOver }: { isOver: boolean }) {
  const [queries] = useState(createQueries);
  useEffect(() => {
    if (!isOver) return undefined;
    void queries.cancelQueries();
    queries.removeQueries({ type: 'inactive' });
    return () => void queries.invalidateQueries();
  }, [isOver, queries]);
  useEffect(
    () => () => {
      void queries.cancelQueries();
      queries.clear();
    },
    [queries],
  );
  return (
    <QueryClientProvider client={queries}>
      <Known />
    </QueryClientProvider>
  );
}

function Known() {
  const { data: user, error, refetch } = useUserInfo();
  const ownLanguage = user?.locale;
  useEffect(() => {
    // On a browser where nobody has chosen a language it is that of the account.
    if (hasChosenLocale() || ownLanguage === locale || !isInterfaceLocale(ownLanguage)) return;
    saveLocale(ownLanguage);
  }, [ownLanguage]);
  const duty = dutyOf(error);
  if (duty !== undefined) return <FirstDuty duty={duty} onDone={() => void refetch()} />;
  if (user === undefined)
    return <main>{error ? <LoadFailure onAgain={() => void refetch()} /> : <Loading />}</main>;
  // Specification, section 6: a customer's rights come with the account, staff's with authorities.
  if (user.authorities.length === 0) return <NotStaff user={user} />;
  return (
    <UserProvider value={user}>
      <Shell />
    </UserProvider>
  );
}
