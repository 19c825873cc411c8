import type { Currency } from '@rohi/contract/pricing/money';
import { useEffect, useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { newRequestId } from '../../../shared/api/request-id.ts';
import { newBoxRow, rowsOfQuery, type BoxRow } from '../../../shared/cargo-boxes/cargo-boxes.ts';
import { findDraft, forgetDraft, saveDraft } from '../../../shared/forms/drafts.ts';
import { FormBox } from '../../../shared/forms/form-box.tsx';
import { useForm, useFormState } from '../../../shared/forms/use-form.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { currentRoute } from '../../../shared/router/hash-router.ts';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { showMessage } from '../../../shared/ui/messages.tsx';
import type { Recipient } from '../book/recipient.ts';
import { Part } from '../form/form-parts.tsx';
import { fieldErrorsOf } from '../form/problem-text.ts';
import { GoodsField, PersonFields, ValueFields, WhereFields } from '../form/shared-fields.tsx';
import type { Order } from '../order.ts';
import { ordersTexts, cargoTexts } from '../orders-words.ts';
import { boxesOf, problemOfBoxes } from './box-rules.ts';
import { BoxesField } from './boxes-field.tsx';
import { Row } from '../../../shared/ui/primitives.tsx';
import css from './cargo.module.css';

const empty = {
  goods: '',
  valueAmount: '',
  valueCurrency: 'USD',
  recipientName: '',
  recipientPhone: '',
  pickupPointId: '',
  note: '',
};
type Values = typeof empty;
type Draft = { values: Values; rows: BoxRow[]; requestId: string };

const draftName = 'cargo';

/** What was typed before one went away; the boxes of the address go before those. */
function beginningOf(usual: Recipient | undefined): Draft {
  const { query: text } = currentRoute();
  const query = new URLSearchParams(text);
  const draft = findDraft(draftName) as Partial<Draft> | null;
  const beginning = { ...empty, ...(usual && { recipientName: usual.name, recipientPhone: usual.phone }) };
  const isNamed = query.has('weightKg') || query.has('also');
  const rows = (draft?.rows ?? []).map((row) => ({ ...newBoxRow(), ...row, key: newBoxRow().key }));
  return {
    values: { ...beginning, ...draft?.values },
    rows: isNamed || rows.length === 0 ? rowsOfQuery(query) : rows,
    // What the address brings is another request than what was typed before.
    requestId: (isNamed ? undefined : draft?.requestId) ?? newRequestId(),
  };
}

/** What is typed outlives a reload, with the id of the request: pressed again it is the same one. */
function useTyped(usual: Recipient | undefined) {
  const [start] = useState(() => beginningOf(usual));
  const { requestId } = start;
  const [rows, setRows] = useState<readonly BoxRow[]>(start.rows);
  const { form: texts } = ordersTexts.read();
  const { wrong } = cargoTexts.read();
  const state = useForm(useFormState<keyof Values>(start.values), ({ goods, valueAmount }) => ({
    goods: goods.trim() === '' ? texts.wrong.goodsNeeded : undefined,
    valueAmount: valueAmount.trim() === '' ? wrong.value : undefined,
  }));
  const { values } = state;
  useEffect(() => {
    const isTyped =
      rows.some(
        ({ lengthCm, widthCm, heightCm, weightKg }) => lengthCm + widthCm + heightCm + weightKg !== '',
      ) || (['goods', 'valueAmount', 'note'] as const).some((field) => values[field].trim() !== '');
    if (isTyped)
      saveDraft(draftName, { values, rows, requestId } satisfies { rows: readonly BoxRow[] } & Omit<
        Draft,
        'rows'
      >);
    else forgetDraft(draftName);
  }, [values, rows, requestId]);
  return { state, rows, setRows, requestId };
}

type CargoFormProps = {
  ownPoint: Order['pickupPoint'];
  book: readonly Recipient[];
  backHref: string;
  onSaved: (order: Order) => void;
};

/** The form of cargo: what is inside, its boxes, and who collects it where. */
export function CargoForm({ ownPoint, book, backHref, onSaved }: CargoFormProps) {
  const texts = cargoTexts.read();
  const { fields, form: words } = ordersTexts.read();
  const { state, rows, setRows, requestId } = useTyped(book.find(({ isDefault }) => isDefault));
  const [isChecked, setIsChecked] = useState(false);
  const { run, busy, waitSec } = useSubmit();
  const { values } = state;
  const send = () => {
    setIsChecked(true);
    if (problemOfBoxes(rows, texts.wrong) !== undefined) return state.showErrors({});
    if (values.pickupPointId === '' && ownPoint === null)
      return state.showErrors({ pickupPointId: words.wrong.pointNeeded });
    const { pickupPointId, valueCurrency, ...rest } = values;
    const body = {
      ...rest,
      requestId,
      valueCurrency: valueCurrency as Currency,
      ...(pickupPointId !== '' && { pickupPointId: Number(pickupPointId) }),
      boxes: boxesOf(rows),
    };
    void run(
      async () => {
        const order = await call('POST /orders/cargo', { body, quiet: true, loading: true });
        forgetDraft(draftName);
        showMessage('success', texts.sent);
        onSaved(order);
      },
      (error) => state.showErrors(fieldErrorsOf(error)),
    );
  };
  return (
    <FormBox form={state} onSend={send} className={css.form ?? ''}>
      <Part title={words.goods}>
        <GoodsField binding={state.bind('goods')} />
        <ValueFields amount={state.bind('valueAmount')} currency={state.bind('valueCurrency')} />
      </Part>
      <Part title={texts.boxes.title} hint={texts.boxes.hint}>
        <BoxesField rows={rows} onChange={setRows} isChecked={isChecked} />
      </Part>
      <Part title={words.recipient}>
        <PersonFields
          name={state.bind('recipientName')}
          phone={state.bind('recipientPhone')}
          labels={{ name: fields.recipientName, phone: fields.recipientPhone }}
          mayBeOwn
        />
        <WhereFields
          point={state.bind('pickupPointId')}
          note={state.bind('note')}
          chosen={null}
          ownPoint={ownPoint}
        />
      </Part>
      <Row wrap gap={8} className={css.buttons}>
        <Button
          type="submit"
          className={css.submit}
          disabled={waitSec > 0}
          aria-disabled={busy || undefined}
          onMouseDown={(event) => event.preventDefault()}
        >
          {waitSec > 0 ? words.wait(waitSec) : texts.send}
        </Button>
        <ButtonLink kind="outline" href={backHref} onClick={() => forgetDraft(draftName)}>
          {words.leave}
        </ButtonLink>
      </Row>
    </FormBox>
  );
}
