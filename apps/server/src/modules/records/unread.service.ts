import type { Context } from '../../context.ts';
import type { UserPrincipal } from '../../principal.ts';
import { countUnreadNotices } from '../content/content.service.ts';
import { countUnread } from './message.store.ts';

/**
 * How much of what is there for somebody they have not read: notices, and of a customer what the office has written,
 * which is counted by itself too.
 */
export async function countUnreadOf(
  context: Pick<Context, 'db' | 'clock'>,
  principal: UserPrincipal,
): Promise<{ unread: number; unreadMessages: number }> {
  const [notices, messages] = await Promise.all([
    countUnreadNotices(context, principal),
    principal.customerCode === null ? 0 : countUnread(context.db, principal.userId),
  ]);
  return { unread: notices + messages, unreadMessages: messages };
}
