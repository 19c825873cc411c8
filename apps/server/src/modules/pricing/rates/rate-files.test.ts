import { randomUUID } from 'node:crypto';
import type { SentRateFile } from '@rohi/contract/pricing/rate-administration.contract';
import readXlsx from 'read-excel-file/node';
import { describe, expect, test } from 'vitest';
import { call, logIn, newAccount, type Answer } from '../../../../test/accounts.ts';
import { readTables } from '../../../../test/read-tables.ts';
import { rateActions, rateOn } from '../../../../test/rates.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

/** The service with two managers logged in, on Friday 20 November 2026 in Dushanbe. */
async function openPricing() {
  const service = await createTestApp();
  await service.app.ready();
  const manager = async () => {
    const { token } = await logIn(service.app, await newAccount(service.context, 'manager'));
    return filesOf(service, token);
  };
  return { ...service, first: await manager(), second: await manager() };
}

/** The calls of files of rates as one person makes them. */
function filesOf({ app }: TestApp, token: string) {
  const path = (id: string, end = '') => `/price/rates/files/${id}${end}`;
  const send = async (bytes: Buffer | string, id: string = randomUUID(), name = 'rates.xml') => {
    const answer = await app.inject({
      method: 'PUT',
      url: `/api${path(id)}?name=${name}`,
      headers: { token, 'x-local': 'en', 'content-type': 'application/octet-stream' },
      payload: Buffer.from(bytes),
    });
    return { status: answer.statusCode, json: answer.json<Record<string, unknown>>(), id };
  };
  const confirm = async (id: string) => viewOf(await call(app, 'POST', path(id, '/confirm'), { token }));
  return {
    token,
    send,
    read: (id: string) => call(app, 'GET', path(id), { token }),
    confirm,
    /** Sends a file and takes it. */
    take: async (bytes: Buffer | string) => confirm((await send(bytes)).id),
    refused: async (id: string) => {
      const answer = await app.inject({
        url: `/api${path(id, '/refused')}`,
        headers: { token, 'x-local': 'en' },
      });
      return answer.rawPayload;
    },
  };
}

