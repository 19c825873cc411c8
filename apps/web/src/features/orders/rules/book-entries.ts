import { normalizePhone } from '@rohi/contract/accounts/login-names';
import type { Recipient } from '../book/recipient.ts';
import type { OrderValues } from './order-fields.ts';

type Typed = Pick<OrderValues, 'recipientName' | 'recipientPhone'>;

/** The entry of the book that the form names, however the number is written. */
export function entryOf<Entry extends Pick<Recipient, 'name' | 'phone'>>(
  { recipientName, recipientPhone }: Typed,
  book: readonly Entry[],
): Entry | undefined {
  const name = recipientName.trim().toLowerCase();
  const phone = normalizePhone(recipientPhone);
  return book.find((entry) => entry.name.toLowerCase() === name && entry.phone === phone);
}

/** What an entry fills in; the point only when the recipient has one of their own. */
export function recipientValues({
  name,
  phone,
  pickupPoint,
}: Pick<Recipient, 'name' | 'phone' | 'pickupPoint'>): Partial<OrderValues> {
  return {
    recipientName: name,
    recipientPhone: phone,
    ...(pickupPoint && { pickupPointId: String(pickupPoint.id) }),
  };
}
