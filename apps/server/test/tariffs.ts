import { randomUUID } from 'node:crypto';
import { openingTariffs } from '@rohi/contract/pricing/opening-tariffs';
import { strangeReasons } from '@rohi/contract/pricing/tariff-change';
import { writeTerms, type TermsTexts } from '@rohi/contract/pricing/tariff-texts';
import {
  createDraft,
  changeDraft,
  publishDraft,
  type PriceManager,
} from '../src/modules/pricing/tariffs/tariff-administration.service.ts';
import type { TestApp } from './test-app.ts';

/** The opening terms of a tariff as they are typed, with another price of its first rule. */
export function typedTerms(code: 'PARCEL' | 'CARGO', unitPrice?: string): TermsTexts {
  const tariff = openingTariffs.find((each) => each.code === code);
  if (tariff === undefined) throw new TypeError(`there is no ${code}`);
  const texts = writeTerms(tariff.terms);
  if (unitPrice === undefined) return texts;
  return {
    ...texts,
    rules: texts.rules.map((rule, index) => (index === 0 ? { ...rule, unitPrice } : rule)),
  };
}

const manager: PriceManager = { userId: '3f1c1d7e-64a7-4dbb-9a0e-0d8cf2f2c0aa', name: 'manager' };

/** Publishes another price per kg of parcels from a day on, whatever is strange about it. Returns the version's id. */
export function publishPrice(
  service: Pick<TestApp, 'context'>,
  effectiveFrom: string,
  unitPrice: string,
): Promise<string> {
  return publishTerms(service, effectiveFrom, {}, unitPrice);
}

/**
 * Publishes the terms of parcels with these changes from a day on, whatever is strange about them. Returns the
 * version's id.
 */
export async function publishTerms(
  { context }: Pick<TestApp, 'context'>,
  effectiveFrom: string,
  changed: Partial<TermsTexts>,
  unitPrice?: string,
): Promise<string> {
  const id = await createDraft(context, manager, { requestId: randomUUID(), channelCode: 'PARCEL' });
  await changeDraft(context, manager, id, {
    revision: 1,
    effectiveFrom,
    terms: { ...typedTerms('PARCEL', unitPrice), ...changed },
  });
  await publishDraft(context, manager, id, { revision: 2, confirm: strangeReasons });
  return id;
}