const viewOf = ({ json }: Pick<Answer, 'json'>) => json['data'] as SentRateFile;
const verdictsOf = ({ rates }: SentRateFile) => rates.map(({ rateDate, verdict }) => [rateDate, verdict]);

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
    const file = daily(
      '2026-11-20',
      valute('USD', '1', '10.1234') + valute('EUR', '1', '11.7') + valute('CNY', '10', '14,25'),
    );
    const { id, json } = await pricing.first.send(file);
    expect(json['data']).toEqual({
      id,
      fileName: 'rates.xml',
      uploadedAt: expect.any(String),
      confirmedAt: null,
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
    const taken = await pricing.first.confirm(id);
    expect(taken.confirmedAt).not.toBeNull();
    expect(await rateOn(pricing, '2026-11-20', 'CNY')).toMatchObject({ rate: '14.25', nominal: 10 });
    // The answer was lost: it says once more what became of the file, and another file says that all of it is known.
    expect(await pricing.first.confirm(id)).toEqual(taken);
    expect(taken.rates.map(({ verdict }) => verdict)).toEqual(['NEW', 'NEW']);
    expect((await pricing.first.take(file)).rates.map(({ verdict }) => verdict)).toEqual(['SAME', 'SAME']);
    expect(await rateActions(pricing)).toEqual(['rate:enter', 'rate:enter']);
  });

  test('of one currency’s history, in windows-1251 with commas: strange days wait, once', async () => {
    const pricing = await openPricing();
    const record = (date: string, value: string) =>
      `<Record Date="${date}" Id="840"><CharCode>USD</CharCode><Nominal>1</Nominal><Name>Доллар</Name><Value>${value}</Value></Record>`;
    const text = `<?xml version="1.0" encoding="windows-1251"?><ValCurs ID="840" name="Курс">${record('18.11.2026', '10,10')}${record('19.11.2026', '101,0')}${record('20.11.2026', '10,12')}</ValCurs>`;
    const file = cp1251(text);
    expect(verdictsOf(await pricing.first.take(file))).toEqual([
      ['2026-11-18', 'NEW'],
      ['2026-11-19', 'WAITING'],
      ['2026-11-20', 'NEW'],
    ]);
    await pricing.first.take(file);
    expect(await rateOn(pricing, '2026-11-19')).toMatchObject({ rate: '10.1', stale: true });
    const list = await call(pricing.app, 'GET', '/price/rates?status=WAITING', {
      token: pricing.second.token,
    });
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
    const { id } = await pricing.first.send(
      daily(
        '20.11.2026',
        `${rows}${valute('CNY', '0', '1.4')}${valute('usd', '1', '10')}${valute('USD', '1', '10.1')}`,
      ),
    );
    const { rates, rejected } = await pricing.first.confirm(id);
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
    expect(await pricing.first.take(daily('2026-11-22', valute('USD', '1', '10.2')))).toMatchObject({
      rates: [],
      rejected: [{ field: 'Date', value: '2026-11-22' }],
    });
  });

  test('gives back what it did not take, and what was mended there is taken', async () => {
    const pricing = await openPricing();
    const { id } = await pricing.first.send(
      daily('2026-11-20', valute('USD', '1', '10.1') + valute('CNY', '0', '14.2')),
    );
    await pricing.first.confirm(id);
    const [header = [], row = []] = await readTables(await pricing.first.refused(id));
    expect(header).toEqual([
      'Row in the file',
      'Day of the rate',
      'For how many units',
      'Currency',
      'Rate',
      'Why it was not loaded',
    ]);
    expect(row).toEqual(['2', '2026-11-20', '0', 'CNY', '14.2', expect.stringContaining('from 1 to 999999')]);
    const mended = [header, row.with(2, '10')].map((cells) => cells.map((cell) => `"${cell}"`).join(','));
    expect(verdictsOf(await pricing.first.take(mended.join('\r\n')))).toEqual([['2026-11-20', 'NEW']]);
    expect(await rateOn(pricing, '2026-11-20', 'CNY')).toMatchObject({ rate: '14.2', nominal: 10 });
  });

  test('T13: gives back what was typed as text, not as a formula', async () => {
    const pricing = await openPricing();
    const { id } = await pricing.first.send(
      'Курс;Валюта;День курса\n=1+1;USD;20.11.2026\n10,15;+CNY;20.11.2026\n',
    );
    await pricing.first.confirm(id);
    const sheets = await readXlsx(await pricing.first.refused(id));
    const cells = sheets.flatMap(({ data }) => data.flat()).filter((cell) => typeof cell === 'string');
    expect(cells).toEqual(expect.arrayContaining(["'=1+1", "'+CNY"]));
    expect(cells.filter((cell) => /^[=+@-]/.test(cell))).toEqual([]);
  });

  test('is its sender’s alone, stays what it is, and is read once under its id', async () => {
    const pricing = await openPricing();
    const file = daily('2026-11-20', valute('USD', '1', '10.1'));
    const { id, json } = await pricing.first.send(file);
    expect((await pricing.first.send(file, id)).json['data']).toEqual(json['data']);
    expect(viewOf(await pricing.first.read(id))).toEqual(json['data']);
    expect((await pricing.second.read(id)).json).toMatchObject({ error: 'imports.fileNotFound' });
    expect((await pricing.first.send(`${file} `, id)).json).toMatchObject({ error: 'imports.otherFile' });
    const [one, other] = await Promise.all([pricing.first.confirm(id), pricing.first.confirm(id)]);
    expect([one.confirmedAt, other.confirmedAt]).not.toContain(null);
    expect(await rateActions(pricing)).toEqual(['rate:enter']);
  });

  test('may be the table that the console saves: what waits or was refused is passed over', async () => {
    const pricing = await openPricing();
    await pricing.first.take(daily('2026-11-19', valute('USD', '1', '10.1')));
    await pricing.first.take(daily('2026-11-20', valute('USD', '1', '101')));
    const saved = await pricing.app.inject({
      url: '/api/price/rates/file?format=xlsx',
      headers: { token: pricing.first.token, 'x-local': 'ru' },
    });
    const again = viewOf(await pricing.second.send(saved.rawPayload, undefined, 'rates.xlsx'));
    expect(verdictsOf(again)).toEqual([['2026-11-19', 'SAME']]);
    const typed = 'Курс;Валюта;День курса\n10,15;USD;20.11.2026\n1,42;CNY;20.11.2026\n';
    expect(verdictsOf(await pricing.second.take(typed))).toEqual([
      ['2026-11-20', 'NEW'],
      ['2026-11-20', 'NEW'],
    ]);
  });

  test.each([
    'Дата;Валюта;Номинал;Курс',
    'День курса;Код валюты;Номинал;Курс к сомони',
    'Date;Currency;Nominal;Rate',
    '日期;货币;单位;汇率',
    'Сана;Асъор;Номинал;Қурб',
  ])('may head its columns %s', async (heading) => {
    const pricing = await openPricing();
    const rows = '20.11.2026;USD;1;10,15\n20.11.2026;CNY;10;14,2\n';
    const { rates, rejected } = viewOf(
      await pricing.first.send(`${heading}\n${rows}`, undefined, 'rates.csv'),
    );
    expect(rejected).toEqual([]);
    expect(rates.map(({ rateDate, from, nominal }) => [rateDate, from, nominal])).toEqual([
      ['2026-11-20', 'USD', 1],
      ['2026-11-20', 'CNY', 10],
    ]);
  });

  test('a file of rates is refused by the names of unknown columns, where one that is needed is missing', async () => {
    const pricing = await openPricing();
    const answer = await pricing.first.send('Stichtag;Currency;Rate;Bank\n20.11.2026;USD;10.15;NBT\n');
    expect(answer).toMatchObject({ status: 422, json: { error: 'pricing.rateColumnsUnknown' } });
    expect(answer.json['msg']).toContain('Stichtag, Bank');
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
    ['nothing but spaces', '   ', 'imports.fileRefused'],
    ['a table of something else', 'Name,Phone\nA,1\n', 'pricing.rateFileUnreadable'],
    ['a table without a day', 'Currency,Rate\nUSD,10.12\n', 'pricing.rateFileUnreadable'],
    ['a page of HTML', '<html><body>404</body></html>', 'pricing.rateFileUnreadable'],
    ['tags that do not close', '<ValCurs><Valute></ValCurs>', 'pricing.rateFileUnreadable'],
    ['ten thousand levels', '<a>'.repeat(10_000), 'pricing.rateFileUnreadable'],
    ['a zip', 'PK\u0003\u0004\u0000\u0000', 'imports.fileRefused'],
    ['a tag without an end', `<ValCurs ${' '.repeat(150_000)}`, 'pricing.rateFileUnreadable'],
    ['a comment without an end', `<ValCurs><!--${'- '.repeat(70_000)}`, 'pricing.rateFileUnreadable'],
    ['ampersands', `<ValCurs>${'&'.repeat(150_000)}</ValCurs>`, 'pricing.rateFileUnreadable'],
  ])('T14: %s is refused', async (_name, text, error) => {
    const pricing = await openPricing();
    const answer = await pricing.first.send(text);
    expect(answer).toMatchObject({ status: 422, json: { error } });
    expect(await rateActions(pricing)).toEqual([]);
  });

  test('T14: a file beyond its size never reaches the reader', async () => {
    const pricing = await openPricing();
    expect(await pricing.first.send('A'.repeat(300_000))).toMatchObject({ status: 413 });
  });
});

test('rates are on record with what became of their file, or neither is', async () => {
  const pricing = await openPricing();
  const { sql } = pricing.context;
  const { id } = await pricing.first.send(daily('2026-11-20', valute('USD', '1', '10.1234')));
  await sql.unsafe(`
    create function refuse_more() returns trigger language plpgsql as $$ begin raise 'no more today'; end $$;
    create trigger refuse_more before update of outcome on sent_file for each row execute function refuse_more()`);
  const path = `/price/rates/files/${id}/confirm`;
  const cut = await call(pricing.app, 'POST', path, { token: pricing.first.token });
  await sql.unsafe('drop function refuse_more cascade');
  expect(cut.status).toBe(500);
  const answers = await Promise.all([pricing.first.confirm(id), pricing.first.confirm(id)]);
  for (const answer of answers) expect(verdictsOf(answer)).toEqual([['2026-11-20', 'NEW']]);
});
