import { expect, test } from 'vitest';
import { newAccount } from '../../../../test/accounts.ts';
import { newMover } from '../../../../test/move-ins.ts';
import { createTestApp, runJobs, type TestApp } from '../../../../test/test-app.ts';
import { openPoint } from '../../../../test/orders.ts';

const customers = `Код клиента,ФИО,Телефон
TPS001,Мадина,927770011
TPS014,Юсуф,927770012
`;

type Row = {
  tracking: string;
  status: string;
  owner: string | null;
  weight: number | null;
  point: string | null;
  cell: string | null;
  free: string | null;
  problems: string[];
};

const parcelsOf = ({ context }: TestApp) => context.sql<Row[]>`
  select tracking_code as tracking, parcel.status, customer_code as owner, weight_g as weight, place.code as point,
    (select cell from parcel_cell where parcel_id = parcel.id) as cell, free_until::text as free, problems
  from parcel left join place on place.id = parcel.pickup_point_id where is_current order by tracking_code`;

const eventsOf = ({ context }: TestApp, tracking: string) => context.sql<
  { type: string; implied: boolean; source: string }[]
>`
  select type, implied, event.source from parcel_event as event join parcel on parcel.id = parcel_id
  where tracking_code = ${tracking} order by seq`;

async function createFirm() {
  const service = await createTestApp();
  await openPoint(service.context, 'KHUJAND');
  const [point] = await service.context.sql<{ id: number }[]>`select id from place where code = 'PP-KHUJAND'`;
  const mover = await newMover(service);
  await mover.choose({ currency: 'TJS', arrivedUnitId: point?.id ?? null, year: 2026 });
  return { service, mover };
}

const warehouse = `Трек,Код клиента,Кг,Полка,Дата,Статус
YT8834201957316,TPS001,"2,4",A7,03.11.2026,пришёл
SF1402857713264,ТРS 14,1.5,на полу,18.11.2026,готов
YT8834201957317,TPS999,3,,17.11.2026,в пути
YT8834201957318,,0.7,,16.11.2026,в Китае
YT8834201957319,TPS001,1,,01.11.2026,выдан
7.73E+13,TPS001,1,,01.11.2026,выдан
`;

test('parcels come with one status, the steps before it implied, their owner, weight and cell', async () => {
  const { service, mover } = await createFirm();
  await mover.written((await mover.checked(customers)).id);
  const file = await mover.checked(warehouse);
  expect(file).toMatchObject({
    kind: 'parcels',
    state: 'CHECKED',
    counts: { taken: 5, joined: 0, asked: 0, refused: 1 },
  });
  expect(await parcelsOf(service)).toEqual([]);
  expect(await mover.written(file.id)).toMatchObject({ state: 'DONE', counts: { taken: 5, refused: 1 } });
  expect(await parcelsOf(service)).toMatchObject([
    { tracking: 'SF1402857713264', status: 'DKHQS', owner: 'TPS014', weight: 1_500, cell: null },
    {
      tracking: 'YT8834201957316',
      status: 'DKHQS',
      owner: 'TPS001',
      weight: 2_400,
      cell: 'A7',
      point: 'PP-KHUJAND',
    },
    { tracking: 'YT8834201957317', status: 'DHWCRK', owner: 'TPS999' },
    { tracking: 'YT8834201957318', status: 'DTH', owner: null },
    { tracking: 'YT8834201957319', status: 'KHYQS', owner: 'TPS001' },
  ]);
  const events = await eventsOf(service, 'YT8834201957316');
  expect(events.at(-1)).toMatchObject({ type: 'PP_RECEIVED', implied: false, source: 'move-in' });
  expect(events.slice(0, -1).every(({ implied }) => implied)).toBe(true);
});

test('the same file again joins every parcel, and moves none', async () => {
  const { service, mover } = await createFirm();
  await mover.written((await mover.checked(customers)).id);
  await mover.written((await mover.checked(warehouse)).id);
  const before = await parcelsOf(service);
  const [counted] = await service.context.sql<
    { count: string }[]
  >`select count(*) as count from parcel_event`;
  const again = await mover.checked(`${warehouse}\n`);
  expect(again.counts).toEqual({ taken: 0, joined: 5, asked: 0, refused: 1 });
  await mover.written(again.id);
  expect(await parcelsOf(service)).toEqual(before);
  expect(await service.context.sql`select count(*) as count from parcel_event`).toEqual([counted]);
});

test('whatever comes first, customers or their parcels, the same owners have them', async () => {
  const firms = await Promise.all([createFirm(), createFirm()]);
  for (const [at, { service, mover }] of firms.entries()) {
    const files = at === 0 ? [customers, warehouse] : [warehouse, customers];
    for (const file of files) await mover.written((await mover.checked(file)).id);
    await runJobs(service);
  }
  const [first, second] = await Promise.all(firms.map(({ service }) => parcelsOf(service)));
  const exact = (rows: typeof first) => rows?.filter(({ tracking }) => tracking !== 'SF1402857713264');
  expect(exact(second)).toEqual(exact(first));
  expect(first?.map(({ owner }) => owner)).toEqual(['TPS014', 'TPS001', 'TPS999', null, 'TPS001']);
});

