import { call } from '../../../shared/api/call.ts';
import { ApiError } from '../../../shared/api/exchange.ts';
import type { Order } from '../order.ts';
import { draftOf } from '../rules/order-fields.ts';
import type { SavedForm } from './saved-forms.ts';

const options = { quiet: true, loading: true } as const;

/** Saves a change over the version that the form was filled from. Throws ApiError. */
export function changeOrder(code: string, { values, filledWith, version }: SavedForm): Promise<Order> {
  return call('PUT /orders/{code}', {
    ...options,
    params: { code },
    body: { version, ...draftOf(values, filledWith) },
  });
}

/** Requests that may have made their order although no answer came. */
const unanswered = new Set<string>();

/** Makes the order of a form, once, however often it is sent. Throws ApiError. */
export async function createOrder(form: SavedForm): Promise<Order> {
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
export function submitOrder(code: string): Promise<Order> {
  return call('POST /orders/{code}/submit', { ...options, params: { code } });
}

/** The order as it stands. Throws ApiError. */
export function readOrder(code: string): Promise<Order> {
  return call('GET /orders/{code}', { ...options, params: { code } });
}
