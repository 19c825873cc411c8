import { cardsOfStation, codeOfCard } from '@rohi/contract/stations/command-cards';
import { beforeAll, describe, expect, test } from 'vitest';
import { call, logIn, newAccount } from '../../../test/accounts.ts';
import { builders, newTrackingCode } from '../../../test/build.ts';
import { readCodes, readPdf, readPngCodes } from '../../../test/label-reader.ts';
import { createOrderApp, newCustomer, newOrder, whole } from '../../../test/orders.ts';
import { newDevice, scanOf, sendScans, stationPerson } from '../../../test/stations.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { printTspl } from '../../../test/tspl-printer.ts';
import { printZpl } from '../../../test/zpl-printer.ts';

let service: TestApp;
let points: { khujand: number; kulob: number };

beforeAll(async () => {
  ({ service, points } = await createOrderApp());
});

type Printed = {
  status: number;
  headers: Record<string, unknown>;
  bytes: Buffer;
  json: () => Record<string, unknown>;
};

async function staff(role: 'manager' | 'pickup-clerk' | 'china-operator', unit?: string): Promise<string> {
  const account = await newAccount(service.context, role, unit === undefined ? {} : { unit });
  return (await logIn(service.app, account)).token;
}

async function print(token: string, body: Record<string, unknown>, locale = 'en'): Promise<Printed> {
  const answer = await service.app.inject({
    method: 'POST',
    url: '/api/common/batchprint',
    headers: { token, 'x-local': locale },
    payload: { docType: 'parcel-label', ...body },
  });
  return {
    status: answer.statusCode,
    headers: answer.headers,
    bytes: answer.rawPayload,
    json: () => answer.json<Record<string, unknown>>(),
  };
}

describe('labels of an order', () => {
  test('say what the customer declared, which place it is, and where it goes', async () => {
    const customer = await newCustomer(service);
    const codes = [newTrackingCode(), newTrackingCode()];
    const goods = 'Куртаи занона 女装 (Ҷома)';
    const order = await newOrder(customer, points.khujand, {
      ...whole,
      goods,
      trackingCodes: codes,
      recipientName: 'Қурбонова Ҷамила',
      recipientPhone: '+992 92 700 45 67',
    });
    const { bytes, headers, status } = await print(await staff('manager'), { ids: codes }, 'ru');
    expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'application/pdf' });
    expect(headers['content-disposition']).toContain('parcel-label-2026-11-20.pdf');
    const pages = await readPdf(bytes);
    expect(pages).toHaveLength(2);
    for (const [index, page] of pages.entries()) {
      for (const words of [
        customer.customerCode,
        'Қурбонова Ҷамила',
        '… 4567',
        goods,
        order.code,
        'PP-KHUJAND',
      ])
        expect(page.text).toContain(words);
      expect(page.text).toContain(`${index + 1}/2`);
      expect(await readCodes(page.picture)).toEqual([
        { format: 'Code128', text: codes[index] },
        { format: 'QRCode', text: codes[index] },
      ]);
    }
  });

  test('carry the weight that is charged for', async () => {
    const code = await builders(service.context).parcelReceivedInChina({
      facts: { weightG: 12_345, lengthMm: 600, widthMm: 500, heightMm: 400 },
    });
    const [page] = await readPdf((await print(await staff('manager'), { ids: [code] })).bytes);
    for (const words of ['12.345 kg', '60×50×40 cm', '20.0 kg']) expect(page?.text).toContain(words);
  });

  test('carry the marks that the station has set at receipt', async () => {
    const clerk = await stationPerson(service, 'china-operator', 'YIWU-WH');
    const code = newTrackingCode();
    await sendScans(clerk, await newDevice(service), [
      scanOf(service, code, { isSure: true, marks: ['BATTERY', 'FRAGILE'] }),
    ]);
    const [page] = await readPdf((await print(clerk.token, { ids: [code] }, 'zh')).bytes, {
      pictures: false,
    });
    for (const words of ['含电池', '易碎']) expect(page?.text).toContain(words);
  });

  test('come in the order of asking, each once however its code is written, with copies', async () => {
    const { parcelOnTheRoad } = builders(service.context);
    const codes = [await parcelOnTheRoad(), await parcelOnTheRoad()];
    const ids = [codes[1], ` ${codes[0]?.toLowerCase()} `, codes[1]];
    const token = await staff('manager');
    const pages = await readPdf((await print(token, { ids, copies: 2 })).bytes, { pictures: false });
    expect(pages.map(({ text }) => codes.findIndex((code) => text.includes(code)))).toEqual([1, 1, 0, 0]);
    const zpl = await print(token, { ids, copies: 2, format: 'zpl', docType: 'shelf-label', size: '58x40' });
    expect(zpl.headers['content-type']).toBe('application/vnd.zebra-zpl');
    const printed = printZpl(zpl.bytes.toString('ascii'));
    expect(printed.map(({ copies, picture }) => [copies, picture.width, picture.height])).toEqual([
      [2, 464, 320],
      [2, 464, 320],
    ]);
    const tspl = await print(token, { ids: [codes[0]], format: 'tspl' });
    expect(tspl.headers).toMatchObject({
      'content-type': 'application/x-tspl',
      'content-disposition': expect.stringContaining('parcel-label-2026-11-20.tspl'),
    });
    const [label] = printTspl(tspl.bytes);
    expect(await readCodes(label?.picture as never)).toContainEqual({ format: 'Code128', text: codes[0] });
  });

  test('lead to the page of the parcel when the service knows its address', async () => {
    const { context, app } = service;
    const code = await builders(context).parcelOnTheRoad();
    const address = context.config.publicUrl;
    context.config.publicUrl = 'https://parcels.example.tj';
    const [page] = await readPdf((await print(await staff('manager'), { ids: [code] })).bytes);
    context.config.publicUrl = address;
    expect(await readCodes(page?.picture as never)).toContainEqual({
      format: 'QRCode',
      text: `https://parcels.example.tj/t/${code}`,
    });
    expect((await app.inject({ url: `/t/${code}` })).statusCode).toBe(200);
  });
});

