import { normalizePhone } from '@rohi/contract/accounts/login-names';
import { longestRecipientName, longestRecipientNote } from '@rohi/contract/orders/order-rules';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { phoneText } from '../../../shared/format/phone-text.ts';
import { ApiError } from '../../../shared/api/exchange.ts';
import { useAnswer } from '../../../shared/api/use-answer.ts';
import { CheckField } from '../../../shared/forms/check-field.tsx';
import { FormBox } from '../../../shared/forms/form-box.tsx';
import { SelectField } from '../../../shared/forms/select-field.tsx';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { useDraft } from '../../../shared/forms/use-draft.ts';
import { useForm } from '../../../shared/forms/use-form.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { locale } from '../../../shared/i18n/locale.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { showMessage } from '../../../shared/ui/messages.tsx';
import { fieldErrorsOf } from '../form/problem-text.ts';
import { pointOption } from '../rules/point-text.ts';
import { newRequestId } from '../../../shared/api/request-id.ts';
import { bookTexts } from '../orders-words.ts';
import { addRecipient, changeRecipient, readRecipient } from './save-recipient.ts';
import type { Recipient } from './recipient.ts';
import { Grid, Row } from '../../../shared/ui/primitives.tsx';
import css from './book.module.css';

type Field = 'name' | 'phone' | 'pickupPointId' | 'note';

function valuesOf(recipient: Recipient | undefined): Record<Field, string> {
  return {
    name: recipient?.name ?? '',
    phone: phoneText(recipient?.phone ?? ''),
    pickupPointId: recipient?.pickupPoint ? String(recipient.pickupPoint.id) : '',
    note: recipient?.note ?? '',
  };
}

/** What the form holds and sends; `there` is the entry as another window has changed it meanwhile. */
function useRecipientForm(recipient: Recipient | undefined, onEnd: (isChanged: boolean) => void) {
  const { form: texts } = bookTexts.read();
  const [version, setVersion] = useState(recipient?.version ?? 0);
  const [requestId] = useState(newRequestId);
  const [isDefault, setIsDefault] = useState(recipient?.isDefault ?? false);
  const [there, setThere] = useState<Recipient>();
  const { run, busy, waitSec } = useSubmit();
  const draft = useDraft<Field>(
    `recipient ${recipient?.id ?? ''} ${recipient?.version ?? 0}`,
    valuesOf(recipient),
  );
  const form = useForm(draft, ({ name, phone }) => ({
    name: name.trim() === '' ? texts.wrong.name : undefined,
    phone: normalizePhone(phone) === undefined ? texts.wrong.phone : undefined,
  }));
  const leave = (isChanged: boolean) => {
    draft.forget();
    onEnd(isChanged);
  };
  const send = async () => {
    const { name, phone, pickupPointId, note } = form.values;
    const typed = {
      name,
      phone,
      note,
      pickupPointId: pickupPointId === '' ? null : Number(pickupPointId),
      isDefault,
    };
    try {
      // The first of the book is the usual one by itself.
      const { isDefault: isUsual, ...others } = typed;
      if (recipient === undefined) await addRecipient(requestId, isUsual ? typed : others);
      else await changeRecipient(recipient.id, version, typed);
    } catch (error) {
      if (!(error instanceof ApiError && error.error === 'orders.recipientChangedMeanwhile')) throw error;
      setThere(await readRecipient(recipient?.id ?? ''));
      return;
    }
    showMessage('success', texts.saved);
    leave(true);
  };
  const settle = (isTheirs: boolean) => {
    if (there === undefined) return;
    setVersion(there.version);
    setThere(undefined);
    if (!isTheirs) return;
    setIsDefault(there.isDefault);
    for (const [name, text] of Object.entries(valuesOf(there))) form.set(name as Field, text);
  };
  const save = () => void run(send, (error) => form.showErrors(fieldErrorsOf(error)));
  return { form, isDefault, setIsDefault, there, settle, save, leave, busy: busy || waitSec > 0 };
}

function Conflict({ settle }: { settle: (isTheirs: boolean) => void }) {
  const { conflict } = bookTexts.read().form;
  return (
    <Grid
      role="alert"
      gap={12}
      paddingX={16}
      paddingY={14}
      fill="gold-soft"
      radius="control"
      className={css.conflict}
    >
      <Row as="p" gap={10} align="start" tone="gold">
        <Icon of={TriangleAlert} size={20} />
        {conflict.text}
      </Row>
      <div className={css.actions}>
        <Button kind="outline" onClick={() => settle(true)}>
          {conflict.yes}
        </Button>
        <Button kind="dark" onClick={() => settle(false)}>
          {conflict.no}
        </Button>
      </div>
    </Grid>
  );
}

type FormProps = { recipient: Recipient | undefined; onEnd: (isChanged: boolean) => void };

/** An entry of the book, new or there already. */
export function RecipientForm({ recipient, onEnd }: FormProps) {
  const { form: texts } = bookTexts.read();
  const { form, isDefault, setIsDefault, there, settle, save, leave, busy } = useRecipientForm(
    recipient,
    onEnd,
  );
  const points = useAnswer('GET /pickup-points', {});
  const listed =
    points.state === 'ready' ? points.data.map((point) => ({ ...point, city: point.city.name })) : [];
  const chosen = recipient?.pickupPoint;
  const entries = chosen && !listed.some(({ id }) => id === chosen.id) ? [chosen, ...listed] : listed;
  return (
    <FormBox form={form} onSend={save} focusFirst className={css.form ?? ''}>
      <TextField
        {...form.bind('name')}
        label={texts.name}
        autoComplete="off"
        maxLength={longestRecipientName}
      />
      <TextField
        {...form.bind('phone')}
        label={texts.phone}
        hint={texts.phoneHint}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        maxLength={40}
      />
      <SelectField {...form.bind('pickupPointId')} label={texts.point}>
        <option value="">{texts.pointHint}</option>
        {entries.map((point) => (
          <option key={point.id} value={point.id}>
            {pointOption(point, locale)}
          </option>
        ))}
      </SelectField>
      <TextField
        {...form.bind('note')}
        label={texts.note}
        hint={texts.noteHint}
        autoComplete="off"
        maxLength={longestRecipientNote}
      />
      <CheckField name="isDefault" checked={isDefault} onChange={setIsDefault} error={undefined}>
        {texts.usual}
      </CheckField>
      {there && <Conflict settle={settle} />}
      <div className={css.buttons}>
        <Button kind="outline" onClick={() => leave(false)}>
          {texts.cancel}
        </Button>
        <Button type="submit" aria-disabled={busy || undefined}>
          {texts.save}
        </Button>
      </div>
    </FormBox>
  );
}
