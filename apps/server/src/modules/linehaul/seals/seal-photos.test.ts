import { randomUUID } from 'node:crypto';
import type { DataOf } from '@rohi/contract/endpoint';
import {
  mostSealPhotos,
  type readSealPhotos,
  type SealPhoto,
} from '@rohi/contract/linehaul/seal-photos.contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { throwPicturesAway } from '../../../../test/attachments.ts';
import { call } from '../../../../test/accounts.ts';
import { builders } from '../../../../test/build.ts';
import { createOrderApp } from '../../../../test/orders.ts';
import { screenshot } from '../../../../test/pictures.ts';
import { dataOf, stationPerson } from '../../../../test/stations.ts';
import type { TestApp } from '../../../../test/test-app.ts';
import { dispatcherOf, putAboard } from '../../../../test/trips.ts';

let service: TestApp;
let office: Awaited<ReturnType<typeof dispatcherOf>>;
let picture: Buffer;
beforeAll(async () => {
  ({ service } = await createOrderApp());
  office = await dispatcherOf(service);
  picture = await screenshot(320, 240, 'jpeg');
});

const takenAt = () => service.context.clock.now().toISOString();
const send = (code: string, photoId = randomUUID() as string, bytes = picture, locale = 'ru') =>
  call(service.app, 'PUT', `/trips/${code}/seal-photos/${photoId}?takenAt=${takenAt()}`, {
    token: office.dispatcher.token,
    headers: { 'content-type': 'image/jpeg', 'x-local': locale },
    body: bytes,
  });
const remove = (code: string, photoId: string) =>
  call(service.app, 'DELETE', `/trips/${code}/seal-photos/${photoId}`, { token: office.dispatcher.token });
const listOf = async (code: string) =>
  dataOf<DataOf<typeof readSealPhotos>>(await office.dispatcher.get(`/trips/${code}/seal-photos`)).list.map(
    ({ photoId }) => photoId,
  );
const fileOf = (code: string, photoId: string, token = office.dispatcher.token) =>
  service.app.inject({ url: `/api/trips/${code}/seal-photos/${photoId}`, headers: { token } });
const post = (code: string, act: string, body: object = {}) =>
  office.dispatcher.post(`/trips/${code}/${act}`, { requestId: randomUUID(), ...body });
const departures = async (code: string) =>
  dataOf<{ events: { type: string; takenBackAt: string | null; photos: SealPhoto[] }[] }>(
    await office.dispatcher.get(`/trips/${code}/events`),
  ).events.filter(({ type }) => type === 'DEPARTED');

async function loadedTrip(): Promise<string> {
  const { id: code } = await office.newTrip();
  const parcel = await builders(service.context).parcelReceivedInChina();
  await post(code, 'plan', { act: 'TAKE', codes: [parcel] });
  await putAboard(service, code, [parcel]);
  return code;
}

describe('photos of seals', () => {
  test('wait for the departure, are its own once, and stay with it when it is taken back', async () => {
    const code = await loadedTrip();
    const photoId = randomUUID();
    const [first, second] = await Promise.all([send(code, photoId), send(code, photoId)]);
    expect(dataOf<SealPhoto>(first)).toMatchObject({
      photoId,
      widthPx: 320,
      heightPx: 240,
      takenBy: office.dispatcher.account.username,
    });
    expect(dataOf(second)).toEqual(dataOf(first));
    const body = { requestId: randomUUID(), parcels: 1 };
    await Promise.all([post(code, 'depart', body), post(code, 'depart', body)]);
    // The answer to the photo was lost: it is sent again, after the departure.
    expect(dataOf(await send(code, photoId))).toEqual(dataOf(first));
    const later = randomUUID();
    await send(code, later);
    expect(await listOf(code)).toEqual(expect.arrayContaining([photoId, later]));
    expect((await departures(code)).map(({ photos }) => photos.length)).toEqual([2]);
    expect((await remove(code, photoId)).json).toMatchObject({ error: 'linehaul.otherState' });
    await post(code, 'undo-departure', { reason: 'seal broken' });
    expect(await listOf(code)).toEqual([]);
    const [taken] = await departures(code);
    expect(taken?.takenBackAt).toEqual(expect.any(String));
    expect(new Set(taken?.photos.map((each) => each.photoId))).toEqual(new Set([photoId, later]));
    await post(code, 'depart', { parcels: 1 });
    expect((await departures(code)).map(({ photos }) => photos.length)).toEqual([0, 2]);
  });

  test('photos of seals are pictures made anew, shown to all who see the trip and in no other trip', async () => {
    const [code, other] = [await loadedTrip(), await loadedTrip()];
    const photoId = randomUUID();
    await send(code, photoId);
    const answer = await fileOf(code, photoId);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(answer.rawPayload.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
    expect((await fileOf(other, photoId)).statusCode).toBe(404);
    expect((await send(other, photoId)).json).toMatchObject({ error: 'stations.photoIdTaken' });
    const clerk = await stationPerson(service, 'pickup-clerk');
    expect((await fileOf(code, photoId, clerk.token)).statusCode).toBe(403);
  });

  test.each([
    ['ru', 'Это не снимок: подходят JPEG, PNG и WebP. Снимите ещё раз.'],
    ['zh', '这不是照片：仅支持 JPEG、PNG 或 WebP，请重新拍摄。'],
  ])('that are no picture are refused in %s', async (locale, msg) => {
    const code = await loadedTrip();
    const refused = await send(code, randomUUID(), Buffer.from('no picture at all'), locale);
    expect(refused).toMatchObject({ status: 422, json: { error: 'stations.photoKind', msg } });
    expect(await listOf(code)).toEqual([]);
  });

  test(`are ${mostSealPhotos} at most; one that waits is removed, also when that is asked for again`, async () => {
    const code = await loadedTrip();
    const ids = Array.from({ length: mostSealPhotos + 1 }, () => randomUUID() as string);
    const answers: Awaited<ReturnType<typeof send>>[] = [];
    for (const id of ids.slice(0, -2)) answers.push(await send(code, id));
    answers.push(...(await Promise.all(ids.slice(-2).map((id) => send(code, id)))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(mostSealPhotos);
    expect(answers.find(({ status }) => status !== 200)?.json).toMatchObject({
      error: 'linehaul.tooManySealPhotos',
    });
    const [gone = '', ...rest] = await listOf(code);
    expect([await remove(code, gone), await remove(code, gone)].map(({ status }) => status)).toEqual([
      200, 200,
    ]);
    expect(await listOf(code)).toEqual(rest);
    expect((await fileOf(code, gone)).statusCode).toBe(404);
    expect((await send(code)).status).toBe(200);
  });

  test('are refused for a trip that was taken back; files that no photo names are thrown away', async () => {
    const { id: code } = await office.newTrip();
    await post(code, 'take-back', { reason: 'no lorry' });
    expect((await send(code)).json).toMatchObject({ error: 'linehaul.otherState' });
    const { context, clock } = service;
    const standing = await loadedTrip();
    const photoId = randomUUID();
    await send(standing, photoId);
    const name = await context.files.add('seal-photos', 'jpg', Buffer.from('of nobody'), clock.now());
    clock.advance(86_400_001);
    await throwPicturesAway(context);
    clock.advance(-86_400_001);
    expect(await context.files.read('seal-photos', name)).toBeUndefined();
    expect((await fileOf(standing, photoId)).statusCode).toBe(200);
  });
});
