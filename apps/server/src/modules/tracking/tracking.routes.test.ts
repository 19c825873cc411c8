import { trackingAnswer } from '@rohi/contract/tracking/tracking.contract';
import { expect, test } from 'vitest';
import { builders } from '../../../test/build.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

async function track(
  { app }: Pick<TestApp, 'app'>,
  trackingCodeList: unknown,
  headers: Record<string, string> = {},
) {
  const response = await app.inject({
    method: 'POST',
    url: '/api/track/query',
    payload: { trackingCodeList },
    headers,
  });
  return { status: response.statusCode, headers: response.headers, body: response.json() };
}

test('tells where each parcel is, in the order of asking, each once', async () => {
  const testApp = await createTestApp();
  const build = builders(testApp.context);
  const ready = await build.parcelAtPickupPoint();
  const onTheRoad = await build.parcelOnTheRoad();
  const { status, body } = await track(testApp, [
    onTheRoad.toLowerCase(),
    ` ${ready} `,
    '',
    onTheRoad,
    'YT0000000000000',
    'x',
  ]);
  expect(status).toBe(200);
  expect(body).toMatchObject({ code: 0, success: true, msg: '' });
  const answer = trackingAnswer.parse(body.data);
  expect(answer.count).toBe(2);
  expect(answer.detailList.map((parcel) => parcel.trackingCode)).toEqual([onTheRoad, ready]);
  expect(answer.statusCount).toEqual({
    NEW: 0,
    WAIT_FORECAST: 0,
    DTH: 0,
    DHWCRK: 1,
    DHWCCK: 0,
    DZTDQS: 0,
    DKHQS: 1,
    KHYQS: 0,
    YQX: 0,
  });
  expect(answer.notFound).toMatchObject([
    { trackingCode: 'YT0000000000000', reason: 'UNKNOWN' },
    { trackingCode: 'X', reason: 'BAD_FORMAT' },
  ]);
});

test('refuses an empty list and more than 100 codes in the caller’s language', async () => {
  const testApp = await createTestApp();
  for (const list of [[], ['', ' ']]) {
    const { status, body } = await track(testApp, list, { 'x-local': 'en' });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 400,
      success: false,
      error: 'tracking.noCodes',
      msg: 'Please enter your tracking number',
    });
  }
  const many = Array.from({ length: 101 }, (_, index) => `YT${index}000`);
  const { status, body } = await track(testApp, many, { 'x-local': 'en' });
  expect(status).toBe(400);
  expect(body).toMatchObject({
    error: 'tracking.tooManyCodes',
    msg: 'The maximum number of queries cannot exceed 100',
  });
  expect((await track(testApp, [...many.slice(0, 100), 'yt0000', ''])).status).toBe(200);
  expect((await track(testApp, many)).body.msg).toBe('За один раз можно проверить не больше 100 номеров');
});
