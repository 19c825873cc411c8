import { useState } from 'react';
import { accountTexts } from '../../features/accounts/account-words.ts';
import { onDemand } from '../../shared/ui/on-demand.ts';

type LoginFormsProps = {
  /** Whoever was logged in last, to be typed no more. */
  username?: string | undefined;
};

/** The forms of the site's log-in, password and one-time code, which come with their words when somebody has to log in. */
const forms = onDemand<LoginFormsProps>(async () => {
  const [{ LoginForm }, { OneTimeCodeForm }] = await Promise.all([
    import('../../features/accounts/login/login-form.tsx'),
    import('../../features/accounts/login/one-time-code-form.tsx'),
    accountTexts.load(),
  ]);
  return function Forms({ username }: LoginFormsProps) {
    const [credentials, setCredentials] = useState<{ username: string; password: string }>();
    return credentials === undefined ? (
      <LoginForm onCodeNeeded={setCredentials} username={username} />
    ) : (
      <OneTimeCodeForm credentials={credentials} onBack={() => setCredentials(undefined)} />
    );
  };
});

export const LoginForms = forms.Part;
