import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { throwPicturesAway } from '../../../../test/attachments.ts';
import { call } from '../../../../test/accounts.ts';
import { newClaim, ownerlessParcel, sendPicture } from '../../../../test/claims.ts';
import { polyglotPictures, refusedPictures } from '../../../../test/hostile-pictures.ts';
import { screenshot } from '../../../../test/pictures.ts';
import { createOrderApp, newCustomer, type Customer } from '../../../../test/orders.ts';
import { runJobs, type TestApp } from '../../../../test/test-app.ts';

let service: TestApp;
let farhod: Customer;

beforeAll(async () => {
  ({ service } = await createOrderApp());
});

const png = 'image/png';
const jpeg = 'image/jpeg';

describe('T15: a hostile file', () => {
  test.each([...refusedPictures])(
    '%s is refused by name, and nothing is kept',
    async (_name, make, mediaType, error) => {
      farhod = await newCustomer(service);
      const { json, headers } = await sendPicture(service, farhod, await make(), mediaType);
      expect(json).toMatchObject({ success: false, error });
      expect(JSON.stringify(json)).not.toMatch(/vips|sharp|node_modules/i);
      expect(headers['content-type']).toBe('application/json; charset=utf-8');
      const rows = await service.context.sql`select from attachment where subject_id = ${farhod.account.id}`;
      expect(rows).toHaveLength(0);
    },
  );

  test('that is a picture and something else besides is made anew: only the picture is left', async () => {
    const marks = ['alert(document.domain)', '<?php', 'PK\x03\x04', '38.5358'];
    for (const [bytes, mediaType] of await polyglotPictures()) {
      farhod = await newCustomer(service);
      const sent = await sendPicture(service, farhod, bytes, mediaType);
      expect(sent.json).toMatchObject({ code: 0 });
      const { pictureId } = sent.json['data'] as { pictureId: string };
      const claim = await newClaim(service, farhod, await ownerlessParcel(service));
      await service.context.sql`update parcel_claim set picture_id = ${pictureId} where code = ${claim.code}`;
      const stored = await service.app.inject({
        url: `/api/profile/claims/${claim.code}/picture`,
        headers: { token: farhod.token },
      });
      expect(stored.headers['content-type']).toBe('image/jpeg');
      const text = stored.rawPayload.toString('latin1');
      for (const mark of marks) expect(text).not.toContain(mark);
      const { exif: left, xmp, icc, orientation } = await sharp(stored.rawPayload).metadata();
      expect({ left, xmp, icc, orientation }).toEqual({
        left: undefined,
        xmp: undefined,
        icc: undefined,
        orientation: undefined,
      });
    }
  });
});

describe('a picture', () => {
  test('is turned upright, and made smaller by area so that a long screenshot stays readable', async () => {
    farhod = await newCustomer(service);
    const send = async (bytes: Buffer, mediaType: string) =>
      (await sendPicture(service, farhod, bytes, mediaType)).json['data'];
    const lying = await sharp(await screenshot(600, 300))
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(await send(lying, jpeg)).toMatchObject({ widthPx: 300, heightPx: 600 });
    const long = await send(await screenshot(1_080, 12_000), png);
    expect(long).toMatchObject({ widthPx: 600, heightPx: 6_667 });
    const clear = await sharp({ create: { width: 50, height: 50, channels: 4, background: '#0000' } })
      .png()
      .toBuffer();
    expect(await send(clear, png)).toMatchObject({ widthPx: 50, heightPx: 50 });
  });

  test('is one of twenty a day', async () => {
    farhod = await newCustomer(service);
    const bytes = await screenshot(20, 20);
    for (let sent = 0; sent < 20; sent += 1)
      expect((await sendPicture(service, farhod, bytes)).json['code']).toBe(0);
    expect(await sendPicture(service, farhod, bytes)).toMatchObject({ status: 429 });
  });

  test('is not sent without a log-in, and not read before that is known', async () => {
    const answer = await call(service.app, 'POST', '/profile/claims/pictures', {
      headers: { 'content-type': png },
      body: await screenshot(),
    });
    expect(answer.status).toBe(401);
  });

  test('without a claim is thrown away after a day, with one 90 days after its end; orphans go too', async () => {
    const { service: own } = await createOrderApp();
    const { context, clock } = own;
    const sitora = await newCustomer(own);
    await sendPicture(own, sitora, await screenshot());
    const claim = await newClaim(own, sitora, await ownerlessParcel(own));
    await context.files.add('claims', 'jpg', Buffer.from('of nobody'), clock.now());
    const later = new Date(clock.now().getTime() + 1);
    const count = async () => (await context.files.listOlder('claims', later)).length;
    expect(await count()).toBe(3);
    await throwPicturesAway(context);
    expect(await count()).toBe(3);
    clock.advance(86_400_001);
    await throwPicturesAway(context);
    expect(await count()).toBe(1);
    await context.sql`
      update parcel_claim set state = 'WITHDRAWN', decided_at = ${clock.now()} where code = ${claim.code}`;
    clock.advance(89 * 86_400_000);
    await throwPicturesAway(context);
    expect(await count()).toBe(1);
    clock.advance(2 * 86_400_000);
    await throwPicturesAway(context);
    expect(await count()).toBe(0);
    const rows = await context.sql`select picture_id from parcel_claim where code = ${claim.code}`;
    expect(rows).toEqual([{ picture_id: null }]);
    await runJobs(own);
  });
});
