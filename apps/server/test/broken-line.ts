import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import type { DatabaseAddress } from '../src/platform/connections.ts';

/** A line to the database that breaks when a test says so. */
export type BrokenLine = {
  /** The same database at the other end of the line. */
  address: { url: string };
  /**
   * Nothing goes through any more, and no side notices: what is open stays open, what is new is taken and not answered.
   */
  stall(): void;
  /** What comes from now on goes through again; what was swallowed stays lost. */
  resume(): void;
  /** Every connection is reset. Returns how many. */
  cut(): number;
  /** Every connection is reset, and each new one at once, until `resume`. */
  refuse(): void;
  /** Each piece waits so long in each direction. */
  delay(ms: number): void;
  close(): Promise<void>;
};

/** Opens the line on a port of its own of this machine. */
export async function openBrokenLine(database: DatabaseAddress): Promise<BrokenLine> {
  const pairs = new Set<readonly [Socket, Socket]>();
  let isStalled = false;
  let isRefusing = false;
  let delayMs = 0;
  const pass = (from: Socket, to: Socket) => {
    from.on('data', (piece) => {
      if (isStalled) return;
      if (delayMs === 0) to.write(piece);
      else setTimeout(() => to.destroyed || to.write(piece), delayMs);
    });
    from.on('end', () => isStalled || to.end());
    from.on('error', () => to.destroy());
  };
  const server = createServer((near) => {
    if (isRefusing) {
      near.resetAndDestroy();
      return;
    }
    const far = 'url' in database ? connect(targetOf(database.url)) : connect(database.socketFile);
    const pair = [near, far] as const;
    pairs.add(pair);
    pass(near, far);
    pass(far, near);
    // No message comes of a caller that gave up on a dead line.
    near.on('close', () => isStalled || (far.destroy(), pairs.delete(pair)));
    far.on('close', () => isStalled || (near.destroy(), pairs.delete(pair)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => {
    const count = pairs.size;
    for (const [near, far] of pairs) {
      near.resetAndDestroy();
      far.destroy();
    }
    pairs.clear();
    return count;
  };
  return {
    address: { url: urlThrough(database, (server.address() as AddressInfo).port) },
    stall: () => void (isStalled = true),
    resume: () => {
      isStalled = false;
      isRefusing = false;
    },
    cut,
    refuse: () => {
      isRefusing = true;
      cut();
    },
    delay: (ms) => void (delayMs = ms),
    close: async () => {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}

function targetOf(url: string): { host: string; port: number } {
  const { hostname, port } = new URL(url);
  return { host: hostname, port: Number(port || 5432) };
}

function urlThrough(database: DatabaseAddress, port: number): string {
  if (!('url' in database)) return `postgres://postgres@127.0.0.1:${port}/${database.database}`;
  const url = new URL(database.url);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return url.href;
}
