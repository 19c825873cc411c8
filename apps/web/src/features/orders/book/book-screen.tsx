import { mostRecipients } from '@rohi/contract/orders/order-rules';
import { BookUser, Pencil, Trash2, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { phoneText } from '../../../shared/format/phone-text.ts';
import { call } from '../../../shared/api/call.ts';
import { useAnswer } from '../../../shared/api/use-answer.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { locale } from '../../../shared/i18n/locale.ts';
import { useSharedTexts } from '../../../shared/i18n/shared-texts.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { EmptyBox } from '../../../shared/ui/empty-box.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { showMessage } from '../../../shared/ui/messages.tsx';
import { LoadFailure } from '../load-failure.tsx';
import { BackLink } from '../order/order-page.tsx';
import { ordersTexts, bookTexts } from '../orders-words.ts';
import { pointText } from '../rules/point-text.ts';
import { RecipientForm } from './recipient-form.tsx';
import type { Recipient } from './recipient.ts';
import { Grid, Row, Text } from '../../../shared/ui/primitives.tsx';
import css from './book.module.css';

type CardProps = { recipient: Recipient; onEdit: () => void; onRemove: () => void };

function Card({ recipient, onEdit, onRemove }: CardProps) {
  const texts = bookTexts.read();
  const { name, phone, pickupPoint, note, isDefault } = recipient;
  return (
    <Grid
      as="li"
      columns={1}
      gap={4}
      alignContent="start"
      fill="surface"
      border="all"
      radius="card"
      shadow="card"
      className={css.card}
    >
      <Row gap={12} align="start" justify="between">
        <Text as="h2" minWidth={0} size={16} breaks className={css.name}>
          {name}
        </Text>
        {isDefault && (
          <Text
            as="span"
            flex="none"
            fill="lapis-soft"
            radius={12}
            tone="lapis"
            size={13}
            weight={600}
            className={css.usual}
          >
            {texts.usual}
          </Text>
        )}
      </Row>
      <Text digits>{phoneText(phone)}</Text>
      <Text tone="soft" size={15} breaks>
        {pickupPoint ? pointText(pickupPoint, locale) : texts.ownPoint}
      </Text>
      {note !== null && (
        <Text tone="soft" size={15} breaks>
          {note}
        </Text>
      )}
      <div className={css.actions}>
        <Button kind="soft" onClick={onEdit} aria-label={texts.editName(name)}>
          <Icon of={Pencil} size={18} />
          {texts.edit}
        </Button>
        <Button kind="outline" onClick={onRemove} aria-label={texts.removeName(name)}>
          <Icon of={Trash2} size={18} />
          {texts.remove}
        </Button>
      </div>
    </Grid>
  );
}

type RemoveProps = { recipient: Recipient | undefined; onEnd: (isRemoved: boolean) => void };

function RemoveDialog({ recipient, onEnd }: RemoveProps) {
  const { removeDialog: texts } = bookTexts.read();
  const { run, busy } = useSubmit();
  const remove = async () => {
    if (recipient === undefined) return;
    const { id } = recipient;
    await run(async () => {
      await call('DELETE /recipients/{id}', { params: { id }, quiet: true, loading: true });
      showMessage('success', texts.done);
    });
    // Also when somebody else has removed it: the list is asked for again.
    onEnd(true);
  };
  return (
    <Dialog
      open={recipient !== undefined}
      onClose={() => onEnd(false)}
      title={texts.title(recipient?.name ?? '')}
      width={480}
      phoneWidth={90}
    >
      <Text tone="soft" size={15} breaks>
        {texts.text}
      </Text>
      <div className={css.buttons}>
        <Button kind="outline" onClick={() => onEnd(false)}>
          {texts.no}
        </Button>
        <Button className={css.danger} aria-disabled={busy || undefined} onClick={() => void remove()}>
          {texts.yes}
        </Button>
      </div>
    </Dialog>
  );
}

function Book({ list, again }: { list: readonly Recipient[]; again: () => void }) {
  const texts = bookTexts.read();
  const [edited, setEdited] = useState<Recipient | 'new'>();
  const [removed, setRemoved] = useState<Recipient>();
  const add = (
    <Button onClick={() => setEdited('new')} disabled={list.length >= mostRecipients}>
      <Icon of={UserPlus} />
      {texts.add}
    </Button>
  );
  const close = (isChanged: boolean) => {
    setEdited(undefined);
    setRemoved(undefined);
    if (isChanged) again();
  };
  return (
    <>
      {list.length === 0 ? (
        <EmptyBox icon={BookUser} title={texts.none.title} text={texts.none.text}>
          {add}
        </EmptyBox>
      ) : (
        <>
          <Row wrap rowGap={8} columnGap={16} align="center" justify="between" className={css.head}>
            {add}
            <Text tone="soft" size={15} breaks>
              {texts.count(list.length, mostRecipients)}
            </Text>
          </Row>
          <Grid as="ul" gap={12} marginTop={12} className={css.list}>
            {list.map((recipient) => (
              <Card
                key={recipient.id}
                recipient={recipient}
                onEdit={() => setEdited(recipient)}
                onRemove={() => setRemoved(recipient)}
              />
            ))}
          </Grid>
        </>
      )}
      <Dialog
        open={edited !== undefined}
        onClose={() => close(false)}
        title={edited === 'new' ? texts.form.newTitle : texts.form.editTitle}
        width={520}
      >
        {edited !== undefined && (
          <RecipientForm recipient={edited === 'new' ? undefined : edited} onEnd={close} />
        )}
      </Dialog>
      <RemoveDialog recipient={removed} onEnd={close} />
    </>
  );
}

/** The recipients of the customer: add, change, remove. */
export function BookScreen({ backHref }: { backHref: string }) {
  const texts = bookTexts.read();
  const { order } = ordersTexts.read();
  const { loading } = useSharedTexts();
  const answer = useAnswer('GET /recipients', {});
  return (
    <div>
      <BackLink href={backHref} text={order.back} />
      <h1>{texts.title}</h1>
      <Text marginTop={4} marginBottom={16} tone="soft" className={css.lead}>
        {texts.lead}
      </Text>
      {answer.state === 'loading' && (
        <p role="status" className={css.waiting}>
          {loading}
        </p>
      )}
      {answer.state === 'failed' && <LoadFailure failure={answer.failure} again={answer.again} />}
      {answer.state === 'ready' && <Book list={answer.data} again={answer.again} />}
    </div>
  );
}