test('a parcel of somebody else, one code of two owners and an unsaid place are asked about', async () => {
  const { mover, service } = await createFirm();
  await mover.written((await mover.checked(customers)).id);
  await mover.written((await mover.checked(warehouse)).id);
  await mover.choose({ arrivedUnitId: null });
  const file = await mover.checked(
    'Трек,Код клиента,Статус\nYT8834201957316,TPS014,выдан\nAB12345678901,TPS001,в пути\nAB12345678901,TPS014,в пути\nAB12345678902,TPS001,прибыл\n',
  );
  expect(file.counts).toEqual({ taken: 0, joined: 0, asked: 4, refused: 0 });
  expect(file.questions.map(({ about, count }) => [about, count])).toEqual([
    ['noPlace', 1],
    ['otherOwner', 1],
    ['twoOwners', 2],
  ]);
  expect(await parcelsOf(service)).toHaveLength(5);
});

test('rows of one parcel are put together, whatever their order', async () => {
  const rows = [
    'YT1111111111111,TPS001,,,03.11.2026,в Китае',
    'YT1111111111111,,2.4,A7,18.11.2026,пришёл',
    'YT2222222222222,,,B2,18.11.2026,пришёл',
    'YT2222222222222,тps 1,1.5,,05.11.2026,в пути',
  ];
  for (const order of [rows, rows.toReversed()]) {
    const { service, mover } = await createFirm();
    await mover.written((await mover.checked(customers)).id);
    const file = await mover.checked(`Трек,Код клиента,Кг,Полка,Дата,Статус\n${order.join('\n')}\n`);
    expect(file.counts).toEqual({ taken: 2, joined: 2, asked: 0, refused: 0 });
    expect((await mover.written(file.id)).counts).toEqual({ taken: 2, joined: 2, asked: 0, refused: 0 });
    const here = { status: 'DKHQS', owner: 'TPS001', free: '2026-11-28' };
    expect(await parcelsOf(service)).toMatchObject([
      { tracking: 'YT1111111111111', ...here, weight: 2_400, cell: 'A7' },
      { tracking: 'YT2222222222222', ...here, weight: 1_500, cell: 'B2' },
    ]);
  }
});

test('rows of one parcel with two weights or owners are asked about, and one word settles the owner', async () => {
  const { service, mover } = await createFirm();
  await mover.written((await mover.checked(customers)).id);
  const rows = [
    'YT1111111111111,TPS001,2,в пути',
    'YT1111111111111,TPS001,3,в пути',
    'YT2222222222222,TPS001,1,в пути',
    'YT2222222222222,TPS014,,в Китае',
  ];
  const { id, questions } = await mover.checked(`Трек,Код клиента,Кг,Статус\n${rows.join('\n')}\n`);
  expect(questions).toMatchObject([
    { about: 'twoOwners', count: 2 },
    { about: 'twoWeights', count: 2 },
  ]);
  const [row] = questions[0]?.rows ?? [];
  expect(row?.candidates.map(({ code }) => code)).toEqual(['TPS001', 'TPS014']);
  await mover.answer(id, [{ sheet: row?.sheet, row: row?.row, say: 'code', code: 'TPS014' }]);
  expect((await mover.written(id)).counts).toEqual({ taken: 1, joined: 1, asked: 2, refused: 0 });
  expect(await parcelsOf(service)).toMatchObject([
    { tracking: 'YT2222222222222', owner: 'TPS014', status: 'DHWCRK', weight: 1_000 },
  ]);
});

test('storage counts from the day in the file, or from the move-in', async () => {
  const { service, mover } = await createFirm();
  await mover.written((await mover.checked(customers)).id);
  const row = (code: string) => `Трек,Код клиента,Дата,Статус\n${code},TPS001,03.11.2026,пришёл\n`;
  await mover.written((await mover.checked(row('AB12345678901'))).id);
  await mover.choose({ storageFrom: 'move-in' });
  await mover.written((await mover.checked(row('AB12345678902'))).id);
  const [fromFile, fromMoveIn] = await parcelsOf(service);
  expect(fromFile?.free).toBe('2026-11-13');
  expect(fromMoveIn?.free).toBe('2026-11-30');
});

test('no letter and no job of one follows, whatever the age of what has happened', async () => {
  const { service, mover } = await createFirm();
  // They can be reached: it is the move-in that is quiet.
  await newAccount(service.context, 'customer');
  await newAccount(service.context, 'customer');
  const owners = await service.context.sql<{ code: string }[]>`
    select customer_code as code from user_account where email like 'customer-%'`;
  const codes = owners.map(({ code }) => code);
  const statuses = ['в Китае', 'в пути', 'пришёл', 'выдан'];
  const days = ['20.11.2026', '19.11.2026', '18.11.2026', '03.11.2026'];
  const rows = Array.from({ length: 300 }, (_, at) => {
    const day = days[Math.floor(at / 4) % 4] ?? '';
    return `QT${10_000_000_000 + at},${codes[at % 2]},${day},${statuses[at % 4]}`;
  });
  const file = await mover.checked(`Трек,Код клиента,Дата,Статус\n${rows.join('\n')}\n`);
  expect(file.counts).toEqual({ taken: 300, joined: 0, asked: 0, refused: 0 });
  await mover.written(file.id);
  for (let hours = 0; hours < 48; hours += 1) {
    service.clock.advance(3_600_000);
    await runJobs(service);
  }
  expect(await service.context.sql`select letter, params from letter`).toEqual([]);
  expect(
    await service.context.sql`
    select 1 from graphile_worker._private_jobs as job join graphile_worker._private_tasks as task on task.id = job.task_id
    where task.identifier ilike '%letter%' and job.key is null`,
  ).toEqual([]);
});
