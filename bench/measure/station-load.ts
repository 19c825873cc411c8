/** Stations that scan beside each other, and what they are sent, over HTTP. */
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { StationScan } from '@rohi/contract/stations/scans.contract';
import { expectedCode, scaleWeightOf } from '../data/station-parcels.ts';

/** A device of a China warehouse, and the token of who scans with it. */
export type Station = { deviceId: string; token: string };

type Answer = { encoding: string | undefined; body: Buffer; ms: number };
type Asked = { method: string; path: string; token: string; body?: unknown; agent?: Agent };

/** One call; the body stays as it came over the line. `ms`: until its last byte. */
async function ask(port: number, { method, path, token, body, agent }: Asked): Promise<Answer> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const headers = {
    token,
    'accept-encoding': 'br, gzip',
    ...(text === undefined ? {} : { 'content-type': 'application/json' }),
  };
  const startedAt = performance.now();
  const call = request({ host: '127.0.0.1', port, method, path: `/api${path}`, headers, agent });
  call.end(text);
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const ms = performance.now() - startedAt;
  return { encoding: response.headers['content-encoding'], body: Buffer.concat(chunks), ms };
}

function textOf({ encoding, body }: Answer): string {
  if (encoding === 'br') return brotliDecompressSync(body).toString();
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString();
}

/** Registers a device for all works of the warehouse of this id, as a manager does. Throws when it is refused. */
export async function registerStation(
  port: number,
  manager: string,
  device: { name: string; unitId: number },
): Promise<string> {
  const body = {
    ...device,
    requestId: randomUUID(),
    works: ['RECEIVING', 'PUT_AWAY'],
    printer: null,
    scale: null,
  };
  const answer = await ask(port, { method: 'POST', path: '/stations/devices', token: manager, body });
  const { data } = JSON.parse(textOf(answer)) as { data: { id: string } | null };
  if (data === null) throw new Error(`The device is refused: ${textOf(answer)}`);
  return data.id;
}

/**
 * Bytes and milliseconds of the whole snapshot, one part after the other as a station asks for them, and how many
 * parcels it holds.
 */
export async function timeSnapshot(
  port: number,
  { deviceId, token }: Station,
): Promise<{ bytes: number; ms: number; parcels: number }> {
  const sum = { bytes: 0, ms: 0, parcels: 0 };
  let since = '';
  for (let hasMore = true; hasMore;) {
    const query = new URLSearchParams({ deviceId, kind: 'RECEIVING', ...(since === '' ? {} : { since }) });
    const answer = await ask(port, { method: 'GET', path: `/stations/snapshot?${query}`, token });
    const { data } = JSON.parse(textOf(answer)) as {
      data: { parcels: unknown[]; cursor: string; hasMore: boolean };
    };
    sum.bytes += answer.body.length;
    sum.ms += answer.ms;
    sum.parcels += data.parcels.length;
    since = data.cursor;
    hasMore = data.hasMore;
  }
  return sum;
}

/** How long verdicts took, and how many scans were not received. */
export type ScanTimes = { latenciesMs: number[]; refused: number };

type Pace = {
  /** Parcels of these numbers are received, each once; they end when the time is over. */
  from: number;
  seconds: number;
  scansPerSecond: number;
};

/**
 * Stations that each receive so many boxes a second, one scan a call, none in step with another. A late scan counts
 * from the moment at which it was due, else a service that stands still would look quick.
 */
export async function scanTogether(
  port: number,
  stations: readonly Station[],
  { from, seconds, scansPerSecond }: Pace,
): Promise<ScanTimes> {
  const agent = new Agent({ keepAlive: true });
  const result: ScanTimes = { latenciesMs: [], refused: 0 };
  const each = Math.floor(seconds * scansPerSecond);
  const gapMs = 1_000 / scansPerSecond;
  const startedAt = performance.now();
  const scanAll = async ({ deviceId, token }: Station, place: number) => {
    const phaseMs = (place * gapMs * 0.618) % gapMs;
    for (let seq = 1; seq <= each; seq += 1) {
      // A hand is not a clock: a fifth of a gap early or late.
      const dueAt = startedAt + phaseMs + (seq + 0.4 * (((seq * 7 + place * 13) % 11) / 10 - 0.5)) * gapMs;
      await pause(Math.max(0, dueAt - performance.now()));
      const scan = receiptOf(from + place * each + seq - 1, seq);
      const body = { deviceId, sentAt: scan.at, scans: [scan] };
      const answer = await ask(port, { method: 'POST', path: '/stations/scans', token, body, agent });
      result.latenciesMs.push(performance.now() - dueAt);
      if (!textOf(answer).includes('"verdict":"OK"')) result.refused += 1;
    }
  };
  await Promise.all(stations.map(scanAll));
  agent.destroy();
  return result;
}

function receiptOf(number: number, seq: number): StationScan {
  const at = new Date().toISOString();
  const weighed = { weightG: scaleWeightOf(number), weighedBy: 'SCALE' } as const;
  return { action: 'RECEIVE', scanId: randomUUID(), seq, code: expectedCode(number), at, ...weighed };
}
