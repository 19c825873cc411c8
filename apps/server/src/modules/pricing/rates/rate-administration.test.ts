import { randomUUID } from 'node:crypto';
import type { RateFileReport, RateLine } from '@rohi/contract/pricing/rate-administration.contract';
import { describe, expect, test } from 'vitest';
import { call, logIn, newAccount, type Answer } from '../../../../test/accounts.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

/** The service with two managers logged in, on Friday 20 November 2026 in Dushanbe. */
async function openPricing() {
  const service = await createTestApp();
  await service.app.ready();
  const tokens: string[] = [];
  for (let each = 0; each < 2; each += 1) {
    const account = await newAccount(service.context, 'manager');
    tokens.push((await logIn(service.app, account)).token);
  }
  const [first = '', second = ''] = tokens;
  const ask = (token: string, path: string, body: unknown = {}) =>
    call(service.app, 'POST', path, { token, body });
  const enter = (token: string, rate: string, rateDate: string, more: Record<string, unknown> = {}) =>
    ask(token, '/price/rates', { requestId: randomUUID(), from: 'USD', to: 'TJS', rate, rateDate, ...more });
  return { ...service, first, second, ask, enter };
}

const rateOf = ({ json }: Answer) => json['data'] as RateLine;
const base64 = (text: string) => Buffer.from(text).toString('base64');

async function rateOn({ app }: Pick<TestApp, 'app'>, date: string, from = 'USD') {
  const { json } = await call(app, 'POST', '/base-currency-rate/getrate', {
    body: { from, to: 'TJS', date },
  });
  return json['data'] as { rate: string; nominal: number; stale: boolean } | undefined;
}

const actionsOf = async ({ context }: Pick<TestApp, 'context'>) => {
  const rows = await context.sql<{ action: string }[]>`
    select action from audit_event where action like 'rate:%' order by seq`;
  return rows.map(({ action }) => action);
};

