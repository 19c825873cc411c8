import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { call } from '../../../../test/accounts.ts';
import { builders } from '../../../../test/build.ts';
import { claimOf, newClaim, newDecider, ownerlessParcel } from '../../../../test/claims.ts';
import { newOwnRole } from '../../../../test/own-roles.ts';
import { screenshot } from '../../../../test/pictures.ts';
import { importText } from '../../../../test/import-text.ts';
import { createOrderApp, newCustomer, orderOf, type Customer } from '../../../../test/orders.ts';
import { runJobs, type TestApp } from '../../../../test/test-app.ts';
import { whenServed } from '../../../../test/when-served.ts';
import { checkReadModel } from '../../tracking/answers/read-model.service.ts';
import { newOrderCode } from '../../tracking/tracking.service.ts';

let service: TestApp;
let points: { khujand: number; kulob: number };

beforeAll(async () => {
  ({ service, points } = await createOrderApp());
});

const customer = () => newCustomer(service);

async function boundTo(pickupPointId: number): Promise<Customer> {
  const made = await customer();
  await made.ask('PUT', '/profile/pickup-point', { pickupPointId });
  return made;
}

async function ownViewOf(caller: Customer, code: string) {
  const { json } = await call(service.app, 'POST', '/track/query', {
    token: caller.token,
    body: { trackingCodeList: [code] },
  });
  const { detailList } = json['data'] as { detailList: { own?: { pickupPoint: { id: number } | null } }[] };
  return detailList[0]?.own;
}

const lettersTo = (email: string) => service.context.sql<{ name: string; params: object }[]>`
  select name, params from letter where recipient = ${email} and name like 'claim%' order by queued_at`;

const pointOfParcel = async (code: string) => {
  const [row] = await service.context.sql<{ pickup_point_id: number | null }[]>`
    select pickup_point_id from parcel where tracking_code = ${code} and is_current`;
  return row?.pickup_point_id;
};

describe('a decision about a claim', () => {
  test('needs the right to decide alone, and stands in the history of the parcel', async () => {
    const claim = await newClaim(service, await customer(), await ownerlessParcel(service));
    const holder = await newOwnRole(service);
    const approve = () => holder.ask('POST', `/claims/${claim.code}/approve`, { requestId: randomUUID() });
    expect((await approve()).json['error']).toBe('auth.notAllowed');
    await holder.grant('claim:decide');
    expect((await approve()).json['error']).toBeUndefined();
    const [last] = await service.context.sql<object[]>`
      select type, event.actor, event.source from parcel_event event join parcel on parcel.id = parcel_id
      where tracking_code = ${claim['trackingCode']} and is_current order by seq desc limit 1`;
    expect(last).toEqual({ type: 'FLAG_CLEARED', actor: holder.account.username, source: 'office' });
  });
});

