import { randomUUID } from 'node:crypto';
import { locales } from '@rohi/contract/locales';
import type { TariffVersionView } from '@rohi/contract/pricing/tariff-administration.contract';
import { describe, expect, test } from 'vitest';
import {
  auditOf,
  draftOf,
  newDraft,
  noticesOf,
  openPricing,
  pricePerKgOn,
  publish,
  publishedFrom,
  viewOf,
  type Json,
} from '../../../../test/tariff-administration.ts';
import { typedTerms } from '../../../../test/tariffs.ts';

describe('publishing', () => {
  test('brings the price on its day and its announcement in four languages at once', async () => {
    const pricing = await openPricing();
    const draft = await draftOf(pricing, '2026-11-30', '3.00');
    const answer = await publish(pricing, draft);
    expect(answer.json).toMatchObject({
      data: {
        outcome: 'PUBLISHED',
        version: { state: 'UPCOMING', publishedBy: pricing.account.username, effectiveFrom: '2026-11-30' },
      },
    });
    expect([await pricePerKgOn(pricing, '2026-11-29'), await pricePerKgOn(pricing, '2026-11-30')]).toEqual([
      '2.50',
      '3.00',
    ]);
    const titles: string[] = [];
    for (const locale of locales) {
      const [notice] = await noticesOf(pricing, locale);
      titles.push(notice?.title ?? '');
      expect(notice?.contentHtml).toMatch(/3[.,]00/);
    }
    expect(titles.map((title) => title.replaceAll('\u00a0', ' '))).toEqual([
      'Тариф «Посылка»: новые условия с 30 ноября 2026 г.',
      'Parcel tariff: new terms from 30 November 2026',
      '“包裹”运价自2026年11月30日起调整',
      'Тарифи «Бор»: шартҳои нав аз 30 ноябри 2026',
    ]);
    const [english] = await noticesOf(pricing, 'en');
    expect(english?.summary.replaceAll('\u00a0', ' ')).toBe(
      'Price per kg: 3.00 USD (was 2.50 USD). In force from 30 November 2026.',
    );
    expect((await auditOf(pricing)).at(-1)).toEqual({
      action: 'tariff:publish',
      details: { channel: 'PARCEL', version: 2, effectiveFrom: '2026-11-30', confirmed: [] },
    });
  });

  test('publishes the announcement as it was edited, and refuses one with an empty language', async () => {
    const pricing = await openPricing();
    const draft = await draftOf(pricing, '2026-11-30', '3.00');
    const { announcement } = draft;
    const empty = await publish(pricing, draft, {
      announcement: { ...announcement, titles: { ...announcement.titles, tg: ' ' } },
    });
    expect(empty.status).toBe(400);
    expect(empty.json['fields']).toMatchObject([{ field: 'announcement.titles.tg', error: 'required' }]);
    expect(await noticesOf(pricing, 'en')).toEqual([]);
    const edited = { ...announcement, titles: { ...announcement.titles, en: 'A kilogram costs 3.00 USD' } };
    await publish(pricing, draft, { announcement: edited });
    expect(await noticesOf(pricing, 'en')).toMatchObject([{ title: 'A kilogram costs 3.00 USD' }]);
  });

  test('T11: twenty who publish one draft publish it once, with one notice and one line of audit', async () => {
    const pricing = await openPricing();
    const draft = await draftOf(pricing, '2026-11-30', '3.00');
    const answers = await Promise.all(Array.from({ length: 20 }, () => publish(pricing, draft)));
    expect(new Set(answers.map(({ json }) => (json['data'] as Json)['outcome']))).toEqual(
      new Set(['PUBLISHED']),
    );
    expect(await noticesOf(pricing, 'ru')).toHaveLength(1);
    const lines = await auditOf(pricing);
    expect(lines.filter(({ action }) => action === 'tariff:publish')).toHaveLength(1);
  });

  test('T11: publishing and changing race, and what is published is what its publisher saw', async () => {
    const pricing = await openPricing();
    for (let round = 0; round < 5; round += 1) {
      const draft = await draftOf(pricing, `2026-12-0${round + 1}`, '3.00');
      const change = pricing.ask('PUT', `/price/versions/${draft.id}`, {
        revision: draft.revision,
        effectiveFrom: draft.effectiveFrom,
        terms: typedTerms('PARCEL', '3.50'),
      });
      const confirm = ['NO_CHANGE'];
      const [published, changed] = await Promise.all([publish(pricing, draft, { confirm }), change]);
      expect([published.status, changed.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
      const price = await pricePerKgOn(pricing, draft.effectiveFrom);
      if (published.status === 200) expect(price).toBe('3.00');
      else await pricing.ask('POST', `/price/versions/${draft.id}/discard`, { revision: draft.revision + 1 });
    }
  });

  test('asks twice about a jump, a start today and a day that another version has, and says why', async () => {
    const pricing = await openPricing();
    await publishedFrom(pricing, '2026-11-30', '3.00');
    const jump = await draftOf(pricing, '2026-11-30', '4.60');
    expect(jump.strange).toEqual(['PRICE_JUMP', 'REPLACES_DAY']);
    expect((await publish(pricing, jump, { confirm: ['PRICE_JUMP'] })).json).toMatchObject({
      data: { outcome: 'CONFIRM', reasons: ['PRICE_JUMP', 'REPLACES_DAY'] },
    });
    expect(await pricePerKgOn(pricing, '2026-11-30')).toBe('3.00');
    const confirm = ['PRICE_JUMP', 'REPLACES_DAY'];
    expect((await publish(pricing, jump, { confirm })).json).toMatchObject({
      data: { outcome: 'PUBLISHED' },
    });
    expect(await pricePerKgOn(pricing, '2026-11-30')).toBe('4.60');
    const today = await draftOf(pricing, '2026-11-20', '2.60');
    expect(today.strange).toEqual(['STARTS_TODAY']);
    expect((await publish(pricing, today)).json).toMatchObject({ data: { outcome: 'CONFIRM' } });
    const half = await pricing.ask('PUT', `/price/versions/${today.id}`, {
      revision: today.revision,
      effectiveFrom: '2026-11-25',
      terms: typedTerms('PARCEL', '3.75'),
    });
    // Half as much again is no jump yet, a cent more is.
    expect(viewOf(half).strange).toEqual([]);
  });

  test('publishing refuses a draft for a day that has passed meanwhile', async () => {
    const pricing = await openPricing();
    const draft = await draftOf(pricing, '2026-11-21', '3.00');
    await pricing.waitUntil('2026-11-21T18:59:59Z');
    expect((await publish(pricing, draft)).json).toMatchObject({ data: { reasons: ['STARTS_TODAY'] } });
    await pricing.waitUntil('2026-11-21T19:00:00Z');
    expect((await publish(pricing, draft, { confirm: ['STARTS_TODAY'] })).json).toMatchObject({
      code: 409,
      error: 'pricing.dayIsOver',
    });
  });

  test('T06: needs its own authority: who may only edit cannot publish or take back', async () => {
    const pricing = await openPricing();
    const draft = await draftOf(pricing, '2026-11-30', '3.00');
    await pricing.context
      .sql`delete from role_authority where role = 'manager' and authority = 'tariff:publish'`;
    expect(await publish(pricing, draft)).toMatchObject({ status: 403 });
    expect(
      await pricing.ask('POST', `/price/versions/${draft.id}/cancel`, { revision: draft.revision }),
    ).toMatchObject({ status: 403 });
    expect(await pricing.ask('GET', `/price/versions/${draft.id}`)).toMatchObject({ status: 200 });
    expect(await noticesOf(pricing, 'en')).toEqual([]);
  });
});

describe('taking back', () => {
  test('is possible until the first day, once, and is announced instead', async () => {
    const pricing = await openPricing();
    const version = await publishedFrom(pricing, '2026-11-30', '3.00');
    pricing.clock.advance(60_000);
    const cancel = () =>
      pricing.ask('POST', `/price/versions/${version.id}/cancel`, { revision: version.revision });
    const [first, second] = await Promise.all([cancel(), cancel()]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(viewOf(first)).toMatchObject({ state: 'CANCELLED', cancelledBy: pricing.account.username });
    expect(await pricePerKgOn(pricing, '2026-11-30')).toBe('2.50');
    expect((await noticesOf(pricing, 'en')).map(({ title }) => title.replaceAll('\u00a0', ' '))).toEqual([
      'Parcel tariff: no change on 30 November 2026',
    ]);
    const lines = await auditOf(pricing);
    expect(lines.filter(({ action }) => action === 'tariff:cancel')).toHaveLength(1);
    // It can be taken up again as a draft.
    const taken = await pricing.ask('POST', '/price/drafts', {
      requestId: randomUUID(),
      channelCode: 'PARCEL',
      fromVersionId: version.id,
    });
    expect(viewOf(taken)).toMatchObject({ version: 3, terms: { rules: [{ unitPrice: '3.00' }] } });
  });

  test('is refused from the first day on, and for a draft', async () => {
    const pricing = await openPricing();
    const version = await publishedFrom(pricing, '2026-11-30', '3.00');
    const cancel = (id: string, revision: number) =>
      pricing.ask('POST', `/price/versions/${id}/cancel`, { revision });
    const draft = await newDraft(pricing);
    expect((await cancel(draft.id, draft.revision)).json).toMatchObject({ error: 'pricing.notPublished' });
    await pricing.waitUntil('2026-11-29T19:00:00Z');
    expect((await cancel(version.id, version.revision)).json).toMatchObject({
      error: 'pricing.alreadyInForce',
    });
  });
});

describe('the list of versions', () => {
  test('has drafts first, then the latest day, and finds by channel and state', async () => {
    const pricing = await openPricing();
    await publishedFrom(pricing, '2026-11-30', '3.00');
    await publishedFrom(pricing, '2026-11-30', '3.10', ['REPLACES_DAY']);
    await draftOf(pricing, '2026-12-07', '3.20');
    const list = async (query: string) => {
      const { json } = await pricing.ask('GET', `/price/versions?${query}`);
      const { total, list: rows } = json['data'] as { total: number; list: TariffVersionView[] };
      return {
        total,
        rows: rows.map((row) => [
          row.channelCode,
          row.version,
          row.state,
          row.effectiveFrom,
          row.effectiveTo,
        ]),
      };
    };
    expect(await list('')).toEqual({
      total: 5,
      rows: [
        ['PARCEL', 4, 'DRAFT', '2026-12-07', null],
        ['PARCEL', 3, 'UPCOMING', '2026-11-30', null],
        ['PARCEL', 2, 'REPLACED', '2026-11-30', null],
        ['PARCEL', 1, 'IN_FORCE', '2025-09-20', '2026-11-29'],
        ['CARGO', 1, 'IN_FORCE', '2025-09-20', null],
      ],
    });
    expect(await list('channel=CARGO')).toMatchObject({ total: 1 });
    expect(await list('state=UPCOMING&limit=1')).toMatchObject({
      total: 1,
      rows: [['PARCEL', 3, 'UPCOMING', '2026-11-30', null]],
    });
    expect((await list('limit=2&page=2')).rows.map(([, version]) => version)).toEqual([2, 1]);
  });

  test('compares any two versions field by field', async () => {
    const pricing = await openPricing();
    const second = await publishedFrom(pricing, '2026-11-30', '3.00');
    const first = second.compared?.id ?? '';
    const { json } = await pricing.ask('GET', `/price/versions/${second.id}/compare/${first}`);
    expect(json['data']).toMatchObject({
      before: { version: 1 },
      after: { version: 2 },
      changes: [{ part: 'RULE', field: 'unitPrice', before: '2.50', after: '3.00' }],
    });
    for (const wrong of ['0', 'abc', '999999', '9'.repeat(20), '%00'])
      expect(await pricing.ask('GET', `/price/versions/${second.id}/compare/${wrong}`)).toMatchObject({
        status: wrong === '%00' ? 400 : 404,
      });
  });
});
