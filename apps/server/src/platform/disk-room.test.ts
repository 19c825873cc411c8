import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { call, logIn, newAccount } from '../../test/accounts.ts';
import { createTestApp } from '../../test/test-app.ts';
import { reserveBytes, unwatchedDisk, watchDiskRoom } from './disk-room.ts';
import { createLog } from './log.ts';

const mebibyte = 1_048_576;

async function watch(lowMb: number) {
  const folder = await mkdtemp(join(tmpdir(), 'rohi-disk-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const disk = { freeMb: 10_000 };
  const room = await watchDiskRoom(folder, {
    lowBytes: lowMb * mebibyte,
    log: createLog('silent'),
    freeBytes: async () => disk.freeMb * mebibyte,
  });
  onTestFinished(() => room.close());
  const reserved = () =>
    stat(join(folder, 'reserve')).then(
      ({ size }) => size,
      () => 0,
    );
  return { disk, room, reserved };
}

test('a disk that fills up is low below its mark, and has room again only well above it', async () => {
  const { disk, room } = await watch(256);
  expect(room.isLow()).toBe(false);
  disk.freeMb = 255;
  await expect.poll(() => room.isLow(), { timeout: 300_000 }).toBe(true);
  disk.freeMb = 330;
  await expect.poll(() => room.isLow(), { timeout: 300_000 }).toBe(false);
});

test('the reserve is taken while there is room, given up when the disk is nearly full, and taken again', async () => {
  const { disk, reserved } = await watch(256);
  await expect.poll(reserved, { timeout: 300_000 }).toBe(reserveBytes);
  disk.freeMb = 20;
  await expect.poll(reserved, { timeout: 300_000 }).toBe(0);
  disk.freeMb = 1_000;
  await expect.poll(reserved, { timeout: 300_000 }).toBe(reserveBytes);
});

test('while the disk is nearly full writes are refused with 507, and reading, tracking and log-ins go on', async () => {
  const { app, context } = await createTestApp();
  const customer = await newAccount(context, 'customer');
  await app.ready();
  app.disk = { ...unwatchedDisk, isLow: () => true };
  const { token } = await logIn(app, customer);
  const order = { requestId: '6b8b2c1e-7d55-4f4e-9f63-0b8cf1a4f001', goods: 'Shoes' };
  const refused = await call(app, 'POST', '/orders', { token, body: order });
  expect(refused).toMatchObject({ status: 507, json: { error: 'server.diskFull' } });
  expect(refused.headers['retry-after']).toBe('60');
  const track = await call(app, 'POST', '/track/query', { body: { trackingCodeList: ['YT8834201957316'] } });
  expect(track.status).toBe(200);
  expect((await call(app, 'GET', '/orders', { token })).status).toBe(200);
});
