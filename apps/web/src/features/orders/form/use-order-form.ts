import { decimalMark } from '../../../shared/format/numbers.ts';
import { useEffect, useState } from 'react';
import { useForm, useFormState } from '../../../shared/forms/use-form.ts';
import type { Form } from '../../../shared/forms/use-form.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { isLocaleChanging } from '../../../shared/i18n/locale.ts';
import { showMessage } from '../../../shared/ui/messages.tsx';
import { ApiError } from '../../../shared/api/exchange.ts';
import type { Recipient } from '../book/recipient.ts';
import type { Order } from '../order.ts';
import { ordersTexts } from '../orders-words.ts';
import { recipientValues } from '../rules/book-entries.ts';
import {
  codesOf,
  differingFields,
  draftOf,
  emptyValues,
  problemsOf,
  valuesOf,
} from '../rules/order-fields.ts';
import type { OrderField, OrderValues } from '../rules/order-fields.ts';
import { newRequestId } from '../../../shared/api/request-id.ts';
import { findSavedForm, forgetForm, saveForm } from './saved-forms.ts';
import type { SavedForm } from './saved-forms.ts';
import { fieldErrorsOf, problemText } from './problem-text.ts';
import { call } from '../../../shared/api/call.ts';

const options = { quiet: true, loading: true } as const;

/** Saves a change over the version that the form was filled from. Throws ApiError. */
function changeOrder(code: string, { values, filledWith, version }: SavedForm): Promise<Order> {
  return call('PUT /orders/{code}', {
    ...options,
    params: { code },
    body: { version, ...draftOf(values, filledWith) },
  });
}

/** Requests that may have made their order although no answer came. */
const unanswered = new Set<string>();

/** Makes the order of a form, once, however often it is sent. Throws ApiError. */
async function createOrder(form: SavedForm): Promise<Order> {
  const { requestId, values, filledWith } = form;
  try {
    const body = { requestId, ...draftOf(values, filledWith) };
    const order = await call('POST /orders', { ...options, body });
    // An earlier try has made it: what was typed since then is still to be saved.
    return unanswered.has(requestId)
      ? await changeOrder(order.code, { ...form, version: order.version })
      : order;
  } catch (error) {
    if (error instanceof ApiError && (error.status === 0 || error.status >= 500)) unanswered.add(requestId);
    throw error;
  }
}

/** Submits a saved order. Throws ApiError. */
function submitOrder(code: string): Promise<Order> {
  return call('POST /orders/{code}/submit', { ...options, params: { code } });
}

/** The order as it stands. Throws ApiError. */
function readOrder(code: string): Promise<Order> {
  return call('GET /orders/{code}', { ...options, params: { code } });
}

type FieldName = OrderField | 'codeText';
type Base = Pick<SavedForm, 'filledWith' | 'version' | 'requestId'>;

/** What a new order has in it from the start: the usual recipient, and the code of a parcel that is to be declared. */
type Given = { usual: Recipient | undefined; code: string };

/** A new order has the usual recipient in it; that alone is nothing that was typed. */
function baseOf(order: Order | undefined, { usual }: Given): Base {
  return {
    filledWith: order
      ? valuesOf(order, decimalMark)
      : { ...emptyValues, ...(usual && recipientValues(usual)) },
    version: order?.version ?? 0,
    requestId: newRequestId(),
  };
}

export type OrderForm = {
  form: Form<FieldName>;
  busy: boolean;
  waitSec: number;
  /** What was typed earlier has been found again. */
  wasRestored: boolean;
  /** The order as somebody else has changed it meanwhile. */
  conflict: Order | undefined;
  /** Fields in which the form and that order differ, with what stands there. */
  differing: readonly [OrderField, string][];
  save: (andSubmit: boolean) => void;
  /** Fills the form anew from the order as it stands now. */
  reload: () => void;
  /** Goes on with what was typed, over the order as it stands now. */
  keepTyped: () => void;
};

/** Errors of the fields in words; `trackingCodes` stands for the one being typed too. */
function useFields(initial: OrderValues, filledWith: OrderValues): Form<FieldName> {
  const { wrong } = ordersTexts.read().form;
  const state = useFormState<FieldName>(initial);
  return useForm(state, (values) =>
    Object.fromEntries(
      Object.entries(problemsOf(values, filledWith)).map(([field, problem]) => [
        field,
        problemText(wrong, problem),
      ]),
    ),
  );
}

