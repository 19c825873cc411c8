import { expect, test } from 'vitest';
import { call } from '../../../test/accounts.ts';
import { listUser, rowOf, type Row } from '../../../test/staff-list.ts';
import { createTestApp } from '../../../test/test-app.ts';

const texts = (ru: string) => ({ ru, en: ru, zh: ru, tg: ru });

const kulob = {
  code: 'PP-KULOB-2',
  type: 'PICKUP_POINT',
  cityCode: 'KULOB',
  names: texts('Куляб-2'),
  enabled: true,
  addresses: texts('ул. Сомони, 33'),
  landmarks: texts(''),
  phone: '+992 92 700 11 22',
  latitude: null as string | null,
  longitude: null as string | null,
  hours: [
    { weekday: 5, opens: '14:00', closes: '18:00' },
    { weekday: 5, opens: '09:00', closes: '13:00' },
  ],
  closedDays: [] as string[],
  cells: null as number | null,
  chinaRecipient: '',
  chinaPhone: '',
  chinaRegion: '',
  chinaStreet: '',
  chinaPostcode: '',
  chinaShown: true,
  handOverEvidence: 'NONE',
};

function formOf({ id: _id, city: _c, isDemo: _d, updatedAt: _at, updatedBy: _by, ...form }: Row) {
  return form;
}

test('a new point stands on the public page; a closed week and a point out of use show there at once', async () => {
  const fixture = await createTestApp();
  const units = await listUser(fixture, 'units');
  const points = async () => {
    const { json } = await call(fixture.app, 'GET', '/pickup-points');
    return json['data'] as { code: string; openNow: boolean; closedDays: string[]; phone: string }[];
  };
  const unit = rowOf(await units.create(kulob));
  expect(unit).toMatchObject({ version: 1, phone: '+992927001122', city: { ru: 'Куляб' } });
  expect(await points()).toMatchObject([{ code: 'PP-KULOB-2', openNow: true, closedDays: [] }]);
  const week = [
    '2026-11-20',
    '2026-11-21',
    '2026-11-22',
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
    '2026-11-26',
  ];
  const closed = rowOf(await units.change(unit.id, { ...formOf(unit), closedDays: week }));
  expect(closed.version).toBe(2);
  expect(await points()).toMatchObject([{ openNow: false, closedDays: week }]);
  rowOf(await units.change(unit.id, { ...formOf(closed), enabled: false }));
  expect(await points()).toEqual([]);
});

test.each([
  ['a code that is taken', { code: 'YIWU-WH' }, 'code', 'taken'],
  ['a code of other letters', { code: 'куляб' }, 'code', 'badFormat'],
  ['a city that is another unit', { cityCode: 'YIWU-WH' }, 'cityCode', 'notAllowed'],
  ['itself as its city', { cityCode: 'PP-KULOB-2' }, 'cityCode', 'notAllowed'],
  [
    'closing before opening',
    { hours: [{ weekday: 1, opens: '18:00', closes: '09:00' }] },
    'hours',
    'impossibleHours',
  ],
  [
    'hours that overlap',
    {
      hours: [
        { weekday: 1, opens: '09:00', closes: '13:00' },
        { weekday: 1, opens: '12:30', closes: '18:00' },
      ],
    },
    'hours',
    'impossibleHours',
  ],
  [
    'a time that no clock shows',
    { hours: [{ weekday: 1, opens: '09:60', closes: '13:00' }] },
    'hours[0].opens',
    'badFormat',
  ],
  [
    'an eighth day',
    { hours: [{ weekday: 8, opens: '09:00', closes: '13:00' }] },
    'hours[0].weekday',
    'tooLong',
  ],
  ['a day that no calendar has', { closedDays: ['2026-02-30'] }, 'closedDays[0]', 'badFormat'],
  ['a phone that is none', { phone: '12' }, 'phone', 'badFormat'],
  ['a latitude beyond the pole', { latitude: '91', longitude: '69' }, 'latitude', 'badFormat'],
  ['a latitude without a longitude', { latitude: '38.5' }, 'longitude', 'required'],
  ['an open point without an address', { addresses: texts('') }, 'addresses.ru', 'required'],
])('%s is refused with the reason', async (_what, fields, field, error) => {
  const units = await listUser(await createTestApp(), 'units');
  const answer = await units.create({ ...kulob, ...fields });
  expect(answer.status).toBe(400);
  expect(answer.json['fields']).toContainEqual(expect.objectContaining({ field, error }));
});

