import { randomUUID } from 'node:crypto';
import type { TermsTexts } from '@rohi/contract/pricing/tariff-texts';
import { tariffFields } from '@rohi/contract/pricing/tariff.fields';
import { describe, expect, test } from 'vitest';
import {
  newDraft,
  openPricing,
  pricePerKgOn,
  viewOf,
  type Json,
} from '../../../../test/tariff-administration.ts';
import { typedTerms } from '../../../../test/tariffs.ts';

describe('a draft', () => {
  test('begins as the price in force, from next Monday on, and is one a channel', async () => {
    const pricing = await openPricing();
    const requestId = randomUUID();
    const made = viewOf(await pricing.ask('POST', '/price/drafts', { requestId, channelCode: 'PARCEL' }));
    expect(made).toMatchObject({
      state: 'DRAFT',
      version: 2,
      effectiveFrom: '2026-11-23',
      effectiveTo: null,
      createdBy: pricing.account.username,
      publishedBy: null,
      terms: typedTerms('PARCEL'),
      compared: { version: 1, changes: [] },
      strange: ['NO_CHANGE'],
      cities: expect.arrayContaining([{ code: 'DUSHANBE', name: 'Dushanbe' }]),
    });
    expect(made.cities.map(({ code }) => code)).not.toContain('YIWU');
    const again = viewOf(await pricing.ask('POST', '/price/drafts', { requestId, channelCode: 'PARCEL' }));
    expect(again.id).toBe(made.id);
    const second = await pricing.ask('POST', '/price/drafts', {
      requestId: randomUUID(),
      channelCode: 'PARCEL',
    });
    expect(second).toMatchObject({ status: 409, json: { error: 'pricing.draftExists' } });
    await newDraft(pricing, 'CARGO');
  });

  test('is changed by one writer at a time and shows what differs', async () => {
    const pricing = await openPricing();
    const { id } = await newDraft(pricing);
    const change = (revision: number, unitPrice: string) =>
      pricing.ask('PUT', `/price/versions/${id}`, {
        revision,
        effectiveFrom: '2026-11-30',
        terms: { ...typedTerms('PARCEL', unitPrice), storageFreeDays: '7' },
      });
    const [first, second] = await Promise.all([change(1, '3,00'), change(1, '2.80')]);
    expect([first.status, second.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
    const winner = first.status === 200 ? first : second;
    expect(viewOf(winner)).toMatchObject({
      revision: 2,
      effectiveFrom: '2026-11-30',
      compared: {
        changes: [
          { part: 'RULE', chargeMode: 'WEIGHT', from: '0', field: 'unitPrice', before: '2.50' },
          { part: 'TERMS', field: 'storageFreeDays', before: '10', after: '7' },
        ],
      },
      strange: [],
    });
    const loser = first.status === 200 ? second : first;
    expect(loser.json).toMatchObject({ error: 'pricing.changedMeanwhile' });
    // It is not shown before it is published.
    expect(await pricePerKgOn(pricing, '2026-12-24')).toBe('2.50');
    expect(await pricing.ask('POST', `/price/versions/${id}/discard`, { revision: 1 })).toMatchObject({
      status: 409,
    });
    expect(await pricing.ask('POST', `/price/versions/${id}/discard`, { revision: 2 })).toMatchObject({
      status: 200,
    });
    expect(await pricing.ask('GET', `/price/versions/${id}`)).toMatchObject({
      status: 404,
      json: { error: 'pricing.versionNotFound' },
    });
  });

  test.each<[string, (terms: TermsTexts) => Json, string, string]>([
    [
      'a price of zero',
      (terms) => ({ rules: [{ ...terms.rules[0], unitPrice: '0' }] }),
      'terms.rules[0].unitPrice',
      'tooSmall',
    ],
    [
      'a negative price',
      (terms) => ({ rules: [{ ...terms.rules[0], unitPrice: '-1' }] }),
      'terms.rules[0].unitPrice',
      'badFormat',
    ],
    [
      'a price of 1e308',
      (terms) => ({ rules: [{ ...terms.rules[0], unitPrice: '1e308' }] }),
      'terms.rules[0].unitPrice',
      'badFormat',
    ],
    [
      'a price beyond counting',
      (terms) => ({ rules: [{ ...terms.rules[0], unitPrice: '9'.repeat(30) }] }),
      'terms.rules[0].unitPrice',
      'tooLarge',
    ],
    [
      'thousandths of a cent',
      (terms) => ({ rules: [{ ...terms.rules[0], unitPrice: '2.505' }] }),
      'terms.rules[0].unitPrice',
      'tooPrecise',
    ],
    [
      'an empty price',
      (terms) => ({ rules: [{ ...terms.rules[0], unitPrice: ' ' }] }),
      'terms.rules[0].unitPrice',
      'required',
    ],
    [
      'rules with a gap',
      (terms) => ({ rules: [{ ...terms.rules[0], from: '1' }] }),
      'terms.rules',
      'notAllowed',
    ],
    [
      'rules that overlap',
      (terms) => ({
        rules: [
          { ...terms.rules[0], to: '20' },
          { ...terms.rules[0], from: '10' },
        ],
      }),
      'terms.rules',
      'notAllowed',
    ],
    ['no rules', () => ({ rules: [] }), 'terms.rules', 'tooShort'],
    [
      'a courier in a city that does not exist',
      (terms) => ({ courierPrices: [...terms.courierPrices, { city: 'ATLANTIS', doorPrice: '1' }] }),
      'terms.courierPrices[3].city',
      'notAllowed',
    ],
    [
      'a courier in a city of another country',
      () => ({ courierPrices: [{ city: 'YIWU', doorPrice: '1' }] }),
      'terms.courierPrices[0].city',
      'notAllowed',
    ],
    [
      'a courier in a city with a name of another case',
      () => ({ courierPrices: [{ city: 'dushanbe', doorPrice: '1' }] }),
      'terms.courierPrices[0].city',
      'notAllowed',
    ],
    [
      'a city that has two prices of a courier',
      (terms) => ({ courierPrices: [...terms.courierPrices, { city: 'KHUJAND', doorPrice: '9' }] }),
      'terms.courierPrices[3].city',
      'taken',
    ],
    [
      'a courier without a price',
      () => ({ courierPrices: [{ city: 'KULOB', doorPrice: ' ' }] }),
      'terms.courierPrices[0].doorPrice',
      'required',
    ],
    ['a divisor of zero', () => ({ volumetricDivisor: '0' }), 'terms.volumetricDivisor', 'tooSmall'],
    ['a day in the past', () => ({ effectiveFrom: '2026-11-19' }), 'effectiveFrom', 'tooSmall'],
    ['a day that does not exist', () => ({ effectiveFrom: '2027-02-30' }), 'effectiveFrom', 'badFormat'],
    ['a day too far', () => ({ effectiveFrom: '2099-01-01' }), 'effectiveFrom', 'tooLarge'],
  ])('with %s is refused', async (_name, wrong, field, error) => {
    const pricing = await openPricing();
    const { id } = await newDraft(pricing);
    const good = typedTerms('PARCEL');
    const { effectiveFrom = '2026-11-30', ...terms } = wrong(good);
    const answer = await pricing.ask('PUT', `/price/versions/${id}`, {
      revision: 1,
      effectiveFrom,
      terms: { ...good, ...terms },
    });
    expect(answer.status).toBe(400);
    const key = field.split('.').findLast((part) => part in tariffFields) as keyof typeof tariffFields;
    expect(answer.json['fields']).toMatchObject([{ field, error, name: tariffFields[key].name.en }]);
  });
});
