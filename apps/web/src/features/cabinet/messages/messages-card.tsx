import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import type { ReplyTo } from '../../../shared/api/calls.ts';
import type { Answer } from '../../../shared/api/use-answer.ts';
import { formatDateTime } from '../../../shared/format/dates.ts';
import { AreaField } from '../../../shared/forms/area-field.tsx';
import { findDraft } from '../../../shared/forms/drafts.ts';
import { ownSubmit } from '../../../shared/forms/own-submit.ts';
import { useDraft } from '../../../shared/forms/use-draft.ts';
import { useRequestIds } from '../../../shared/forms/use-request-ids.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { notifyReading } from '../../../shared/session/reading.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { messagesTexts } from '../cabinet-words.ts';
import { Grid, Row, Text } from '../../../shared/ui/primitives.tsx';
import css from './messages-card.module.css';

type OwnMessages = ReplyTo<'GET /profile/messages'>;
type Message = OwnMessages['list'][number];

/** What is shown at first; the rest comes when it is asked for. */
const mostShown = 4;

/** What the office has written and the own answers; not there while nothing was written. */
export function MessagesCard({ answer }: { answer: Answer<OwnMessages> }) {
  const words = messagesTexts.read();
  const [isAll, setAll] = useState(false);
  const { run, busy } = useSubmit();
  if (answer.state !== 'ready' || answer.data.list.length === 0) return null;
  const { unread, list } = answer.data;
  const visible = isAll ? list : list.slice(0, mostShown);
  const markRead = () =>
    run(async () => {
      answer.put(await call('POST /profile/messages/read', { quiet: true }));
      notifyReading();
    });
  return (
    <Card title={words.title} count={unread}>
      <Grid as="ol" gap={12}>
        {visible.map((message) => (
          <MessageItem key={message.id} message={message} onAnswered={answer.put} />
        ))}
      </Grid>
      <Row wrap gap={8} marginTop={12}>
        {unread > 0 && (
          <Button kind="soft" disabled={busy} onClick={() => void markRead()}>
            {words.markRead}
          </Button>
        )}
        {!isAll && list.length > mostShown && (
          <Button kind="outline" onClick={() => setAll(true)}>
            {words.all(list.length)}
          </Button>
        )}
      </Row>
    </Card>
  );
}

const draftOf = (messageId: string) => `answer ${messageId}`;

type ItemProps = { message: Message; onAnswered: (now: OwnMessages) => void };

function MessageItem({ message, onAnswered }: ItemProps) {
  const words = messagesTexts.read();
  // What was begun before a reload is in sight again.
  const [isAnswering, setAnswering] = useState(() => findDraft(draftOf(message.id)) !== null);
  const { about, fromOffice, text, at, isRead } = message;
  return (
    <Grid
      as="li"
      gap={6}
      justifyItems="start"
      paddingX={14}
      paddingY={12}
      fill="canvas"
      radius="control"
      className={css.message}
      data-own={!fromOffice}
      data-new={!isRead}
    >
      <Text tone="soft" size={13}>
        <strong>{fromOffice ? words.office : words.you}</strong>
        {about.code !== null && ` · ${about.code}`} · <time dateTime={at}>{formatDateTime(at)}</time>
        {!isRead && ` · ${words.fresh}`}
      </Text>
      <p className={css.text}>{text}</p>
      {fromOffice && !isAnswering && (
        <Button kind="outline" onClick={() => setAnswering(true)}>
          {words.answer}
        </Button>
      )}
      {isAnswering && (
        <AnswerForm
          messageId={message.id}
          onAnswered={(now) => {
            setAnswering(false);
            notifyReading();
            onAnswered(now);
          }}
        />
      )}
    </Grid>
  );
}

function AnswerForm({
  messageId,
  onAnswered,
}: {
  messageId: string;
  onAnswered: (now: OwnMessages) => void;
}) {
  const words = messagesTexts.read();
  const draft = useDraft(draftOf(messageId), { text: '' });
  const { text } = draft.values;
  const { idOf } = useRequestIds();
  const { run, busy } = useSubmit();
  const send = () =>
    void run(async () => {
      if (text.trim() === '') return;
      const body = { requestId: idOf(text), messageId, text };
      const now = await call('POST /profile/messages', { body, quiet: true });
      draft.forget();
      onAnswered(now);
    });
  return (
    <Grid
      as="form"
      gap={10}
      justifyItems="start"
      wide
      className={css.form}
      noValidate
      onSubmit={ownSubmit(send)}
    >
      <AreaField
        name="answer"
        label={words.field}
        rows={3}
        maxLength={2_000}
        value={text}
        error={undefined}
        onText={(typed) => draft.set('text', typed)}
        onBlur={() => {}}
      />
      <Button type="submit" disabled={busy || text.trim() === ''}>
        {words.send}
      </Button>
    </Grid>
  );
}
