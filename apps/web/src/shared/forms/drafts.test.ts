import { beforeEach, expect, test, vi } from 'vitest';

/** A storage as a browser has it: its keys are its own properties. */
function newStorage(): Storage {
  const storage: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => storage[key] ?? null,
    setItem: (key: string, text: string) => void (storage[key] = text),
    removeItem: (key: string) => void delete storage[key],
  };
  for (const [name, value] of Object.entries(methods))
    Object.defineProperty(storage, name, { value, enumerable: false });
  return storage as unknown as Storage;
}

/** The page as it is loaded again: its modules begin anew, what the tab has stored stays. */
async function load() {
  vi.resetModules();
  const [drafts, session] = [await import('./drafts.ts'), await import('../session/session-changes.ts')];
  return { ...drafts, ...session };
}

const logIn = (id: string) => localStorage.setItem('user', JSON.stringify({ id, name: id, username: id }));

beforeEach(() => {
  vi.stubGlobal('localStorage', newStorage());
  vi.stubGlobal('sessionStorage', newStorage());
});

test('a draft is found after a reload, and ends when it is sent', async () => {
  logIn('farhod');
  (await load()).saveDraft('order', { goods: 'обувь' });
  const page = await load();
  expect(page.findDraft('order')).toEqual({ goods: 'обувь' });
  page.forgetDraft('order');
  expect((await load()).findDraft('order')).toBeNull();
});

test('no user finds the draft of another: not beside it, not after it', async () => {
  (await load()).saveDraft('register', { email: 'guest@mail.tj' });
  logIn('farhod');
  const page = await load();
  expect(page.findDraft('register')).toBeNull();
  page.saveDraft('order', { goods: 'обувь' });
  logIn('zarina');
  expect(page.findDraft('order')).toBeNull();
  page.forgetDraftsOfOthers('zarina');
  logIn('farhod');
  expect(page.findDraft('order')).toBeNull();
  localStorage.removeItem('user');
  expect((await load()).findDraft('register')).toBeNull();
});

test('the same user finds it after the session has ended, and not after a log-out', async () => {
  logIn('farhod');
  const page = await load();
  page.saveDraft('order', { goods: 'обувь' });
  localStorage.removeItem('user');
  expect(page.findDraft('order')).toBeNull();
  page.forgetDraftsOfOthers('farhod');
  logIn('farhod');
  expect(page.findDraft('order')).toEqual({ goods: 'обувь' });
  page.forgetDraftsOfOthers();
  expect((await load()).findDraft('order')).toBeNull();
});

test('a draft that cannot be read is none, and a forbidden storage stores as long as the page', async () => {
  logIn('farhod');
  sessionStorage.setItem('draft farhod order', '{');
  expect((await load()).findDraft('order')).toBeNull();
  vi.stubGlobal('sessionStorage', {
    ...newStorage(),
    getItem: () => null,
    setItem: () => {
      throw new RangeError('full');
    },
    removeItem: () => undefined,
  });
  const page = await load();
  page.saveDraft('order', { goods: 'обувь' });
  expect(page.findDraft('order')).toEqual({ goods: 'обувь' });
});