describe('a rate entered by hand', () => {
  test('counts at once when it is near the last one, and is entered once', async () => {
    const pricing = await openPricing();
    expect(rateOf(await pricing.enter(pricing.first, '10,12', '2026-11-19'))).toMatchObject({
      status: 'ACCEPTED',
      rate: '10.12',
      nominal: 1,
      source: 'manual',
      last: null,
      canDecide: false,
    });
    const requestId = randomUUID();
    const twice = await Promise.all(
      [1, 2].map(() => pricing.enter(pricing.first, '10.2', '2026-11-20', { requestId })),
    );
    expect(new Set(twice.map((answer) => rateOf(answer).id)).size).toBe(1);
    expect(rateOf(twice[0] as Answer)).toMatchObject({ last: { rate: '10.12' }, changePct: '+0.8' });
    expect(await rateOn(pricing, '2026-11-20')).toMatchObject({ rate: '10.2', stale: false });
    expect(await actionsOf(pricing)).toEqual(['rate:enter', 'rate:enter']);
  });

  test('waits for a second person when it differs by more than a fifth', async () => {
    const pricing = await openPricing();
    await pricing.enter(pricing.first, '10', '2026-11-19');
    expect(rateOf(await pricing.enter(pricing.first, '12', '2026-11-20'))).toMatchObject({
      status: 'ACCEPTED',
    });
    const waiting = rateOf(await pricing.enter(pricing.first, '120', '2026-11-20'));
    expect(waiting).toMatchObject({ status: 'WAITING', canDecide: false, changePct: '+900.0' });
    expect(await rateOn(pricing, '2026-11-20')).toMatchObject({ rate: '12' });
    const own = await pricing.ask(pricing.first, `/price/rates/${waiting.id}/confirm`);
    expect(own).toMatchObject({ status: 409, json: { error: 'pricing.secondPersonNeeded' } });
    expect(await rateOn(pricing, '2026-11-20')).toMatchObject({ rate: '12' });
    const confirmed = await pricing.ask(pricing.second, `/price/rates/${waiting.id}/confirm`);
    expect(rateOf(confirmed)).toMatchObject({ status: 'ACCEPTED', decidedAt: '2026-11-20T09:00:00.000Z' });
    expect(await rateOn(pricing, '2026-11-20')).toMatchObject({ rate: '120' });
    expect((await actionsOf(pricing)).at(-1)).toBe('rate:confirm');
  });

  test('T11: twenty confirmations of one rate race and one wins; a refusal beside them leaves one outcome', async () => {
    const pricing = await openPricing();
    await pricing.enter(pricing.first, '10', '2026-11-18');
    const waiting = rateOf(await pricing.enter(pricing.first, '15', '2026-11-19'));
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => pricing.ask(pricing.second, `/price/rates/${waiting.id}/confirm`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const losers = answers.filter(({ status }) => status !== 200);
    expect(new Set(losers.map(({ json }) => json['error']))).toEqual(new Set(['pricing.rateDecided']));
    const another = rateOf(await pricing.enter(pricing.first, '30', '2026-11-20'));
    const both = await Promise.all([
      pricing.ask(pricing.second, `/price/rates/${another.id}/confirm`),
      pricing.ask(pricing.first, `/price/rates/${another.id}/refuse`),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(
      (await actionsOf(pricing)).filter((action) => action === 'rate:confirm' || action === 'rate:refuse'),
    ).toHaveLength(2);
  });

  test('the database itself refuses that one person enters and confirms', async () => {
    const pricing = await openPricing();
    await pricing.enter(pricing.first, '10', '2026-11-19');
    const { id } = rateOf(await pricing.enter(pricing.first, '15', '2026-11-20'));
    await expect(
      pricing.context
        .sql`update currency_rate set status = 'ACCEPTED', decided_at = now(), decided_by = 'x', decided_by_id = entered_by_id where id = ${id}`,
    ).rejects.toThrow(/second_person/);
  });

  test.each([
    [{ rate: '0' }, 'rate', 'tooSmall'],
    [{ rate: '-1' }, 'rate', 'badFormat'],
    [{ rate: '1e308' }, 'rate', 'badFormat'],
    [{ rate: 'NaN' }, 'rate', 'badFormat'],
    [{ rate: '' }, 'rate', 'required'],
    [{ rate: '1000000' }, 'rate', 'tooLarge'],
    [{ rate: '10.1234567' }, 'rate', 'tooPrecise'],
    [{ rate: 10 }, 'rate', 'wrongType'],
    [{ nominal: '0' }, 'nominal', 'badFormat'],
    [{ nominal: '1.5' }, 'nominal', 'badFormat'],
    [{ rateDate: '2026-11-22' }, 'rateDate', 'tooLarge'],
    [{ rateDate: '2026-02-30' }, 'rateDate', 'badFormat'],
    [{ from: 'TJS', to: 'USD' }, 'to', 'notAllowed'],
    [{ from: 'USD', to: 'USD' }, 'to', 'notAllowed'],
    [{ from: 'EUR' }, 'from', 'notAllowed'],
  ])('with %j is refused', async (wrong, field, error) => {
    const pricing = await openPricing();
    const answer = await pricing.enter(pricing.first, '10', '2026-11-20', wrong);
    expect(answer.status).toBe(400);
    expect(answer.json['fields']).toMatchObject([{ field, error }]);
    expect(await actionsOf(pricing)).toEqual([]);
  });
});

const daily = (date: string, rows: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<ValCurs Date="${date}" name="Official exchange rate">\n${rows}</ValCurs>\n`;
const valute = (code: string, nominal: string, value: string) =>
  `<Valute ID="840"><CharCode>${code}</CharCode><Nominal>${nominal}</Nominal><Name>Доллар США</Name><Value>${value}</Value></Valute>\n`;

const cp1251 = (text: string) =>
  Buffer.from(
    [...text].map((letter) => {
      const code = letter.codePointAt(0) ?? 0;
      return code < 0x80 ? code : code - 0x350;
    }),
  );

describe('a file of the National Bank', () => {
  test('of a day, in UTF-8 with points: shown first, then taken, then on record already', async () => {
    const pricing = await openPricing();
    const file = base64(
      daily(
        '2026-11-20',
        valute('USD', '1', '10.1234') + valute('EUR', '1', '11.7') + valute('CNY', '10', '14,25'),
      ),
    );
    const preview = await pricing.ask(pricing.first, '/price/rates/file/preview', { file });
    expect(preview.json['data']).toEqual({
      rates: [
        {
          from: 'USD',
          to: 'TJS',
          rate: '10.1234',
          nominal: 1,
          rateDate: '2026-11-20',
          verdict: 'NEW',
          last: null,
        },
        {
          from: 'CNY',
          to: 'TJS',
          rate: '14.25',
          nominal: 10,
          rateDate: '2026-11-20',
          verdict: 'NEW',
          last: null,
        },
      ],
      rejected: [],
      skipped: 1,
    });
    expect(await rateOn(pricing, '2026-11-20')).toBeUndefined();
    await pricing.ask(pricing.first, '/price/rates/file', { file });
    expect(await rateOn(pricing, '2026-11-20', 'CNY')).toMatchObject({ rate: '14.25', nominal: 10 });
    const again = (await pricing.ask(pricing.first, '/price/rates/file', { file })).json[
      'data'
    ] as RateFileReport;
    expect(again.rates.map(({ verdict }) => verdict)).toEqual(['SAME', 'SAME']);
    expect(await actionsOf(pricing)).toEqual(['rate:enter', 'rate:enter']);
  });

  test('of one currency’s history, in windows-1251 with commas: strange days wait, once', async () => {
    const pricing = await openPricing();
    const record = (date: string, value: string) =>
      `<Record Date="${date}" Id="840"><CharCode>USD</CharCode><Nominal>1</Nominal><Name>Доллар</Name><Value>${value}</Value></Record>`;
    const text = `<?xml version="1.0" encoding="windows-1251"?><ValCurs ID="840" name="Курс">${record('18.11.2026', '10,10')}${record('19.11.2026', '101,0')}${record('20.11.2026', '10,12')}</ValCurs>`;
    const file = cp1251(text).toString('base64');
    const { rates } = (await pricing.ask(pricing.first, '/price/rates/file', { file })).json[
      'data'
    ] as RateFileReport;
    expect(rates.map(({ rateDate, verdict }) => [rateDate, verdict])).toEqual([
      ['2026-11-18', 'NEW'],
      ['2026-11-19', 'WAITING'],
      ['2026-11-20', 'NEW'],
    ]);
    await pricing.ask(pricing.first, '/price/rates/file', { file });
    expect(await rateOn(pricing, '2026-11-19')).toMatchObject({ rate: '10.1', stale: true });
    const list = await call(pricing.app, 'GET', '/price/rates?status=WAITING', { token: pricing.second });
    expect(list.json['data']).toMatchObject({
      total: 1,
      list: [
        { rate: '101', status: 'WAITING', canDecide: true, last: { rate: '10.1' }, changePct: '+900.0' },
      ],
    });
  });

  test('names what cannot be right and takes the rest', async () => {
    const pricing = await openPricing();
    const rows = ['0', '-1', '1e308', 'NaN', ''].map((value) => valute('USD', '1', value)).join('');
    const file = base64(
      daily(
        '20.11.2026',
        `${rows}${valute('CNY', '0', '1.4')}${valute('usd', '1', '10')}${valute('USD', '1', '10.1')}`,
      ),
    );
    const { rates, rejected } = (await pricing.ask(pricing.first, '/price/rates/file', { file })).json[
      'data'
    ] as RateFileReport;
    expect(rates.map(({ rate }) => rate)).toEqual(['10.1']);
    expect(rejected.map(({ field, value }) => [field, value])).toEqual([
      ['Value', '0'],
      ['Value', '-1'],
      ['Value', '1e308'],
      ['Value', 'NaN'],
      ['Value', ''],
      ['Nominal', '0'],
      ['CharCode', 'usd'],
    ]);
    const early = await pricing.ask(pricing.first, '/price/rates/file', {
      file: base64(daily('2026-11-22', valute('USD', '1', '10.2'))),
    });
    expect(early.json['data']).toMatchObject({
      rates: [],
      rejected: [{ field: 'Date', value: '2026-11-22' }],
    });
  });

  const bomb = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;&lol;">]><ValCurs Date="2026-11-20"><Valute><CharCode>&lol2;</CharCode></Valute></ValCurs>`;
  test.each([
    ['a billion laughs', bomb, 'pricing.rateFileUnsafe'],
    [
      'a file read from elsewhere',
      `<!DOCTYPE a SYSTEM "file:///etc/passwd"><ValCurs/>`,
      'pricing.rateFileUnsafe',
    ],
    [
      'an entity that is not declared',
      daily('2026-11-20', valute('&xxe;', '1', '10')),
      'pricing.rateFileUnsafe',
    ],
    ['a processing instruction', `<ValCurs><?php echo 1 ?></ValCurs>`, 'pricing.rateFileUnsafe'],
    ['nothing but spaces', '   ', 'pricing.rateFileUnreadable'],
    ['a page of HTML', '<html><body>404</body></html>', 'pricing.rateFileUnreadable'],
    ['tags that do not close', '<ValCurs><Valute></ValCurs>', 'pricing.rateFileUnreadable'],
    ['ten thousand levels', '<a>'.repeat(10_000), 'pricing.rateFileUnreadable'],
    ['a zip', 'PK\u0003\u0004\u0000\u0000', 'pricing.rateFileUnreadable'],
    ['a tag without an end', `<ValCurs ${' '.repeat(150_000)}`, 'pricing.rateFileUnreadable'],
    ['a comment without an end', `<ValCurs><!--${'- '.repeat(70_000)}`, 'pricing.rateFileUnreadable'],
    ['ampersands', `<ValCurs>${'&'.repeat(150_000)}</ValCurs>`, 'pricing.rateFileUnreadable'],
  ])('T14: %s is refused', async (_name, text, error) => {
    const pricing = await openPricing();
    const answer = await pricing.ask(pricing.first, '/price/rates/file', { file: base64(text) });
    expect(answer).toMatchObject({ status: 422, json: { error } });
    expect(await actionsOf(pricing)).toEqual([]);
  });

  test('T14: a file beyond its size, or what is no base64, never reaches the reader', async () => {
    const pricing = await openPricing();
    const large = await pricing.ask(pricing.first, '/price/rates/file', { file: 'A'.repeat(600_000) });
    expect(large).toMatchObject({ status: 413 });
    const long = await pricing.ask(pricing.first, '/price/rates/file', { file: 'A'.repeat(400_000) });
    expect(long.json).toMatchObject({ fields: [{ field: 'file', error: 'tooLong' }] });
    const odd = await pricing.ask(pricing.first, '/price/rates/file', { file: 'a_b-' });
    expect(odd.json).toMatchObject({ fields: [{ field: 'file', error: 'badFormat' }] });
  });
});
