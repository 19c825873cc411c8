import { randomUUID } from 'node:crypto';
import type { StaffChannel, StaffProduct } from '@rohi/contract/pricing/channels.contract';
import { liveFactNames } from '@rohi/contract/page-facts/live-facts';
import { beforeEach, describe, expect, test } from 'vitest';
import { call, logIn, newAccount } from '../../../../test/accounts.ts';
import { builders } from '../../../../test/build.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { openSiteFacts } from '../tariffs/site-facts.service.ts';

let service: TestApp;
let staff: string;
let customer: string;
beforeEach(async () => {
  service = await createTestApp();
  ({ token: staff } = await logIn(service.app, await newAccount(service.context, 'manager')));
  ({ token: customer } = await logIn(service.app, await newAccount(service.context, 'customer')));
});

const names = { ru: 'Новый', en: 'New', zh: '新', tg: 'Нав' };
const ask = (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown, token = staff) =>
  call(service.app, method, path, { token, ...(body === undefined ? {} : { body }) });
const list = async <Item>(path: string, token = customer) =>
  (await ask('GET', path, undefined, token)).json['data'] as Item[];

async function rowOf<Row extends { code: string }>(of: 'channels' | 'products', code: string): Promise<Row> {
  const { json } = await ask('GET', `/staff/${of}?limit=100`);
  return (json['data'] as { list: Row[] }).list.find((row) => row.code === code) as Row;
}

/** What a form sends of a row. */
function fieldsOf(row: StaffChannel | StaffProduct, change: object) {
  const { id: _id, updatedAt: _at, updatedBy: _by, ...fields } = row;
  const { isSuspended: _suspended, channelCodes: _codes, ...rest } = fields as Record<string, unknown>;
  return { ...rest, ...change };
}

async function change(of: 'channels' | 'products', code: string, changed: object) {
  service.clock.advance(1_000);
  const row = await rowOf<StaffChannel | StaffProduct>(of, code);
  return ask('PUT', `/staff/${of}/${row.id}`, fieldsOf(row, changed));
}

const closed = {
  suspendedFrom: '2026-11-18',
  suspendedUntil: null,
  suspensionTexts: {
    ru: 'Перевал закрыт из-за снега.',
    en: 'The pass is closed by snow.',
    zh: '山口因降雪关闭。',
    tg: 'Ағба бо сабаби барф баста аст.',
  },
};

describe('the reference lists', () => {
  test('know the roads and products that the service opens with, by line and by id', async () => {
    const all = await list<{ id: number; code: string; businessLine: string }>('/common/all-channels');
    expect(all.map(({ code }) => code)).toEqual([
      'PARCEL',
      'CARGO',
      'PARCEL-IRKESHTAM',
      'CARGO-IRKESHTAM',
      'CARGO-RAIL',
    ]);
    expect((await list('/common/all-fba-channels')).length).toBe(3);
    expect((await list('/common/all-channels/BSC')).length).toBe(2);
    expect(await list(`/common/all-channels/${all[4]?.id},99999`)).toEqual([all[4]]);
    const products = await list<{ code: string; channelIds: number[] }>('/common/all-products', '');
    expect(products.map(({ code }) => code)).toEqual(['CARGO-DENSE', 'CARGO-VOLUME', 'HEAVY', 'STANDARD']);
    expect(products[3]?.channelIds).toEqual([all[0]?.id, all[2]?.id]);
    expect((await list('/common/all-fba-products')).length).toBe(2);
  });

  test('name the channels by the ids that the prices name, with the divisor of their tariff', async () => {
    const prices = await list<{ channelId: number; channelCode: string }>('/common/all-headchannelprices');
    const all = await list<{ id: number; code: string; volumeDivisor: number; currency: string }>(
      '/common/all-channels',
    );
    expect(prices.length).toBeGreaterThan(0);
    for (const { channelId, channelCode } of prices)
      expect(all.find(({ id }) => id === channelId)).toMatchObject({
        code: channelCode,
        volumeDivisor: 6000,
        currency: 'USD',
      });
  });

  test.each([
    ['/common/all-channels', 'channel'],
    ['/common/all-fba-channels/active', 'channel'],
    ['/common/all-products/BSC', 'product'],
    ['/common/all-fba-products', 'product'],
  ])('%s is not sent again to whoever has it, and then needs no table', async (path, table) => {
    const first = await ask('GET', path, undefined, customer);
    const tag = String(first.headers['etag']);
    await service.context.sql.unsafe(`alter table ${table} rename to hidden`);
    await service.context.sql`alter table tariff_version rename to hidden_version`;
    const second = await service.app.inject({
      url: `/api${path}`,
      headers: { 'x-local': 'en', token: customer, 'if-none-match': tag },
    });
    expect([second.statusCode, second.body, second.headers['etag']]).toEqual([304, '', tag]);
  });

  test('leave out what was disabled where only active ones are asked for, and find it by its id', async () => {
    const rail = await rowOf<StaffChannel>('channels', 'CARGO-RAIL');
    await change('products', 'CARGO-VOLUME', {
      channelIds: [(await rowOf<StaffChannel>('channels', 'CARGO')).id],
    });
    expect((await change('channels', 'CARGO-RAIL', { enabled: false })).status).toBe(200);
    expect((await list('/common/all-channels/active')).length).toBe(4);
    expect((await list('/common/all-channels/FBA')).length).toBe(2);
    expect((await list('/common/all-channels')).length).toBe(5);
    expect(await list(`/common/all-channels/${rail.id}`)).toMatchObject([
      { code: 'CARGO-RAIL', enabled: false },
    ]);
  });
});

