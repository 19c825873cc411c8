import { setTimeout as pause } from 'node:timers/promises';
import { enter } from '../../apps/server/test/access-fixture.ts';
import { newAccount } from '../../apps/server/test/accounts.ts';
import type { Context } from '../../apps/server/src/context.ts';
import { disableAccount } from '../../apps/server/src/modules/accounts/users/administration.service.ts';
import type { CaseResult } from './case-result.ts';

const requestsPerSec = 100;
const beforeMs = 3_000;
const afterMs = 4_000;
const graceMs = 1_000;

/**
 * T24: an account is disabled while its session asks 100 times a second at all services, whether or not answers are
 * back.
 */
export async function disableUnderLoad(context: Context, addresses: readonly string[]): Promise<CaseResult> {
  const account = await newAccount(context, 'pickup-clerk');
  const { token } = await enter(context, account);
  const answers: { endedAt: number; status: number }[] = [];
  const pending: Promise<void>[] = [];
  const askOne = async () => {
    const address = addresses[pending.length % addresses.length] ?? '';
    const response = await fetch(`${address}/api/auth/userinfo`, { headers: { token } });
    await response.arrayBuffer();
    answers.push({ endedAt: performance.now(), status: response.status });
  };
  const startedAt = performance.now();
  // A late tick makes up for what it missed: the rate holds on a busy machine too.
  const timer = setInterval(() => {
    const due = ((performance.now() - startedAt) / 1_000) * requestsPerSec;
    while (pending.length < due) pending.push(askOne());
  }, 5);
  await pause(beforeMs);
  await disableAccount(context, account.username, true, { userId: null, name: 'proof' });
  const disabledAt = performance.now();
  await pause(afterMs);
  clearInterval(timer);
  await Promise.all(pending);
  const successes = answers.filter(({ status }) => status === 200);
  const last = Math.max(...successes.map(({ endedAt }) => endedAt - disabledAt));
  const late = successes.filter(({ endedAt }) => endedAt > disabledAt + graceMs).length;
  const rate = answers.length / ((beforeMs + afterMs) / 1_000);
  return {
    name: 'T24',
    what: 'an account is disabled while it asks two services',
    figure: `${rate.toFixed(0)} requests/s, ${successes.length} successes, the last ${last.toFixed(0)} ms after; later than 1 s: ${late}`,
    isMet:
      late === 0 && successes.length > 0 && answers.every(({ status }) => status === 200 || status === 401),
  };
}
