import { beforeAll, describe, expect, test } from 'vitest';
import { call, newAccount } from '../../../../test/accounts.ts';
import { startMailServer } from '../../../../test/mail-server.ts';
import { createTestApp, runJobs, type TestApp } from '../../../../test/test-app.ts';

describe('T22: headers that somebody made up', () => {
  let service: TestApp;
  beforeAll(async () => {
    service = await createTestApp();
  });

  test.each(['de', 'RU', 'en,ru', '../../etc/passwd', 'tg\t', '', '__proto__', 'x'.repeat(3_000)])(
    'X-local %j is Russian',
    async (locale) => {
      const { json } = await call(service.app, 'POST', '/auth/login', {
        body: { username: 'nobody', password: 'nothing' },
        headers: { 'x-local': locale },
      });
      expect(json).toMatchObject({ code: 1001, msg: 'Неверное имя пользователя или пароль.' });
    },
  );

  test('links of letters begin with the address of the service, whatever the forwarding headers say; another Host is not served', async () => {
    const mail = await startMailServer();
    const site = await createTestApp({ smtpUrl: mail.url, publicUrl: 'https://parcels.example' });
    const account = await newAccount(site.context, 'customer');
    const forged = {
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'javascript',
      forwarded: 'host=evil.example;proto=http',
      origin: 'https://evil.example',
      referer: 'https://evil.example/',
    };
    for (const [target, scene] of [
      [account.email, 'reset'],
      [account.email, 'register'],
      ['nobody@example.com', 'reset'],
      ['new@example.com', 'register'],
    ] as const) {
      const { json } = await call(site.app, 'POST', '/auth/send-code', {
        body: { channel: 'email', target, scene },
        headers: forged,
      });
      expect(json['code']).toBe(0);
    }
    const strange = await call(site.app, 'POST', '/auth/send-code', {
      body: { channel: 'email', target: account.email, scene: 'reset' },
      headers: { host: 'evil.example' },
    });
    expect(strange).toMatchObject({ status: 421, json: { error: 'request.otherHost' } });
    await runJobs(site);
    expect(mail.deliveries).toHaveLength(4);
    for (const { raw } of mail.deliveries) expect(raw).not.toContain('evil.');
    const texts = mail.deliveries.map(({ mail: { html, text } }) => `${html}${text}`);
    for (const text of texts) expect(text).not.toContain('evil.example');
    const links = texts.flatMap((text) => text.match(/https?:\/\/[^/"\s<)]+/g) ?? []);
    expect(links.length).toBeGreaterThan(0);
    expect(new Set(links)).toEqual(new Set(['https://parcels.example']));
  });
});

/** Guesses at one account, each from another address by X-Forwarded-For; how many were compared. */
async function compared(trustProxy: boolean | number | string, forwardedFor: (tried: number) => string) {
  const limited = await createTestApp({ rateLimit: 1, trustProxy });
  const account = await newAccount(limited.context, 'customer');
  const statuses: number[] = [];
  for (let tried = 0; tried < 12; tried += 1) {
    // Another name each time: what is counted here is the address alone.
    const username = tried < 6 ? account.username : `nobody-${tried}`;
    const { status } = await call(limited.app, 'POST', '/auth/login', {
      body: { username, password: 'guess' },
      headers: { 'x-forwarded-for': forwardedFor(tried) },
    });
    statuses.push(status);
  }
  const rows = await limited.context.sql<{ key: string }[]>`
    select key from login_throttle where key like 'address:%' order by key`;
  return { statuses, addresses: rows.map(({ key }) => key.slice('address:'.length)) };
}

describe('T22: X-Forwarded-For', () => {
  test('a header from an unknown sender is not believed', async () => {
    const { addresses, statuses } = await compared(false, (tried) => `203.0.113.${tried}`);
    expect(addresses).toEqual(['127.0.0.1']);
    expect(statuses[5]).toBe(429);
  });

  test('is believed for as many proxies as there are: what the client itself wrote before counts for nothing', async () => {
    const { addresses } = await compared(1, (tried) => `203.0.113.${tried}, 198.51.100.7`);
    expect(addresses).toEqual(['198.51.100.7']);
  });

  test('from the proxy named by TRUST_PROXY names the client', async () => {
    const { addresses } = await compared('127.0.0.1', (tried) => `203.0.113.${tried % 2}`);
    expect(addresses).toEqual(['203.0.113.0', '203.0.113.1']);
    const { addresses: stranger } = await compared('192.0.2.1', (tried) => `203.0.113.${tried}`);
    expect(stranger).toEqual(['127.0.0.1']);
  });

  test.each(['x'.repeat(5_000), '', 'unknown', '_hidden', '[::1', '999.1.1.1', "1.1.1.1' or 1=1--"])(
    'that is no address (%#) is answered like any other, and counts as one',
    async (junk) => {
      const { addresses, statuses } = await compared(true, () => junk);
      expect(statuses.slice(0, 5)).toEqual([200, 200, 200, 200, 200]);
      expect(addresses).toHaveLength(1);
      expect(addresses[0]?.length).toBeLessThan(50);
    },
  );
});
