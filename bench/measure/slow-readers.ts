import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** Readers who ask and take nothing of the answer, beyond what the system takes for them. */
export type SlowReaders = { leave(): Promise<void> };

/** Each asks one of the requests over a connection of its own. Returns once all have asked. */
export async function openSlowReaders(
  port: number,
  requests: readonly Buffer[],
  count: number,
): Promise<SlowReaders> {
  const sockets: Socket[] = [];
  // One after the other: a queue of connections has an end.
  while (sockets.length < count) {
    const socket = connect({ host: '127.0.0.1', port });
    socket.on('error', () => undefined).pause();
    await once(socket, 'connect');
    socket.write(requests[sockets.length % requests.length] ?? '');
    sockets.push(socket);
  }
  return {
    async leave() {
      await Promise.all(sockets.map((socket) => once(socket.destroy(), 'close')));
    },
  };
}
