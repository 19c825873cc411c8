import { expect, test } from 'vitest';
import { call, logIn, newAccount } from '../../../test/accounts.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { demoHouses } from '../../demo/demo-points.ts';
import { loadDemoData } from '../../demo/demo-data.ts';
import { inTransaction } from '../../platform/database.ts';
import { describeHouses, type NewUnitHouse } from './pickup-points.service.ts';
import { insertPlaces } from '../places/places.service.ts';

type Point = { code: string; city: { name: string }; openNow: boolean; [key: string]: unknown };

const words = (ru: string, en: string, zh: string, tg: string) => ({ ru, en, zh, tg });

/** A point in Kulob, open on Fridays from 9 to 18 with a break. */
const house: NewUnitHouse = {
  placeCode: 'PP-KULOB',
  addresses: words('ул. Сомони, 33', '33 Somoni Street', '索莫尼街33号', 'кӯчаи Сомонӣ, 33'),
  landmarks: words('у парка', 'by the park', '公园旁', 'назди боғ'),
  phone: '+992900000000',
  enabled: true,
  isDemo: false,
  hours: [
    { weekday: 5, opensMinute: 540, closesMinute: 780 },
    { weekday: 5, opensMinute: 840, closesMinute: 1_080 },
  ],
  closedDays: ['2025-01-01', '2026-11-27', '2027-06-27'],
  cells: null,
};

async function writeHouse(
  { context }: Pick<TestApp, 'context'>,
  facts: Partial<NewUnitHouse> = {},
): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    await insertPlaces(tx, [
      {
        code: 'PP-KULOB',
        kind: 'PICKUP_POINT',
        cityCode: 'KULOB',
        names: words('Пункт в Кулябе', 'Kulob point', '库洛布自提点', 'Нуқтаи Кӯлоб'),
      },
    ]);
    await describeHouses(context, tx, [{ ...house, ...facts }]);
  });
}

async function points({ app }: Pick<TestApp, 'app'>, locale = 'ru'): Promise<Point[]> {
  const answer = await app.inject({ url: '/api/pickup-points', headers: { 'x-local': locale } });
  expect(answer.statusCode).toBe(200);
  return answer.json().data as Point[];
}

test('a pickup point shows address, hours and that it is open now', async () => {
  const fixture = await createTestApp();
  await writeHouse(fixture);
  expect(await points(fixture, 'zh')).toEqual([
    {
      id: expect.any(Number),
      code: 'PP-KULOB',
      name: '库洛布自提点',
      names: words('Пункт в Кулябе', 'Kulob point', '库洛布自提点', 'Нуқтаи Кӯлоб'),
      city: { code: 'KULOB', name: '库洛布', names: words('Куляб', 'Kulob', '库洛布', 'Кӯлоб') },
      address: '索莫尼街33号',
      landmark: '公园旁',
      phone: '+992900000000',
      lat: 37.9146,
      lon: 69.7845,
      hours: [
        { weekday: 5, opens: '09:00', closes: '13:00' },
        { weekday: 5, opens: '14:00', closes: '18:00' },
      ],
      closedDays: ['2026-11-27'],
      openNow: true,
      closesAt: '2026-11-20T13:00:00.000Z',
      opensAt: null,
      fullness: null,
      isDemo: false,
    },
  ]);
});

test('whether it is open follows the clock of Dushanbe', async () => {
  const fixture = await createTestApp();
  await writeHouse(fixture);
  const openAt = async (moment: string) => {
    fixture.clock.set(moment);
    return (await points(fixture))[0]?.openNow;
  };
  expect(await openAt('2026-11-20T07:59:00Z')).toBe(true);
  expect(await openAt('2026-11-20T08:00:00Z')).toBe(false);
  expect(await openAt('2026-11-20T09:00:00Z')).toBe(true);
  expect(await openAt('2026-11-27T09:00:00Z')).toBe(false);
});

test('a point out of use is not shown, and one without a phone gives the hotline', async () => {
  const fixture = await createTestApp();
  await writeHouse(fixture, { phone: null });
  expect((await points(fixture)).map(({ phone }) => phone)).toEqual(['1999']);
  await writeHouse(fixture, { enabled: false });
  expect(await points(fixture)).toEqual([]);
});

test('an installation of its own begins without points', async () => {
  expect(await points(await createTestApp())).toEqual([]);
});

test('the demo has ten points that say that they are invented', async () => {
  const fixture = await createTestApp({ demo: true });
  await loadDemoData(fixture.context, { embedded: true, say: () => undefined });
  const list = await points(fixture);
  expect(list.map(({ city }) => city.name)).toEqual([
    'Бохтар',
    'Вахдат',
    'Гиссар',
    'Душанбе',
    'Истаравшан',
    'Куляб',
    'Пенджикент',
    'Турсунзаде',
    'Хорог',
    'Худжанд',
  ]);
  expect(list.every(({ isDemo }) => isDemo === true)).toBe(true);
  expect(demoHouses(fixture.clock.now())).toHaveLength(10);
});

test('operation units are warehouses, hubs and points, also those without a description', async () => {
  const fixture = await createTestApp();
  await writeHouse(fixture, { enabled: false });
  const { token } = await logIn(fixture.app, await newAccount(fixture.context, 'customer'));
  const units = async (x: string) => {
    const { json } = await call(fixture.app, 'GET', `/common/all-ltds${x}`, { token });
    return json['data'] as { id: number; code: string }[];
  };
  const codes = async (x: string) => (await units(x)).map(({ code }) => code);
  expect(await codes('')).toEqual(['YIWU-WH', 'DUSHANBE-HUB', 'PP-KULOB']);
  expect(await codes('/all')).toEqual(['YIWU-WH', 'DUSHANBE-HUB', 'PP-KULOB']);
  expect(await codes('/FBA')).toEqual(['YIWU-WH', 'DUSHANBE-HUB']);
  const [warehouse] = await units('');
  expect(await codes(`/${warehouse?.id}`)).toEqual(['YIWU-WH']);
  expect(warehouse).toMatchObject({
    type: 'WAREHOUSE',
    name: 'Yiwu warehouse',
    countryCode: 'CN',
    city: 'Yiwu',
    address: null,
    phone: '1999',
    hours: [],
    lng: 120.075,
  });
});

test.each(['/common/all-ltds', '/common/all-ltds/active', '/common/all-headchannelprices'])(
  '%s is not sent again to whoever has it, and stored by no cache',
  async (path) => {
    const fixture = await createTestApp();
    const { token } = await logIn(fixture.app, await newAccount(fixture.context, 'customer'));
    const ask = (tag: string) =>
      fixture.app.inject({ url: `/api${path}`, headers: { token, 'x-local': 'en', 'if-none-match': tag } });
    const first = await ask('"none"');
    expect(first.statusCode).toBe(200);
    expect(first.headers['cache-control']).toBe('no-store');
    const again = await ask(String(first.headers['etag']));
    expect([again.statusCode, again.body]).toEqual([304, '']);
  },
);

test.each(['/common/all-ltds', '/common/all-ltds/all'])('%s needs a log-in', async (path) => {
  const { app } = await createTestApp();
  const { status, json } = await call(app, 'GET', path);
  expect([status, json['error']]).toEqual([401, 'auth.sessionExpired']);
});
