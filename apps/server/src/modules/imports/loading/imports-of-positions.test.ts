import { describe, expect, test } from 'vitest';
import { builders } from '../../../../test/build.ts';
import { countEvents, importText, problemsOf, timelineOf } from '../../../../test/import-text.ts';
import { createTestContext, openTestContext } from '../../../../test/test-app.ts';
import { checkReadModel } from '../../tracking/answers/read-model.service.ts';
import { findTrip, listTripEvents } from '../../trips/trips.service.ts';
import { importTables, readRemarkTexts } from './imports.service.ts';
import type { Table } from '../../../platform/table-files/table.ts';

function never(): never {
  throw new Error('no such remark');
}

const onTrip = { facts: { tripCode: 'R-104' } };
const positionsText = [
  'Рейс;Место;Время;Событие',
  'r-104;Кашгар;08.11.2026 09:00;',
  'R-104;KULMA;2026-11-10 11:00;Граница пройдена',
].join('\n');

describe('positions of lorries', () => {
  test('become an event of every parcel of the trip, at the time of the place, once however often they are told', async () => {
    const { context, clock } = await createTestContext();
    clock.advance(30 * 86_400_000);
    const build = builders(context);
    for (const trackingCode of ['CODE1', 'CODE2']) await build.parcelOnTheRoad({ trackingCode, ...onTrip });
    await build.parcelOnTheRoad({ trackingCode: 'OTHER', facts: { tripCode: 'R-105' } });
    const before = await timelineOf(context, 'OTHER');
    const table = await importText(context, positionsText);
    expect(table).toMatchObject({
      kind: 'positions',
      rowsRead: 2,
      events: { written: 4, known: 0, refused: 0 },
      problems: [],
      notes: [],
    });
    expect(await timelineOf(context, 'CODE2')).toEqual(
      expect.arrayContaining([
        '2026-11-08T01:00 Arrived in Kashgar',
        '2026-11-10T06:00 Border crossed, Kulma',
      ]),
    );
    expect(await timelineOf(context, 'OTHER')).toEqual(before);
    const historyOf = async (code: string) => {
      const trip = await findTrip(context.db, code);
      return listTripEvents(context.db, trip === undefined ? [] : [trip.id]);
    };
    const history = await historyOf('R-104');
    expect(history).toMatchObject([{ type: 'HUB_PASSED' }, { type: 'BORDER_CROSSED' }]);
    expect(await historyOf('R-105')).toEqual([]);
    const events = await countEvents(context);
    expect((await importText(context, positionsText)).events).toEqual({ written: 0, known: 4, refused: 0 });
    expect(await countEvents(context)).toBe(events);
    expect(await historyOf('R-104')).toEqual(history);
    expect(await checkReadModel(context)).toMatchObject({ wrongColumns: [], wrongTimelines: [] });
  });

  test('of the same lorries in two files at once are written once', async () => {
    const { context, address, clock } = await createTestContext();
    clock.advance(30 * 86_400_000);
    const other = await openTestContext(address);
    const build = builders(context);
    for (let index = 0; index < 40; index += 1) await build.parcelOnTheRoad(onTrip);
    const before = await countEvents(context);
    const rows = Array.from({ length: 20 }, (_, hour) => ['R-104', 'KASHGAR', `2026-11-08 ${hour}:30`]);
    const table: Table = { name: null, rows: [['车牌号', '地点', '时间'], ...rows] };
    const later: Table = { name: null, rows: [['Truck', 'Place', 'Time'], ...rows.toReversed()] };
    const reports = await Promise.all([
      importTables(context, [table]),
      importTables(other.context, [later]),
      importTables(context, [table, later]),
    ]);
    const written = reports.flatMap((report) => report.tables.map((each) => each.events.written));
    expect(written.reduce((sum, count) => sum + count, 0)).toBe(800);
    expect(await countEvents(context)).toBe(before + 800);
  });

  test('leave alone what is not under way, with a remark that is no error', async () => {
    const { context } = await createTestContext();
    const build = builders(context);
    await build.parcelOnTheRoad({ trackingCode: 'ROAD1', ...onTrip });
    await build.parcelAtHub({ trackingCode: 'HUB1', ...onTrip });
    await build.newParcel({ trackingCode: 'NEW1', ...onTrip });
    const table = await importText(context, 'Trip,Place,Time\nR-104,Kashgar,2026-11-05\n');
    expect(table).toMatchObject({ events: { written: 1, known: 0, refused: 0 }, problems: [] });
    const remarks = await readRemarkTexts(context, 'en');
    expect(table.notes.map((note) => [note.row, note.column, note.value, remarks.note(note)])).toEqual([
      [2, 'Trip', 'R-104', 'parcels of this trip that are not under way and were left alone: 2 (HUB1, NEW1)'],
    ]);
  });

  test('may come in one file with the parcels that they carry, tried out first', async () => {
    const { context } = await createTestContext();
    const tables: Table[] = [
      {
        name: 'Lorries',
        rows: [
          ['Trip', 'Place', 'Time'],
          ['T 7', 'URUMQI', '2026-11-05 08:00'],
        ],
      },
      {
        name: 'Parcels',
        rows: [
          ['Tracking code', 'Status', 'Trip'],
          ['CODE1', 'DHWCRK', 't 7'],
          ['CODE2', 'DHWCRK', 'T 7'],
        ],
      },
    ];
    const tried = await importTables(context, tables, { dryRun: true });
    const report = await importTables(context, tables);
    expect(report).toEqual(tried);
    expect(report.tables[0]).toMatchObject({ events: { written: 2 }, problems: [], notes: [] });
  });

  test('are refused where they lie before the departure; a day alone and the minute of it are the departure', async () => {
    const { context, clock } = await createTestContext();
    clock.set('2026-11-30T09:00:00Z');
    await builders(context).parcelOnTheRoad({ trackingCode: 'ROAD1', ...onTrip });
    // 23:47:30 in Dushanbe; the word of a dispatcher, not of a file.
    await context.sql`
      update trip set departed_at = '2026-11-28T18:47:30Z', is_from_file = false where code = 'R-104'`;
    const table = await importText(
      context,
      [
        'Trip,Place,Time,Event',
        'R-104,URUMQI,2026-11-27 09:00,',
        'R-104,URUMQI,2026-11-27,',
        'R-104,KULMA,2026-11-28 23:46,',
        'R-104,KULMA,2026-11-28 23:47,',
        'R-104,KULMA,2026-11-28,BORDER_CROSSED',
      ].join('\n'),
    );
    expect(problemsOf(table)).toEqual([
      [2, 'Time', '2026-11-27 09:00', 'beforeDeparture'],
      [3, 'Time', '2026-11-27', 'beforeDeparture'],
      [4, 'Time', '2026-11-28 23:46', 'beforeDeparture'],
    ]);
    expect((await readRemarkTexts(context, 'en')).problem(table.problems[0] ?? never())).toBe(
      'before the departure of the trip: it left at 2026-11-28 23:47, Dushanbe time',
    );
    expect(table.events.written).toBe(2);
    const view = await timelineOf(context, 'ROAD1');
    expect(view.filter((event) => event.startsWith('2026-11-28T18:47'))).toHaveLength(2);
  });

  test('are refused row by row', async () => {
    const { context } = await createTestContext();
    await builders(context).parcelOnTheRoad(onTrip);
    const table = await importText(
      context,
      [
        'Trip,Place,Time,Event',
        'R-999,Kashgar,2026-11-05,',
        ',Kashgar,2026-11-05,',
        'R-104,,2026-11-05,',
        'R-104,Atlantis,2026-11-05,',
        'R-104,Kashgar,,',
        'R-104,Kashgar,2026-11-05,HUB_INBOUND',
        'R-104,Kashgar,2026-11-05,Sang',
      ].join('\n'),
    );
    expect(problemsOf(table)).toEqual([
      [2, 'Trip', 'R-999', 'unknownTrip'],
      [3, 'Trip', '', 'required'],
      [4, 'Place', '', 'required'],
      [5, 'Place', 'Atlantis', 'unknownPlace'],
      [6, 'Time', '', 'required'],
      [7, 'Event', 'HUB_INBOUND', 'notRoadEvent'],
      [8, 'Event', 'Sang', 'unknownEvent'],
    ]);
  });
});
