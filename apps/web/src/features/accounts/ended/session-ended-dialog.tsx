import { siteLimits } from '@rohi/contract/site/limits';
import { TriangleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { currentRoute, redirectToLogIn } from '../../../shared/router/hash-router.ts';
import { clearStorage } from '../../../shared/session/session-changes.ts';
import { endedSession } from '../../../shared/session/session-end.ts';
import { useToken } from '../../../shared/session/session-storage.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { sessionTexts } from '../session-words.ts';
import { Row, Text, lookOf } from '../../../shared/ui/primitives.tsx';
import css from './session-ended-dialog.module.css';

function leave(): void {
  clearStorage();
  endedSession.write(undefined);
  const route = currentRoute();
  if (route.page !== 'login') redirectToLogIn(route);
}

/** Warns, then clears what is stored and leads to the log-in and back (specification, section 8). */
export function SessionEndedDialog({ token }: { token: string | undefined }) {
  const { ended } = sessionTexts.read();
  const stored = useToken();
  const settledElsewhere = stored !== token;
  useEffect(() => {
    if (!settledElsewhere) return;
    // Another tab has answered the dialog, or logged in again: this one follows.
    if (stored === undefined) leave();
    else location.reload();
  }, [settledElsewhere, stored]);
  const title = (
    <Row as="span" gap={10} align="center">
      <Icon of={TriangleAlert} size={26} className={lookOf({ tone: 'gold' })} />
      {ended.title}
    </Row>
  );
  return (
    <Dialog open onClose={leave} title={title} width={siteLimits.passwordDialogPx} phoneWidth={90} warning>
      <Text tone="soft">
        {ended.text}
        <br />
        {ended.back}
      </Text>
      <Row justify="end" marginTop={20} className={css.buttons}>
        <Button onClick={leave}>{ended.ok}</Button>
      </Row>
    </Dialog>
  );
}