describe('printing is refused', () => {
  test('labels for unknown codes are refused: all are named, and nothing is printed', async () => {
    const code = await builders(service.context).parcelOnTheRoad();
    const answer = await print(await staff('manager'), { ids: [code, 'RP00000000', 'JD-000-1'] });
    expect(answer.status).toBe(404);
    expect(answer.json()).toMatchObject({
      error: 'documents.parcelsNotFound',
      msg: 'Nothing was printed: these parcels are unknown or belong to another unit: RP00000000, JD-000-1.',
      fields: [{ field: 'ids[1]' }, { field: 'ids[2]' }],
    });
  });

  test('for parcels of another pickup point, in the words for parcels that do not exist', async () => {
    const { parcelAtPickupPoint } = builders(service.context);
    const own = await parcelAtPickupPoint({ facts: { pickupPointId: points.khujand } });
    const foreign = await parcelAtPickupPoint({ facts: { pickupPointId: points.kulob } });
    const clerk = await staff('pickup-clerk', 'PP-KHUJAND');
    expect((await print(clerk, { ids: [own] })).status).toBe(200);
    const refused = await print(clerk, { ids: [foreign] });
    const unknown = await print(clerk, { ids: ['RP00000000'] });
    const verdictOf = (answer: Printed, code: string) => ({
      status: answer.status,
      text: JSON.stringify({ ...answer.json(), requestId: '' }).replaceAll(code, 'CODE'),
    });
    expect(verdictOf(refused, foreign)).toEqual(verdictOf(unknown, 'RP00000000'));
  });

  test('of customers, even of own parcels', async () => {
    const customer = await newCustomer(service);
    const [code = ''] = (await newOrder(customer, points.khujand)).parcelList.map((one) => one.trackingCode);
    expect((await print(customer.token, { ids: [code] })).status).toBe(403);
  });

  test.each([
    [{ docType: 'manifest' }, 400, 'documents.typeNotPrinted'],
    [{ docType: 'constructor' }, 400, 'documents.typeNotPrinted'],
    [{ size: '58x40' }, 400, 'documents.otherSize'],
    [{ format: 'png' }, 400, 'request.invalid'],
    [{ copies: 0 }, 400, 'request.invalid'],
    [{ copies: 11 }, 400, 'request.invalid'],
    [{ ids: [] }, 400, 'request.invalid'],
    [{ ids: Array.from({ length: 101 }, (_, index) => `RP${index}`) }, 400, 'request.invalid'],
  ])('for %o', async (wrong, status, error) => {
    const code = await builders(service.context).parcelOnTheRoad();
    const answer = await print(await staff('manager'), { ids: [code], ...wrong });
    expect({ status: answer.status, error: answer.json()['error'] }).toEqual({ status, error });
  });
});

describe('a code that no barcode holds', () => {
  test.each([
    ['ru', 'Ничего не напечатано: в этих кодах есть знаки, которых не вмещает штрихкод: ДЖЩЯ-77.'],
    ['en', 'Nothing was printed: these codes have signs that no barcode holds: ДЖЩЯ-77.'],
    ['zh', '未打印：以下单号含有条码无法容纳的字符：ДЖЩЯ-77。'],
  ])('is refused before anything is printed, in %s', async (locale, words) => {
    const code = await builders(service.context).parcelOnTheRoad();
    // From before codes were read in Latin letters.
    await service.context.sql`update parcel set tracking_code = 'ДЖЩЯ-77' where tracking_code = ${code}`;
    const token = await staff('manager');
    const whole = await builders(service.context).parcelOnTheRoad();
    for (const format of ['pdf', 'zpl', 'tspl']) {
      const answer = await print(token, { ids: [whole, 'ДЖЩЯ-77'], format }, locale);
      const { error, msg } = answer.json();
      expect({ status: answer.status, error }).toEqual({ status: 409, error: 'documents.codeNotScannable' });
      expect(msg).toContain(words);
    }
    const preview = await call(service.app, 'POST', '/staff/labels/preview', {
      token,
      body: { id: 'ДЖЩЯ-77', docType: 'shelf-label' },
    });
    expect(preview.json['error']).toBe('documents.codeNotScannable');
    await service.context.sql`update parcel set tracking_code = ${code} where tracking_code = 'ДЖЩЯ-77'`;
  });
});

