import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { call, logIn } from '../../../../test/accounts.ts';
import { builders, newTrackingCode } from '../../../../test/build.ts';
import {
  claimOf,
  claimParcel,
  newClaim,
  newDecider,
  newPicture,
  ownerlessParcel,
} from '../../../../test/claims.ts';
import { createOrderApp, newCustomer, newOrder, type Customer } from '../../../../test/orders.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

let service: TestApp;
let points: { khujand: number; kulob: number };

beforeAll(async () => {
  ({ service, points } = await createOrderApp());
});

const customer = () => newCustomer(service);
const search = (caller: Customer, trackingCode: string) =>
  caller.ask('POST', '/profile/claims/search', { trackingCode });

describe('the search for a missing parcel', () => {
  test('a search finds an unclaimed parcel by its exact code, however it is typed, and says what all may know', async () => {
    const farhod = await customer();
    const code = await ownerlessParcel(service);
    const { json } = await search(farhod, ` ${code.toLowerCase()} `);
    expect(json['data']).toEqual({
      result: 'CLAIMABLE',
      parcel: {
        trackingCode: code,
        status: 'DHWCCK',
        statusName: 'Pending overseas warehouse outbound',
        lastEventTime: expect.any(String),
      },
      orderCode: null,
      claimCode: null,
    });
    expect((await search(farhod, code.slice(0, -1))).json['data']).toMatchObject({ result: 'NOT_FOUND' });
  });

  test('a search finds a parcel with a customer code and an order that belong to no account', async () => {
    const farhod = await customer();
    const code = await ownerlessParcel(service, { customerCode: 'TJ-0000', orderCode: 'RA2611011111A' });
    expect((await search(farhod, code)).json['data']).toMatchObject({ result: 'CLAIMABLE' });
  });

  test('says where the own parcel is', async () => {
    const farhod = await customer();
    const order = await newOrder(farhod, points.khujand);
    const found = await search(farhod, order.parcelList[0]?.trackingCode ?? '');
    expect(found.json['data']).toMatchObject({ result: 'YOURS', orderCode: order.code });
  });

  test("T05: answers word for word the same of an unknown parcel, of somebody else's and of a closed one", async () => {
    const farhod = await customer();
    const sitora = await customer();
    const order = await newOrder(sitora, points.khujand);
    const build = builders(service.context);
    const codes = [
      newTrackingCode(),
      'ни то ни сё',
      order.parcelList[0]?.trackingCode ?? '',
      await build.parcelAtHub({ facts: { orderCode: null, customerCode: sitora.customerCode } }),
      await build.parcelAtHub({ facts: { orderCode: order.code }, flag: 'UNIDENTIFIED' }),
      await build.collectedParcel({ facts: { orderCode: null } }),
      await build.cancelledParcel({ facts: { orderCode: null } }),
    ];
    const answers = await Promise.all(
      codes.map(async (code) => {
        const { status, json } = await search(farhod, code);
        return { status, json };
      }),
    );
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]?.json['data']).toEqual({
      result: 'NOT_FOUND',
      parcel: null,
      orderCode: null,
      claimCode: null,
    });
    const refused = await Promise.all(codes.map((code) => claimParcel(service, farhod, code)));
    for (const { status, json } of refused)
      expect({ status, json: { ...json, requestId: '' } }).toEqual({
        status: 404,
        json: { ...refused[0]?.json, requestId: '' },
      });
    expect(refused[0]?.json).toMatchObject({ error: 'claims.parcelNotFound' });
  });

  test('allows 30 misses an hour, claims by guess counted, and finds within them are free', async () => {
    const limited = await createTestApp({ rateLimit: 1 });
    const farhod = await newCustomer(limited);
    const code = await ownerlessParcel(limited);
    const ask = () => search(farhod, newTrackingCode());
    for (let tried = 0; tried < 29; tried += 1) expect((await ask()).status).toBe(200);
    for (let found = 0; found < 5; found += 1)
      expect((await search(farhod, code)).json['data']).toMatchObject({ result: 'CLAIMABLE' });
    expect((await claimParcel(limited, farhod, newTrackingCode())).status).toBe(404);
    const over = await ask();
    expect(over).toMatchObject({ status: 429, json: { error: 'request.tooMany' } });
    expect(Number(over.headers['retry-after'])).toBeGreaterThan(3_000);
    expect((await search(farhod, code)).status).toBe(429);
    expect((await claimParcel(limited, farhod, code)).status).toBe(429);
    limited.clock.advance(3_600_000);
    const { token } = await logIn(limited.app, farhod.account);
    const body = { trackingCode: code };
    expect((await call(limited.app, 'POST', '/profile/claims/search', { token, body })).status).toBe(200);
  });
});

