/** Reports from the road that were false: before the departure, or put right by a later one. */
import { randomUUID } from 'node:crypto';
import { trackingAnswer } from '@rohi/contract/tracking/tracking.contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { builders } from '../../../../test/build.ts';
import { createOrderApp } from '../../../../test/orders.ts';
import { dataOf } from '../../../../test/stations.ts';
import type { TestApp } from '../../../../test/test-app.ts';
import { dispatcherOf, putAboard } from '../../../../test/trips.ts';

let service: TestApp;
let office: Awaited<ReturnType<typeof dispatcherOf>>;
beforeAll(async () => {
  ({ service } = await createOrderApp());
  service.clock.set('2026-12-20T18:47:30Z');
  office = await dispatcherOf(service);
});

const minutesLater = (minutes: number) =>
  new Date(service.clock.now().getTime() + minutes * 60_000).toISOString();
const report = (code: string, body: object) =>
  office.dispatcher.post(`/trips/${code}/events`, { requestId: randomUUID(), ...body });
const kashgar = () => ({ type: 'HUB_PASSED', placeId: office.placeId('KASHGAR') });

/** A trip that leaves now with so many parcels. */
async function leavingTrip(parcels: number) {
  const { id: code } = await office.newTrip();
  const loaded: string[] = [];
  for (let made = 0; made < parcels; made += 1)
    loaded.push(await builders(service.context).parcelReceivedInChina({ facts: { weightG: 2_000 } }));
  await office.dispatcher.post(`/trips/${code}/plan`, {
    requestId: randomUUID(),
    act: 'TAKE',
    codes: loaded,
  });
  await putAboard(service, code, loaded);
  dataOf(await office.dispatcher.post(`/trips/${code}/depart`, { requestId: randomUUID(), parcels }));
  return { code, loaded };
}

/** When customers read that a parcel came to Kashgar, the newest first. */
async function kashgarOf(trackingCode: string): Promise<string[]> {
  const response = await service.app.inject({
    method: 'POST',
    url: '/api/track/query',
    payload: { trackingCodeList: [trackingCode] },
    headers: { 'x-local': 'en' },
  });
  const { detailList } = trackingAnswer.parse(response.json().data);
  return detailList.flatMap(({ dailyTrackInfoList }) =>
    dailyTrackInfoList
      .flatMap(({ details }) => details)
      .flatMap(({ title, trackInfo, time }) => (`${title} ${trackInfo}`.includes('Kashgar') ? [time] : [])),
  );
}

describe('a report from the road', () => {
  test('before the departure is refused at the field, by the minute', async () => {
    const { code } = await leavingTrip(1);
    expect(await report(code, { ...kashgar(), at: minutesLater(-1) })).toMatchObject({
      status: 400,
      json: {
        fields: [{ field: 'at', error: 'tooSmall', msg: expect.stringContaining('2026-12-20 23:47') }],
      },
    });
    // People name minutes, and a departure has seconds.
    expect(dataOf(await report(code, { ...kashgar(), at: '2026-12-20T18:47:00Z' }))).toMatchObject({
      parcels: 1,
    });
  });

  test('of what customers see already says so and changes nothing; put right, they see the true day', async () => {
    const { code, loaded } = await leavingTrip(3);
    const [first = ''] = loaded;
    service.clock.advance(30 * 60_000);
    const wrong = minutesLater(-20);
    expect(dataOf(await report(code, { ...kashgar(), at: wrong }))).toMatchObject({
      parcels: 3,
      ofParcels: 3,
    });
    expect(await kashgarOf(first)).toHaveLength(1);
    const before = await kashgarOf(first);

    const refused = await report(code, kashgar());
    expect(refused).toMatchObject({
      status: 409,
      json: { error: 'linehaul.reportedBefore', current: { at: wrong } },
    });
    expect(await kashgarOf(first)).toEqual(before);
    const events = () =>
      office.dispatcher
        .get(`/trips/${code}/events`)
        .then((answer) =>
          dataOf<{ events: { type: string; at: string; takenBackAt: string | null }[] }>(answer),
        )
        .then((data) => data.events.filter(({ type }) => type === 'HUB_PASSED'));
    expect(await events()).toHaveLength(1);

    const { eventId } = refused.json['current'] as { eventId: number };
    const now = service.clock.now().toISOString();
    const body = { requestId: randomUUID(), ...kashgar(), corrects: eventId };
    const again = () => report(code, body);
    expect(dataOf(await again())).toMatchObject({ parcels: 3, ofParcels: 3 });
    // Sent again after a lost answer it is the same report.
    expect((await again()).status).toBe(200);
    for (const parcel of loaded) expect(await kashgarOf(parcel)).not.toEqual(before);
    expect(await kashgarOf(first)).toHaveLength(1);
    expect((await events()).map(({ at, takenBackAt }) => [at, takenBackAt === null])).toEqual([
      [now, true],
      [wrong, false],
    ]);
  });

  test('that corrects a report of another trip is refused', async () => {
    const [one, other] = [await leavingTrip(1), await leavingTrip(1)];
    const { id } = dataOf<{ id: number }>(await report(other.code, kashgar()));
    expect(await report(one.code, { ...kashgar(), corrects: id })).toMatchObject({ status: 404 });
    expect(await kashgarOf(one.loaded[0] ?? '')).toEqual([]);
  });
});
