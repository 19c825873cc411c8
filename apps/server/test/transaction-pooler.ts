import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import type { DatabaseAddress } from '../src/platform/connections.ts';

/** What a client talks over: a connection to the server that no other uses at the moment. */
type Backend = { socket: Socket; client: Client | null; read: Buffer };
type Client = { socket: Socket; backend: Backend | null; unsent: Buffer[]; isIn: boolean };

/**
 * A pooler that gives its connections away between two transactions, as pgbouncer does with `pool_mode = transaction`:
 * the last one given back is the first one taken. It logs each client in over a connection of its own, which then
 * belongs to all.
 */
export async function openTransactionPooler(
  database: DatabaseAddress,
): Promise<{ url: string; close(): Promise<void> }> {
  const free: Backend[] = [];
  const sockets = new Set<Socket>();
  const waiting: Client[] = [];

  const serve = (client: Client, backend: Backend) => {
    client.backend = backend;
    backend.client = client;
    for (const piece of client.unsent.splice(0)) backend.socket.write(piece);
  };
  const release = (backend: Backend) => {
    const { client } = backend;
    if (client === null) return;
    client.backend = null;
    client.isIn = true;
    backend.client = null;
    const next = client.unsent.length > 0 ? client : waiting.shift();
    if (next === undefined) free.push(backend);
    else serve(next, backend);
  };
  const openBackend = (client: Client): Backend => {
    const socket =
      'url' in database
        ? connect(Number(new URL(database.url).port || 5432), new URL(database.url).hostname)
        : connect(database.socketFile);
    const backend: Backend = { socket, client, read: Buffer.alloc(0) };
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('data', (piece: Buffer) => {
      backend.client?.socket.write(piece);
      backend.read = Buffer.concat([backend.read, piece]);
      // Each message is a letter, its length and its content; Z with I says that no transaction is open.
      while (backend.read.length >= 5 && backend.read.length > backend.read.readUInt32BE(1)) {
        const end = 1 + backend.read.readUInt32BE(1);
        const isIdle = backend.read[0] === 0x5a && backend.read[5] === 0x49;
        backend.read = backend.read.subarray(end);
        if (isIdle) release(backend);
      }
    });
    return backend;
  };

  const server = createServer((socket) => {
    const client: Client = { socket, backend: null, unsent: [], isIn: false };
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('data', (piece: Buffer) => {
      // The farewell of a client ends no connection.
      if (client.isIn && piece[0] === 0x58) return;
      if (client.backend !== null) client.backend.socket.write(piece);
      else if (!client.isIn) {
        client.backend = openBackend(client);
        client.backend.socket.write(piece);
      } else {
        client.unsent.push(piece);
        const backend = free.pop();
        if (backend === undefined) waiting.push(client);
        else serve(client, backend);
      }
    });
    socket.on('close', () => {
      if (client.backend !== null) client.backend.socket.destroy();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `postgres://postgres@127.0.0.1:${port}/${'url' in database ? new URL(database.url).pathname.slice(1) : database.database}`,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
