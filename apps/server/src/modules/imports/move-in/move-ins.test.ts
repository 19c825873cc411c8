import { randomUUID } from 'node:crypto';
import type { MoveInChoices } from '@rohi/contract/imports/move-in.contract';
import { expect, test } from 'vitest';
import { call, logIn, newAccount } from '../../../../test/accounts.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

const choices: MoveInChoices = {
  currency: 'TJS',
  arrivedUnitId: null,
  year: 2026,
  day: '2026-11-20',
  storageFrom: 'move-in',
  graceDays: 7,
};

async function newMover({ app, context }: TestApp) {
  const account = await newAccount(context, 'manager');
  const { token } = await logIn(app, account);
  return async (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) => {
    const { status, json } = await call(app, method, `/staff${path}`, { token, body });
    return { status, error: json['error'], data: json['data'] as Record<string, unknown> };
  };
}

test('one move-in is open at a time, and it is opened and closed once', async () => {
  const service = await createTestApp();
  const ask = await newMover(service);
  expect((await ask('GET', '/move-in')).data).toEqual({ moveIn: null });
  const id = randomUUID();
  const opened = await ask('POST', '/move-in', { id, day: '2026-11-20' });
  expect(opened.data).toMatchObject({
    id,
    state: 'OPEN',
    choices: { day: '2026-11-20', storageFrom: 'file' },
  });
  expect((await ask('POST', '/move-in', { id, day: '2026-11-20' })).data).toEqual(opened.data);
  const other = randomUUID();
  expect((await ask('POST', '/move-in', { id: other, day: '2026-11-20' })).error).toBe('moveIn.open');
  const closed = await ask('POST', `/move-in/${id}/close`);
  expect(closed.data).toMatchObject({ state: 'CLOSED' });
  expect((await ask('POST', `/move-in/${id}/close`)).data).toEqual(closed.data);
  service.clock.advance(60_000);
  expect((await ask('POST', '/move-in', { id: other, day: '2026-11-21' })).status).toBe(200);
  expect((await ask('GET', '/move-in')).data).toMatchObject({ moveIn: { id: other } });
  expect((await ask('GET', '/move-ins')).data).toMatchObject({ list: [{ id: other }, { id }] });
  const audited = await service.context.sql<{ action: string }[]>`
    select action from audit_event where subject_id = ${id} order by seq`;
  expect(audited.map(({ action }) => action)).toEqual(['move-in:open', 'move-in:close']);
});

test('of two that open at once one opens', async () => {
  const service = await createTestApp();
  const ask = await newMover(service);
  const answers = await Promise.all(
    [randomUUID(), randomUUID()].map((id) => ask('POST', '/move-in', { id, day: '2026-11-20' })),
  );
  expect(answers.filter(({ error }) => error === 'moveIn.open')).toHaveLength(1);
});

test('choices are set while it is open, and no unseen change is overwritten', async () => {
  const service = await createTestApp();
  const ask = await newMover(service);
  const id = randomUUID();
  await ask('POST', '/move-in', { id, day: '2026-11-20' });
  const path = `/move-in/${id}/choices`;
  expect((await ask('PUT', path, { version: 1, choices })).data).toMatchObject({ version: 2, choices });
  expect((await ask('PUT', path, { version: 1, choices })).error).toBe('list.changedMeanwhile');
  const refused = [
    { ...choices, arrivedUnitId: 99_999 },
    { ...choices, day: '2026-13-40' },
    { ...choices, day: '1999-01-01' },
    { ...choices, graceDays: 61 },
    { ...choices, currency: 'EUR' },
  ];
  for (const wrong of refused)
    expect((await ask('PUT', path, { version: 2, choices: wrong })).error).toBe('request.invalid');
  const [point] = await service.context.sql<{ id: number }[]>`
    select id from place where kind in ('PICKUP_POINT', 'HUB') order by id limit 1`;
  const there = { ...choices, arrivedUnitId: point?.id };
  expect((await ask('PUT', path, { version: 2, choices: there })).status).toBe(200);
  await ask('POST', `/move-in/${id}/close`);
  expect((await ask('PUT', path, { version: 4, choices })).error).toBe('moveIn.closed');
  expect((await ask('PUT', `/move-in/${randomUUID()}/choices`, { version: 1, choices })).error).toBe(
    'list.notFound',
  );
});
