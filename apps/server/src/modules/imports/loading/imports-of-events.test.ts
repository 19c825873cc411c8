import { describe, expect, test } from 'vitest';
import { builders } from '../../../../test/build.ts';
import {
  findTracked,
  importText,
  problemsOf,
  timelineOf,
  recordedJourney,
} from '../../../../test/import-text.ts';
import { newCustomer } from '../../../../test/orders.ts';
import { createTestApp, createTestContext } from '../../../../test/test-app.ts';
import { checkReadModel } from '../../tracking/answers/read-model.service.ts';
import { moveParcel } from '../../tracking/tracking.service.ts';
import { readRemarkTexts } from './imports.service.ts';
import { systemPrincipal } from '../../../principal.ts';

const journeyRows = (code: string) => recordedJourney.map((cells) => [code, ...cells].join(','));
const eventsText = (rows: readonly string[]) => ['Tracking code,Event,Time,Place', ...rows].join('\n');

describe('events of a file', () => {
  test('are written in the order of the journey, whatever the order of the rows, at the time of their place', async () => {
    const { context } = await createTestContext();
    await builders(context).newParcel({ trackingCode: 'CODE1' });
    const table = await importText(context, eventsText(journeyRows('CODE1').toReversed()));
    expect(table).toMatchObject({ events: { written: 5, known: 0, refused: 0 }, problems: [] });
    expect((await timelineOf(context, 'CODE1')).filter((title) => title < '2026-10-25')).toEqual([
      '2026-10-18T04:00 Received at the hub, Dushanbe',
      '2026-10-11T07:00 Border crossed, Kulma',
      '2026-10-07T01:00 Arrived in Kashgar',
      '2026-10-03T10:00 Departed Yiwu',
      '2026-10-01T02:00 Received at the China warehouse, Yiwu',
    ]);
    const again = await importText(context, eventsText(journeyRows('CODE1')));
    expect(again.events).toEqual({ written: 0, known: 5, refused: 0 });
  });

  test('with their times stand before the undated status that was loaded first', async () => {
    const service = await createTestApp();
    const { context } = service;
    const { customerCode } = await newCustomer(service);
    await importText(context, `Tracking code,Status,Customer\nCODE1,DHWCRK,${customerCode}\n`);
    expect(await findTracked(context, 'CODE1')).toMatchObject({ lastEvent: 'Departed from China' });
    const table = await importText(context, eventsText(journeyRows('CODE1').slice(0, 2)));
    expect(table.events).toEqual({ written: 2, known: 0, refused: 0 });
    expect(await timelineOf(context, 'CODE1')).toEqual([
      '2026-10-03T10:00 Departed Yiwu',
      '2026-10-01T02:00 Received at the China warehouse, Yiwu',
    ]);
    const again = await importText(context, eventsText(journeyRows('CODE1').slice(0, 2)));
    expect(again.events.known).toBe(2);
  });

  test('events with clocks that disagree by a minute are taken all the same', async () => {
    const { context } = await createTestContext();
    await builders(context).newParcel({ trackingCode: 'CODE1' });
    const rows = ['CODE1,LINEHAUL_DEPARTED,2026-11-01 10:00,', 'CODE1,CN_RECEIVED,2026-11-01 10:01,'];
    expect((await importText(context, eventsText(rows))).events.written).toBe(2);
    expect((await importText(context, eventsText(rows))).events).toEqual({
      written: 0,
      known: 2,
      refused: 0,
    });
  });

  test('of the road come after the parcel has been loaded as collected', async () => {
    const { context } = await createTestContext();
    await importText(context, 'Tracking code,Status,Status date\nCODE1,KHYQS,2026-11-01\n');
    const table = await importText(context, eventsText(journeyRows('CODE1')));
    expect(table).toMatchObject({ events: { written: 5, known: 0, refused: 0 }, problems: [] });
    expect(await findTracked(context, 'CODE1')).toMatchObject({ status: 'KHYQS', problems: [] });
    expect((await importText(context, eventsText(journeyRows('CODE1')))).events.known).toBe(5);
    expect(await checkReadModel(context)).toMatchObject({ wrongColumns: [], wrongTimelines: [] });
  });

  test('that were taken back by a correction do not come again with the same file', async () => {
    const { context } = await createTestContext();
    await builders(context).newParcel({ trackingCode: 'CODE1' });
    const text = eventsText(journeyRows('CODE1').slice(0, 2));
    await importText(context, text);
    await moveParcel(context, 'CODE1', {
      type: 'CORRECTED',
      corrects: 5,
      reason: 'wrong trip',
      actor: systemPrincipal('test'),
      source: 'office',
    });
    expect(await findTracked(context, 'CODE1')).toMatchObject({ status: 'DTH' });
    expect((await importText(context, text)).events).toEqual({ written: 0, known: 2, refused: 0 });
    expect(await findTracked(context, 'CODE1')).toMatchObject({ status: 'DTH' });
  });

  test('are refused row by row, with what the table of transitions says', async () => {
    const { context } = await createTestContext();
    const build = builders(context);
    await build.newParcel({ trackingCode: 'CODE1' });
    await build.cancelledParcel({ trackingCode: 'CODE2' });
    const table = await importText(
      context,
      [
        'Tracking code,Event,Time,Place,Reason',
        'CODE1,CUSTOMER_RECEIVED,2026-11-01,,',
        'CODE2,HUB_INBOUND,2026-11-01,,',
        'NOBODY1,CN_RECEIVED,2026-11-01,,',
        'CODE1,FLAG_RAISED,2026-11-01,Atlantis,',
        'CODE1,CN_RECEIVED,,,',
        'CODE1,CANCELLED,2026-11-02,,because',
      ].join('\n'),
    );
    expect(problemsOf(table)).toEqual([
      [2, 'Event', 'CUSTOMER_RECEIVED', 'eventRefused'],
      [3, 'Event', 'HUB_INBOUND', 'eventRefused'],
      [4, 'Tracking code', 'NOBODY1', 'unknownParcel'],
      [5, 'Event', 'FLAG_RAISED', 'unknownEvent'],
      [5, 'Place', 'Atlantis', 'unknownPlace'],
      [6, 'Time', '', 'required'],
      [7, 'Reason', 'because', 'unknownReason'],
    ]);
    const [first] = table.problems;
    expect(first === undefined ? '' : (await readRemarkTexts(context, 'ru')).problem(first)).toBe(
      'событие не принято: Событие «Выдано получателю» невозможно при статусе «Ожидает оформления»',
    );
  });

  test('beyond two hundred of one parcel are refused', async () => {
    const { context } = await createTestContext();
    await builders(context).parcelOnTheRoad({ trackingCode: 'CODE1' });
    const rows = Array.from(
      { length: 210 },
      (_, index) =>
        `CODE1,HUB_PASSED,2026-11-02 10:${String(index % 60).padStart(2, '0')}:${String(Math.floor(index / 60)).padStart(2, '0')},`,
    );
    const table = await importText(context, eventsText(rows));
    expect(table.events.written).toBe(200);
    expect(new Set(table.problems.map(({ reason }) => reason))).toEqual(new Set(['tooManyEvents']));
  });
});
