import { ApiError } from '../../../shared/api/exchange.ts';
import { showMessage } from '../../../shared/ui/messages.tsx';
import type { Recipient } from '../book/recipient.ts';
import { addRecipient } from '../book/save-recipient.ts';
import type { Order } from '../order.ts';
import { ordersTexts } from '../orders-words.ts';
import { entryOf } from '../rules/book-entries.ts';
import { newRequestId } from '../../../shared/api/request-id.ts';

/** Puts the recipient of a saved order into the book. The order stands whatever comes of it; a failure is shown. */
export async function saveToBook(
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
