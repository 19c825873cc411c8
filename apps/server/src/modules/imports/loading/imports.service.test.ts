import { parcelEventTypes } from '@rohi/contract/tracking/parcel-events';
import { parcelStatuses } from '@rohi/contract/tracking/parcel-status';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countEvents, findTracked, recordedJourney } from '../../../../test/import-text.ts';
import { createTestContext, openTestContext } from '../../../../test/test-app.ts';
import { checkReadModel } from '../../tracking/answers/read-model.service.ts';
import { importTables, type TableReport } from './imports.service.ts';
import type { Table } from '../../../platform/table-files/table.ts';

describe('a whole file', () => {
  const sheets = (count: number): Table[] => [
    {
      name: 'Events',
      rows: [
        ['Tracking code', 'Event', 'Time', 'Place'],
        ...Array.from({ length: count }, (_, index) =>
          recordedJourney.map((cells) => [`BULK${1_000 + index}`, ...cells]),
        ).flat(),
      ],
    },
    {
      name: 'Parcels',
      rows: [
        ['Tracking code', 'Status', 'Weight'],
        ...Array.from({ length: count }, (_, index) => [`BULK${1_000 + index}`, 'DZTDQS', 1 + (index % 5)]),
      ],
    },
    { name: 'Notes', rows: [['nothing', 'of ours']] },
  ];

  test('may have its events before its parcels', async () => {
    const { context } = await createTestContext();
    const report = await importTables(context, sheets(3));
    expect(report.ignoredSheets).toEqual(['Notes']);
    expect(report.tables).toMatchObject([
      { kind: 'events', events: { written: 15, known: 0, refused: 0 } },
      { kind: 'parcels', parcels: { created: 3, changed: 0, unchanged: 0 } },
    ]);
    expect(await findTracked(context, 'BULK1000')).toMatchObject({
      status: 'DZTDQS',
      lastEvent: 'Received at the hub, Dushanbe',
    });
  });

  test('finds the place of an event that only the status of the parcel makes possible, in the first run', async () => {
    const { context } = await createTestContext();
    const tables: Table[] = [
      {
        name: 'P',
        rows: [
          ['Tracking code', 'Status'],
          ['CODE1', 'DHWCCK'],
        ],
      },
      {
        name: 'E',
        rows: [
          ['Tracking code', 'Event', 'Time'],
          ['CODE1', 'HUB_PASSED', '2026-10-07 09:00'],
        ],
      },
    ];
    expect((await importTables(context, tables)).tables[1]?.events).toMatchObject({ written: 1, refused: 0 });
    expect((await importTables(context, tables)).tables[1]?.events).toMatchObject({ written: 0, known: 1 });
    expect(await findTracked(context, 'CODE1')).toMatchObject({ status: 'DHWCCK' });
  });

  test('of any events in any order, senseless ones too, writes nothing a second time', async () => {
    const { context } = await createTestContext();
    const types = parcelEventTypes.slice(0, 18);
    const row = fc.record({
      code: fc.integer({ min: 1, max: 60 }),
      type: fc.constantFrom(...types),
      day: fc.integer({ min: 1, max: 28 }),
      place: fc.constantFrom('', 'YIWU', 'KASHGAR', 'DUSHANBE-HUB'),
      reason: fc.constantFrom('', 'LOST', 'OTHER'),
    });
    const [rows = []] = fc.sample(fc.array(row, { minLength: 600, maxLength: 600 }), { numRuns: 1, seed: 7 });
    const statuses = fc.sample(fc.constantFrom('', ...parcelStatuses), { numRuns: 60, seed: 7 });
    const tables: Table[] = [
      {
        name: 'Events',
        rows: [
          ['Tracking code', 'Event', 'Time', 'Place', 'Reason'],
          ...rows.map(({ code, type, day, place, reason }) => [
            `ANY-${code}`,
            type,
            `${day}.10.2026`,
            place,
            reason,
          ]),
        ],
      },
      {
        name: 'Parcels',
        rows: [['Tracking code', 'Status'], ...statuses.map((status, index) => [`ANY-${index + 1}`, status])],
      },
    ];
    const first = await importTables(context, tables);
    const events = await countEvents(context);
    const second = await importTables(context, tables);
    expect(await countEvents(context)).toBe(events);
    expect(first.tables[0]?.events.written).toBeGreaterThan(100);
    expect(second.tables).toMatchObject([
      { events: { written: 0 } },
      { parcels: { created: 0, changed: 0, unchanged: 60 } },
    ]);
    expect(await checkReadModel(context)).toMatchObject({
      parcels: 60,
      wrongColumns: [],
      wrongTimelines: [],
    });
  });

  test('that is only tried out tells the same and writes nothing', async () => {
    const { context } = await createTestContext();
    const tried = await importTables(context, sheets(3), { dryRun: true });
    expect(await countEvents(context)).toBe(0);
    expect((await importTables(context, sheets(3))).tables).toEqual(tried.tables);
  });

  test('loaded twice at the same moment by two processes is there once', async () => {
    const { context, address } = await createTestContext();
    const other = await openTestContext(address);
    const reports = await Promise.all([
      importTables(context, sheets(500)),
      importTables(other.context, sheets(500)),
      importTables(context, sheets(500).toReversed()),
    ]);
    const sum = (count: (table: TableReport) => number) =>
      reports.reduce((all, report) => all + report.tables.reduce((part, table) => part + count(table), 0), 0);
    expect(sum((table) => table.parcels.created)).toBe(500);
    expect(sum((table) => table.events.written)).toBe(2_500);
    expect(sum((table) => table.problems.length)).toBe(0);
    const requests = await context.db.selectFrom('parcel_event').select('request_id').execute();
    expect(requests.filter(({ request_id: id }) => id !== null)).toHaveLength(2_500);
    expect(await checkReadModel(context)).toMatchObject({
      parcels: 500,
      wrongColumns: [],
      wrongTimelines: [],
    });
  });

  test.each([
    [
      'noHeader',
      [
        ['Name', 'Phone'],
        ['A', 'B'],
      ],
    ],
    [
      'missingColumns',
      [
        ['Status', 'Weight'],
        ['NEW', '1'],
      ],
    ],
    ['emptyFile', []],
  ])('of something else is refused as a whole: %s', async (refusal, rows) => {
    const { context } = await createTestContext();
    await expect(importTables(context, [{ name: null, rows }])).rejects.toMatchObject({ refusal });
  });
});