/** Stores what is typed as long as the tab is open, and asks before the page is closed with it. */
function useKeeping(code: string, base: Base, values: OrderValues): void {
  const isChanged = values.codeText.trim() !== '' || differingFields(values, base.filledWith).length > 0;
  useEffect(() => {
    if (!isChanged) {
      forgetForm(code);
      return undefined;
    }
    saveForm(code, { ...base, values });
    const ask = (event: BeforeUnloadEvent) => {
      // Only while it is still stored: a saved form lets go. A change of the language comes back to it.
      if (findSavedForm(code) && !isLocaleChanging()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [code, base, values, isChanged]);
}

/** Sends what is saved on to the warehouse; when that is refused, the order stays saved and says why. */
async function submitSaved(saved: Order): Promise<Order> {
  const { order } = ordersTexts.read();
  // China has received it already: with its description it is accepted.
  if (saved.status !== 'NEW') {
    showMessage('success', order.accepted);
    return saved;
  }
  try {
    const submitted = await submitOrder(saved.code);
    showMessage('success', submitted.status === 'WAIT_FORECAST' ? order.submitted : order.accepted);
    return submitted;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status !== 401) showMessage('error', error.msg);
    return saved;
  }
}

/** The parcel that is to be declared stands in the form as if it had been typed: it goes out with the rest. */
function withCode(values: OrderValues, code: string): OrderValues {
  if (code === '' || codesOf(values).includes(code)) return values;
  return { ...values, trackingCodes: [values.trackingCodes, code].filter(Boolean).join('\n') };
}

/** What the form holds: what was typed before one went away, or what the order says. */
function useTyped(order: Order | undefined, fields: Given) {
  const code = order?.code ?? '';
  const [saved] = useState(() => findSavedForm(code));
  const [base, setBase] = useState<Base>(() => saved ?? baseOf(order, fields));
  const [wasRestored, setWasRestored] = useState(saved !== undefined);
  const form = useFields(withCode(saved?.values ?? base.filledWith, fields.code), base.filledWith);
  useKeeping(code, base, form.values);
  return {
    code,
    base,
    form,
    wasRestored,
    /** Goes on with what is typed, over the order as it stands now. */
    moveTo: (now: Order) => setBase({ ...baseOf(now, fields), requestId: base.requestId }),
    /** Fills the form anew. */
    fill: (now: Order | undefined) => {
      const next = baseOf(now, fields);
      setBase(next);
      for (const [name, text] of Object.entries(withCode(next.filledWith, fields.code)))
        form.set(name as FieldName, text);
      setWasRestored(false);
    },
  };
}

/** What an order must say before it can be submitted, and the form does not. */
function missingForSubmit(values: OrderValues, hasOwnPoint: boolean): Partial<Record<OrderField, string>> {
  const { wrong } = ordersTexts.read().form;
  return {
    ...(values.goods.trim() === '' && values.items === '' && { goods: wrong.goodsNeeded }),
    ...(values.pickupPointId === '' && !hasOwnPoint && { pickupPointId: wrong.pointNeeded }),
  };
}

/** Saves what was typed, the code still in its field too, and says so. Throws ApiError. */
async function saveTyped(order: Order | undefined, form: SavedForm, andSubmit: boolean): Promise<Order> {
  const { form: texts } = ordersTexts.read();
  const typed = {
    ...form,
    values: { ...form.values, trackingCodes: codesOf(form.values).join('\n'), codeText: '' },
  };
  const saved = order ? await changeOrder(order.code, typed) : await createOrder(typed);
  forgetForm(order?.code ?? '');
  if (andSubmit) return submitSaved(saved);
  showMessage('success', saved.status === 'NEW' ? texts.draftSaved : texts.saved);
  return saved;
}

type FormOptions = {
  order: Order | undefined;
  /** Stands in a new order from the start. */
  usual: Recipient | undefined;
  /** Of a parcel that is to be declared; empty without one. */
  givenCode: string;
  hasOwnPoint: boolean;
  onSaved: (order: Order) => void;
};

/** What the form of an order holds, checks and sends. Without an order it makes a new one. */
export function useOrderForm({ order, usual, givenCode, hasOwnPoint, onSaved }: FormOptions): OrderForm {
  const { code, base, form, wasRestored, moveTo, fill } = useTyped(order, { usual, code: givenCode });
  const [conflict, setConflict] = useState<Order>();
  const { run, busy, waitSec } = useSubmit();
  const { values } = form;
  const send = async (andSubmit: boolean) => {
    try {
      onSaved(await saveTyped(order, { ...base, values }, andSubmit));
    } catch (error) {
      if (!(error instanceof ApiError && error.error === 'orders.changedMeanwhile')) throw error;
      setConflict(await readOrder(code));
    }
  };
  const showFieldErrors = (error: ApiError) => form.showErrors(fieldErrorsOf(error));
  const save = (andSubmit: boolean) => {
    const missing = andSubmit ? missingForSubmit(values, hasOwnPoint) : {};
    if (Object.keys(missing).length > 0) form.showErrors(missing);
    else void run(() => send(andSubmit), showFieldErrors);
  };
  const settle = (how: (there: Order | undefined) => void) => () => {
    how(conflict ?? order);
    setConflict(undefined);
  };
  const there = conflict && valuesOf(conflict, decimalMark);
  return {
    form,
    busy,
    waitSec,
    wasRestored,
    conflict,
    differing: there ? differingFields(values, there).map((field) => [field, there[field]]) : [],
    save,
    reload: settle(fill),
    keepTyped: settle((now) => now && moveTo(now)),
  };
}
