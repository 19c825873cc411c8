import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endChild, startChild } from '../measure/children.ts';
import { findFreePort, isListening, poolSize, trackQuestion, waitUntil, type Peer } from './peer.ts';
import { findPostgres } from './service.ts';

/** The floor: `node:http` that sends stored answers, nothing else. */
export function startRawHttp(dataDir: string, name = 'raw http'): Promise<Peer> {
  return startScript(name, 'raw-http.ts', dataDir, findPostgres(dataDir).socketFile);
}

/** What one writes in an hour: Fastify, two queries, objects. */
export function startPlainHandler(dataDir: string): Promise<Peer> {
  return startScript('plain handler', 'plain-handler.ts', dataDir, findPostgres(dataDir).socketDir);
}

async function startScript(name: string, file: string, dataDir: string, database: string): Promise<Peer> {
  const port = await findFreePort();
  const logFile = join(dataDir, file.replace('.ts', '.log'));
  const log = openSync(logFile, 'w');
  const script = fileURLToPath(new URL(file, import.meta.url));
  const child = startChild(process.execPath, [script, database, String(port)], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', log, 'inherit'],
  });
  closeSync(log);
  await waitUntil(child, () => isListening(port), logFile);
  return {
    name,
    pid: child.pid ?? 0,
    port,
    settings: `a pool of ${poolSize}`,
    questionOf: trackQuestion,
    stop: () => endChild(child),
  };
}