describe('an approved claim', () => {
  test('gives the parcel with a new order: the owner sees it, collects at his point and has a letter', async () => {
    const farhod = await boundTo(points.khujand);
    const support = await newDecider(service);
    const code = await ownerlessParcel(service, { pickupPointId: points.kulob });
    const claim = await newClaim(service, farhod, code);
    const decided = claimOf(await support.approve(claim.code));
    expect(decided).toMatchObject({
      state: 'APPROVED',
      orderCode: expect.stringMatching(/^RA261120/) as string,
      decidedBy: support.account.username,
      parcel: { customerCode: farhod.customerCode, isClaimable: false, problems: [] },
    });
    const order = orderOf(await farhod.ask('GET', `/orders/${decided.orderCode}`));
    expect(order).toMatchObject({
      pickupPoint: { id: points.khujand },
      parcelList: [{ trackingCode: code, status: 'DHWCCK' }],
      declaration: { marketplace: 'TAOBAO', goods: null },
    });
    expect(await ownViewOf(farhod, code)).toMatchObject({ pickupPoint: { id: points.khujand } });
    expect((await farhod.ask('GET', '/profile/claims')).json['data']).toMatchObject({
      list: [{ state: 'APPROVED', orderCode: decided.orderCode }],
    });
    expect(await lettersTo(farhod.account.email)).toEqual([
      {
        name: 'claimApproved',
        params: { claimCode: claim.code, trackingCode: code, orderCode: decided.orderCode },
      },
    ]);
    const audited = await service.context.sql`
      select action, actor_user_id, details from audit_event
      where subject_id = ${claim.code} and action = 'claim:approve'`;
    expect(audited).toEqual([
      {
        action: 'claim:approve',
        actor_user_id: support.account.id,
        details: { parcel: code, order: decided.orderCode },
      },
    ]);
    expect(await checkReadModel(service.context)).toMatchObject({ wrongColumns: [], wrongTimelines: [] });
  });

  test('gives the order of the file with all its open parcels, those of an unknown customer too', async () => {
    const farhod = await boundTo(points.khujand);
    const order = newOrderCode('2026-11-01');
    const text = ['SIB1', 'SIB2', 'SIB3'].map((end) => `${order}-${end},${order},,PP-KULOB`).join('\n');
    await importText(service.context, `Tracking code,Order code,Customer code,Pickup point\n${text}\n`);
    const [, second] = ['SIB1', 'SIB2', 'SIB3'].map((end) => `${order}-${end}`);
    await service.context
      .sql`update parcel set customer_code = 'TJ-404' where tracking_code = ${second ?? ''}`;
    const claim = await newClaim(service, farhod, `${order}-SIB1`);
    await (await newDecider(service)).approve(claim.code);
    const view = orderOf(await farhod.ask('GET', `/orders/${order}`));
    expect(view.parcelList.map(({ trackingCode }) => trackingCode)).toEqual([
      `${order}-SIB1`,
      `${order}-SIB2`,
      `${order}-SIB3`,
    ]);
    for (const { trackingCode } of view.parcelList)
      expect(await ownViewOf(farhod, trackingCode)).toMatchObject({ pickupPoint: { id: points.khujand } });
    expect(view.pickupPoint).toMatchObject({ id: points.khujand });
  });

  test('leaves an order whole where a part of it has been sent', async () => {
    const farhod = await boundTo(points.khujand);
    const order = newOrderCode('2026-11-01');
    const facts = { orderCode: order, customerCode: null, pickupPointId: points.kulob };
    const build = builders(service.context);
    const codes = [await build.parcelAtHub({ facts }), await build.parcelAtPickupPoint({ facts })];
    const claim = await newClaim(service, farhod, codes[0] ?? '');
    await (await newDecider(service)).approve(claim.code);
    expect(orderOf(await farhod.ask('GET', `/orders/${order}`)).pickupPoint).toMatchObject({
      id: points.kulob,
    });
    for (const code of codes)
      expect(await ownViewOf(farhod, code)).toMatchObject({ pickupPoint: { id: points.kulob } });
  });

  test('leaves a parcel that has left the hub at the point it goes to', async () => {
    const farhod = await boundTo(points.khujand);
    const code = await builders(service.context).parcelAtPickupPoint({
      facts: { orderCode: null, pickupPointId: points.kulob },
    });
    const claim = await newClaim(service, farhod, code);
    const { orderCode } = claimOf(await (await newDecider(service)).approve(claim.code));
    expect(await pointOfParcel(code)).toBe(points.kulob);
    const order = orderOf(await farhod.ask('GET', `/orders/${orderCode}`));
    expect(order.pickupPoint).toMatchObject({ id: points.kulob });
  });

  test('refuses the other claims to it, and tells each', async () => {
    const code = await ownerlessParcel(service);
    const [farhod, sitora, rustam] = [await customer(), await customer(), await customer()];
    const won = await newClaim(service, farhod, code);
    const lost = [await newClaim(service, sitora, code), await newClaim(service, rustam, code)];
    const support = await newDecider(service);
    const queue = await support.ask('GET', `/claims?state=OPEN&search=${code}`);
    expect(queue.json['data']).toMatchObject({
      total: 3,
      list: [{ rivals: 2 }, { rivals: 2 }, { rivals: 2 }],
    });
    await support.approve(won.code);
    for (const [index, caller] of [sitora, rustam].entries()) {
      expect((await caller.ask('GET', '/profile/claims')).json['data']).toMatchObject({
        list: [
          {
            code: lost[index]?.code,
            state: 'REFUSED',
            refusal: 'GIVEN_TO_ANOTHER',
            refusalName: 'The parcel was given to another customer',
          },
        ],
      });
      expect(await lettersTo(caller.account.email)).toMatchObject([{ name: 'claimRefused' }]);
      expect(await ownViewOf(caller, code)).toBeUndefined();
    }
  });

  test('T02: is one, however many rivals are approved at the same moment', async () => {
    const support = await newDecider(service);
    const hub = await newDecider(service, 'hub-operator');
    const rivals = await Promise.all(Array.from({ length: 6 }, customer));
    const order = newOrderCode('2026-11-02');
    const parcels = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        // Some share an order: who wins one of its parcels wins them all.
        ownerlessParcel(service, { orderCode: index < 3 ? order : null }),
      ),
    );
    const claims: { parcel: string; code: string; caller: Customer }[] = [];
    for (const parcel of parcels)
      for (const caller of rivals) {
        const claim = await newClaim(service, caller, parcel);
        claims.push({ parcel, code: claim.code, caller });
      }
    const answers = await Promise.all(
      claims.flatMap(({ code }) =>
        [support, hub].map(({ approve }) => {
          const requestId = randomUUID();
          return whenServed(
            () => approve(code, requestId),
            ({ json }) => json['error'],
          );
        }),
      ),
    );
    const errors = answers.map(({ json }) => json['error'] ?? 'approved');
    expect(new Set(errors)).toEqual(new Set(['approved', 'claims.alreadyDecided']));
    const won = await service.context.sql<{ tracking_code: string; wins: number; owner_fits: boolean }[]>`
      select tracking_code, count(*)::integer as wins, bool_and(parcel.customer_code = user_account.customer_code) as owner_fits
      from parcel_claim join parcel on parcel.id = parcel_id join user_account on user_account.id = customer_id
      where state = 'APPROVED' and tracking_code = any(${parcels}) group by tracking_code`;
    expect(won).toHaveLength(10);
    for (const { wins, owner_fits: fits } of won) expect({ wins, fits }).toEqual({ wins: 1, fits: true });
    const shared = await service.context.sql`
      select distinct customer_code from parcel where order_code = ${order}`;
    expect(shared).toHaveLength(1);
    expect(errors.filter((error) => error === 'approved')).toHaveLength(8);
    const left = await service.context.sql`
      select from parcel_claim join parcel on parcel.id = parcel_id
      where state = 'OPEN' and tracking_code = any(${parcels})`;
    expect(left).toHaveLength(0);
  });

  test('repeated with its request id changes nothing; with another it is told of the first', async () => {
    const farhod = await customer();
    const claim = await newClaim(service, farhod, await ownerlessParcel(service));
    const support = await newDecider(service);
    const requestId = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => support.approve(claim.code, requestId)),
    );
    expect(new Set(answers.map((answer) => claimOf(answer).orderCode)).size).toBe(1);
    expect(await lettersTo(farhod.account.email)).toHaveLength(1);
    expect((await support.approve(claim.code)).json).toMatchObject({ error: 'claims.alreadyDecided' });
    expect((await support.refuse(claim.code)).json).toMatchObject({ error: 'claims.alreadyDecided' });
  });

  test('is not to be had once a file has brought the owner', async () => {
    const [farhod, sitora] = [await customer(), await customer()];
    const code = await ownerlessParcel(service);
    const claim = await newClaim(service, farhod, code);
    await importText(service.context, `Tracking code,Customer code\n${code},${sitora.customerCode}\n`);
    const support = await newDecider(service);
    const { json } = await support.ask('GET', `/claims?search=${claim.code}`);
    expect(json['data']).toMatchObject({ list: [{ parcel: { isClaimable: false } }] });
    expect((await support.approve(claim.code)).json).toMatchObject({ error: 'claims.parcelTaken' });
    expect(claimOf(await support.refuse(claim.code, 'NOT_THIS_PARCEL'))).toMatchObject({ state: 'REFUSED' });
    expect(await ownViewOf(sitora, code)).toBeDefined();
  });
});

