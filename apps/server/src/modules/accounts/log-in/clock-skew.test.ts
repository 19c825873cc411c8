import fc from 'fast-check';
import { CompactEncrypt, importJWK, type JWK } from 'jose';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { call, logIn, newAccount } from '../../../../test/accounts.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { waitBeforeLetterMs } from './letter-code.ts';
import { decideThrottle, type ThrottleState } from './throttle.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

async function at(moment: string) {
  const service = await createTestApp();
  service.clock.set(moment);
  const account = await newAccount(service.context, 'customer');
  const session = await logIn(service.app, account);
  const step = (ms: number) => service.clock.advance(ms);
  const isGood = async (token: unknown) =>
    (await call(service.app, 'GET', '/auth/userinfo', { token: String(token) })).status === 200;
  const refresh = async (token: unknown) =>
    (await call(service.app, 'POST', '/auth/refresh_token', { body: { refresh_token: token } })).json;
  return { service, account, session, step, isGood, refresh };
}

describe('T21: tokens', () => {
  test.each([
    ['over a leap day', '2028-02-28T23:30:00Z', '2028-02-29T00:30:00Z'],
    ['out of a leap day', '2028-02-29T23:30:00Z', '2028-03-01T00:30:00Z'],
    ['over the end of a year', '2026-12-31T23:59:59.999Z', '2027-01-01T00:59:59.999Z'],
  ])('end to the millisecond %s', async (_name, from, to) => {
    const { service, session, isGood } = await at(from);
    expect(session.expiration_time).toBe(Date.parse(to));
    service.clock.set(new Date(Date.parse(to) - 1).toISOString());
    expect(await isGood(session.token)).toBe(true);
    service.clock.set(to);
    expect(await isGood(session.token)).toBe(false);
  });

  test('a login lives 30 times 24 hours, also when February has 29 days', async () => {
    const { session, step, refresh } = await at('2028-02-10T12:00:00Z');
    const { session: other, step: stepOther, refresh: refreshOther } = await at('2028-02-10T12:00:00Z');
    step(30 * day - 1);
    expect((await refresh(session.refresh_token))['code']).toBe(0);
    stepOther(30 * day);
    expect((await refreshOther(other.refresh_token))['code']).toBe(500);
  });

  test.each([11 * minute, day])(
    'a clock set back by %d ms ends no login and lengthens none',
    async (back) => {
      const { service, session, step, isGood, refresh } = await at('2026-11-20T09:00:00Z');
      step(-back);
      expect(await isGood(session.token)).toBe(true);
      const next = await refresh(session.refresh_token);
      expect(next['expiration_time']).toBe(service.clock.now().getTime() + 60 * minute);
      expect(await isGood(next['token'])).toBe(true);
      step(60 * minute);
      expect(await isGood(next['token'])).toBe(false);
    },
  );

  test('a refresh just before the clock is set back is no theft', async () => {
    const { session, step, refresh, isGood } = await at('2026-11-20T09:00:00Z');
    const first = await refresh(session.refresh_token);
    step(-11 * minute);
    expect((await refresh(session.refresh_token))['token']).toBe(first['token']);
    step(11 * minute + 10_000);
    expect((await refresh(session.refresh_token))['token']).toBe(first['token']);
    step(30_001);
    expect((await refresh(session.refresh_token))['code']).toBe(500);
    expect(await isGood(first['token'])).toBe(false);
  });

  test('a clock set forward costs one refresh, and its token is good for an hour of the new time', async () => {
    const { session, step, isGood, refresh } = await at('2026-11-20T09:00:00Z');
    step(day);
    expect(await isGood(session.token)).toBe(false);
    const next = await refresh(session.refresh_token);
    step(60 * minute - 1);
    expect(await isGood(next['token'])).toBe(true);
  });
});

describe('T21: passwords sealed by a clock that is wrong', () => {
  async function sealedAt(service: TestApp, password: string, ms: number): Promise<string> {
    const { json } = await call(service.app, 'GET', '/common/sysinfo');
    const { passwordKey } = json['data'] as { passwordKey: JWK & { kid: string } };
    return new CompactEncrypt(new TextEncoder().encode(JSON.stringify({ p: password, t: ms })))
      .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: passwordKey.kid })
      .encrypt(await importJWK(passwordKey, 'ECDH-ES'));
  }

  test.each([
    [-10 * minute, 0],
    [-10 * minute - 1, 1007],
    [10 * minute, 0],
    [10 * minute + 1, 1007],
    [-11 * minute, 1007],
    [11 * minute, 1007],
  ])('by %d ms: code %d', async (offMs, code) => {
    const { service, account } = await at('2026-11-20T09:00:00Z');
    const password = await sealedAt(service, account.password, service.clock.now().getTime() + offMs);
    const { json } = await call(service.app, 'POST', '/auth/login', {
      body: { username: account.username, password },
    });
    expect(json['code']).toBe(code);
  });
});

