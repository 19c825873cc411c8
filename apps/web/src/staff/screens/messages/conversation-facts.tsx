import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { showMessage } from '../../../shared/ui/messages.tsx';
import { fieldNames } from '../../kit/list/audit-words.ts';
import { RecordLink } from '../../kit/record/record-link.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { MessagesPanel } from '../record/messages-panel.tsx';
import { aboutText, type Conversation } from './conversation.ts';
import { messagesListTexts } from '../screen-words.ts';
import { Grid, Row } from '../../../shared/ui/primitives.tsx';
import css from './conversation-facts.module.css';

/**
 * A conversation with the ways to its customer and what it is about; it is answered here, or closed where nothing is to
 * be said.
 */
export function ConversationFacts({ row, onChanged }: { row: Conversation; onChanged: () => void }) {
  const texts = messagesListTexts.read();
  const names = fieldNames('message');
  const { run, busy } = useSubmit();
  const { id, version, about, customer, state } = row;
  const queries = useQueryClient();
  const close = () =>
    void run(
      async () => {
        await call('POST /staff/messages/{id}/close', { params: { id }, body: { version }, quiet: true });
        showMessage('success', texts.closed);
        onChanged();
      },
      (error, keepSilent) => {
        if (error.error !== 'list.changedMeanwhile') return;
        // What was written meanwhile is shown, and may need an answer.
        keepSilent();
        showMessage('error', texts.wroteMeanwhile);
        onChanged();
        void queries.invalidateQueries({ queryKey: ['messages'] });
      },
    );
  return (
    <Grid gap={16} justifyItems="start" className={css.conversation}>
      <Row as="dl" wrap className={css.facts}>
        <div>
          <dt>{names.customer}</dt>
          <dd>
            {customer.name} · <RecordLink to="customers" id={customer.code} />
          </dd>
        </div>
        <div>
          <dt>{names.about}</dt>
          <dd>
            {about.code === null ? (
              texts.inGeneral
            ) : (
              <RecordLink to={about.kind === 'parcel' ? 'parcels' : 'orders'} id={about.code}>
                {aboutText(row)}
              </RecordLink>
            )}
          </dd>
        </div>
      </Row>
      <MessagesPanel of={{ kind: about.kind, id: about.code ?? customer.id }} />
      {state === 'WAITING' && (
        <Button isDisabled={busy} onPress={close}>
          {texts.close}
        </Button>
      )}
    </Grid>
  );
}
