import { offerDate } from '@rohi/contract/site/offer';
import { expect } from 'vitest';
import { makeCustomer, type MadeCustomer } from '../src/modules/accounts/customers/make-customers.service.ts';
import { inTransaction } from '../src/platform/database.ts';
import { call, type Answer } from './accounts.ts';
import { readPdf } from './label-reader.ts';
import type { MoneyPerson } from './money.ts';
import type { TestApp } from './test-app.ts';

/** A customer made by the office, before the claim. */
export function madeCustomer(
  { context }: Pick<TestApp, 'context'>,
  by: { account: { id: string } },
  {
    name = 'Мадина Раҷабова',
    phone = null,
    code,
    since,
  }: { name?: string; phone?: string | null; code?: string; since?: Date } = {},
): Promise<MadeCustomer> {
  const maker = { userId: by.account.id, moveInId: null, mayGiveReserved: true };
  return inTransaction(context.db, (tx) =>
    makeCustomer(context, tx, maker, { name, phone, locale: 'ru', code, since }),
  );
}

/** How the print of a slip ended, and what stands on it. */
export async function printSlip(
  { app }: Pick<TestApp, 'app'>,
  by: Pick<MoneyPerson, 'token'>,
  customerCode: string,
  documentSeen = true,
): Promise<{ end: string; slipCode: string; text: string }> {
  const response = await app.inject({
    method: 'POST',
    url: '/api/staff/claim-slips',
    headers: { token: by.token, 'x-local': 'en' },
    payload: { customerCode, format: 'a6', documentSeen },
  });
  if (response.headers['content-type'] !== 'application/pdf') {
    const json = response.json<{ error?: string }>();
    return { end: `${response.statusCode} ${json.error}`, slipCode: '', text: '' };
  }
  const [page] = await readPdf(response.rawPayload, { pictures: false });
  const text = page?.text.replaceAll(/\s+/g, ' ') ?? '';
  const [, first = '', second = ''] = /варақа ([0-9A-Z]{4}) ([0-9A-Z]{4}) /.exec(text) ?? [];
  return { end: 'ok', slipCode: first + second, text };
}

/** Prints a slip that must come out; its code. */
export async function slipOf(
  service: Pick<TestApp, 'app'>,
  by: Pick<MoneyPerson, 'token'>,
  customerCode: string,
): Promise<string> {
  const { end, slipCode } = await printSlip(service, by, customerCode);
  expect([end, slipCode]).toEqual(['ok', expect.stringMatching(/^[0-9A-Z]{8}$/)]);
  return slipCode;
}

/** The password that is set by claims of tests. */
export const claimPassword = 'a bird over the Zarafshon';

/** Claims by a slip, or with fields that are not as they should be. */
export function claim(
  { app }: Pick<TestApp, 'app'>,
  given: { customerCode: string; slipCode: string },
  fields: Record<string, unknown> = {},
  address = '203.0.113.7',
): Promise<Answer> {
  const rest = { password: claimPassword, over18: true, offerVersion: offerDate, locale: 'ru' };
  return call(app, 'POST', '/auth/claim', { body: { ...given, ...rest, ...fields }, address });
}
