import { call } from '../../../shared/api/call.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { saveSession } from '../../../shared/session/session-changes.ts';
import { Text } from '../../../shared/ui/primitives.tsx';
import { AccountCard, CardButton } from '../account-page.tsx';
import type { Slip } from './slip.ts';
import { claimTexts } from './claim-words.ts';

/** Moves the credentials of an unused account to the customer of the slip; a used one is refused. */
export function OwnClaim({ slip, onDone }: { slip: Slip; onDone: (username: string) => void }) {
  const { ownText, ownSubmit } = claimTexts.read();
  const { run } = useSubmit();
  const send = () =>
    void run(async () => {
      const session = await call('POST /profile/claim', { body: slip, quiet: true });
      // First the name: being somebody else draws the page anew.
      onDone(session.user.username);
      saveSession(session);
    });
  return (
    <AccountCard>
      <Text tone="soft">{ownText}</Text>
      <CardButton onClick={send}>{ownSubmit}</CardButton>
    </AccountCard>
  );
}
