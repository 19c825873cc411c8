import { Suspense, useEffect, useLayoutEffect } from 'react';
import { clearStorage } from '../../../shared/session/session-changes.ts';
import { endedSession } from '../../../shared/session/session-end.ts';
import { readUser } from '../../../shared/session/session-state.ts';
import { useToken } from '../../../shared/session/session-storage.ts';
import { messages } from '../../../shared/ui/messages.tsx';
import { LoginForms } from './login-forms.tsx';
import { staffTexts } from '../../kit/kit-words.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { Loading } from '../../kit/ui/states.tsx';
import { Box, Row, Text } from '../../../shared/ui/primitives.tsx';
import css from './session-ended.module.css';

/**
 * Clears what is stored (specification, section 8), and with it the screen; the log-in then stands at the same address.
 */
function leave(): void {
  clearStorage();
  messages.write([]);
  endedSession.write(undefined);
}

/** A login of staff ends after a time; the dialog gives the reason. */
function textOf(reason: string | undefined): string {
  const { ended } = staffTexts.read();
  if (reason === 'auth.loginIdle') return ended.idle;
  return reason === 'auth.loginTooLong' ? ended.tooLong : ended.text;
}

/** Hides what stands behind: the next user may be somebody else. */
function useLock(): void {
  useLayoutEffect(() => {
    document.documentElement.dataset['locked'] = '';
    messages.write([]);
    return () => {
      delete document.documentElement.dataset['locked'];
    };
  }, []);
}

type SessionEndedProps = {
  /** Name of the failure that revealed it. */
  reason?: string | undefined;
  /** The token that is over. */
  token: string | undefined;
  /** Id of the account of the screen behind. */
  person: string | undefined;
};

/**
 * Says that the session is over, and takes the log-in where the work stands: the same person goes on with everything
 * typed, for another one the screen is made anew.
 */
export function SessionEnded({ token, person, reason }: SessionEndedProps) {
  const { ended } = staffTexts.read();
  const stored = useToken();
  useLock();
  useEffect(() => {
    if (stored === token) return;
    // Another tab has answered the dialog: this one follows.
    if (stored === undefined) return leave();
    if (readUser()?.id !== person) messages.write([]);
    endedSession.write(undefined);
  }, [stored, token, person]);
  return (
    <Dialog title={ended.title} onClose={leave} alert lock>
      <Text paddingX={24} paddingTop={0} paddingBottom={16} tone="soft">
        {textOf(reason)}
      </Text>
      <Box paddingX={24} paddingY={0}>
        <Suspense fallback={<Loading />}>
          <LoginForms username={readUser()?.username} />
        </Suspense>
      </Box>
      <Row justify="center" className={css.buttons}>
        <Button kind="quiet" onPress={leave}>
          {ended.leave}
        </Button>
      </Row>
    </Dialog>
  );
}
