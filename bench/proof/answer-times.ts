import { request, Agent } from 'node:http';
import { newAccount } from '../../apps/server/test/accounts.ts';
import type { Context } from '../../apps/server/src/context.ts';
import { spreadOf } from '../measure/statistics.ts';
import type { CaseResult } from './case-result.ts';

const wantedGapMs = 2;
const knownAccounts = 20;

function timeLogIn(agent: Agent, address: string, username: string): Promise<{ ms: number; error: string }> {
  const body = JSON.stringify({ username, password: 'a guess that is wrong' });
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const call = request(
      `${address}/api/auth/login`,
      {
        method: 'POST',
        agent,
        headers: { 'content-type': 'application/json', 'content-length': body.length },
      },
      (response) => {
        let text = '';
        response.on('data', (part: Buffer) => (text += part.toString()));
        response.on('end', () => {
          const { error = '' } = JSON.parse(text) as { error?: string };
          resolve({ ms: performance.now() - startedAt, error });
        });
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}

/**
 * T09: the time of a refused log-in with known and with unknown names, one after the other over one socket, in turn, so
 * that what else the machine does meets both. Limits are on; what they counted is forgotten before each sample.
 */
export async function compareAnswerTimes(
  context: Context,
  address: string,
  samples: number,
): Promise<CaseResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const accounts = [];
  for (let made = 0; made < knownAccounts; made += 1) accounts.push(await newAccount(context, 'customer'));
  const times = { known: [] as number[], unknown: [] as number[] };
  const refusals = new Set<string>();
  const sample = async (kind: keyof typeof times, username: string, isCounted: boolean) => {
    await context.sql`delete from login_throttle`;
    const { ms, error } = await timeLogIn(agent, address, username);
    refusals.add(error);
    if (isCounted) times[kind].push(ms);
  };
  const warmUp = 20;
  for (let taken = -warmUp; taken < samples; taken += 1) {
    const accountName = accounts[Math.abs(taken) % knownAccounts]?.username ?? '';
    const unknown = `visitor-${Math.abs(taken)}`;
    const kinds = [
      ['known', accountName],
      ['unknown', unknown],
    ] as const;
    for (const [kind, username] of taken % 2 === 0 ? kinds : kinds.toReversed())
      await sample(kind, username, taken >= 0);
  }
  agent.destroy();
  const [knownMedian, unknown] = [spreadOf(times.known).median, spreadOf(times.unknown).median];
  const gap = Math.abs(knownMedian - unknown);
  const isOneText = refusals.size === 1 && refusals.has('auth.wrongLogin');
  return {
    name: 'T09',
    what: `time of a refused log-in, ${samples} known + ${samples} unknown names`,
    figure: `medians ${knownMedian.toFixed(2)} and ${unknown.toFixed(2)} ms, gap ${gap.toFixed(2)} ms (wanted < ${wantedGapMs}); ${isOneText ? 'one text' : [...refusals].join(', ')}`,
    isMet: gap < wantedGapMs && isOneText,
  };
}
