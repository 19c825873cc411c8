import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { streamZip, type ArchiveEntry } from './zip-stream.ts';
import { unpackZip } from './zip-archive.ts';

const at = new Date('2026-11-20T09:00:00Z');

async function* linesOf(count: number): AsyncGenerator<string> {
  for (let line = 0; line < count; line += 1) yield `line ${line}\n`;
}

test('files come one after the other, each read to its end', async () => {
  const names: string[] = [];
  async function* entries(): AsyncGenerator<ArchiveEntry> {
    for (const name of ['a.txt', 'data/b.jsonl', 'empty.csv']) {
      names.push(name);
      yield { name, bytes: linesOf(name === 'empty.csv' ? 0 : 1_000) };
    }
  }
  const files = await unpackZip(await buffer(streamZip(entries(), at)), () => true);
  expect([...files.keys()]).toEqual(names);
  expect(files.get('data/b.jsonl')?.toString().split('\n')).toHaveLength(1_001);
  expect(files.get('empty.csv')?.length).toBe(0);
});

test('what fails on the way fails the whole', async () => {
  async function* broken(): AsyncGenerator<string> {
    yield 'a beginning';
    throw new Error('the database is away');
  }
  async function* entries(): AsyncGenerator<ArchiveEntry> {
    yield { name: 'a.txt', bytes: broken() };
  }
  await expect(buffer(streamZip(entries(), at))).rejects.toThrow('the database is away');
});

test('a reader who stops ends the work', async () => {
  const ended = Promise.withResolvers<void>();
  async function* entries(): AsyncGenerator<ArchiveEntry> {
    try {
      for (let file = 0; ; file += 1) yield { name: `${file}.txt`, bytes: linesOf(100_000) };
    } finally {
      ended.resolve();
    }
  }
  const stream = streamZip(entries(), at);
  await once(stream, 'readable');
  stream.destroy();
  await ended.promise;
  expect(stream.destroyed).toBe(true);
});
