import type { InjectOptions } from 'fastify';
import { productVersion } from '../platform/product-version.ts';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test/test-app.ts';

const json = { 'content-type': 'application/json', 'x-local': 'en' };
const query = (payload: string, headers: Record<string, string> = json) => ({
  method: 'POST' as const,
  url: '/api/track/query',
  payload,
  headers,
});

const refused: [name: string, request: InjectOptions, status: number, error: string, text: string][] = [
  ['no body', query(''), 400, 'request.badJson', 'The body of the request is not JSON.'],
  [
    'half a body',
    query('{"trackingCodeList":['),
    400,
    'request.badJson',
    'The body of the request is not JSON.',
  ],
  [
    'a poisoned prototype',
    query('{"__proto__":{"admin":true},"trackingCodeList":["YT1234"]}'),
    400,
    'request.badJson',
    'The body of the request is not JSON.',
  ],
  [
    'a list instead of an object',
    query('["YT1234"]'),
    400,
    'request.invalid',
    'The request is not valid. Check the fields listed.',
  ],
  ['null', query('null'), 400, 'request.invalid', 'The request is not valid. Check the fields listed.'],
  ['no list', query('{}'), 400, 'request.invalid', 'The request is not valid. Check the fields listed.'],
  [
    'text instead of a list',
    query('{"trackingCodeList":"YT1234"}'),
    400,
    'request.invalid',
    'The request is not valid. Check the fields listed.',
  ],
  [
    'a number where a code belongs',
    query('{"trackingCodeList":["YT1234",5]}'),
    400,
    'request.invalid',
    'The request is not valid. Check the fields listed.',
  ],
  [
    'a NUL in a code',
    query('{"trackingCodeList":["YT\\u00001234"]}'),
    400,
    'request.invalid',
    'The request is not valid. Check the fields listed.',
  ],
  [
    'a lone surrogate in a code',
    query('{"trackingCodeList":["YT\\ud8001234"]}'),
    400,
    'request.invalid',
    'The request is not valid. Check the fields listed.',
  ],
  [
    'a code of 201 characters',
    query(JSON.stringify({ trackingCodeList: ['Y'.repeat(201)] })),
    400,
    'request.invalid',
    'The request is not valid. Check the fields listed.',
  ],
  [
    'an empty list',
    query('{"trackingCodeList":[]}'),
    400,
    'tracking.noCodes',
    'Please enter your tracking number',
  ],
  [
    'plain text',
    query('YT1234', { ...json, 'content-type': 'text/plain' }),
    415,
    'request.unsupportedMediaType',
    'Only application/json is accepted.',
  ],
  [
    'a form',
    query('trackingCodeList=YT1234', { ...json, 'content-type': 'application/x-www-form-urlencoded' }),
    415,
    'request.unsupportedMediaType',
    'Only application/json is accepted.',
  ],
  [
    'no media type',
    { method: 'POST', url: '/api/track/query', headers: { 'x-local': 'en' }, payload: Buffer.from('{}') },
    415,
    'request.unsupportedMediaType',
    'Only application/json is accepted.',
  ],
  [
    '300 KB',
    query(JSON.stringify({ trackingCodeList: ['Y'.repeat(300_000)] })),
    413,
    'request.tooLarge',
    'The request is too large.',
  ],
  [
    'the wrong method',
    { method: 'GET', url: '/api/track/query', headers: json },
    405,
    'request.methodNotAllowed',
    'This address accepts only POST.',
  ],
  [
    'the wrong method with a body of another type',
    {
      method: 'PUT',
      url: '/api/track/query',
      headers: { ...json, 'content-type': 'text/plain' },
      payload: 'x',
    },
    405,
    'request.methodNotAllowed',
    'This address accepts only POST.',
  ],
  [
    'an unknown path',
    { method: 'POST', url: '/api/track/queries', headers: json, payload: '{}' },
    404,
    'request.notFound',
    'There is nothing at this address.',
  ],
  [
    'an unknown path read',
    { method: 'GET', url: '/api/', headers: json },
    404,
    'request.notFound',
    'There is nothing at this address.',
  ],
  [
    'the base path itself',
    { method: 'GET', url: '/api?x=1', headers: json },
    404,
    'request.notFound',
    'There is nothing at this address.',
  ],
  [
    'a broken escape',
    { method: 'GET', url: '/api/%zz', headers: json },
    400,
    'request.badEncoding',
    'The address or the headers of the request are damaged.',
  ],
  [
    'an array in the query',
    { method: 'GET', url: '/api/common/sysinfo?languageType=a&languageType=b', headers: json },
    400,
    'request.invalid',
    'The request is not valid. Check the fields listed.',
  ],
];

