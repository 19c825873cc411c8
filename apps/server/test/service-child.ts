import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));

const usualSettings = {
  PORT: '0',
  RATE_LIMIT: '0',
  // A crowded machine is no failure.
  OVERLOAD_MS: '0',
  DATABASE_URL: '',
  // Where several processes are not what the test is about.
  PROCESSES: '0',
};

/** A whole service as a child process of the test, on a port that the system chose. */
export type ServiceChild = {
  child: ChildProcess;
  /** Its address once it listens, '' when it only takes jobs; rejects with what it said when it ended instead. */
  ready: Promise<string>;
  /** What it has written so far. */
  output: () => string;
  /** What it wrote and how it ended. */
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null; output: string }>;
};

export function startServiceChild(env: Record<string, string>, args: readonly string[] = []): ServiceChild {
  const child = spawn(process.execPath, [main, ...args], {
    env: { ...process.env, ...usualSettings, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const lines = createInterface({ input: child.stdout });
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null; output: string }>(
    (resolve) => {
      child.once('close', (code, signal) => resolve({ code, signal, output }));
    },
  );
  const ready = new Promise<string>((resolve, reject) => {
    lines.on('line', (line) => {
      output += `${line}\n`;
      const address = /^Rohi Abreshim is ready: (\S+)$/.exec(line)?.[1];
      if (address !== undefined) resolve(address);
      if (line === 'Rohi Abreshim takes jobs') resolve('');
    });
    void ended.then((end) => reject(new Error(`the service ended with ${String(end.code)}: ${end.output}`)));
  });
  // A test that only waits for the end must not fail on the unused promise.
  ready.catch(() => undefined);
  return { child, ready, output: () => output, ended };
}
