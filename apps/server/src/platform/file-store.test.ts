import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openFileStore, type FileStore } from './file-store.ts';

let root: string;
let files: FileStore;
const now = new Date('2026-11-20T09:00:00Z');
const later = new Date('2026-11-20T09:00:01Z');

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'rohi-files-'));
  files = openFileStore(root);
});
afterAll(() => rm(root, { recursive: true, force: true }));

describe('the file store', () => {
  test('gives back what was put in, under a random name that the owner of the process alone can read', async () => {
    const bytes = Buffer.from('a picture');
    const name = await files.add('claims', 'jpg', bytes, now);
    expect(name).toMatch(/^[0-9a-f]{32}\.jpg$/);
    expect(await files.read('claims', name)).toEqual(bytes);
    const { mode } = await stat(join(root, 'claims', name.slice(0, 2), name));
    expect(mode & 0o777).toBe(0o600);
    expect(await files.add('claims', 'jpg', bytes, now)).not.toBe(name);
  });

  test('takes a file away, and is not put out by one that is gone', async () => {
    const name = await files.add('gone', 'jpg', Buffer.from('x'), now);
    await files.remove('gone', name);
    await files.remove('gone', name);
    expect(await files.read('gone', name)).toBeUndefined();
  });

  test.each([
    '../../etc/passwd',
    'a/b.jpg',
    '',
    '.',
    `${'0'.repeat(32)}.jpg/../x`,
    `${'0'.repeat(32)}.part.x`,
  ])('leads nowhere by the name %j', async (name) => {
    await expect(files.read('claims', name)).rejects.toThrow(RangeError);
    await expect(files.remove('claims', name)).rejects.toThrow(RangeError);
  });

  test('lists files by age, and throws away what was never finished', async () => {
    expect(await files.listOlder('empty', later)).toEqual([]);
    const name = await files.add('aged', 'jpg', Buffer.from('x'), now);
    const folder = join(root, 'aged', 'ff');
    await mkdir(folder, { recursive: true });
    const unfinished = join(folder, `${'f'.repeat(32)}.jpg.part`);
    await writeFile(unfinished, 'half');
    await utimes(unfinished, now, now);
    expect(await files.listOlder('aged', now)).toEqual([]);
    expect(await readdir(folder)).toHaveLength(1);
    expect(await files.listOlder('aged', later)).toEqual([name]);
    expect(await readdir(folder)).toEqual([]);
  });

  test('leaves nothing behind when the disk refuses', async () => {
    await writeFile(join(root, 'blocked'), 'a file where a folder should be');
    await expect(files.add('blocked', 'jpg', Buffer.from('x'), now)).rejects.toThrow(/ENOTDIR|EEXIST/);
  });
});
