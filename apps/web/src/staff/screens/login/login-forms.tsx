import { accountTexts } from '../../../features/accounts/account-words.ts';
import { onDemand } from '../../../shared/ui/on-demand.ts';

type LoginFormsProps = {
  /** The user who was logged in last, to be typed no more. */
  username?: string | undefined;
};

/** The forms of the site's log-in, which come with their words when somebody has to log in. */
const forms = onDemand<LoginFormsProps>(async () => {
  const [{ LoginSteps, useLoginSteps }] = await Promise.all([
    import('../../../features/accounts/login/login-steps.tsx'),
    accountTexts.load(),
  ]);
  return function Forms({ username }: LoginFormsProps) {
    return <LoginSteps {...useLoginSteps()} username={username} />;
  };
});

export const LoginForms = forms.Part;
