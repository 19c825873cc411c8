import { PackageSearch } from 'lucide-react';
import { hrefOf, useRoute } from '../../../shared/router/hash-router.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { classNames } from '../../../shared/ui/class-names.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { accountTexts } from '../account-words.ts';
import { useReturnTarget } from '../use-return-target.ts';
import { LoginSteps, useLoginSteps } from './login-steps.tsx';
import { Row, Stack, Text } from '../../../shared/ui/primitives.tsx';
import css from '../account-page.module.css';

/** Name and password, then what else the account or the moment asks for. */
export function LoginScreen({ heading }: { heading: string }) {
  const { login } = accountTexts.read();
  const { page } = useReturnTarget();
  const steps = useLoginSteps();
  const { kind } = steps.step;
  return (
    <div className={css.page}>
      <h1>{heading}</h1>
      <Text marginTop={8} tone="soft">
        {kind === 'oneTimeCode'
          ? login.oneTimeCode.lead
          : kind === 'letter'
            ? login.letter.lead
            : (login.leadsTo[page] ?? login.leadsBack)}
      </Text>
      <LoginSteps {...steps} />
      {kind === 'password' && <OtherWays />}
    </div>
  );
}

function OtherWays() {
  const { login } = accountTexts.read();
  // Registering leads back to the same page as logging in.
  const redirect = useRoute().query.get('redirect');
  const query = redirect === null ? {} : { redirect };
  return (
    <>
      <Stack gap={14} marginTop={10}>
        <a href={hrefOf('resetPassword', query)} className={css.link}>
          {login.forgotten}
        </a>
      </Stack>
      <Row
        as="p"
        gap={18}
        align="center"
        marginTop={16}
        marginBottom={20}
        tone="soft"
        size={14}
        className={css.divider}
      >
        {login.newHere}
      </Row>
      <ButtonLink href={hrefOf('register', query)} kind="outline" wide className={css.submit}>
        {login.register}
      </ButtonLink>
      <Stack gap={2} marginTop={10}>
        <a href={hrefOf('claim')} className={css.link}>
          {login.haveCode}
        </a>
        <a href={hrefOf('parcelTracking')} className={classNames(css.link, css.quiet)}>
          <Icon of={PackageSearch} size={22} />
          {login.trackWithout}
        </a>
      </Stack>
    </>
  );
}