let shared: TestApp;
beforeAll(async () => {
  shared = await createTestApp();
});

test.each(refused)(
  '%s is refused with its name and a text that helps',
  async (_name, request, status, error, text) => {
    const { app } = shared;
    const response = await app.inject(request);
    expect(response.json()).toMatchObject({
      code: status,
      success: false,
      error,
      msg: text,
      requestId: expect.any(String),
    });
    expect(response.statusCode).toBe(status);
    expect(response.headers['cache-control']).toBe('no-store');
  },
);

test('the field that is wrong is named, with its reason in the caller’s language', async () => {
  const { app } = await createTestApp();
  const response = await app.inject(
    query('{"trackingCodeList":["YT1234",5,"a\\u0000"]}', { ...json, 'x-local': 'ru' }),
  );
  expect(response.json().fields).toEqual([
    { field: 'trackingCodeList[1]', error: 'wrongType', msg: 'Здесь нужно значение другого типа (string).' },
    { field: 'trackingCodeList[2]', error: 'badCharacters', msg: 'Текст содержит недопустимые знаки.' },
  ]);
});

test.each(['{"trackingCodeList":null}', '{}'])(
  'of %s it is said that the field is required',
  async (body) => {
    const { app } = shared;
    const response = await app.inject(query(body, { ...json, 'x-local': 'ru' }));
    expect(response.json().fields).toEqual([
      { field: 'trackingCodeList', error: 'required', msg: 'Поле обязательно.' },
    ]);
  },
);

test('405 names what is allowed', async () => {
  const { app } = await createTestApp();
  expect((await app.inject({ method: 'DELETE', url: '/api/track/query' })).headers['allow']).toBe('POST');
  expect((await app.inject({ method: 'POST', url: '/api/common/sysinfo' })).headers['allow']).toBe(
    'GET, HEAD',
  );
  expect((await app.inject({ method: 'HEAD', url: '/api/common/sysinfo' })).statusCode).toBe(200);
});

test('T22 small: a junk X-local is Russian', async () => {
  const { app } = await createTestApp();
  for (const junk of ['de', '../../etc/passwd', 'RU', '', 'x'.repeat(3_000)]) {
    const response = await app.inject(query('{"trackingCodeList":[]}', { ...json, 'x-local': junk }));
    expect(response.json().msg).toBe('Введите трек-номер');
  }
});

describe('limits', () => {
  test('the 121st query of a minute waits; Retry-After and RateLimit say how long', async () => {
    const { app } = await createTestApp({ rateLimit: 1 });
    const ask = (remoteAddress: string) =>
      app.inject({ ...query('{"trackingCodeList":["YT1234567890123"]}'), remoteAddress });
    for (let requests = 0; requests < 120; requests += 1)
      expect((await ask('10.0.0.1')).statusCode).toBe(200);
    const response = await ask('10.0.0.1');
    expect(response.statusCode).toBe(429);
    expect(response.json()).toMatchObject({
      code: 429,
      error: 'request.tooMany',
      msg: expect.stringMatching(/^Too many requests in a row\. Try again in \d+ seconds\.$/),
    });
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect(response.headers['ratelimit-limit']).toBe('120');
    expect((await ask('10.0.0.2')).statusCode).toBe(200);
  });

  test('1,300 unknown codes an hour and a query of this minute, then the address waits for the next minute; its whole /64 is one', async () => {
    const { app, clock } = await createTestApp({ rateLimit: 1 });
    const ask = (from: number, remoteAddress: string) =>
      app.inject({
        ...query(
          JSON.stringify({
            trackingCodeList: Array.from({ length: 100 }, (_, index) => `YT${from + index}0000`),
          }),
        ),
        remoteAddress,
      });
    for (let requests = 0; requests < 14; requests += 1)
      expect((await ask(1000 + requests * 100, '2001:db8:1:2::1')).statusCode).toBe(200);
    expect((await ask(4000, '2001:db8:1:2:ffff::9')).statusCode).toBe(429);
    expect((await ask(4000, '2001:db8:1:3::1')).statusCode).toBe(200);
    clock.advance(60_001);
    expect((await ask(4000, '2001:db8:1:2::1')).statusCode).toBe(200);
    expect((await ask(4100, '2001:db8:1:2::1')).statusCode).toBe(429);
    clock.advance(3_600_001);
    expect((await ask(5000, '2001:db8:1:2::1')).statusCode).toBe(200);
  });

  test('the page without script and the call count as one', async () => {
    const { app } = await createTestApp({ rateLimit: 0.01 });
    expect((await app.inject({ url: '/t/YT1234567890123', remoteAddress: '10.0.0.4' })).statusCode).toBe(200);
    const ask = () =>
      app.inject({ ...query('{"trackingCodeList":["YT1234567890123"]}'), remoteAddress: '10.0.0.4' });
    expect((await ask()).statusCode).toBe(200);
    expect((await ask()).statusCode).toBe(429);
  });

  test('T22 small: a forged X-Forwarded-For does not reset a limit', async () => {
    const { app } = await createTestApp({ rateLimit: 0.01 });
    const ask = (forged: string) =>
      app.inject({
        ...query('{"trackingCodeList":["YT1234567890123"]}', { ...json, 'x-forwarded-for': forged }),
        remoteAddress: '10.0.0.3',
      });
    const statuses = [];
    for (let requests = 0; requests < 4; requests += 1)
      statuses.push((await ask(`10.1.1.${requests}`)).statusCode);
    expect(statuses).toEqual([200, 200, 429, 429]);
  });
});

