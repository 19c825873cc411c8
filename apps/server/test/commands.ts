import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * A command of the operator's: the name of its file (`user`, `warehouse`, `import-file`), its settings and where it is
 * called from.
 */
export type CommandOrder = { name: string; args: readonly string[]; env: NodeJS.ProcessEnv; cwd?: string };
export type CommandEnd = { code: number; out: string; err: string };

export function commandFile(name: string): string {
  return fileURLToPath(new URL(`../src/commands/${name}.ts`, import.meta.url));
}

const runnerFile = fileURLToPath(new URL('command-runner.ts', import.meta.url));

let runner: ChildProcess | undefined;
let last: Promise<unknown> = Promise.resolve();

/**
 * Runs a command and resolves with its exit code and what it said. One runs at a time, in a process that the commands
 * of this worker share: loading what they are made of takes longer than most of them do.
 */
export function runCommand(order: CommandOrder): Promise<CommandEnd> {
  const ended = last.then(() => runNext(order));
  last = ended.catch(() => undefined);
  return ended;
}

function runNext(order: CommandOrder): Promise<CommandEnd> {
  const { promise, resolve, reject } = Promise.withResolvers<CommandEnd>();
  const child = (runner ??= startRunner());
  const fail = () => reject(new Error(`the command ${order.name} ended the process of the commands`));
  child.once('exit', fail);
  child.channel?.ref();
  child.once('message', (end) => {
    child.channel?.unref();
    child.off('exit', fail);
    resolve(end as CommandEnd);
  });
  child.send(order);
  return promise;
}

function startRunner(): ChildProcess {
  const child = fork(runnerFile, { execArgv: [], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  child.once('exit', () => {
    runner = undefined;
  });
  // The caller need not wait for its end: it ends when no one can ask any more.
  child.unref();
  return child;
}