describe('a refused claim', () => {
  test('tells the reason and what the staff wrote, and may be made again', async () => {
    const farhod = await customer();
    const code = await ownerlessParcel(service);
    const claim = await newClaim(service, farhod, code);
    const support = await newDecider(service);
    const noComment = await support.refuse(claim.code, 'OTHER', '  ');
    expect(noComment.json).toMatchObject({
      error: 'request.invalid',
      fields: [{ field: 'comment', error: 'required' }],
    });
    await support.refuse(claim.code, 'PICTURE_UNCLEAR', 'The number is cut off.');
    expect((await farhod.ask('GET', '/profile/claims')).json['data']).toMatchObject({
      list: [
        {
          state: 'REFUSED',
          refusal: 'PICTURE_UNCLEAR',
          refusalName: 'The order cannot be read on the picture',
          comment: 'The number is cut off.',
        },
      ],
    });
    expect(await lettersTo(farhod.account.email)).toMatchObject([
      { name: 'claimRefused', params: { comment: 'The number is cut off.' } },
    ]);
    expect((await newClaim(service, farhod, code)).state).toBe('OPEN');
  });

  test('decided by two at once is decided once', async () => {
    const farhod = await customer();
    const claim = await newClaim(service, farhod, await ownerlessParcel(service));
    const support = await newDecider(service);
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => support.refuse(claim.code)),
      ...Array.from({ length: 5 }, () => support.approve(claim.code)),
    ]);
    expect(answers.filter(({ json }) => json['code'] === 0)).toHaveLength(1);
    expect(await lettersTo(farhod.account.email)).toHaveLength(1);
  });
});