test('what the parser itself refuses gets the envelope too', async () => {
  const { app } = await createTestApp();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const answer = await new Promise<string>((resolve, reject) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () =>
      socket.write('NONSENSE /api/track/query HTTP/1.1\r\nhost: x\r\n\r\n'),
    );
    socket
      .on('data', (chunk) => (text += chunk.toString()))
      .on('end', () => resolve(text))
      .on('error', reject);
  });
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(answer).toContain('"error":"request.badEncoding"');
});

test('a thrown message never leaves the process', async () => {
  const { app, context } = await createTestApp();
  await context.sql`alter table parcel drop column timeline`;
  const response = await app.inject(query('{"trackingCodeList":["YT1234567890123"]}'));
  expect(response.statusCode).toBe(500);
  expect(response.json()).toEqual({
    code: 500,
    success: false,
    error: 'server.internal',
    msg: 'Something went wrong on the server. It has been logged.',
    requestId: expect.any(String),
  });
});

test('a lost database is 503 with Retry-After', async () => {
  const { app, context } = await createTestApp();
  await app.ready();
  await context.sql.end({ timeoutMs: 0 });
  const response = await app.inject(query('{"trackingCodeList":["YT1234567890123"]}'));
  expect(response.statusCode).toBe(503);
  expect(response.json()).toMatchObject({
    error: 'server.databaseDown',
    msg: 'The database is out of reach. Try again in a few seconds.',
  });
  expect(response.headers['retry-after']).toBe('2');
  expect((await app.inject('/readyz')).statusCode).toBe(503);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  expect((await app.inject('/api/health')).json()).toEqual({ status: 'alive', version: productVersion });
});

test('sysinfo describes the installation in the language asked for', async () => {
  const { app, clock } = await createTestApp();
  const response = await app.inject({
    url: '/api/common/sysinfo?languageType=zh',
    headers: { 'x-local': 'en' },
  });
  expect(response.json().data).toMatchObject({
    siteName: '丝路捷运',
    hotline: '1999',
    defaultLocale: 'ru',
    limits: { maxTrackingCodes: 100 },
    serverTime: clock.now().toISOString(),
  });
  expect(
    (await app.inject({ url: '/api/common/sysinfo', headers: { 'x-local': 'en' } })).json().data.siteName,
  ).toBe('Rohi Abreshim');
});

test('a client that asks to continue is served', async () => {
  const { app } = await createTestApp();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const status = await new Promise((resolve, reject) => {
    const body = '{"trackingCodeList":["YT1234567890123"]}';
    const request = httpRequest(
      {
        port,
        method: 'POST',
        path: '/api/track/query',
        headers: { ...json, expect: '100-continue', 'content-length': body.length },
      },
      (response) => resolve(response.resume().statusCode),
    );
    request
      .on('continue', () => request.end(body))
      .on('error', reject)
      .flushHeaders();
  });
  expect(status).toBe(200);
});

test('the rooms are put together without a limit of time, so that a busy machine only starts later', async () => {
  const { app } = await createTestApp();
  expect(app.initialConfig.pluginTimeout).toBe(0);
});
