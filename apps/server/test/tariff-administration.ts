import { randomUUID } from 'node:crypto';
import type { TariffVersionView } from '@rohi/contract/pricing/tariff-administration.contract';
import { expect } from 'vitest';
import { call, logIn, newAccount, type Answer } from './accounts.ts';
import { typedTerms } from './tariffs.ts';
import { createTestApp, type TestApp } from './test-app.ts';

export type Json = Record<string, unknown>;

/** The service with a manager logged in, on Friday 20 November 2026 in Dushanbe. */
export async function openPricing() {
  const service = await createTestApp();
  await service.app.ready();
  const account = await newAccount(service.context, 'manager');
  let { token } = await logIn(service.app, account);
  /** Sets the clock and logs in again: a session does not last for days. */
  const waitUntil = async (moment: string) => {
    service.clock.set(moment);
    ({ token } = await logIn(service.app, account));
  };
  const ask = (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown, locale = 'en') =>
    call(service.app, method, path, { token, body, headers: { 'x-local': locale } });
  return { ...service, account, ask, waitUntil };
}
export type PricingApp = Awaited<ReturnType<typeof openPricing>>;

export const viewOf = (answer: Answer) => {
  expect(answer.json).toMatchObject({ code: 0 });
  return answer.json['data'] as TariffVersionView;
};

export async function newDraft({ ask }: PricingApp, channelCode = 'PARCEL') {
  return viewOf(await ask('POST', '/price/drafts', { requestId: randomUUID(), channelCode }));
}

/** A draft of parcels at a price from a day on. */
export async function draftOf(pricing: PricingApp, effectiveFrom: string, unitPrice: string) {
  const { id, revision } = await newDraft(pricing);
  const terms = typedTerms('PARCEL', unitPrice);
  return viewOf(await pricing.ask('PUT', `/price/versions/${id}`, { revision, effectiveFrom, terms }));
}

export const publish = ({ ask }: PricingApp, { id, revision }: TariffVersionView, more: Json = {}) =>
  ask('POST', `/price/versions/${id}/publish`, { revision, ...more });

export async function publishedFrom(
  pricing: PricingApp,
  effectiveFrom: string,
  unitPrice: string,
  confirm: string[] = [],
) {
  const answer = await publish(pricing, await draftOf(pricing, effectiveFrom, unitPrice), { confirm });
  expect(answer.json).toMatchObject({ data: { outcome: 'PUBLISHED' } });
  return (answer.json['data'] as { version: TariffVersionView }).version;
}

export async function pricePerKgOn({ app }: Pick<TestApp, 'app'>, date: string): Promise<string> {
  const { json } = await call(app, 'GET', `/price/tariffs?date=${date}`);
  const [parcel] = json['data'] as { rules: { unitPrice: string }[] }[];
  return parcel?.rules[0]?.unitPrice ?? '';
}

export async function noticesOf({ app }: Pick<TestApp, 'app'>, locale: string) {
  const { json } = await call(app, 'GET', '/common/searchnotice', { headers: { 'x-local': locale } });
  return (json['data'] as { list: { slug: string; title: string; summary: string; contentHtml: string }[] })
    .list;
}

export const auditOf = ({ context }: Pick<TestApp, 'context'>) => context.sql<
  { action: string; details: Json }[]
>`
  select action, details from audit_event where action like 'tariff:%' order by seq`;
