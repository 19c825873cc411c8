import { randomUUID } from 'node:crypto';
import { mostPhotosOfParcel, photoDaysAfterEnd } from '@rohi/contract/tracking/photo-rules';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { throwPicturesAway } from '../../../../test/attachments.ts';
import { call } from '../../../../test/accounts.ts';
import { newTrackingCode } from '../../../../test/build.ts';
import { polyglotPictures, refusedPictures } from '../../../../test/hostile-pictures.ts';
import { newCustomer, type Customer } from '../../../../test/orders.ts';
import { sendPhoto, type TestPhoto } from '../../../../test/photos.ts';
import { screenshot } from '../../../../test/pictures.ts';
import {
  addWarehouse,
  dataOf,
  newDevice,
  scanOf,
  sendScans,
  stationPerson,
  type StationPerson,
} from '../../../../test/stations.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

let service: TestApp;
let clerk: StationPerson;
let device: string;
let owner: Customer;
beforeAll(async () => {
  service = await createTestApp();
  clerk = await stationPerson(service, 'china-operator', 'YIWU-WH');
  device = await newDevice(service);
  owner = await newCustomer(service);
});

const send = (photo: Partial<TestPhoto>, person = clerk) =>
  sendPhoto(service, person, { deviceId: device, ...photo });
const scanBox = () => scanOf(service, newTrackingCode(), { customerCode: owner.customerCode });

/** A box that the clerk has taken in. */
async function receivedBox(): Promise<{ code: string; scanId: string }> {
  const scan = scanBox();
  await sendScans(clerk, device, [scan]);
  return scan;
}

const fileOf = (path: string, token?: string) =>
  service.app.inject({ url: `/api${path}`, headers: { 'x-local': 'en', ...(token ? { token } : {}) } });
const listOf = async (code: string, person = clerk) =>
  dataOf<{ list: Record<string, unknown>[] }>(await person.get(`/staff/parcels/${code}/photos`)).list;

