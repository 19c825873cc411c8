import { Clock } from 'lucide-react';
import { useState } from 'react';
import { FormBox } from '../../../shared/forms/form-box.tsx';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import type { Recipient } from '../book/recipient.ts';
import type { Order } from '../order.ts';
import { ordersTexts } from '../orders-words.ts';
import { ConflictNote } from './conflict-note.tsx';
import { GoodsPart, CodesPart, SenderPart } from './form-parts.tsx';
import { ItemsPart } from './items-part.tsx';
import { forgetForm } from './saved-forms.ts';
import { RecipientPart } from './recipient-part.tsx';
import { useOrderForm } from './use-order-form.ts';
import type { OrderForm as FormOfOrder } from './use-order-form.ts';
import { Box, Grid, Row, Text } from '../../../shared/ui/primitives.tsx';
import css from './order-form.module.css';
import { ApiError } from '../../../shared/api/exchange.ts';
import { showMessage } from '../../../shared/ui/messages.tsx';
import { addRecipient } from '../book/save-recipient.ts';
import { entryOf } from '../rules/book-entries.ts';
import { newRequestId } from '../../../shared/api/request-id.ts';

/** Puts the recipient of a saved order into the book. The order stands whatever comes of it; a failure is shown. */
async function saveToBook(
  { recipientName, recipientPhone }: Order['declaration'],
  book: readonly Recipient[],
): Promise<void> {
  const typed = { recipientName: recipientName ?? '', recipientPhone: recipientPhone ?? '' };
  if (typed.recipientName === '' || typed.recipientPhone === '' || entryOf(typed, book)) return;
  try {
    await addRecipient(newRequestId(), { name: typed.recipientName, phone: typed.recipientPhone });
    showMessage('success', ordersTexts.read().form.book.saved);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // Somebody who is there already is what was wanted.
    if (error.error !== 'orders.recipientKnown' && error.status !== 401)
      showMessage('error', error.fields[0]?.msg ?? error.msg);
  }
}

type FormProps = {
  order: Order | undefined;
  ownPoint: Order['pickupPoint'];
  book: readonly Recipient[];
  /** Of a parcel that a new order is to declare. */
  givenCode?: string;
  backHref: string;
  onSaved: (order: Order) => void;
};

/** What was typed before one went away. */
function RestoredNote({ onStartOver }: { onStartOver: () => void }) {
  const { form } = ordersTexts.read();
  return (
    <Row
      as="p"
      role="status"
      wrap
      rowGap={0}
      columnGap={16}
      align="center"
      paddingX={16}
      paddingY={6}
      fill="lapis-soft"
      radius="control"
    >
      <span>{form.restored}</span>
      <Box
        as="button"
        type="button"
        minHeight={44}
        padding={0}
        tone="lapis"
        weight={600}
        className={css.link}
        onClick={onStartOver}
      >
        {form.startOver}
      </Box>
    </Row>
  );
}

type ButtonsProps = Pick<FormOfOrder, 'busy' | 'waitSec' | 'form' | 'save'> & {
  isDraft: boolean;
  code: string;
  backHref: string;
};

function Buttons({ busy, waitSec, form, save, isDraft, code, backHref }: ButtonsProps) {
  const { form: texts } = ordersTexts.read();
  return (
    <Row wrap gap={8} className={css.buttons}>
      <Button
        type="submit"
        className={css.submit}
        disabled={waitSec > 0}
        aria-disabled={busy || undefined}
        // The focus stays in the field: leaving it would show its error and move the button from under the press.
        onMouseDown={(event) => event.preventDefault()}
      >
        {waitSec > 0 && <Icon of={Clock} />}
        {waitSec > 0 ? texts.wait(waitSec) : isDraft ? texts.submit : texts.save}
      </Button>
      {isDraft && (
        <Button
          kind="outline"
          disabled={waitSec > 0}
          aria-disabled={busy || undefined}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            if (form.check()) save(false);
          }}
        >
          {texts.saveDraft}
        </Button>
      )}
      <ButtonLink kind="outline" href={backHref} onClick={() => forgetForm(code)}>
        {texts.leave}
      </ButtonLink>
    </Row>
  );
}

/** A new order, or the draft or declaration of one that is there. */
export function OrderForm({ order, ownPoint, book, givenCode = '', backHref, onSaved }: FormProps) {
  const { form: texts } = ordersTexts.read();
  const [savesToBook, setSavesToBook] = useState(false);
  const state = useOrderForm({
    order,
    usual: order === undefined ? book.find(({ isDefault }) => isDefault) : undefined,
    givenCode,
    hasOwnPoint: order === undefined && ownPoint !== null,
    onSaved: (saved) => {
      if (savesToBook) void saveToBook(saved.declaration, book);
      onSaved(saved);
    },
  });
  const { form, busy, waitSec, save, wasRestored, conflict } = state;
  const isDraft = order === undefined || order.status === 'NEW';
  // Boxes say how many, how heavy and how large: they stand beside.
  const isCargo = order !== undefined && order.cargo !== null;
  return (
    <FormBox form={form} onSend={() => save(isDraft)} className={css.form ?? ''}>
      {wasRestored && <RestoredNote onStartOver={state.reload} />}
      <GoodsPart form={form} isCargo={isCargo} />
      <ItemsPart form={form} />
      {!isCargo && <CodesPart form={form} />}
      <SenderPart form={form} />
      <RecipientPart
        form={form}
        book={book}
        savesToBook={savesToBook}
        chosen={order?.pickupPoint ?? null}
        ownPoint={order ? null : ownPoint}
        onSavesToBook={setSavesToBook}
      />
      {conflict && <ConflictNote state={state} there={conflict} />}
      <Grid gap={14} marginTop={4}>
        {isDraft && (
          <Text tone="soft" size={15} className={css.hint}>
            {texts.completeHint}
          </Text>
        )}
        <Buttons
          busy={busy}
          waitSec={waitSec}
          form={form}
          save={save}
          isDraft={isDraft}
          backHref={backHref}
          code={order?.code ?? ''}
        />
      </Grid>
    </FormBox>
  );
}