describe('a claim', () => {
  test('carries what the customer says, and stands in his list and in the audit record', async () => {
    const farhod = await customer();
    const code = await ownerlessParcel(service);
    const claim = await newClaim(service, farhod, code);
    expect(claim).toEqual({
      code: expect.stringMatching(/^RC[0-9A-Y]{9}$/) as string,
      trackingCode: code,
      state: 'OPEN',
      stateName: 'Under review',
      marketplace: 'TAOBAO',
      note: 'Two coats',
      hasPicture: true,
      createdAt: '2026-11-20T09:00:00.000Z',
      decidedAt: null,
      refusal: null,
      refusalName: null,
      comment: null,
      orderCode: null,
    });
    expect((await farhod.ask('GET', '/profile/claims')).json['data']).toEqual({ total: 1, list: [claim] });
    expect((await search(farhod, code)).json['data']).toMatchObject({
      result: 'CLAIMED',
      claimCode: claim.code,
    });
    const audited = await service.context.sql`
      select action, actor_user_id, details from audit_event where subject_id = ${claim.code}`;
    expect(audited).toEqual([
      { action: 'claim:open', actor_user_id: farhod.account.id, details: { parcel: code } },
    ]);
  });

  test('asked for 20 times at once with one request id is made once', async () => {
    const farhod = await customer();
    const trackingCode = await ownerlessParcel(service);
    const body = {
      requestId: randomUUID(),
      trackingCode,
      pictureId: await newPicture(service, farhod),
      marketplace: 'JD',
    };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => farhod.ask('POST', '/profile/claims', body)),
    );
    expect(new Set(answers.map((answer) => claimOf(answer).code)).size).toBe(1);
    expect(answers.every(({ json }) => json['code'] === 0)).toBe(true);
  });

  test('asked for at once with ten request ids is made once, the others are told of it', async () => {
    const farhod = await customer();
    const trackingCode = await ownerlessParcel(service);
    const pictures: string[] = [];
    for (let sent = 0; sent < 10; sent += 1) pictures.push(await newPicture(service, farhod));
    const answers = await Promise.all(
      pictures.map((pictureId) =>
        farhod.ask('POST', '/profile/claims', {
          requestId: randomUUID(),
          trackingCode,
          pictureId,
          marketplace: '1688',
        }),
      ),
    );
    const errors = answers.map(({ json }) => json['error'] ?? 'made');
    expect(errors.filter((error) => error === 'made')).toHaveLength(1);
    expect(errors.filter((error) => error === 'claims.alreadyClaimed')).toHaveLength(9);
  });

  test('by several customers may stand beside each other', async () => {
    const code = await ownerlessParcel(service);
    const [farhod, sitora] = [await customer(), await customer()];
    await newClaim(service, farhod, code);
    expect((await search(sitora, code)).json['data']).toMatchObject({ result: 'CLAIMABLE' });
    expect((await newClaim(service, sitora, code)).state).toBe('OPEN');
  });

  test('is taken back, again without effect, and made anew', async () => {
    const farhod = await customer();
    const code = await ownerlessParcel(service);
    const claim = await newClaim(service, farhod, code);
    const withdraw = () => farhod.ask('POST', `/profile/claims/${claim.code}/withdraw`);
    expect(claimOf(await withdraw())).toMatchObject({ state: 'WITHDRAWN', stateName: 'Withdrawn' });
    expect(claimOf(await withdraw()).state).toBe('WITHDRAWN');
    expect((await newClaim(service, farhod, code)).code).not.toBe(claim.code);
  });

  test('that has been decided is not taken back', async () => {
    const farhod = await customer();
    const claim = await newClaim(service, farhod, await ownerlessParcel(service));
    await (await newDecider(service)).refuse(claim.code);
    const answer = await farhod.ask('POST', `/profile/claims/${claim.code}/withdraw`);
    expect(answer).toMatchObject({ status: 409, json: { error: 'claims.alreadyDecided' } });
  });

  test('needs a picture of the own that no other claim has', async () => {
    const [farhod, sitora] = [await customer(), await customer()];
    const pictureId = await newPicture(service, farhod);
    const code = await ownerlessParcel(service);
    const ofSitora = await claimParcel(service, sitora, code, { pictureId });
    const withoutPicture = await claimParcel(service, sitora, code, { pictureId: randomUUID() });
    for (const { status, json } of [ofSitora, withoutPicture])
      expect({ status, error: json['error'] }).toEqual({ status: 404, error: 'claims.pictureNotFound' });
    expect((await claimParcel(service, farhod, code, { pictureId })).json['code']).toBe(0);
    const again = await claimParcel(service, farhod, await ownerlessParcel(service), { pictureId });
    expect(again).toMatchObject({ status: 409, json: { error: 'claims.pictureTaken' } });
  });

  test('is one of ten open ones at most', async () => {
    const farhod = await customer();
    for (let made = 0; made < 10; made += 1) await newClaim(service, farhod, await ownerlessParcel(service));
    const { json } = await claimParcel(service, farhod, await ownerlessParcel(service));
    expect(json).toMatchObject({
      error: 'claims.tooManyOpen',
      msg: 'You have 10 open claims already. Please wait for decisions on them.',
    });
  });

  test('T12: takes its five fields and nothing that the office decides', async () => {
    const farhod = await customer();
    const code = await ownerlessParcel(service);
    const columns = await service.context.sql<{ column_name: string }[]>`
      select column_name from information_schema.columns where table_name = 'parcel_claim'`;
    const names = columns.map(({ column_name: name }) => name);
    expect(names).toContain('decided_by');
    for (const name of [...names, 'customerId', 'orderCode', 'decidedBy', 'isAdmin']) {
      if (['marketplace', 'note'].includes(name)) continue;
      const { status, json } = await claimParcel(service, farhod, code, { [name]: 'APPROVED' });
      expect({ name, status, fields: json['fields'] }).toMatchObject({
        name,
        status: 400,
        fields: [{ field: name, error: 'unknownField' }],
      });
    }
    const support = await newDecider(service);
    const claim = await newClaim(service, farhod, code);
    for (const name of ['state', 'orderCode', 'customerId', 'decidedBy'])
      for (const path of ['approve', 'refuse']) {
        const body = { requestId: randomUUID(), ...(path === 'refuse' && { reason: 'OTHER' }), [name]: 'x' };
        expect((await support.ask('POST', `/claims/${claim.code}/${path}`, body)).status).toBe(400);
      }
    expect((await farhod.ask('GET', '/profile/claims')).json['data']).toMatchObject({
      total: 1,
      list: [{ state: 'OPEN', orderCode: null }],
    });
  });
});

