import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import Fastify, { type RouteShorthandOptions } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { createAnswerBuffers, type AnswerBuffers, type AnswerPart } from './answer-buffers.ts';
import { compressAnswer } from './compress.ts';
import { publiclyCached } from './public-cache.ts';

/** As long as 100 parcels: bytes that memory holds, and texts that were made for this answer. */
function longParts(): { parts: AnswerPart[]; whole: string; forgotten: () => number } {
  let forgotten = 0;
  const texts = Array.from({ length: 100 }, (_, index) => `{"n":${index},"t":"${'Иу '.repeat(540)}"}`);
  const parts = texts.map((text, index): AnswerPart => {
    if (index % 2 === 0) return Buffer.from(text);
    const bytes = Buffer.from(text).toString('latin1');
    return { length: bytes.length, text: () => bytes, forget: () => void (forgotten += 1) };
  });
  return { parts, whole: texts.join(''), forgotten: () => forgotten };
}

type Served = {
  socketPath: string;
  buffers: AnswerBuffers;
  whole: string;
  forgotten: () => number;
  /** Bytes that the process stores for readers who have not taken them. */
  waitingBytes: () => number;
};

/** A service that answers `GET /` with these parts, over a socket that takes less than one of them by itself. */
async function serveParts(options: RouteShorthandOptions = {}): Promise<Served> {
  const app = Fastify();
  const buffers = createAnswerBuffers();
  const { parts, whole, forgotten } = longParts();
  app.get('/', options, (_request, reply) =>
    buffers.send(reply.header('content-type', 'application/json; charset=utf-8'), parts),
  );
  const lines = new Set<Socket>();
  app.server.on('connection', (line: Socket) => void lines.add(line));
  const folder = await mkdtemp(join(tmpdir(), 'rohi-answers-'));
  const socketPath = join(folder, 'http');
  await app.listen({ path: socketPath });
  onTestFinished(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });
  const waitingBytes = () => [...lines].reduce((sum, line) => sum + line.writableLength, 0);
  return { socketPath, buffers, whole, forgotten, waitingBytes };
}

type Answered = { status: number; headers: IncomingHttpHeaders; bytes: Buffer };

async function ask(
  socketPath: string,
  method = 'GET',
  headers: Record<string, string> = {},
): Promise<Answered> {
  const outgoing = request({ socketPath, method, headers }).end();
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return { status: answer.statusCode ?? 0, headers: answer.headers, bytes: Buffer.concat(chunks) };
}

/** Ask for an answer each, and take nothing of it. */
async function slowReaders(socketPath: string, count: number): Promise<Socket[]> {
  const sockets: Socket[] = [];
  // One after the other: a queue of connections has an end.
  while (sockets.length < count) {
    const socket = connect({ path: socketPath });
    socket.on('error', () => undefined).pause();
    await once(socket, 'connect');
    sockets.push(socket);
  }
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  for (const socket of sockets) socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
  return sockets;
}

test('answers one after the other are whole, and their buffer is free again', async () => {
  const { socketPath, buffers, whole } = await serveParts();
  const answers = await Promise.all(Array.from({ length: 40 }, () => ask(socketPath)));
  for (const { status, headers, bytes } of answers) {
    expect(status).toBe(200);
    expect(headers['content-length']).toBe(String(Buffer.byteLength(whole)));
    expect(bytes.toString() === whole).toBe(true);
  }
  await expect.poll(() => buffers.lentBytes).toBe(0);
});

test('HEAD has the head alone', async () => {
  const { socketPath, buffers, whole } = await serveParts();
  const { status, headers, bytes } = await ask(socketPath, 'HEAD');
  expect([status, bytes.length]).toEqual([200, 0]);
  expect(headers['content-length']).toBe(String(Buffer.byteLength(whole)));
  expect(buffers.lentBytes).toBe(0);
});

test('hooks have the bytes: what somebody has already is not sent again, what is long is compressed', async () => {
  const tagged = await serveParts(publiclyCached);
  const { etag } = (await ask(tagged.socketPath)).headers;
  const again = await ask(tagged.socketPath, 'GET', { 'if-none-match': etag ?? '' });
  expect([again.status, again.bytes.length, again.headers.etag]).toEqual([304, 0, etag]);
  const compressed = await serveParts({ onSend: compressAnswer });
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => ask(compressed.socketPath, 'GET', { 'accept-encoding': 'br' })),
  );
  for (const { bytes } of answers)
    expect(brotliDecompressSync(bytes).toString() === compressed.whole).toBe(true);
  await expect.poll(() => [tagged.buffers.lentBytes, compressed.buffers.lentBytes]).toEqual([0, 0]);
});

test('of what fails after its head nothing is lent, and others get theirs', async () => {
  const { socketPath, buffers, whole } = await serveParts();
  const sockets = await slowReaders(socketPath, 20);
  await expect.poll(() => buffers.lentBytes).toBeGreaterThan(0);
  for (const socket of sockets) socket.destroy();
  await expect.poll(() => buffers.lentBytes).toBe(0);
  expect((await ask(socketPath)).bytes.toString() === whole).toBe(true);
});

test('a thousand slow readers hold a bounded number of bytes, and others are answered beside them', async () => {
  const { socketPath, buffers, whole, forgotten, waitingBytes } = await serveParts();
  const readers = 1_000;
  const mostLent = 24 * 1024 * 1024;
  const sockets = await slowReaders(socketPath, readers);
  // Those that came when nothing more was lent: of the parts of each, half are texts.
  await expect.poll(forgotten).toBeGreaterThan((readers - mostLent / whole.length) * 50 * 0.9);
  const beside = await Promise.all(Array.from({ length: 20 }, () => ask(socketPath)));
  for (const { headers, bytes } of beside) {
    expect(headers['content-length']).toBe(String(Buffer.byteLength(whole)));
    expect(bytes.toString() === whole).toBe(true);
  }
  expect(buffers.lentBytes).toBeLessThanOrEqual(mostLent);
  // What a connection stores by itself is 64 KB.
  expect(waitingBytes()).toBeLessThan(mostLent + readers * 96 * 1024);
  for (const socket of sockets) socket.destroy();
  await expect.poll(() => buffers.lentBytes).toBe(0);
});