test('who printed what stands in the audit record, a refusal does not', async () => {
  const code = await builders(service.context).parcelOnTheRoad();
  const account = await newAccount(service.context, 'manager');
  const { token } = await logIn(service.app, account);
  await print(token, { ids: [code, 'RP00000000'] });
  await print(token, { ids: [code], docType: 'shelf-label', copies: 3 });
  const rows = await service.context.sql`
    select action, subject_id, details from audit_event where actor_user_id = ${account.id} and action = 'label:print'`;
  expect([...rows]).toEqual([
    {
      action: 'label:print',
      subject_id: 'shelf-label',
      details: { parcels: [code], format: 'pdf', copies: 3 },
    },
  ]);
});

test('other calls are answered while 200 labels are drawn', async () => {
  const codes = [];
  for (let count = 0; count < 20; count += 1) codes.push(await builders(service.context).parcelOnTheRoad());
  const state = { isDrawn: false };
  const printing = print(await staff('manager'), { ids: codes, copies: 10 }).then((answer) => {
    state.isDrawn = true;
    return answer;
  });
  let answered = 0;
  while (!state.isDrawn) {
    const query = { method: 'POST', url: '/api/track/query', payload: { trackingCodeList: codes } } as const;
    expect((await service.app.inject(query)).statusCode).toBe(200);
    answered += 1;
  }
  expect((await printing).status).toBe(200);
  expect(answered).toBeGreaterThan(5);
});

test('the console is given where the print agent listens, and may connect there and nowhere else', async () => {
  const printAgentUrl = 'http://127.0.0.1:9180/print';
  const { app, context } = await createTestApp({ printAgentUrl });
  const { token } = await logIn(app, await newAccount(context, 'hub-operator'));
  const agent = await app.inject({ url: '/api/print-agent', headers: { token } });
  expect(agent.json()).toMatchObject({ data: { url: printAgentUrl, timeoutMs: 5_000 } });
  const connects = async (url: string) =>
    /connect-src [^;]*/.exec(String((await app.inject({ url })).headers['content-security-policy']))?.[0];
  expect(await connects('/staff')).toBe("connect-src 'self' http://127.0.0.1:9180");
  expect(await connects('/')).toBe("connect-src 'self'");
});

test('the picture for the screen is the label itself: its codes can be read from it', async () => {
  const code = await builders(service.context).parcelOnTheRoad({ facts: { pickupPointId: points.khujand } });
  const token = await staff('manager');
  const preview = async (docType: string) => {
    const answer = await service.app.inject({
      method: 'POST',
      url: '/api/staff/labels/preview',
      headers: { token },
      payload: { id: code, docType },
    });
    return answer.json<{ data: { png: string; widthMm: number; heightMm: number } }>().data;
  };
  const large = await preview('parcel-label');
  expect(large).toMatchObject({ widthMm: 100, heightMm: 150 });
  expect(await readPngCodes(Buffer.from(large.png, 'base64'))).toEqual([
    { format: 'Code128', text: code },
    { format: 'QRCode', text: code },
  ]);
  const small = await preview('shelf-label');
  expect(await readPngCodes(Buffer.from(small.png, 'base64'))).toEqual([{ format: 'Code128', text: code }]);
});

test('the sheet of a station has the cards that it understands, and no others', async () => {
  const token = await staff('china-operator', 'YIWU-WH');
  const ask = (query: string) =>
    service.app.inject({ url: `/api/stations/command-cards?${query}`, headers: { token } });
  const answer = await ask(`station=RECEIVING&name=${encodeURIComponent('收货台 2')}`);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringContaining('command-cards-receiving.pdf'),
  });
  const [sheet] = await readPdf(answer.rawPayload);
  expect((await readCodes(sheet?.picture as never)).map(({ text }) => text).toSorted()).toEqual(
    cardsOfStation.RECEIVING.map(codeOfCard).toSorted(),
  );
  expect((await ask('station=KITCHEN')).statusCode).toBe(400);
  const customer = await newCustomer(service);
  const refused = await service.app.inject({
    url: '/api/stations/command-cards?station=RECEIVING',
    headers: { token: customer.token },
  });
  expect(refused.statusCode).toBe(403);
});