test('what the histories of parcels show is entered once: code, kind and city', async () => {
  const units = await listUser(await createTestApp(), 'units');
  const unit = rowOf(await units.create(kulob));
  const answer = await units.change(unit.id, { ...formOf(unit), code: 'PP-OTHER' });
  expect(
    (answer.json['fields'] as { field: string; error: string }[]).map(({ field, error }) => [field, error]),
  ).toEqual([['code', 'inUse']]);
});

test('two points of one city stand where each was said to, and a point gets another name; both are on record', async () => {
  const fixture = await createTestApp();
  const units = await listUser(fixture, 'units');
  const [one, two] = [
    rowOf(await units.create({ ...kulob, latitude: '37.9101', longitude: '69,7702' })),
    rowOf(await units.create({ ...kulob, code: 'PP-KULOB-3' })),
  ];
  expect(one).toMatchObject({ latitude: '37.9101', longitude: '69.7702' });
  const places = async () => {
    const { json } = await call(fixture.app, 'GET', '/pickup-points');
    const points = json['data'] as { code: string; name: string; lat: number; lon: number }[];
    return new Map(points.map(({ code, name, lat, lon }) => [code, { name, lat, lon }]));
  };
  const first = await places();
  expect(first.get('PP-KULOB-2')).toMatchObject({ lat: 37.9101, lon: 69.7702 });
  const ofCity = first.get('PP-KULOB-3');
  expect(ofCity?.lat).not.toBe(37.9101);
  const moved = rowOf(
    await units.change(two.id, {
      ...formOf(two),
      names: texts('Базар'),
      latitude: '37.92',
      longitude: '69.79',
    }),
  );
  expect((await places()).get('PP-KULOB-3')).toEqual({ name: 'Базар', lat: 37.92, lon: 69.79 });
  expect(JSON.stringify((await units.history(two.id))[0]?.changes)).toMatch(/Базар.*37\.92|37\.92.*Базар/);
  // Emptied, it stands where its city does again.
  rowOf(await units.change(two.id, { ...formOf(moved), latitude: null, longitude: '' }));
  expect((await places()).get('PP-KULOB-3')).toMatchObject({ lat: ofCity?.lat, lon: ofCity?.lon });
});

test('an old version is refused, also for a unit without a description; the history shows hours', async () => {
  const fixture = await createTestApp();
  const units = await listUser(fixture, 'units');
  const { list } = await units.find('?search=YIWU');
  const [warehouse] = list;
  expect(warehouse).toMatchObject({ code: 'YIWU-WH', version: 0, enabled: true });
  const edit = {
    ...formOf(warehouse as Row),
    addresses: texts('Иу'),
    hours: [{ weekday: 1, opens: '08:00', closes: '24:00' }],
  };
  const both = await Promise.all([
    units.change(warehouse?.id, edit),
    units.change(warehouse?.id, { ...edit, enabled: false }),
  ]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const [entry] = await units.history(warehouse?.id);
  expect(JSON.stringify(entry?.changes)).toContain('08:00');
});

test('units are found by kind, by use and by words; a clerk may not', async () => {
  const fixture = await createTestApp();
  const units = await listUser(fixture, 'units');
  rowOf(await units.create(kulob));
  const codes = async (query: string) => (await units.find(query)).list.map((row) => row['code']);
  expect(await codes('?type=PICKUP_POINT')).toEqual(['PP-KULOB-2']);
  expect(await codes('?enabled=true&sort=-code')).toEqual(['YIWU-WH', 'PP-KULOB-2', 'DUSHANBE-HUB']);
  expect(await codes(`?search=${encodeURIComponent('сомони')}`)).toEqual(['PP-KULOB-2']);
  expect((await (await listUser(fixture, 'units', 'pickup-clerk')).get(1)).status).toBe(403);
});
