import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startTestServer, useServer, type TestServer } from './test-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where test files clone their databases from. */
    testServer: TestServer;
  }
}

/** One cluster a run: the embedded one, or with TEST_DATABASE_URL the operator's server. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env['TEST_DATABASE_URL'];
  const { server, stop } = await (url !== undefined && url !== '' ? useServer(url) : startTestServer());
  project.provide('testServer', server);
  return async () => {
    await stop();
    await rm(join(tmpdir(), `${server.template}-files`), { recursive: true, force: true });
  };
}
