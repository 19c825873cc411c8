import { connect, type AddressInfo } from 'node:net';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import { readConfig } from '../config.ts';
import { nameOfHost, servedNames } from './host-check.ts';

let service: TestApp;
beforeAll(async () => {
  service = await createTestApp({ publicUrl: 'https://parcels.example' });
});

const ask = (host: string, url = '/api/common/sysinfo') =>
  service.app.inject({ url, headers: { host, 'x-local': 'en' } });

describe('T22: a request is served under a name of the service', () => {
  test.each([
    'localhost',
    'localhost:3000',
    'LOCALHOST.',
    '127.0.0.1:41234',
    '127.8.9.1',
    '[::1]:3000',
    'parcels.example',
    'parcels.example:8443',
  ])('%s', async (host) => {
    expect((await ask(host)).statusCode).toBe(200);
  });

  test.each([
    'rebind.evil.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    '192.168.1.7',
    '[::2]',
    'parcels.example.evil',
  ])('and not under %s: 421 in plain words', async (host) => {
    const answer = await ask(host);
    expect(answer.statusCode).toBe(421);
    expect(answer.json()).toMatchObject({ success: false, error: 'request.otherHost' });
    const page = await ask(host, '/');
    expect(page.statusCode).toBe(421);
    expect(page.body).toContain('Open it by the address you were given');
    const logIn = await service.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { host },
      payload: { username: 'admin', password: 'admin' },
    });
    expect(logIn.json()).toMatchObject({ error: 'request.otherHost' });
  });

  test.each([
    'a b',
    'localhost:x',
    'user@localhost',
    'localhost, localhost',
    '[localhost]',
    'http://localhost',
  ])('nor under %j, which is none: 400', async (host) => {
    const answer = await ask(host);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ error: 'request.badEncoding' });
  });

  test.each(['/healthz', '/readyz'])('%s answers balancers whatever they call it', async (path) => {
    expect((await ask('10.0.0.7', path)).statusCode).toBe(200);
  });
});

describe('T22: over a socket', () => {
  async function send(lines: readonly string[]): Promise<string> {
    const { app } = await createTestApp();
    onTestFinished(() => app.close());
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    return new Promise((resolve, reject) => {
      let answer = '';
      const socket = connect(port, '127.0.0.1', () =>
        socket.write([...lines, 'connection: close', '', ''].join('\r\n')),
      );
      socket
        .on('data', (part) => {
          answer += part.toString();
        })
        .on('error', reject)
        .on('close', () => resolve(answer));
    });
  }

  test('two Host headers are 400, also equal ones', async () => {
    for (const second of ['localhost', 'evil.example'])
      expect(await send(['GET /api/common/sysinfo HTTP/1.1', 'host: localhost', `Host: ${second}`])).toMatch(
        /^HTTP\/1\.1 400 /,
      );
  });

  test('no Host is 400', async () => {
    expect(await send(['GET /api/common/sysinfo HTTP/1.1', 'host:'])).toMatch(/^HTTP\/1\.1 400 /);
    expect(await send(['GET /api/common/sysinfo HTTP/1.1'])).toMatch(/^HTTP\/1\.1 400 /);
    expect(await send(['GET /api/common/sysinfo HTTP/1.0'])).toMatch(/^HTTP\/1\.1 400 /);
  });

  test('a target that is a whole address counts as well as Host', async () => {
    const target = (address: string, host: string) =>
      send([`GET ${address}/api/common/sysinfo HTTP/1.1`, `host: ${host}`]);
    expect(await target('http://localhost', 'localhost')).toMatch(/^HTTP\/1\.1 200 /);
    expect(await target('http://evil.example', 'localhost')).toMatch(/^HTTP\/1\.1 421 /);
    expect(await target('http://localhost', 'evil.example')).toMatch(/^HTTP\/1\.1 421 /);
    expect(await target('http://localhost@evil.example', 'localhost')).toMatch(/^HTTP\/1\.1 400 /);
  });
});

describe('the names that are served', () => {
  const served = (env: Record<string, string>, name: string) => servedNames(readConfig(env))(name);

  test('follow HOST: an explicit one by itself, all addresses by each of them but by no name', () => {
    expect(served({ HOST: '10.0.0.7' }, '10.0.0.7')).toBe(true);
    expect(served({ HOST: '10.0.0.7' }, '10.0.0.8')).toBe(false);
    expect(served({ HOST: 'parcels.lan' }, 'parcels.lan')).toBe(true);
    for (const HOST of ['0.0.0.0', '::']) {
      expect(served({ HOST }, '10.0.0.7')).toBe(true);
      expect(served({ HOST }, 'fd00::7')).toBe(true);
      expect(served({ HOST }, 'parcels.lan')).toBe(false);
    }
  });

  test('are more with ALLOWED_HOSTS, and all with a star', () => {
    const env = { HOST: '0.0.0.0', ALLOWED_HOSTS: 'Parcels.lan, 10.1.1.1,[fd00::7]' };
    for (const name of ['parcels.lan', '10.1.1.1', 'fd00::7']) expect(served(env, name)).toBe(true);
    expect(served(env, 'evil.example')).toBe(false);
    expect(served({ ALLOWED_HOSTS: '*' }, 'anything.example')).toBe(true);
  });

  test.each(['http://parcels.lan', 'parcels.lan:x', 'a b', '[x]'])(
    '%j is no name for ALLOWED_HOSTS',
    (text) => {
      expect(() => readConfig({ ALLOWED_HOSTS: text })).toThrow('The setting ALLOWED_HOSTS cannot be used');
    },
  );

  test('come without port and case', () => {
    expect(nameOfHost('Parcels.Example:443')).toBe('parcels.example');
    expect(nameOfHost('[FD00::7]:3000')).toBe('fd00::7');
    expect(nameOfHost('fd00::7')).toBeUndefined();
  });
});
