import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { publicAccess } from '@rohi/contract/access';
import { endpoint } from '@rohi/contract/endpoint';
import { fastify, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { unwatchedDisk } from '../platform/disk-room.ts';
import { fileDownload } from '../platform/file-download.ts';
import { handleErrors } from './error-handler.ts';
import { logCutOffAnswers, logRequests } from './request-log.ts';
import { serve } from './serve.ts';
import { answerClientError } from './uploads.ts';

type Line = Record<string, unknown>;

const shape = { summary: '', access: publicAccess, errors: [] } as const;
const takeFile = endpoint({
  ...shape,
  method: 'POST',
  path: '/file',
  upload: { mediaTypes: ['image/png'], maxBytes: 100_000 },
  data: z.int(),
});
const takeJson = endpoint({
  ...shape,
  method: 'POST',
  path: '/json',
  body: z.object({}),
  data: z.int(),
});
const giveFile = endpoint({ ...shape, method: 'GET', path: '/long', data: z.unknown() });
const breakOff = endpoint({ ...shape, method: 'GET', path: '/breaks', data: z.unknown() });

const lines: Line[] = [];
let app: FastifyInstance;
let port: number;

beforeAll(async () => {
  const log = pino({ base: null }, { write: (line: string) => void lines.push(JSON.parse(line) as Line) });
  app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: logCutOffAnswers(),
    clientErrorHandler: (error, socket) => answerClientError(error, socket),
  });
  app.decorate('servedMethods', new Map<string, string[]>());
  app.decorate('disk', unwatchedDisk);
  app.decorateRequest('session', null);
  handleErrors(app);
  logRequests(app, log);
  serve(app, takeFile, ({ body }) => Promise.resolve(body.length));
  serve(app, takeJson, () => Promise.resolve(0));
  const file = (bytes: Readable) =>
    Promise.resolve(fileDownload({ bytes, mediaType: 'text/plain', fileName: 'rows.txt' }));
  serve(app, giveFile, () => file(endless()));
  serve(app, breakOff, () => file(endingEarly()));
  await app.listen({ port: 0 });
  ({ port } = app.server.address() as AddressInfo);
});
afterAll(() => app.close());

/** Bytes for as long as somebody reads. */
function endless(): Readable {
  return new Readable({
    read() {
      this.push(Buffer.alloc(65_536));
    },
  });
}

/** A source of ours that closes before its end, without a word. */
function endingEarly(): Readable {
  let pieces = 0;
  return new Readable({
    read() {
      pieces += 1;
      if (pieces < 3) this.push(Buffer.alloc(1_000));
      else this.destroy();
    },
  });
}

async function open(head: readonly string[]): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(`${head.join('\r\n')}\r\nhost: localhost\r\n\r\n`);
  return socket;
}

const bodyOf = (path: string, type: string) =>
  open([`POST /api${path} HTTP/1.1`, `content-type: ${type}`, 'content-length: 50000']);

/** Waits until the service has said something of a route, and returns it. */
async function linesOf(route: string): Promise<Line[]> {
  const notes = () => lines.filter((line) => line['route'] === `/api${route}`);
  await expect.poll(() => notes().length, { timeout: 300_000 }).toBeGreaterThan(0);
  return notes();
}

const hangUps: readonly [string, (socket: Socket) => void][] = [
  ['resets the line', (socket) => socket.resetAndDestroy()],
  ['closes the line', (socket) => socket.destroy()],
  ['closes its half of the line', (socket) => socket.end()],
];

test.each(
  hangUps.flatMap(([how, hangUp]) => [
    [how, '/json', 'application/json', hangUp] as const,
    [how, '/file', 'image/png', hangUp] as const,
  ]),
)('who %s while sending to %s is no fault of the database', async (_how, path, type, hangUp) => {
  lines.length = 0;
  const socket = await bodyOf(path, type);
  socket.write('{"a":');
  hangUp(socket);
  const note = await linesOf(path);
  expect(note).toEqual([expect.objectContaining({ level: 30, method: 'POST', cutOff: true })]);
  expect(JSON.stringify(lines)).not.toContain('databaseDown');
});

test('who hangs up while a file goes out is no fault of ours, a file that ends early is', async () => {
  lines.length = 0;
  const reading = await open(['GET /api/long HTTP/1.1']);
  await once(reading, 'data');
  reading.resetAndDestroy();
  expect(await linesOf('/long')).toEqual([expect.objectContaining({ level: 30, cutOff: true })]);
  const cut = await open(['GET /api/breaks HTTP/1.1']);
  cut.resume();
  expect(await linesOf('/breaks')).toEqual([expect.objectContaining({ level: 50, cutOff: true })]);
});
