import { call } from '../../../shared/api/call.ts';
import type { Recipient } from './recipient.ts';

const options = { quiet: true, loading: true } as const;

/** What the form of an entry sends. */
export type TypedRecipient = {
  name: string;
  phone: string;
  pickupPointId: number | null;
  note: string;
  isDefault: boolean;
};

/** Adds an entry, once, however often it is sent with one `requestId`. Throws ApiError. */
export function addRecipient(
  requestId: string,
  typed: Pick<TypedRecipient, 'name' | 'phone'> & Partial<TypedRecipient>,
): Promise<Recipient> {
  return call('POST /recipients', { ...options, body: { requestId, ...typed } });
}

/** Changes an entry over the version that the form was filled from. Throws ApiError. */
export function changeRecipient(id: string, version: number, typed: TypedRecipient): Promise<Recipient> {
  return call('PUT /recipients/{id}', {
    ...options,
    params: { id },
    body: { version, ...typed },
  });
}

/** The entry as it stands now; nothing when it is gone. Throws ApiError. */
export async function readRecipient(id: string): Promise<Recipient | undefined> {
  const book = await call('GET /recipients', options);
  return book.find((recipient) => recipient.id === id);
}
