import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { DatabaseAddress } from '../apps/server/src/platform/connections.ts';

type Wanted = { env: NodeJS.ProcessEnv; database: DatabaseAddress } | { address: string };
export type HostOrder = Wanted & { id: number };
export type HostAnswer = { id: number } & ({ address: string } | { failure: string });

const hostFile = fileURLToPath(new URL('service-host.ts', import.meta.url));

let host: ChildProcess | undefined;
let lastId = 0;
const waiting = new Map<number, PromiseWithResolvers<string>>();

/**
 * Starts a service with these settings on a migrated database, in the process that the services of this worker share;
 * resolves with its address.
 */
export function startHosted(env: NodeJS.ProcessEnv, database: DatabaseAddress): Promise<string> {
  return order({ env, database });
}

/** Ends the service at this address. */
export async function stopHosted(address: string): Promise<void> {
  await order({ address });
}

function order(wanted: Wanted): Promise<string> {
  host ??= startHost();
  lastId += 1;
  const answered = Promise.withResolvers<string>();
  waiting.set(lastId, answered);
  host.send({ ...wanted, id: lastId });
  return answered.promise;
}

function startHost(): ChildProcess {
  const child = fork(hostFile, { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  child.on('message', (message) => {
    const answer = message as HostAnswer;
    const resolver = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('address' in answer) resolver?.resolve(answer.address);
    else resolver?.reject(new Error(answer.failure));
  });
  child.once('exit', () => {
    host = undefined;
    for (const { reject } of waiting.values()) reject(new Error('the process of the services ended'));
    waiting.clear();
  });
  // It ends when no one can ask any more.
  child.unref();
  child.channel?.unref();
  return child;
}
