import { expect, test } from 'vitest';
import { createTestApp } from '../../../../test/test-app.ts';

test('log-in, refresh and log-out answer in the language that the browser accepts, where no header of the locale says one', async () => {
  const service = await createTestApp();
  const ask = async (headers: Record<string, string>) => {
    const url = '/api/auth/refresh_token?refresh_token=none';
    return (await service.app.inject({ method: 'POST', url, headers })).json<{ msg: string }>().msg;
  };
  const [ru, en, zh] = [await ask({}), await ask({ 'x-local': 'en' }), await ask({ 'x-local': 'zh' })];
  expect(new Set([ru, en, zh]).size).toBe(3);
  expect(await ask({ 'accept-language': 'en' })).toBe(en);
  expect(await ask({ 'accept-language': 'zh-CN,zh;q=0.9,en;q=0.8' })).toBe(zh);
  expect(await ask({ 'accept-language': 'en', 'x-local': 'zh' })).toBe(zh);
  // Of any other call the header alone decides.
  const other = await service.app.inject({ url: '/api/auth/userinfo', headers: { 'accept-language': 'en' } });
  expect(other.json<{ msg: string }>().msg).toMatch(/\p{Script=Cyrillic}/u);
});
