import { siteLimits } from '@rohi/contract/site/limits';
import { createStore } from './store.ts';

export type MessageKind = 'error' | 'success';
type Message = { id: number; kind: MessageKind; text: string | undefined; isUnanswered: boolean };

/** What is shown now; `message-stack.tsx` draws it. */
export const messages = createStore<readonly Message[]>([]);
let lastId = 0;

/**
 * Shows a message for 3 s (specification, section 8). An error without text is the generic one.
 * @param isUnanswered whether no answer came at all, which is another generic text
 */
export function showMessage(kind: MessageKind, text?: string, isUnanswered = false): void {
  lastId += 1;
  const message = { id: lastId, kind, text, isUnanswered };
  // The same words once are enough, however many calls have failed with them.
  const others = messages.read().filter((each) => each.kind !== kind || each.text !== text);
  messages.write([...others, message]);
  setTimeout(() => {
    messages.write(messages.read().filter((each) => each !== message));
  }, siteLimits.errorMessageMs);
}

/** A user who goes to another page has read what was done on this one; an error stays for its 3 s. */
export function dropSuccesses(): void {
  messages.write(messages.read().filter(({ kind }) => kind === 'error'));
}