describe('a change is refused with its reason', () => {
  const wrong = async (answer: Promise<{ status: number; json: Record<string, unknown> }>) => {
    const { status, json } = await answer;
    const fields = json['fields'] as { field: string; error: string }[] | undefined;
    return [status, json['error'], ...(fields ?? []).map(({ field, error }) => `${field} ${error}`)];
  };

  test('a code that another row has', async () => {
    expect(await wrong(change('channels', 'CARGO-RAIL', { code: 'CARGO' }))).toEqual([
      400,
      'request.invalid',
      'code taken',
    ]);
    expect(await wrong(change('products', 'HEAVY', { code: 'STANDARD' }))).toEqual([
      400,
      'request.invalid',
      'code taken',
    ]);
  });

  test('channels that replace each other in a circle', async () => {
    const id = async (code: string) => (await rowOf<StaffChannel>('channels', code)).id;
    await change('channels', 'PARCEL', { replacedById: await id('PARCEL-IRKESHTAM') });
    const answer = await change('channels', 'PARCEL-IRKESHTAM', { replacedById: await id('PARCEL') });
    expect(answer).toMatchObject({ status: 409, json: { error: 'catalogue.goesInCircles' } });
    expect(answer.json['msg']).toContain('PARCEL-IRKESHTAM → PARCEL → PARCEL-IRKESHTAM');
    const itself = await id('CARGO');
    expect((await change('channels', 'CARGO', { replacedById: itself })).json['error']).toBe(
      'catalogue.goesInCircles',
    );
    expect(await wrong(change('channels', 'CARGO', { replacedById: 99_999 }))).toEqual([
      400,
      'request.invalid',
      'replacedById notAllowed',
    ]);
  });

  test('a channel disabled under products that go by it', async () => {
    const answer = await change('channels', 'PARCEL', { enabled: false });
    expect(answer).toMatchObject({ status: 409, json: { error: 'catalogue.inUse' } });
    expect(answer.json['msg']).toContain('HEAVY, STANDARD');
  });

  test.each([
    [{ transitDaysMin: 25, transitDaysMax: 20 }, ['transitDaysMax inconsistent']],
    [{ transitDaysMin: 0 }, ['transitDaysMin tooShort']],
    [{ ...closed, suspendedUntil: '2026-11-17' }, ['suspendedUntil inconsistent']],
    [{ ...closed, suspensionTexts: { ...closed.suspensionTexts, tg: ' ' } }, ['suspensionTexts.tg required']],
    [{ suspendedFrom: '2026-02-30' }, ['suspendedFrom badFormat']],
    [{ names: { ...names, zh: '  ' } }, ['names.zh required']],
  ])('a channel with impossible values: %j', async (changed, problems) => {
    expect(await wrong(change('channels', 'CARGO', changed))).toEqual([400, 'request.invalid', ...problems]);
  });

  test.each([
    [{ minWeightKg: '30', maxWeightKg: '30' }, ['maxWeightKg inconsistent']],
    [{ maxWeightKg: '1.2345' }, ['maxWeightKg tooPrecise']],
    [{ minWeightKg: 'ten' }, ['minWeightKg badFormat']],
    [{ channelIds: [] }, ['channelIds required']],
    [{ businessLine: 'FBA' }, ['channelIds notAllowed']],
    [{ channelIds: [99_999] }, ['channelIds notAllowed']],
  ])('a product with impossible values: %j', async (changed, problems) => {
    expect(await wrong(change('products', 'STANDARD', changed))).toEqual([
      400,
      'request.invalid',
      ...problems,
    ]);
  });

  test('an older version, with what stands now', async () => {
    const row = await rowOf<StaffChannel>('channels', 'CARGO');
    expect((await change('channels', 'CARGO', { sort: 7 })).status).toBe(200);
    const late = await ask('PUT', `/staff/channels/${row.id}`, fieldsOf(row, { sort: 8 }));
    expect(late).toMatchObject({
      status: 409,
      json: { error: 'list.changedMeanwhile', current: { sort: 7, version: row.version + 1 } },
    });
  });
});