describe('T21: codes', () => {
  async function resetWith(offMs: number) {
    const { service, account } = await at('2028-02-28T23:55:00Z');
    const sent = await call(service.app, 'POST', '/auth/send-code', {
      body: { channel: 'email', target: account.email, scene: 'reset' },
    });
    const [letter] = await service.context.sql<{ params: { code: string } }[]>`select params from letter`;
    service.clock.advance(offMs);
    const { codeId } = sent.json['data'] as { codeId: string };
    const { json } = await call(service.app, 'POST', '/auth/reset-password', {
      body: {
        email: account.email,
        code: letter?.params.code,
        codeId,
        password: 'a bird over the Zarafshon',
      },
    });
    return json['error'] ?? json['code'];
  }

  test.each([
    [10 * minute - 1, 0],
    [10 * minute, 'auth.letterCodeOver'],
    [11 * minute, 'auth.letterCodeOver'],
    [-11 * minute, 0],
  ])('of a letter, %d ms later: %s', async (offMs, outcome) => {
    expect(await resetWith(offMs)).toBe(outcome);
  });

  test('of an app are good half a minute either way, and once, also when the clock is set back', async () => {
    const { service, account, session } = await at('2028-02-29T00:00:00Z');
    const started = await call(service.app, 'POST', '/auth/one-time-codes', {
      token: session.token,
      body: { password: account.password },
    });
    const { secret } = started.json['data'] as { secret: string };
    const codeAt = (offMs: number) =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({
        timestamp: service.clock.now().getTime() + offMs,
      });
    await call(service.app, 'PUT', '/auth/one-time-codes', {
      token: session.token,
      body: { oneTimeCode: codeAt(0) },
    });
    service.clock.advance(10 * minute);
    const enter = async (oneTimeCode: string) => {
      const { username, password } = account;
      return (await call(service.app, 'POST', '/auth/login', { body: { username, password, oneTimeCode } }))
        .json['code'];
    };
    expect(await enter(codeAt(-60_000))).toBe(1003);
    expect(await enter(codeAt(60_000))).toBe(1003);
    expect(await enter(codeAt(-30_000))).toBe(0);
    const used = codeAt(30_000);
    expect(await enter(used)).toBe(0);
    service.clock.advance(-minute);
    expect(await enter(used)).toBe(1003);
  });
});

describe('T21: waits', () => {
  const now = new Date('2028-02-29T00:00:00Z');
  const when = fc.integer({ min: -3 * day, max: 3 * day }).map((ms) => new Date(now.getTime() + ms));
  const times = fc.array(when, { maxLength: 40 });

  test('for a letter are never negative and at most a day, whatever the clock did', () => {
    fc.assert(
      fc.property(times, times, (toTarget, fromAddress) => {
        const wait = waitBeforeLetterMs(toTarget, fromAddress, now);
        expect(Number.isInteger(wait)).toBe(true);
        expect(wait).toBeGreaterThanOrEqual(0);
        expect(wait).toBeLessThanOrEqual(day + minute);
      }),
      { seed: 21, numRuns: 2_000 },
    );
  });

  test('for a letter end to the millisecond', () => {
    const before = (ms: number) => new Date(now.getTime() - ms);
    expect(waitBeforeLetterMs([before(minute - 1)], [], now)).toBe(1);
    expect(waitBeforeLetterMs([before(minute)], [], now)).toBe(0);
    const five = [2, 12, 24, 36, 48].map((minutes) => before(minutes * minute));
    expect(waitBeforeLetterMs(five, [], now)).toBe(12 * minute);
  });

  test('after wrong passwords are more than nothing and at most an hour, whatever the clock did', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -2 * day, max: 2 * day }), { maxLength: 60 }), (steps) => {
        let time = now.getTime();
        let state: ThrottleState | undefined;
        for (const step of steps) {
          time += step;
          const decision = decideThrottle(state, { freeFailures: 5 }, new Date(time));
          if (decision.allowed) state = decision.next;
          else {
            expect(decision.waitMs).toBeGreaterThan(0);
            expect(decision.waitMs).toBeLessThanOrEqual(60 * minute);
          }
        }
      }),
      { seed: 21, numRuns: 2_000 },
    );
  });
});
