import { beforeAll, describe, expect, test } from 'vitest';
import { screenshot } from '../../test/pictures.ts';
import { isAlive } from '../../test/supervised-service.ts';
import { openPictureProcess, type PictureProcess } from './picture-process.ts';
import type { PictureJob } from './picture-words.ts';

const bounds = { deadlineMs: 300_000, idleMs: 300_000, mostBytes: 800_000_000 };
const made = { picture: { widthPx: 360, heightPx: 780 } };
let job: PictureJob;

beforeAll(async () => {
  const bytes = await screenshot();
  job = { bytes, kind: 'png', limits: { mostPixels: 1_000_000, mostOutputPixels: 1_000_000 } };
});

/** The process that has made a picture and waits for the next one. */
async function warmUp(pictures: PictureProcess): Promise<number> {
  expect(await pictures.remake(job)).toMatchObject(made);
  return pictures.pid() ?? 0;
}

/** The pid of the next process, which has the picture that its predecessor had. */
async function successorOf(pictures: PictureProcess, former: number): Promise<number> {
  await expect.poll(() => pictures.pid(), { interval: 1 }).not.toBeOneOf([former, undefined]);
  return pictures.pid() ?? 0;
}

describe('the process for pictures', () => {
  test('killed in the middle of a picture: the next one makes it', async () => {
    const pictures = openPictureProcess(bounds);
    const first = await warmUp(pictures);
    process.kill(first, 'SIGSTOP');
    const cut = pictures.remake(job);
    process.kill(first, 'SIGKILL');
    expect(await cut).toMatchObject(made);
    expect(pictures.pid()).not.toBe(first);
  });

  test('killed while it waited, the process is replaced unnoticed', async () => {
    const pictures = openPictureProcess(bounds);
    process.kill(await warmUp(pictures), 'SIGKILL');
    expect(await pictures.remake(job)).toMatchObject(made);
  });

  test('killed twice by one picture: that is refused, and the next one is made', async () => {
    const pictures = openPictureProcess(bounds);
    const first = await warmUp(pictures);
    process.kill(first, 'SIGSTOP');
    const cut = pictures.remake(job);
    process.kill(first, 'SIGKILL');
    process.kill(await successorOf(pictures, first), 'SIGKILL');
    expect(await cut).toMatchObject({ fault: 'broken', reason: expect.stringContaining('twice') });
    expect(await pictures.remake(job)).toMatchObject(made);
  });

  test('with a picture that takes too long ends, and the picture is refused', async () => {
    const pictures = openPictureProcess({ ...bounds, deadlineMs: 1 });
    const cut = pictures.remake(job);
    const pid = pictures.pid() ?? 0;
    expect(await cut).toMatchObject({ fault: 'broken', reason: expect.stringContaining('within') });
    await expect.poll(() => isAlive(pid)).toBe(false);
  });

  test('that takes more memory than it may ends itself, and the picture is refused', async () => {
    const pictures = openPictureProcess({ ...bounds, mostBytes: 1 });
    expect(await pictures.remake(job)).toMatchObject({ fault: 'broken' });
  });

  test('without pictures ends, and is there again for the next', async () => {
    const pictures = openPictureProcess({ ...bounds, idleMs: 1 });
    const first = await warmUp(pictures);
    await expect.poll(() => isAlive(first)).toBe(false);
    expect(await pictures.remake(job)).toMatchObject(made);
  });
});
