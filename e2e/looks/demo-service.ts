import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const main = join(import.meta.dirname, '../../apps/server/src/main.ts');

/**
 * Starts the service of the demo on the folder; resolves when the demo's story has been played, which the first start
 * does.
 */
export async function startDemo(dataDir: string): Promise<{ address: string; stop: () => Promise<void> }> {
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      PORT: process.env['PORT'] ?? '7653',
      DEMO: 'on',
      RATE_LIMIT: '0',
      OVERLOAD_MS: '0',
      PROCESSES: '0',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const address = await new Promise<string>((resolve, reject) => {
    let ready = '';
    let isBeingMade = false;
    createInterface({ input: child.stdout }).on('line', (line) => {
      ready ||= /^Rohi Abreshim is ready: (\S+)$/.exec(line)?.[1] ?? '';
      isBeingMade ||= line.startsWith('Demo data is being made');
      if (line.startsWith('Demo data is complete')) resolve(ready);
      // A start on a story that was played says nothing of it.
      if (ready !== '') setTimeout(() => isBeingMade || resolve(ready), 3000);
    });
    void ended.then(() => reject(new Error('the service ended before its demo was there')));
  });
  return {
    address,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