test('a channel sent twice is made once, and is on record', async () => {
  const body = {
    ...fieldsOf(await rowOf<StaffChannel>('channels', 'CARGO-RAIL'), { code: 'CARGO-AIR', names }),
    requestId: randomUUID(),
  } as Record<string, unknown>;
  delete body['version'];
  const [first, second] = [
    await ask('POST', '/staff/channels', body),
    await ask('POST', '/staff/channels', body),
  ];
  expect(first.status).toBe(200);
  expect(second.json['data']).toEqual(first.json['data']);
  const [row] = await service.context.sql`
    select count(*)::integer as count from audit_event where action = 'channel:create'`;
  expect(row).toEqual({ count: 1 });
});

describe('a suspended road', () => {
  type Info = {
    deliveryDays: Record<string, object>;
    suspendedRoutes: { route: string; noticeSlug: string }[];
  };
  const sysinfo = async (locale = 'ru') => {
    const answer = await service.app.inject({ url: '/api/common/sysinfo', headers: { 'x-local': locale } });
    return answer.json().data as Info;
  };
  const notices = async (locale = 'ru') => {
    const answer = await service.app.inject({
      url: '/api/common/searchnotice',
      headers: { 'x-local': locale },
    });
    return answer.json().data.list as { slug: string; title: string; summary: string; contentHtml: string }[];
  };
  const close = async () =>
    change('channels', 'PARCEL', {
      ...closed,
      replacedById: (await rowOf<StaffChannel>('channels', 'PARCEL-IRKESHTAM')).id,
    });

  test('is announced in a notice in each language, and in what every page asks for', async () => {
    expect(await sysinfo()).toMatchObject({
      deliveryDays: { BSC: { min: 18, max: 22 }, FBA: { min: 18, max: 22 } },
      suspendedRoutes: [],
    });
    expect((await close()).status).toBe(200);
    const [notice] = await notices();
    expect(notice).toMatchObject({
      title: 'Дорога закрыта: Иу — Кашгар — Кульма — Душанбе',
      summary: 'Перевал закрыт из-за снега.',
    });
    expect(notice?.contentHtml).toContain('С 18.11.2026.');
    expect(notice?.contentHtml).not.toContain('Перевал закрыт');
    expect(notice?.contentHtml).toContain('20–26 дней');
    expect((await notices('zh'))[0]?.title).toBe('线路关闭：义乌—喀什—阔勒买—杜尚别');
    expect((await sysinfo('en')).suspendedRoutes).toEqual([
      {
        route: 'Yiwu – Kashgar – Kulma – Dushanbe',
        text: 'The pass is closed by snow.',
        from: '2026-11-18',
        until: null,
        noticeSlug: notice?.slug,
      },
    ]);
    const [channel] = await list<{ suspension: object }>('/common/all-channels');
    expect(channel?.suspension).toMatchObject({ from: '2026-11-18', noticeSlug: notice?.slug });
  });

  test('stands among the facts of the pages from its first announced day to its last', async () => {
    const readFacts = openSiteFacts(service.context);
    const closedRoads = async () => (await readFacts())[liveFactNames.indexOf('closedRoads')];
    expect(await closedRoads()).toEqual([]);
    await change('channels', 'PARCEL', { ...closed, suspendedUntil: '2026-11-21' });
    const [notice] = await notices();
    expect(await closedRoads()).toEqual([
      [
        notice?.slug,
        // By the same words as its notice.
        expect.objectContaining({ ru: notice?.title, en: 'Road closed: Yiwu – Kashgar – Kulma – Dushanbe' }),
        // Another road of ours takes parcels.
        expect.objectContaining({ en: 'Parcels are accepted and travel by other routes.' }),
        closed.suspensionTexts,
      ],
    ]);
    service.clock.set('2026-11-21T19:00:00Z');
    expect(await closedRoads()).toEqual([]);
  });

  test('gives its parcels the days of the road that replaces it, and its own again once it is open', async () => {
    const code = await builders(service.context).parcelOnTheRoad();
    const eta = async () => {
      const { json } = await call(service.app, 'POST', '/track/query', {
        body: { trackingCodeList: [code] },
      });
      return (json['data'] as { detailList: { eta: { from: string; to: string } }[] }).detailList[0]?.eta;
    };
    expect(await eta()).toMatchObject({ from: '2026-11-17', to: '2026-11-21' });
    await close();
    expect((await sysinfo()).deliveryDays).toEqual({ BSC: { min: 20, max: 26 }, FBA: { min: 18, max: 22 } });
    expect(await eta()).toMatchObject({ from: '2026-11-19', to: '2026-11-25' });
    await change('channels', 'PARCEL', { suspendedFrom: null, suspendedUntil: null, suspensionTexts: null });
    expect(await eta()).toMatchObject({ from: '2026-11-17', to: '2026-11-21' });
    expect(await notices()).toEqual([]);
  });

  test('is open again on the day after its last, without anybody doing anything', async () => {
    await change('channels', 'PARCEL', { ...closed, suspendedUntil: '2026-11-21' });
    expect((await notices()).length).toBe(1);
    service.clock.set('2026-11-21T18:59:59Z');
    expect((await sysinfo()).suspendedRoutes.length).toBe(1);
    service.clock.set('2026-11-21T19:00:00Z');
    expect((await sysinfo()).suspendedRoutes).toEqual([]);
    expect(await notices()).toEqual([]);
  });

  test('has one notice however often it is edited', async () => {
    await close();
    const [first] = await notices();
    await change('channels', 'PARCEL', { suspendedUntil: '2026-12-10' });
    const after = await notices();
    expect(after.length).toBe(1);
    expect(after[0]?.slug).not.toBe(first?.slug);
    expect(after[0]?.contentHtml).toContain('С 18.11.2026 по 10.12.2026.');
    await change('channels', 'PARCEL', { sort: 3 });
    expect(await notices()).toEqual(after);
  });

  test('changes the days of the public when only the days are edited', async () => {
    await change('channels', 'PARCEL', { transitDaysMin: 24, transitDaysMax: 30 });
    expect((await sysinfo()).deliveryDays['BSC']).toEqual({ min: 24, max: 30 });
  });
});

