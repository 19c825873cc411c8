import { Suspense, useEffect } from 'react';
import { endedSession } from '../shared/session/session-end.ts';
import { useToken } from '../shared/session/session-storage.ts';
import { MessageStack } from '../shared/ui/message-stack.tsx';
import { StaffLogin } from './login/staff-login.tsx';
import { SessionEnded } from './session/session-ended.tsx';
import { UserProvider, useUserInfo } from './session/user-info.ts';
import { NotStaff } from './login/not-staff.tsx';
import { LoadFailure, Loading } from './ui/states.tsx';
import { Shell } from './shell/shell.tsx';

/** The whole console: who is not logged in logs in first, at the address asked for. */
export function Staff() {
  const token = useToken();
  const ended = endedSession.useValue();
  useEffect(() => {
    if (token !== undefined) void startKeeping();
  }, [token]);
  return (
    <>
      {token === undefined ? <StaffLogin /> : <Entered token={token} />}
      <Suspense>{ended && <SessionEnded token={ended.token} />}</Suspense>
      <MessageStack />
    </>
  );
}

/** Without this part the session is still looked after before each call. */
async function startKeeping(): Promise<void> {
  const care = await import('../shared/session/refresh-session.ts').catch(() => undefined);
  care?.keepSession();
}

function Entered({ token }: { token: string }) {
  const { data: user, error, refetch } = useUserInfo(token);
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