describe("T05: somebody else's claim", () => {
  test('a foreign claim answers to every call as a missing one', async () => {
    const [farhod, sitora] = [await customer(), await customer()];
    const own = await newClaim(service, farhod, await ownerlessParcel(service));
    const askAll = (code: string) =>
      Promise.all([
        sitora.ask('POST', `/profile/claims/${code}/withdraw`),
        sitora.ask('GET', `/profile/claims/${code}/picture`),
        sitora.ask('POST', `/claims/${code}/approve`, { requestId: randomUUID() }),
        sitora.ask('GET', `/claims/${code}/picture`),
      ]);
    const plain = (answers: Awaited<ReturnType<typeof askAll>>) =>
      answers.map(({ status, json }) => ({ status, json: { ...json, requestId: '' } }));
    const foreign = plain(await askAll(own.code));
    expect(foreign).toEqual(plain(await askAll('RC00000000A')));
    expect(foreign.map(({ status }) => status)).toEqual([404, 404, 403, 403]);
    expect((await sitora.ask('GET', '/profile/claims')).json['data']).toEqual({ total: 0, list: [] });
    expect((await farhod.ask('GET', '/profile/claims')).json['data']).toMatchObject({
      list: [{ code: own.code, state: 'OPEN' }],
    });
  });

  test('is not found by walking: codes have eight random characters', async () => {
    const farhod = await customer();
    const codes = await Promise.all(
      Array.from({ length: 5 }, async () => newClaim(service, farhod, await ownerlessParcel(service))),
    );
    expect(new Set(codes.map(({ code }) => code.slice(2, 6))).size).toBe(5);
  });
});

test('a visitor makes no claim call', async () => {
  for (const path of ['/profile/claims', '/profile/claims/search', '/profile/claims/pictures'])
    expect((await call(service.app, 'POST', path, { body: {} })).status).toBe(401);
});