describe('a photo of a box', () => {
  test('waits until its scan is taken, and is stored then with who made it, where and when', async () => {
    const scan = scanBox();
    const photo = { ...scan, photoId: randomUUID(), kind: 'SCALE' };
    const sent = { photoId: photo.photoId, kind: photo.kind, code: scan.code, scanId: scan.scanId };
    expect(await send(sent)).toMatchObject({ status: 409, json: { error: 'stations.photoBeforeScan' } });
    await sendScans(clerk, device, [scan]);
    expect((await send(sent)).json).toMatchObject({
      success: true,
      data: { photoId: photo.photoId, kind: 'SCALE', widthPx: 320, heightPx: 240 },
    });
    expect(await listOf(scan.code)).toEqual([
      expect.objectContaining({
        photoId: photo.photoId,
        takenBy: clerk.account.username,
        device: expect.stringMatching(/^Gate /),
        place: expect.any(String),
        takenAt: service.context.clock.now().toISOString(),
      }),
    ]);
  });

  test('that is sent again, or twice at once, is one', async () => {
    const { code, scanId } = await receivedBox();
    const photo = { photoId: randomUUID(), code, scanId };
    const [first, second] = await Promise.all([send(photo), send(photo)]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect((await send(photo)).json['data']).toEqual(first.json['data']);
    expect(await listOf(code)).toHaveLength(1);
  });

  test(`is one of ${mostPhotosOfParcel}; the next is refused by name, also of two at once`, async () => {
    const { code } = await receivedBox();
    const answers = await Promise.all(
      Array.from({ length: mostPhotosOfParcel + 1 }, () => send({ photoId: randomUUID(), code })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      ...Array.from({ length: mostPhotosOfParcel }, () => 200),
      409,
    ]);
    expect(answers.find(({ status }) => status === 409)?.json).toMatchObject({
      error: 'stations.tooManyPhotos',
      msg: expect.stringContaining(String(mostPhotosOfParcel)),
    });
    expect(await listOf(code)).toHaveLength(mostPhotosOfParcel);
  });

  test('of a box that another unit has received is refused, and so is a person of another unit', async () => {
    const { code, scanId } = await receivedBox();
    const unit = await addWarehouse(service);
    const other = await stationPerson(service, 'china-operator', unit);
    const there = await newDevice(service, { unit });
    expect((await send({ deviceId: there, code }, other)).json).toMatchObject({
      error: 'stations.photoElsewhere',
    });
    expect((await send({ code, scanId }, other)).json).toMatchObject({ error: 'stations.deviceNotFound' });
    const photoId = randomUUID();
    await send({ photoId, code });
    expect((await send({ photoId, deviceId: there, code }, other)).json).toMatchObject({
      error: 'stations.photoIdTaken',
    });
  });

  test('a photo sent by a colleague bears the name of the scanner', async () => {
    const { code, scanId } = await receivedBox();
    const colleague = await stationPerson(service, 'china-operator', 'YIWU-WH');
    expect((await send({ code, scanId, photoId: randomUUID() }, colleague)).status).toBe(200);
    expect((await listOf(code)).map(({ takenBy }) => takenBy)).toEqual([clerk.account.username]);
  });

  test('is not taken of who may not receive, nor with a device that has ended, unless it is stored already', async () => {
    const { code } = await receivedBox();
    const dispatcher = await stationPerson(service, 'dispatcher');
    expect((await send({ code }, dispatcher)).json).toMatchObject({ error: 'auth.notAllowed' });
    const ended = await newDevice(service);
    const photo = { photoId: randomUUID(), deviceId: ended, code };
    await send(photo);
    await (await stationPerson(service, 'manager')).post(`/stations/devices/${ended}/end`);
    expect((await send(photo)).status).toBe(200);
    expect((await send({ ...photo, photoId: randomUUID() })).json).toMatchObject({
      error: 'stations.deviceEnded',
    });
  });
});

describe('in the timeline of its parcel a photo', () => {
  type Entry = { action: string; title: string; changes: object[]; photos?: { photoId: string }[] };
  const timelineOf = async (code: string) =>
    dataOf<{ list: Entry[] }>(await clerk.get(`/staff/parcels/${code}/timeline`)).list;
  const stationName = async () =>
    (await service.context.sql<{ name: string }[]>`select name from station_device where id = ${device}`)[0]
      ?.name ?? '';

  test('of a damage stands at the problem that was reported, one entry with its station, flags and note', async () => {
    const scan = scanOf(service, newTrackingCode(), {
      customerCode: owner.customerCode,
      action: 'REPORT_PROBLEM',
      problem: 'DAMAGED',
      note: 'one corner',
    });
    await sendScans(clerk, device, [scan]);
    const [damage, label] = [randomUUID(), randomUUID()];
    await send({ ...scan, photoId: damage, kind: 'DAMAGE' });
    await send({ ...scan, photoId: label, kind: 'LABEL' });
    const entries = await timelineOf(scan.code);
    const after = (field: string, value: string) => ({ field, before: null, after: value });
    expect(entries.filter(({ action }) => /FLAG_RAISED|problem/.test(action))).toEqual([
      expect.objectContaining({
        title: 'Problem: Damaged packaging',
        actor: clerk.account.username,
        changes: expect.arrayContaining([
          after('problem', 'Packaging damaged, On hold while we check something'),
          after('station', await stationName()),
          after('reason', 'one corner'),
        ]),
        photos: [{ photoId: damage, kind: 'DAMAGE' }],
      }),
    ]);
    expect(entries.filter(({ action }) => action === 'photo:take')).toEqual([
      expect.objectContaining({ photos: [{ photoId: label, kind: 'LABEL' }] }),
    ]);
  });

  test('stands at the one of two problems that was reported next to it; a second problem is an entry too, though it raises no other flag', async () => {
    const { code } = await receivedBox();
    const report = async (problem: string) =>
      sendScans(clerk, device, [scanOf(service, code, { action: 'REPORT_PROBLEM', problem })]);
    const [early, late] = [randomUUID(), randomUUID()];
    await report('WET');
    await send({ code, photoId: early, kind: 'DAMAGE' });
    service.clock.advance(300_000);
    await send({ code, photoId: late, kind: 'DAMAGE' });
    await report('OPENED');
    const problems = (await timelineOf(code)).filter(({ action }) => action === 'problem:report');
    expect(problems.map(({ title, photos }) => [title, photos?.map(({ photoId }) => photoId)])).toEqual([
      ['Problem: Opened box', [late]],
      ['Problem: Wet box', [early]],
    ]);
  });
});

describe('the file of a photo', () => {
  test.each([...refusedPictures])('%s is refused by name', async (_name, make, mediaType, error) => {
    const { code } = await receivedBox();
    // Bytes without a type are looked at, and are no picture.
    const name =
      mediaType === 'application/octet-stream'
        ? 'stations.photoKind'
        : error
            .replace('claims.pictureAnimated', 'claims.pictureKind')
            .replace(/^claims.picture/, 'stations.photo');
    const { json } = await send({ code, bytes: await make(), mediaType });
    expect([name, 'request.tooLarge']).toContain(json['error']);
    expect(json['msg']).toBeTruthy();
    expect(await listOf(code)).toHaveLength(0);
  });

  test('holds nothing beside the picture, and no place', async () => {
    for (const [bytes, mediaType] of await polyglotPictures()) {
      const { code } = await receivedBox();
      const photoId = randomUUID();
      if ((await send({ photoId, code, bytes, mediaType })).status !== 200) continue;
      const stored = await fileOf(`/profile/parcels/${code}/photos/${photoId}`, owner.token);
      expect(stored.headers['content-type']).toBe('image/jpeg');
      const { exif, xmp, icc } = await sharp(stored.rawPayload).metadata();
      expect({ exif, xmp, icc }).toEqual({ exif: undefined, xmp: undefined, icc: undefined });
      expect(stored.rawPayload.toString('latin1')).not.toMatch(/alert\(|38\.5358/);
    }
  });

  test('a photo is shown to the owner and to staff only', async () => {
    const { code } = await receivedBox();
    const photoId = randomUUID();
    await send({ photoId, code, bytes: await screenshot(64, 48, 'png'), mediaType: 'image/png' });
    const path = `/profile/parcels/${code}/photos/${photoId}`;
    expect((await fileOf(path, owner.token)).statusCode).toBe(200);
    expect((await fileOf(`/staff/parcels/${code}/photos/${photoId}`, clerk.token)).statusCode).toBe(200);
    const looks = await service.context.sql`
      select viewer_name, person_name, kind from personal_look where subject_id = ${code}`;
    expect(looks).toEqual([
      { viewer_name: clerk.account.username, person_name: owner.customerCode, kind: 'PHOTO' },
    ]);
    const stranger = await newCustomer(service);
    const notFound = { status: 404, json: { error: 'tracking.photoNotFound' } };
    expect(await stranger.ask('GET', path)).toMatchObject(notFound);
    expect(await owner.ask('GET', `/profile/parcels/${code}/photos/${randomUUID()}`)).toMatchObject(notFound);
    expect((await fileOf(path)).statusCode).toBe(401);
    expect((await fileOf(`/staff/parcels/${code}/photos/${photoId}`, owner.token)).statusCode).toBe(403);
    const pointClerk = await stationPerson(service, 'pickup-clerk', 'YIWU-WH');
    expect(await pointClerk.get(`/staff/parcels/${code}/photos`)).toMatchObject({ status: 404 });
    const body = { trackingCodeList: [code] };
    const answer = await call(service.app, 'POST', '/track/query', { body });
    expect(JSON.stringify(answer.json)).not.toContain(photoId);
  });

  test(`is thrown away ${photoDaysAfterEnd} days after the end of its parcel; a file that no photo names after a day`, async () => {
    const { context, clock } = service;
    const { code } = await receivedBox();
    await send({ photoId: randomUUID(), code });
    await context.files.add('parcel-photos', 'jpg', Buffer.from('of nobody'), clock.now());
    const files = async () =>
      (await context.files.listOlder('parcel-photos', new Date(clock.now().getTime() + 1))).length;
    const before = await files();
    clock.advance(86_400_001);
    await throwPicturesAway(context);
    expect(await files()).toBe(before - 1);
    const day = 86_400_000;
    await context.sql`update parcel set status = 'YQX', step_before_cancel = 3, closed_at = ${clock.now()} where tracking_code = ${code}`;
    clock.advance(photoDaysAfterEnd * day);
    await throwPicturesAway(context);
    expect(await files()).toBe(before - 1);
    clock.advance(1);
    await throwPicturesAway(context);
    expect(await files()).toBe(before - 2);
    clock.advance(-(photoDaysAfterEnd + 1) * day - 2);
  });
});
