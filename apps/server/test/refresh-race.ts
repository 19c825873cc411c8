import { Agent, request } from 'node:http';
import type { Context } from '../src/context.ts';
import { enter } from './access-fixture.ts';
import type { TestAccount } from './accounts.ts';

/** What came of so many refreshes of each token at once. `winners` counts tokens by how many successors they got. */
export type RaceResult = {
  tokens: number;
  rivals: number;
  /** Successors that one token got: 1 for each when the race is won by one alone. */
  successors: number[];
  /** Pairs of tokens in the database that stand for each login: the first and one successor. */
  storedPairs: number[];
  refused: number;
  broken: number;
};

type Answer = { code: number; token?: string };

function refresh(agent: Agent, address: string, token: string): Promise<Answer | undefined> {
  return new Promise((resolve) => {
    const url = `${address}/api/auth/refresh_token?refresh_token=${token}`;
    const call = request(url, { method: 'POST', agent }, (response) => {
      let text = '';
      response.on('data', (part: Buffer) => (text += part.toString()));
      response.on('end', () =>
        resolve(response.statusCode === 200 ? (JSON.parse(text) as Answer) : undefined),
      );
    });
    call.on('error', () => resolve(undefined));
    call.end();
  });
}

/**
 * Refreshes each of `tokens` logins `rivals` times at once, over real sockets, in turn at each of the services.
 * `sockets` is how many connections each service gets.
 */
export async function raceRefreshes(
  context: Context,
  account: TestAccount,
  addresses: readonly string[],
  { tokens, rivals, sockets = 50 }: { tokens: number; rivals: number; sockets?: number },
): Promise<RaceResult> {
  const agents = addresses.map(() => new Agent({ keepAlive: true, maxSockets: sockets }));
  const result: RaceResult = { tokens, rivals, successors: [], storedPairs: [], refused: 0, broken: 0 };
  for (let round = 0; round < tokens; round += 1) {
    const session = await enter(context, account);
    const answers = await Promise.all(
      Array.from({ length: rivals }, (_, rival) => {
        const at = rival % addresses.length;
        return refresh(agents[at] as Agent, addresses[at] ?? '', session.refresh_token);
      }),
    );
    result.broken += answers.filter((answer) => answer === undefined).length;
    result.refused += answers.filter((answer) => answer !== undefined && answer.code !== 0).length;
    result.successors.push(
      new Set(answers.flatMap((answer) => (answer?.token === undefined ? [] : [answer.token]))).size,
    );
  }
  const pairs = await context.sql<{ pairs: number }[]>`
    select count(*)::int as pairs from login_token join login on login.id = login_id
    where user_id = ${account.id} and ended_at is null group by login_id`;
  result.storedPairs.push(...pairs.map((row) => row.pairs));
  for (const agent of agents) agent.destroy();
  return result;
}
