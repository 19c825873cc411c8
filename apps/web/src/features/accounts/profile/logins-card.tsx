import type { ReplyTo } from '../../../shared/api/calls.ts';
import { call } from '../../../shared/api/call.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { formatDateTime } from '../../../shared/format/dates.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { showMessage } from '../../../shared/ui/messages.tsx';
import { accountTexts } from '../account-words.ts';
import { Card, Missing } from '../../../shared/ui/card.tsx';
import { useAnswer } from '../../../shared/api/use-answer.ts';
import { Box, Row, Text } from '../../../shared/ui/primitives.tsx';
import cardCss from '../../../shared/ui/card.module.css';
import css from './profile.module.css';

type Login = ReplyTo<'GET /auth/logins'>[number];

/** Where the user is logged in; each login but this one can be ended here. */
export function LoginsCard() {
  const { profile } = accountTexts.read();
  const logins = useAnswer('GET /auth/logins', {});
  return (
    <Card title={profile.logins.title}>
      <p className={cardCss.text}>{profile.logins.lead}</p>
      {logins.state === 'ready' ? (
        <>
          <Box as="ul" marginTop={8}>
            {logins.data.map((login) => (
              <LoginRow key={login.id} login={login} onEnded={logins.again} />
            ))}
          </Box>
          {logins.data.length > 1 && <EndOthers onEnded={logins.again} />}
        </>
      ) : (
        <Missing answer={logins} />
      )}
    </Card>
  );
}

function EndOthers({ onEnded }: { onEnded: () => void }) {
  const { logins } = accountTexts.read().profile;
  const { run, busy } = useSubmit();
  const end = async () => {
    await call('DELETE /auth/logins', { quiet: true });
    showMessage('success', logins.endedOthers);
    onEnded();
  };
  return (
    <Button kind="outline" aria-disabled={busy || undefined} onClick={() => void run(end)}>
      {logins.endOthers}
    </Button>
  );
}

function LoginRow({ login, onEnded }: { login: Login; onEnded: () => void }) {
  const { profile } = accountTexts.read();
  const { logins } = profile;
  const device = login.device ?? logins.unknownDevice;
  const { run, busy } = useSubmit();
  const end = async () => {
    await call('DELETE /auth/logins/{id}', { params: { id: login.id }, quiet: true });
    showMessage('success', profile.saved);
    onEnded();
  };
  return (
    <Row
      as="li"
      wrap
      rowGap={8}
      columnGap={12}
      align="center"
      justify="between"
      paddingX={0}
      paddingY={12}
      border="top"
      className={css.login}
    >
      <div className={css.place}>
        <Text weight={600}>{device}</Text>
        <Text tone="faint" size={14}>
          {logins.lastSeen(formatDateTime(login.lastSeenAt))} · {login.address}
        </Text>
      </div>
      {login.current ? (
        <span className={css.current}>{logins.current}</span>
      ) : (
        <Button
          kind="outline"
          className={css.small}
          aria-disabled={busy || undefined}
          aria-label={logins.endOf(device)}
          // When it fails, somebody else has ended it, most likely: the list is to say so.
          onClick={() => void run(end, onEnded)}
        >
          {logins.end}
        </Button>
      )}
    </Row>
  );
}
