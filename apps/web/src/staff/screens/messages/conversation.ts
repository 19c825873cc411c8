import type { DataOf } from '@rohi/contract/endpoint';
import type { getConversation } from '@rohi/contract/records/conversations.contract';
import { messagesListTexts } from '../screen-words.ts';

/** What is written with one customer about one record. */
export type Conversation = DataOf<typeof getConversation>;

/** What it is about, in words. */
export function aboutText({ about }: Pick<Conversation, 'about'>): string {
  const { inGeneral, parcel, order } = messagesListTexts.read();
  if (about.code === null) return inGeneral;
  return about.kind === 'parcel' ? parcel(about.code) : order(about.code);
}
