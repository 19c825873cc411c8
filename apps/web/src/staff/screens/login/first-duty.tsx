import { shortestStaffPassword } from '@rohi/contract/accounts/passwords';
import type { Duty } from '@rohi/contract/duties';
import { Suspense } from 'react';
import { ApiError } from '../../../shared/api/exchange.ts';
import { logOut } from '../../../shared/session/log-out.ts';
import { onDemand } from '../../../shared/ui/on-demand.ts';
import mark from '../../kit/logo-mark.svg';
import { OwnCodes } from '../../kit/session/own-codes.tsx';
import { staffTexts } from '../../kit/kit-words.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Loading } from '../../kit/ui/states.tsx';
import { Box, Row, Stack, Text } from '../../../shared/ui/primitives.tsx';
import css from './staff-login.module.css';

/** What the account owes before anything else, as the service's refusal names it. */
export function dutyOf(error: unknown): Duty | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.error === 'auth.passwordChangeNeeded') return 'password';
  return error.error === 'auth.oneTimeCodesNeeded' ? 'one-time-codes' : undefined;
}

type FormProps = { onDone: () => void };

/** Only staff are given a password, and they have no one-time codes yet. */
const passwordForm = onDemand<FormProps>(async () => {
  const { ChangePasswordForm } =
    await import('../../../features/accounts/password/change-password-dialog.tsx');
  return function OwnPassword({ onDone }) {
    return <ChangePasswordForm shortest={shortestStaffPassword} onDone={onDone} />;
  };
});

/** Stands in the place of the console until the account has done what it owes. */
export function FirstDuty({ duty, onDone }: { duty: Duty } & FormProps) {
  const { brand, owed } = staffTexts.read();
  const texts = duty === 'password' ? owed.password : owed.codes;
  return (
    <Stack as="main" gap={20} align="center" justify="center" className={css.page}>
      <Box fill="surface" border="all" radius="card" shadow="card" className={css.card}>
        <Row as="p" gap={10} align="center" marginBottom={24} size={16} weight={700}>
          <img src={mark} width={30} height={30} alt="" />
          {brand}
        </Row>
        <h1>{texts.title}</h1>
        <Text marginTop={6} tone="soft">
          {texts.text}
        </Text>
        <Box marginTop={20}>
          <Suspense fallback={<Loading />}>
            {duty === 'password' ? (
              <passwordForm.Part onDone={onDone} />
            ) : (
              <OwnCodes isOn={false} onChange={onDone} />
            )}
          </Suspense>
        </Box>
      </Box>
      <Button onPress={() => void logOut()}>{owed.logOut}</Button>
    </Stack>
  );
}
