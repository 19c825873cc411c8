import { isLocale } from '@rohi/contract/locales';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import { hasChosenLocale, locale, saveLocale } from '../shared/i18n/locale.ts';
import { endedSession } from '../shared/session/session-end.ts';
import { readUser } from '../shared/session/session-state.ts';
import { useToken } from '../shared/session/session-storage.ts';
import { MessageStack } from '../shared/ui/message-stack.tsx';
import { createQueries } from './kit/create-queries.ts';
import { dutyOf, FirstDuty } from './screens/login/first-duty.tsx';
import { StaffLogin } from './screens/login/staff-login.tsx';
import { goTo } from './kit/router/staff-router.ts';
import { SessionEnded } from './screens/login/session-ended.tsx';
import { UserProvider, useUserInfo } from './kit/session/user-info.ts';
import { NotStaff } from './screens/login/not-staff.tsx';
import { LoadFailure, Loading } from './kit/ui/states.tsx';
import { Shell } from './shell/shell.tsx';

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
 * Id of the account of the screen, undefined without one. While a session is over the screen waits for any log-in; a
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
 * What one person sees. Answers are cached for this person alone: those to another land elsewhere, also when they come
 * late. At the end of the session what no screen shows is forgotten at once; at its renewal everything is asked anew.
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
    // On a browser without a chosen language it is that of the account.
    if (hasChosenLocale() || ownLanguage === locale || !isLocale(ownLanguage)) return;
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
