import { askOnce, runLoad } from './load.ts';
import { jsonRequest } from '../peers/peer.ts';
import { quantile } from './statistics.ts';

/** One call as somebody asks it. */
export type AskedCall = { name: string; request: Buffer };

/** What the rounds gave for one call, in ms. */
export type CallTimes = {
  name: string;
  answers: number;
  failures: number;
  p50: number;
  p95: number;
  p99: number;
  most: number;
};

/** The token of somebody who logs in by password. */
export async function enter(port: number, account: { username: string; password: string }): Promise<string> {
  const answer = await askOnce(port, jsonRequest('POST /api/auth/login', account));
  return (JSON.parse(answer) as { token: string }).token;
}

/** A whole GET request of somebody logged in, or with an empty token of anybody. */
export function getRequest(path: string, token: string, more: Record<string, string> = {}): Buffer {
  const headers = { host: '127.0.0.1', ...(token === '' ? {} : { token }), 'x-local': 'en', ...more };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`GET /api${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
}

/** Asks each call in turn at an even pace, over and over; the first round warms up and does not count. */
export async function askCalls(
  port: number,
  calls: readonly AskedCall[],
  plan: { rounds: number; secondsEach: number; connections: number; perSecond: number },
): Promise<CallTimes[]> {
  const latencies = new Map<string, number[]>();
  const failures = new Map<string, number>();
  for (let round = 0; round <= plan.rounds; round += 1) {
    for (const { name, request } of calls) {
      const load = await runLoad({
        port,
        requests: [request],
        connections: plan.connections,
        durationMs: (round === 0 ? Math.min(1, plan.secondsEach) : plan.secondsEach) * 1_000,
        perSecond: plan.perSecond,
      });
      failures.set(name, (failures.get(name) ?? 0) + load.failures);
      if (round > 0) latencies.set(name, [...(latencies.get(name) ?? []), ...load.latenciesMs]);
    }
  }
  return calls.map(({ name }) => {
    const sorted = (latencies.get(name) ?? []).toSorted((a, b) => a - b);
    return {
      name,
      answers: sorted.length,
      failures: failures.get(name) ?? 0,
      p50: quantile(sorted, 0.5),
      p95: quantile(sorted, 0.95),
      p99: quantile(sorted, 0.99),
      most: sorted.at(-1) ?? Number.NaN,
    };
  });
}
