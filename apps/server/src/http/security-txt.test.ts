import { expect, test } from 'vitest';
import { listUser, rowOf } from '../../test/staff-list.ts';
import { createTestApp } from '../../test/test-app.ts';

const path = '/.well-known/security.txt';

test('names the e-mail address of the office, once it has set one, and the day of the clock', async () => {
  const service = await createTestApp();
  const empty = await service.app.inject(path);
  expect({ status: empty.statusCode, type: empty.headers['content-type'] }).toEqual({
    status: 404,
    type: 'text/html; charset=utf-8',
  });
  const settings = await listUser(service, 'settings');
  rowOf(await settings.change('contact.email', { version: 0, value: 'office@rohi.example' }));
  service.clock.set('2027-01-31T23:59:59Z');
  const { statusCode, headers, body } = await service.app.inject(path);
  expect({ statusCode, type: headers['content-type'] }).toEqual({
    statusCode: 200,
    type: 'text/plain; charset=utf-8',
  });
  expect(body).toBe(
    'Contact: mailto:office@rohi.example\nExpires: 2027-07-30T00:00:00Z\nPreferred-Languages: ru, en, zh, tg\n',
  );
  const former = await service.app.inject('/security.txt');
  expect({ status: former.statusCode, to: former.headers.location }).toEqual({ status: 301, to: path });
});

test('says where it stands, and the page of contacts where there is no address of the office', async () => {
  const service = await createTestApp({ publicUrl: 'https://rohi.example' });
  expect((await service.app.inject(path)).body).toMatch(
    /^Contact: https:\/\/rohi\.example\/ru\/contact\/\n[^]*\nCanonical: https:\/\/rohi\.example\/\.well-known\/security\.txt\n$/,
  );
});

test.each([
  ['security@rohi.example', 'mailto:security@rohi.example'],
  ['a+b%0a@rohi.example', 'mailto:a%2Bb%250a@rohi.example'],
  ['https://rohi.example/faults', 'https://rohi.example/faults'],
])('%s of the operator comes first', async (securityContact, uri) => {
  const service = await createTestApp({ securityContact, publicUrl: 'http://127.0.0.1' });
  const { body } = await service.app.inject(path);
  expect(body.split('\n')[0]).toBe(`Contact: ${uri}`);
  expect(body).not.toContain('Canonical');
});
