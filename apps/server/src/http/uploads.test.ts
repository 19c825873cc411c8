import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { publicAccess } from '@rohi/contract/access';
import { endpoint } from '@rohi/contract/endpoint';
import { fastify, type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { unwatchedDisk } from '../platform/disk-room.ts';
import * as z from 'zod/mini';
import { handleErrors } from './error-handler.ts';
import { serve } from './serve.ts';
import { answerClientError } from './uploads.ts';

const shape = { method: 'POST', summary: '', access: publicAccess, errors: [] } as const;
const takeFile = endpoint({
  ...shape,
  path: '/file',
  upload: { mediaTypes: ['image/png'], maxBytes: 2_000 },
  data: z.int(),
});
const takeJson = endpoint({ ...shape, path: '/json', body: z.object({}), data: z.int() });

let app: FastifyInstance;
let port: number;

beforeAll(async () => {
  const times = { mostMs: 60_000, leastBytesASecond: 100, checkEveryMs: 50 };
  app = fastify({
    requestTimeout: 400,
    http: { headersTimeout: 200, connectionsCheckingInterval: 50 },
    clientErrorHandler: (error, socket) => answerClientError(error, socket, times),
  });
  app.decorate('servedMethods', new Map<string, string[]>());
  app.decorate('disk', unwatchedDisk);
  app.decorateRequest('session', null);
  handleErrors(app);
  serve(app, takeFile, ({ body }) => Promise.resolve(body.length));
  serve(app, takeJson, () => Promise.resolve(0));
  await app.listen({ port: 0 });
  ({ port } = app.server.address() as AddressInfo);
});
afterAll(() => app.close());

/** Sends the head of a request and then its body piece by piece; the answer, whenever it comes. */
function send(path: string, type: string, length: number, piece: Buffer, everyMs: number): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.write(
      `POST /api${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`,
    );
    let sent = 0;
    const timer = setInterval(() => {
      if (piece.length === 0 || sent >= length || !socket.writable) return;
      sent += piece.length;
      socket.write(piece);
    }, everyMs);
    socket.on('data', (data: Buffer) => {
      answer += data.toString();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(timer);
      resolve(answer);
    });
  });
}

describe('a file as a body', () => {
  test('is given more time than JSON, as long as it keeps coming', async () => {
    const answer = await send('/file', 'image/png', 1_500, Buffer.alloc(50), 50);
    expect(answer).toContain('200 OK');
    expect(answer).toContain('"data":1500');
  });

  test('that stalls is ended', async () => {
    expect(await send('/file', 'image/png', 1_500, Buffer.alloc(0), 50)).toContain('408');
  });

  test('gives JSON no more time', async () => {
    expect(await send('/json', 'application/json', 1_500, Buffer.from(' '.repeat(50)), 50)).toContain('408');
  });

  test.each([
    ['/file', 'application/json', '{}', 415],
    ['/file', 'image/jpeg', 'x', 415],
    ['/file', 'image/png', 'x'.repeat(2_001), 413],
    ['/json', 'image/png', 'x', 415],
    ['/file', 'IMAGE/PNG; name=x', 'x', 200],
  ])('%s with %s is answered by its kind', async (path, type, payload, status) => {
    const answer = await app.inject({
      method: 'POST',
      url: `/api${path}`,
      headers: { 'content-type': type },
      payload,
    });
    expect(answer.statusCode).toBe(status);
  });
});
