import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { yieldToOthers } from './table-files/low-priority.ts';

const endWithParent = new URL('end-with-parent.ts', import.meta.url).href;

/**
 * Runs a command of the service's own in a process that comes after all others and ends with this one. Returns its exit
 * code (null: a signal) and the last line that it said.
 * @param settings of its environment, over ours
 */
export async function runOwnCommand(
  name: string,
  words: readonly string[],
  settings: Record<string, string | undefined>,
): Promise<{ code: number | null; lastLine: string }> {
  const file = fileURLToPath(new URL(`../commands/${name}.ts`, import.meta.url));
  const child = spawn(process.execPath, ['--import', endWithParent, file, ...words], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  yieldToOthers(child.pid);
  const end = () => child.kill('SIGTERM');
  process.once('exit', end);
  let lastLine = '';
  for (const output of [child.stdout, child.stderr])
    createInterface(output as Readable).on('line', (line) => {
      lastLine = line;
    });
  try {
    const [code] = (await once(child, 'close')) as [number | null];
    return { code, lastLine };
  } finally {
    process.off('exit', end);
  }
}
