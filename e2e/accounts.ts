import { createHmac, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Session } from '@rohi/contract/accounts/accounts.contract';
import { offerDate } from '@rohi/contract/site/offer';
import { expect, soon, type Service } from './fixtures.ts';

export type Account = { username: string; email: string; password: string };

/** Unused details: the accounts of other journeys stay in the database. */
export function newAccount(): Account {
  const id = randomUUID().slice(0, 8);
  return { username: `madina-${id}`, email: `madina-${id}@example.com`, password: `Kulma pass ${id}` };
}

/** Makes a call as a script does; throws unless it succeeds. */
export async function callService<Data>(
  service: Service,
  method: string,
  path: string,
  body?: unknown,
  token?: string,
): Promise<Data> {
  const response = await fetch(`${service.address}/api${path}`, {
    method,
    headers: {
      'x-local': 'en',
      ...(token === undefined ? {} : { token }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as { success: boolean; data: Data };
  expect(answer).toMatchObject({ success: true });
  return answer.data;
}

/** The code in the newest letter to an address, from the folder that letters go to without a mail server. */
export async function readLetterCode(service: Service, address: string): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(async () => {
      code = await findLetterCode(join(service.dataDir, 'outbox'), address);
      return code;
    }, soon)
    .toBeDefined();
  return code ?? '';
}

/** A letter stands whole under its name or not at all, and stays as it is: each is read once. */
const knownLetters = new Map<string, Promise<string>>();

async function readLetters(folder: string): Promise<string[]> {
  const files = await readdir(folder).catch(() => []);
  return Promise.all(
    files
      .filter((file) => file.endsWith('.eml'))
      .map((name) => {
        const file = join(folder, name);
        const letter = knownLetters.get(file) ?? readFile(file, 'utf8');
        knownLetters.set(file, letter);
        return letter;
      }),
  );
}

async function findLetterCode(folder: string, address: string): Promise<string | undefined> {
  const letters = await readLetters(folder);
  const codes = letters
    .filter((letter) => new RegExp(`^To: .*${address}`, 'm').test(letter))
    .toSorted((a, b) => sentAt(a) - sentAt(b))
    .flatMap((letter) => /^\s*(\d{6})\s*$/m.exec(plainTextOf(letter))?.[1] ?? []);
  return codes.at(-1);
}

function sentAt(letter: string): number {
  return Date.parse(/^Date: (.*)$/m.exec(letter)?.[1] ?? '');
}

/** The text part; its digits stand as they are in quoted-printable. */
function plainTextOf(letter: string): string {
  const part = /Content-Type: text\/plain[^]*?\r\n\r\n([^]*?)\r\n--/.exec(letter)?.[0] ?? letter;
  const body = part.slice(part.indexOf('\r\n\r\n'));
  return /Content-Transfer-Encoding: base64/i.test(part)
    ? Buffer.from(body, 'base64').toString()
    : body.replaceAll('=\r\n', '');
}

/** The page that a letter to an old address links to, once that letter has come. */
export async function readUndoPath(service: Service, address: string): Promise<string> {
  const folder = join(service.dataDir, 'outbox');
  let path: string | undefined;
  await expect
    .poll(async () => {
      const letters = await readLetters(folder);
      const own = letters.filter((letter) => new RegExp(`^To: .*${address}`, 'm').test(letter));
      path = own
        .map((letter) => /\/undo-email\?token=(?:3D)?[\w-]{43}/.exec(plainTextOf(letter))?.[0])
        .find((each) => each !== undefined);
      return path;
    }, soon)
    .toBeDefined();
  return (path ?? '').replace('=3D', '=');
}

/** Opens an account by calls, with the code from the letter, and returns it with its session. */
export async function openAccount(service: Service): Promise<Account & { session: Session }> {
  const account = newAccount();
  const target = { channel: 'email', target: account.email, scene: 'register' };
  const { codeId } = await callService<{ codeId: string }>(service, 'POST', '/auth/send-code', target);
  const code = await readLetterCode(service, account.email);
  const session = await callService<Session>(service, 'POST', '/auth/register', {
    ...account,
    phone: '+992935550148',
    code,
    codeId,
    over18: true,
    offerVersion: offerDate,
  });
  return { ...account, session };
}

/** One more login of the account, as from another device. */
export function logInElsewhere(service: Service, { username, password }: Account): Promise<Session> {
  return callService<Session>(service, 'POST', '/auth/login', { username, password });
}

/** Fills the log-in form that is shown and sends it. */
export async function sendLogIn(page: Page, { username, password }: Account): Promise<void> {
  const form = page.locator('form');
  await form.locator('[autocomplete=username]').fill(username);
  await form.locator('[autocomplete=current-password]').fill(password);
  await form.locator('[type=submit]').click();
}

/** Ticks what must be ticked to register: the age and the offer. */
export async function consent(page: Page): Promise<void> {
  for (const name of ['over18', 'offer']) await page.locator(`input[name=${name}]`).check();
}

/** What the page keeps in local storage. */
export function readStorage(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => ({ ...localStorage }));
}

/** What an authenticator app shows for a secret (RFC 6238: SHA-1, six digits, 30 s); `steps` looks ahead. */
export function oneTimeCodeOf(secret: string, steps = 0): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...secret.replaceAll(/\s/g, '')]
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps));
  const hash = createHmac('sha1', key).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0');
}
