/**
 * Every process that the bench starts. Whatever ends the bench, a signal too, ends them first: a service that stayed
 * behind would hold a data folder and distort the next run.
 */
import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';

const children = new Set<ChildProcess>();

/** A child that is in a hurry to be stopped gets so long before it is killed. */
const patienceMs = 10_000;

/** Starts a process that ends with the bench. */
export function startChild(command: string, words: readonly string[], options: SpawnOptions): ChildProcess {
  const child = spawn(command, words, options);
  children.add(child);
  child.once('exit', () => children.delete(child)).once('error', () => children.delete(child));
  return child;
}

/** Starts a process and waits for its end; throws when it is not a good one. */
export async function runChild(
  command: string,
  words: readonly string[],
  options: SpawnOptions,
): Promise<void> {
  const child = startChild(command, words, options);
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  if (code !== 0) throw new Error(`${words[0] ?? command} ended with ${code ?? signal}.`);
}

/** Starts a process, waits for its good end and returns what it printed. */
export async function readChild(
  command: string,
  words: readonly string[],
  options: SpawnOptions,
): Promise<string> {
  const child = startChild(command, words, { ...options, stdio: ['ignore', 'pipe', 'inherit'] });
  const chunks: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  const text = Buffer.concat(chunks).toString();
  if (code !== 0) throw new Error(`${words[0] ?? command} ended with ${code ?? signal}: ${text.slice(-500)}`);
  return text;
}

/** Asks a process to end and waits until it has. */
export async function endChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), patienceMs);
  await exited;
  clearTimeout(timer);
}

/** Ends those that were started last first: the service that runs the database comes before its peers. */
export async function endChildren(): Promise<void> {
  for (const child of [...children].toReversed()) await endChild(child);
}

let interrupted = false;

/** Whether a signal is ending the bench. */
export function isInterrupted(): boolean {
  return interrupted;
}

/** From now on a signal ends the children, then the bench. */
export function endChildrenOnSignal(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      if (interrupted) return;
      interrupted = true;
      process.stderr.write(`\nInterrupted (${signal}): ending what was started.\n`);
      void endChildren().finally(() => process.exit(130));
    });
  }
}
