/**
 * Owns what was typed into a form and not sent. Promises that it outlives a reload of the tab, a change of the language
 * and the end of a session, and that only the user who typed it finds it: not the next who logs in here, and no one
 * after a log-out.
 */
import { draftPrefix } from '../session/session-changes.ts';
import { readUser } from '../session/session-state.ts';

/** Where nothing can be stored, drafts live as long as the page. */
const inMemory = new Map<string, string>();

/** Users who are logged in do not get the drafts of visitors. */
function keyOf(name: string): string {
  return `${draftPrefix}${readUser()?.id ?? ''} ${name}`;
}

/** What was stored under this name, as JSON says it: another version of the site may have written it. */
export function findDraft(name: string): unknown {
  const key = keyOf(name);
  try {
    return JSON.parse(inMemory.get(key) ?? sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

export function saveDraft(name: string, content: object): void {
  const [key, text] = [keyOf(name), JSON.stringify(content)];
  try {
    sessionStorage.setItem(key, text);
  } catch {
    inMemory.set(key, text);
  }
}

export function forgetDraft(name: string): void {
  const key = keyOf(name);
  inMemory.delete(key);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is forbidden: there is nothing in it.
  }
}