describe('a customer’s price', () => {
  const price = (changed: object) => ({
    customerCode: '',
    productId: 0,
    discountPct: '7.5',
    validFrom: '2026-11-01',
    validTo: '2026-11-30',
    enabled: true,
    ...changed,
  });
  const agree = async (changed: object = {}) => {
    const [row] = await service.context.sql<{ code: string }[]>`
      select customer_code as code from user_account where customer_code is not null`;
    const productId = (await rowOf<StaffProduct>('products', 'STANDARD')).id;
    const body = { ...price({ customerCode: row?.code, productId }), requestId: randomUUID(), ...changed };
    return ask('POST', '/staff/customer-prices', body);
  };

  test('shows to that customer alone, on its days', async () => {
    expect((await agree()).json['data']).toMatchObject({ discountPct: '7.50', productCode: 'STANDARD' });
    const own = await list<object>('/common/all-customer-products');
    expect(own).toMatchObject([{ code: 'STANDARD', discountPct: '7.50', validTo: '2026-11-30' }]);
    expect(await list('/common/all-customer-products/FBA')).toEqual([]);
    const other = await logIn(service.app, await newAccount(service.context, 'customer'));
    expect(await list('/common/all-customer-products', other.token)).toEqual([]);
    const support = await logIn(service.app, await newAccount(service.context, 'support'));
    expect(await list<object>('/common/all-customer-products', support.token)).toMatchObject(own);
    const clerk = await logIn(service.app, await newAccount(service.context, 'pickup-clerk'));
    expect(await list('/common/all-customer-products', clerk.token)).toEqual([]);
    service.clock.set('2026-11-30T19:00:00Z');
    const { token } = await logIn(service.app, await newAccount(service.context, 'customer'));
    expect(await list('/common/all-customer-products', token)).toEqual([]);
  });

  test.each([
    ['2026-11-30', null],
    ['2026-10-01', '2026-11-01'],
    ['2026-11-10', '2026-11-12'],
    ['2026-10-01', null],
  ])('is refused for days on which there is one: %s to %s', async (validFrom, validTo) => {
    await agree();
    const answer = await agree({ validFrom, validTo });
    expect(answer).toMatchObject({ status: 409, json: { error: 'catalogue.datesOverlap' } });
    expect(answer.json['msg']).toContain('1 November 2026');
    expect((await agree({ validFrom: '2026-12-01', validTo: null })).status).toBe(200);
    expect((await agree({ validFrom, validTo, enabled: false })).status).toBe(200);
  });

  test('agreed by ten at once stands once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => agree()));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 409),
    ]);
  });

  test.each([
    [{ discountPct: '0' }, 'discountPct tooSmall'],
    [{ discountPct: '100' }, 'discountPct tooLarge'],
    [{ discountPct: '1.234' }, 'discountPct tooPrecise'],
    [{ validTo: '2026-10-31' }, 'validTo inconsistent'],
    [{ customerCode: 'TJ-00000' }, 'customerCode notAllowed'],
    [{ productId: 99_999 }, 'productId notAllowed'],
  ])('with impossible values is refused: %j', async (changed, problem) => {
    const { status, json } = await agree(changed);
    const fields = json['fields'] as { field: string; error: string }[];
    expect([status, ...fields.map(({ field, error }) => `${field} ${error}`)]).toEqual([400, problem]);
  });
});
