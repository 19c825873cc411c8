import type { TermsTexts } from '@rohi/contract/pricing/tariff-texts';
import { beforeAll, describe, expect, test } from 'vitest';
import { call } from '../../../../test/accounts.ts';
import {
  newDraft,
  noticesOf,
  openPricing,
  publish,
  viewOf,
  type PricingApp,
} from '../../../../test/tariff-administration.ts';
import { typedTerms } from '../../../../test/tariffs.ts';

let pricing: PricingApp;
beforeAll(async () => {
  pricing = await openPricing();
});

const discard = async ({ id, revision }: { id: string; revision: number }) =>
  pricing.ask('POST', `/price/versions/${id}/discard`, { revision });

/** A draft of the day with these terms, as it was answered; the draft itself is gone again. */
async function tryTerms(changed: Partial<TermsTexts>) {
  const draft = await newDraft(pricing);
  const answer = await pricing.ask('PUT', `/price/versions/${draft.id}`, {
    revision: draft.revision,
    effectiveFrom: '2026-11-30',
    terms: { ...typedTerms('PARCEL', '2.60'), ...changed },
  });
  await discard(answer.status === 200 ? viewOf(answer) : draft);
  return answer;
}

describe('storage and points of a tariff', () => {
  test.each<[Partial<TermsTexts>, string]>([
    [{ storageFreeDays: '400' }, 'terms.storageFreeDays tooLarge'],
    [{ storageFreeDays: '-1' }, 'terms.storageFreeDays badFormat'],
    [{ storageFreeDays: '1.5' }, 'terms.storageFreeDays tooPrecise'],
    [{ storagePerKgDay: '-0.05' }, 'terms.storagePerKgDay badFormat'],
    [{ storagePerKgDay: '1000000' }, 'terms.storagePerKgDay tooLarge'],
    [{ storageLeastDay: '' }, 'terms.storageLeastDay required'],
    [{ storageMostOfFeePercent: '0' }, 'terms.storageMostOfFeePercent tooSmall'],
    [{ storageMostOfFeePercent: '101' }, 'terms.storageMostOfFeePercent tooLarge'],
    [{ pointsPerUnitPaid: '1e3' }, 'terms.pointsPerUnitPaid badFormat'],
    [{ pointsLifeMonths: '0' }, 'terms.pointsLifeMonths tooSmall'],
    [{ pointsMostOfFeePercent: '130' }, 'terms.pointsMostOfFeePercent tooLarge'],
  ])('cannot be %j', async (changed, problem) => {
    const { status, json } = await tryTerms(changed);
    const fields = json['fields'] as { field: string; error: string }[];
    expect([status, ...fields.map(({ field, error }) => `${field} ${error}`)]).toEqual([400, problem]);
  });

  test.each<[Partial<TermsTexts>, string[]]>([
    [{ storageFreeDays: '0' }, ['NO_FREE_DAYS']],
    [{ storageFreeDays: '60' }, []],
    [{ storageFreeDays: '61' }, ['MANY_FREE_DAYS']],
    [{ storagePerKgDay: '0.50' }, ['STORAGE_JUMP']],
    [{ storageLeastDay: '0' }, ['STORAGE_JUMP']],
    [{ storageMostOfFeePercent: '40' }, ['STORAGE_JUMP']],
    [{ pointsPerUnitPaid: '11' }, ['POINTS_COSTLY']],
    [{ pointsPerUnitPaid: '10' }, []],
  ])('%j are asked about twice as %j', async (changed, reasons) => {
    expect(viewOf(await tryTerms(changed)).strange).toEqual(reasons);
  });

  test('terms are compared, announced and shown with the tariff; T03: they do not change once they are published', async () => {
    const draft = await newDraft(pricing);
    const terms = { ...typedTerms('PARCEL'), storageMostOfFeePercent: '60', pointsPerUnitPaid: '2' };
    const changed = viewOf(
      await pricing.ask('PUT', `/price/versions/${draft.id}`, {
        revision: draft.revision,
        effectiveFrom: '2026-11-30',
        terms,
      }),
    );
    expect(changed.compared?.changes).toEqual([
      { part: 'TERMS', field: 'storageMostOfFeePercent', before: '100', after: '60' },
      { part: 'TERMS', field: 'pointsPerUnitPaid', before: '1', after: '2' },
    ]);
    await publish(pricing, changed);
    const [notice] = await noticesOf(pricing, 'en');
    expect(notice?.contentHtml).toContain('storage never costs more than 60% of the delivery');
    expect(notice?.contentHtml).toContain('points: 2 for each USD');
    const { json } = await call(pricing.app, 'GET', '/price/tariffs?date=2026-11-30');
    expect(json['data']).toMatchObject([
      {
        code: 'PARCEL',
        storage: { freeDays: 10, perKgDay: '0.05', leastDay: '0.20', mostOfFeePercent: 60 },
        points: { perUnitPaid: 2, value: '0.01', lifeMonths: 12, mostOfFeePercent: 30 },
      },
      { code: 'CARGO', storage: { mostOfFeePercent: 100 }, points: { perUnitPaid: 1 } },
    ]);
    const { sql } = pricing.context;
    await expect(
      sql`update tariff_version set storage_most_of_fee_percent = 90 where id = ${changed.id}`,
    ).rejects.toThrow('is published');
    await expect(
      sql`update tariff_version set points_per_unit_paid = 9 where id = ${changed.id}`,
    ).rejects.toThrow('is published');
  });

  test('name the cities of couriers in the language of the reader, and compare them city by city', async () => {
    // Another channel: that of parcels has a version that is published.
    const draft = await newDraft(pricing, 'CARGO');
    const { terms } = draft;
    const courierPrices = terms.courierPrices
      .filter(({ city }) => city !== 'KHUJAND')
      .map((each) => (each.city === 'DUSHANBE' ? { ...each, doorPrice: '1.80' } : each));
    const changed = viewOf(
      await pricing.ask('PUT', `/price/versions/${draft.id}`, {
        revision: draft.revision,
        effectiveFrom: '2026-11-30',
        terms: { ...terms, courierPrices: [...courierPrices, { city: 'KULOB', doorPrice: '2' }] },
      }),
    );
    const before = (city: string) => terms.courierPrices.find((each) => each.city === city)?.doorPrice;
    expect(changed.compared?.changes).toEqual([
      {
        part: 'COURIER',
        city: 'DUSHANBE',
        field: 'doorPrice',
        before: before('DUSHANBE'),
        after: '1.80',
      },
      { part: 'COURIER', city: 'KULOB', field: 'doorPrice', before: null, after: '2.00' },
      { part: 'COURIER', city: 'KHUJAND', field: 'doorPrice', before: before('KHUJAND'), after: null },
    ]);
    const { bodies } = changed.announcement;
    expect(bodies.ru).toMatch(/курьер до двери: Душанбе 1,80 USD.*, Куляб 2,00 USD/);
    expect(bodies.en).toMatch(/courier to the door: Dushanbe 1\.80 USD.*, Kulob 2\.00 USD/);
    expect(bodies.zh).toMatch(/送货上门：杜尚别 1\.80 USD.*、库洛布 2\.00 USD/);
    expect(bodies.tg).toMatch(/курьер то дар: Душанбе 1,80 USD.*, Кӯлоб 2,00 USD/);
    expect(Object.values(bodies).join()).not.toMatch(/DUSHANBE|KULOB/);
  });
});
