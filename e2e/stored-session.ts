import { expect, type Page } from '@playwright/test';
import type { Session } from '@rohi/contract/accounts/accounts.contract';

export type Credentials = { username: string; password: string };

/**
 * Makes the browser one in which this person has logged in before: what the form would store is stored, and no page is
 * drawn for it. For journeys that are not about logging in; the next page they open is the person's. Throws when the
 * service refuses the log-in.
 * @param expectedAddress the address that the browser has, where it has another name of the service
 */
export async function storeSession(
  page: Page,
  address: string,
  { username, password }: Credentials,
  expectedAddress = address,
): Promise<Session> {
  const response = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  const { data: session } = (await response.json()) as { data: Session | null };
  if (session === null) throw new Error(`${username} is not let in: ${response.status}`);
  // Storage belongs to an address: the least document of it will do.
  await page.goto(`${expectedAddress}/robots.txt`);
  await page.evaluate(({ user, mustDo: _mustDo, ...values }) => {
    localStorage.setItem('user', JSON.stringify(user));
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, String(value));
  }, session);
  return session;
}

/**
 * Opens a screen of the console (`#/bsc/parcels`) as somebody who has logged in on this browser before; returns the
 * access token.
 */
export async function enterConsole(
  page: Page,
  { address }: { address: string },
  path: string,
  person: Credentials,
): Promise<string> {
  const { token } = await storeSession(page, address, person);
  await page.goto(`${address}/staff${path}`);
  await expect(page.getByRole('button', { name: /Меню пользователя/ })).toBeAttached();
  return token;
}