describe('the list of claims', () => {
  test('pages, narrows, and shows open ones first in the order they came', async () => {
    const { service: own } = await createOrderApp();
    const farhod = await newCustomer(own);
    const support = await newDecider(own);
    const claims = [];
    for (let made = 0; made < 5; made += 1) {
      claims.push(await newClaim(own, farhod, await ownerlessParcel(own)));
      own.clock.advance(60_000);
    }
    await support.refuse(claims[0]?.code ?? '');
    const codesOf = async (query: string) => {
      const { json } = await support.ask('GET', `/claims?${query}`);
      const { total, list } = json['data'] as { total: number; list: { code: string }[] };
      return { total, codes: list.map(({ code }) => code) };
    };
    const [first, ...open] = claims.map(({ code }) => code);
    expect(await codesOf('limit=100')).toEqual({ total: 5, codes: [...open, first] });
    expect(await codesOf('state=OPEN&limit=2&page=2')).toEqual({ total: 4, codes: open.slice(2) });
    expect(await codesOf('state=REFUSED')).toEqual({ total: 1, codes: [first] });
    expect(await codesOf(`search=${farhod.customerCode}`)).toMatchObject({ total: 5 });
    // A code without a figure is no word that sounds like something.
    await own.context.sql`update parcel_claim set code = 'RCXCCWYKHQU' where code = ${first ?? ''}`;
    expect(await codesOf('search=xccwy')).toEqual({ total: 1, codes: ['RCXCCWYKHQU'] });
    expect(await codesOf('search=%25')).toEqual({ total: 0, codes: [] });
    await runJobs(own);
  });

  test('shows the picture to those who decide and to its owner, as a file that no page can be', async () => {
    const farhod = await customer();
    const claim = await newClaim(service, farhod, await ownerlessParcel(service));
    const support = await newDecider(service);
    for (const [token, path] of [
      [support.token, `/claims/${claim.code}/picture`],
      [farhod.token, `/profile/claims/${claim.code}/picture`],
    ] as const) {
      const answer = await service.app.inject({ url: `/api${path}`, headers: { token } });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'image/jpeg',
        'content-disposition': `attachment; filename="${claim.code}.jpg"; filename*=UTF-8''${claim.code}.jpg`,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        'cache-control': 'no-store',
      });
      expect(answer.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    }
    expect((await screenshot()).subarray(1, 4).toString()).toBe('PNG');
  });
});
