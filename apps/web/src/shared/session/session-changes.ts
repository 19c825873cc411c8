import type { Session } from '@rohi/contract/accounts/accounts.contract';
import type { sessionStorageKeys } from '@rohi/contract/accounts/session-rules';
import { forgetStoredAnswers } from '../api/stored-answers.ts';
import { readUser } from './session-state.ts';
import type { SessionUser } from './session-state.ts';
import { clockOffsetMs, notifySessionChanged } from './session-storage.ts';

const lastingKey = 'locale';

/**
 * Stores a new session under the names that the specification gives (section 3); what was stored for anybody else goes.
 */
export function saveSession({ token, refresh_token, expiration_time, user }: Session): void {
  if (readUser()?.id !== user.id) forgetStoredAnswers();
  forgetDraftsOfOthers(user.id);
  const values: Record<(typeof sessionStorageKeys)[number] | 'clock_offset', string> = {
    refresh_token,
    expiration_time: String(expiration_time),
    user: JSON.stringify(user),
    clock_offset: String(clockOffsetMs()),
    // Last, so that the rest is there once the token is.
    token,
  };
  for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  notifySessionChanged();
}

/** What was typed and not sent stands in the storage of the tab, as `draft <user> <form>`. */
export const draftPrefix = 'draft ';

/** Ends the drafts of all but this user; of everybody without one. */
export function forgetDraftsOfOthers(userId?: string): void {
  const own = userId === undefined ? undefined : `${draftPrefix}${userId} `;
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(draftPrefix) && (own === undefined || !key.startsWith(own)))
        sessionStorage.removeItem(key);
  } catch {
    // Storage is forbidden: there is nothing in it.
  }
}

/** Stores what the user has changed about oneself. */
export function saveUser({ id, name, username }: SessionUser): void {
  localStorage.setItem('user', JSON.stringify({ id, name, username }));
  notifySessionChanged();
}

/** Clears all local storage but the language (specification, section 8), and what the cabinet has stored. */
export function clearStorage(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key !== lastingKey) localStorage.removeItem(key);
  } catch {
    // Storage is forbidden: there is nothing in it.
  }
  forgetStoredAnswers();
  notifySessionChanged();
}
