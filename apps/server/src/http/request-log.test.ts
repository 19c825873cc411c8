import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { Readable } from 'node:stream';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { testKeySetting } from '../../test/secrets-key.ts';
import { createTestDatabase } from '../../test/test-app.ts';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { openContext } from '../context.ts';

test('an answer that breaks off is logged with its error and the line of its request', async () => {
  const lines: Record<string, unknown>[] = [];
  const log = pino({ base: null }, { write: (line: string) => void lines.push(JSON.parse(line) as never) });
  const config = {
    ...readConfig({}),
    dataDir: tmpdir(),
    secretsKeys: [testKeySetting],
    rateLimit: 0,
    overloadMs: 0,
  };
  const { context, close } = await openContext(config, await createTestDatabase(), { log, projections: [] });
  const app = await buildApp(context);
  async function* pieces() {
    yield Buffer.alloc(100_000);
    throw new Error('the rows ended before their end was sent');
  }
  app.get('/breaks/:code', (_request, reply) => reply.send(Readable.from(pieces(), { objectMode: false })));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/breaks/YT1`);
  await expect(answer.arrayBuffer()).rejects.toMatchObject({ message: 'terminated' });
  const logged = lines.filter(({ route }) => route === '/breaks/:code');
  expect(logged).toHaveLength(1);
  expect(logged[0]).toMatchObject({
    level: 50,
    method: 'GET',
    status: 200,
    cutOff: true,
    reqId: expect.any(String) as string,
    err: { message: 'the rows ended before their end was sent' },
  });
  expect(JSON.stringify(lines)).not.toContain('YT1');
  await app.close();
  await close();
});
