import type { FastifyInstance, InjectOptions } from 'fastify';
import { tokenHeader } from '@rohi/contract/envelope';
import type { Context } from '../src/context.ts';
import { hashToken } from '../src/platform/tokens.ts';

/** What an open page asks for only when the pulse of its customer has changed. */
const followed = new Set([
  '/api/profile/parcels',
  '/api/profile/collections',
  '/api/profile/passes',
  '/api/profile/messages',
  '/api/orders',
]);

type Seen = { body: string; stamp: string; now: number };

/**
 * Refuses an answer that has changed while the pulse of its customer has not: an open page would never have asked for
 * it. Holds in every test that asks twice.
 */
export function watchFollowedAnswers(app: FastifyInstance, { sql, clock }: Context): void {
  const seen = new Map<string, Seen>();
  const inject = app.inject.bind(app) as (
    options: InjectOptions,
  ) => Promise<{ statusCode: number; body: string }>;
  const watched = async (options: InjectOptions) => {
    const answer = await inject(options);
    const url = typeof options.url === 'string' ? options.url : '';
    const token = options.headers?.[tokenHeader];
    if (
      (options.method ?? 'GET') !== 'GET' ||
      answer.statusCode !== 200 ||
      !followed.has(url.split('?')[0] ?? '') ||
      typeof token !== 'string'
    )
      return answer;
    const [owner] = await sql<{ stamp: string; code: string }[]>`
      select customer_code as code, coalesce((select sum(changed_in::text::bigint)::text from owner_change where owner_change.customer_code = user_account.customer_code), '') as stamp
      from login_token join login on login.id = login_id join user_account on user_account.id = user_id where access_hash = ${hashToken(token)}`;
    if (owner === undefined) return answer;
    const now = { body: answer.body, stamp: owner.stamp, now: clock.now().getTime() };
    const key = JSON.stringify([
      url,
      owner.code,
      options.headers?.['locale'] ?? options.headers?.['x-local'] ?? '',
    ]);
    const before = seen.get(key);
    seen.set(key, now);
    if (
      before !== undefined &&
      before.stamp === now.stamp &&
      before.now === now.now &&
      before.body !== now.body
    ) {
      const at = [...before.body].findIndex((sign, index) => sign !== now.body[index]);
      throw new Error(
        `UNNOTED ${url}: …${before.body.slice(Math.max(0, at - 80), at + 60)}… is now …${now.body.slice(Math.max(0, at - 80), at + 60)}…`,
      );
    }
    return answer;
  };
  Object.assign(app, { inject: watched });
}
