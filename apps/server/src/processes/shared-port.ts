/**
 * Owns a port on which several processes take connections: the one that opens it takes none itself, and it stays open
 * while they come and go.
 */
import { lookup } from 'node:dns/promises';
import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { getSystemErrorName } from 'node:util';
import { ConfigError } from '../config.ts';

/**
 * Node's own handle of a bound address: what its cluster module shares, and what a process listens on that is sent it.
 */
export type PortHandle = {
  close(): void;
  getsockname(name: { port?: number }): number;
};

type MakeHandle = (address: string, port: number, family: 4 | 6) => PortHandle | number;

/** Node opens a handle without taking connections from it in one way only, which its cluster module uses as well. */
const makeHandle = (net as unknown as { _createServerHandle: MakeHandle })._createServerHandle;

/** Processes of a supervisor that was killed end a moment after it. */
const takenForMs = 2_000;
const lookAgainMs = 50;

/**
 * Binds the port on the host, for `localhost` on all addresses that it has. With port 0 the system chooses one. Throws
 * ConfigError when it is taken, or when there is no such address.
 */
export async function openSharedPort(port: number, host: string): Promise<PortHandle[]> {
  const giveUpAt = performance.now() + takenForMs;
  const handles: PortHandle[] = [];
  let bound = port;
  for (const { address, family } of await addressesOf(host, port)) {
    let handle = bind(address, bound, family);
    while (handle === 'taken' && performance.now() < giveUpAt) {
      await pause(lookAgainMs);
      handle = bind(address, bound, family);
    }
    if (handle === 'taken')
      throw new ConfigError(`Port ${port} on ${host} is taken: stop what runs there, or set PORT.`);
    if (typeof handle === 'string') throw cannotListen(host, port, handle);
    handles.push(handle);
    bound = portOf(handle);
  }
  return handles;
}

async function addressesOf(host: string, port: number): Promise<{ address: string; family: 4 | 6 }[]> {
  try {
    const found = await lookup(host, { all: true });
    const wanted = host === 'localhost' ? found : found.slice(0, 1);
    return wanted.map(({ address, family }) => ({ address, family: family === 6 ? 6 : 4 }));
  } catch (error) {
    throw cannotListen(host, port, (error as NodeJS.ErrnoException).code ?? String(error));
  }
}

/** The handle, or why there is none. An address that is taken is only noticed by its missing port. */
function bind(address: string, port: number, family: 4 | 6): PortHandle | string {
  const handle = makeHandle(address, port, family);
  if (typeof handle === 'number') {
    const code = getSystemErrorName(handle);
    return code === 'EADDRINUSE' ? 'taken' : code;
  }
  if (portOf(handle) !== 0) return handle;
  handle.close();
  return 'taken';
}

function portOf(handle: PortHandle): number {
  const name: { port?: number } = {};
  handle.getsockname(name);
  return name.port ?? 0;
}

function cannotListen(host: string, port: number, code: string): ConfigError {
  return new ConfigError(`Cannot listen on ${host}:${port} (${code}): set HOST and PORT.`);
}
