import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** One of those that are compared: a process that answers on a port of this machine. */
export type Peer = {
  name: string;
  pid: number;
  port: number;
  /** What it runs with, for the report. */
  settings: string;
  /** The request that asks it for the parcels of these codes. */
  questionOf: (codes: readonly string[]) => Buffer;
  stop: () => Promise<void>;
};

/** Connections to PostgreSQL that each peer has. */
export const poolSize = 10;

/** A whole HTTP request with a JSON body. */
export function jsonRequest(line: string, body: unknown, headers: readonly string[] = []): Buffer {
  const text = JSON.stringify(body);
  const lines = [
    `${line} HTTP/1.1`,
    'host: 127.0.0.1',
    'content-type: application/json',
    ...headers,
    `content-length: ${Buffer.byteLength(text)}`,
  ];
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${text}`);
}

/** A track query as the product takes it. */
export function trackQuestion(trackingCodeList: readonly string[]): Buffer {
  return jsonRequest('POST /api/track/query', { trackingCodeList });
}

/** A port that is free at this moment. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Waits until a process is there; throws when it ends instead. */
export async function waitUntil(
  child: ChildProcess,
  isDone: () => Promise<boolean>,
  logFile: string,
): Promise<void> {
  while (!(await isDone())) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`A peer ended at its start (${child.exitCode ?? child.signalCode}); see ${logFile}.`);
    await pause(20);
  }
}

export function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const answer = (listening: boolean) => {
      socket.destroy();
      resolve(listening);
    };
    socket.on('connect', () => answer(true)).on('error', () => answer(false));
  });
}
