import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { classNames } from '../../../shared/ui/class-names.ts';
import { AreaField } from '../../../shared/forms/area-field.tsx';
import { ownSubmit } from '../../../shared/forms/own-submit.ts';
import { useRequestIds } from '../../../shared/forms/use-request-ids.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { momentText } from '../../kit/list/moment-text.ts';
import { useUser } from '../../kit/session/user-info.ts';
import { Answered } from '../../kit/ui/answered.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { Panel } from '../../kit/ui/panel.tsx';
import { RecordLink } from '../../kit/record/record-link.tsx';
import { readThread, writeMessage, type RecordOf, type Thread } from './record-calls.ts';
import { recordTexts } from '../screen-words.ts';
import { Box, Grid, Text } from '../../../shared/ui/primitives.tsx';
import css from './messages-panel.module.css';

/** What is written between the office and the customer about a record, for users who know customers. */
export function MessagesPanel({ of }: { of: RecordOf }) {
  const { messages } = recordTexts.read();
  const mayRead = useUser().authorities.includes('customer:read');
  const answer = useThread(of);
  if (!mayRead) return null;
  if (answer.data?.customer === null)
    return (
      <Panel title={messages.title}>
        <Text paddingX={20} paddingTop={0} paddingBottom={16} tone="soft">
          {messages.noOne}
        </Text>
      </Panel>
    );
  return (
    <Panel title={messages.title} end={messages.ways}>
      <Answered answer={answer}>
        {({ list }) => (
          <Grid as="ol" gap={10} paddingX={20} paddingY={0}>
            {list.map((message) => (
              <Message key={message.id} message={message} of={of} />
            ))}
          </Grid>
        )}
      </Answered>
      <NewMessage of={of} seen={answer.data?.list.at(-1)?.id} />
    </Panel>
  );
}

function Message({ message, of }: { message: Thread['list'][number]; of: RecordOf }) {
  const { messages } = recordTexts.read();
  const { about, fromOffice, author, text, at, readAt } = message;
  return (
    <Box
      as="li"
      paddingX={14}
      paddingY={8}
      radius="control"
      className={classNames(css.message, fromOffice && css.own)}
    >
      <p className={css.text}>{text}</p>
      <Text tone="soft" size={13}>
        {author}, <time dateTime={at}>{momentText(at)}</time>
        {fromOffice && ` · ${readAt === null ? messages.unread : messages.read(momentText(readAt))}`}
        {of.kind === 'customer' && about.code !== null && (
          <>
            {' · '}
            <RecordLink to={about.kind === 'order' ? 'orders' : 'parcels'} id={about.code} />
          </>
        )}
      </Text>
    </Box>
  );
}

/** Leads to the field for a message, where there is somebody to write to; `beside` another act that comes first. */
export function WriteButton({ of, beside = false }: { of: RecordOf; beside?: boolean }) {
  const { messages } = recordTexts.read();
  const thread = useThread(of);
  const customer = thread.data?.customer ?? null;
  if (customer === null) return null;
  return (
    <Button kind={beside ? 'outline' : 'primary'} onPress={focusField}>
      {messages.write}
    </Button>
  );
}

function focusField(): void {
  document.getElementsByName('message')[0]?.focus();
}

function useThread(of: RecordOf) {
  const mayRead = useUser().authorities.includes('customer:read');
  return useQuery({
    queryKey: ['messages', of.kind, of.id],
    queryFn: ({ signal }) => readThread(of, signal),
    enabled: mayRead,
    staleTime: 0,
  });
}

function NewMessage({ of, seen }: { of: RecordOf; seen: string | undefined }) {
  const { messages } = recordTexts.read();
  const queries = useQueryClient();
  const [text, setText] = useState('');
  const { idOf, renew } = useRequestIds();
  const { run, busy } = useSubmit();
  const send = () =>
    void run(async () => {
      if (text.trim() === '') return;
      await writeMessage(of, idOf(text), text, seen);
      renew();
      setText('');
      // The button that had the focus is off until something is typed again.
      focusField();
      await queries.invalidateQueries();
    });
  return (
    <Grid
      as="form"
      gap={10}
      justifyItems="start"
      paddingX={20}
      paddingTop={12}
      paddingBottom={16}
      className={css.form}
      noValidate
      onSubmit={ownSubmit(send)}
    >
      <AreaField
        name="message"
        label={messages.field}
        hint={messages.hint}
        rows={3}
        maxLength={2_000}
        value={text}
        error={undefined}
        onText={setText}
        onBlur={() => {}}
      />
      <Button kind="primary" type="submit" isDisabled={busy || text.trim() === ''}>
        {messages.send}
      </Button>
    </Grid>
  );
}
