/** Customers with a cabinet that stands open in a browser, by the calls that such a page asks again and again. */
import type { Sql } from '../../apps/server/src/platform/sql.ts';
import { hashToken, newTokenPair } from '../../apps/server/src/platform/tokens.ts';
import { getRequest } from './ask-calls.ts';
import { askOnce, askTagged, runLoad, type LoadResult } from './load.ts';

/**
 * How a page stands open: how often it asks whether anything has changed, and which calls it asks all the same every
 * half an hour.
 */
export type OpenPage = { customerCode: string; everySec: number; calls: readonly string[] };

/** A whole request by which an open page asks whether its answer still holds, with the seconds until it asks again. */
export type TabQuestion = { everySec: number; request: Buffer };

const wholeEverySec = 1_800;

/** A home: asks every minute, every 20 s where something is ready. */
export function homeOf(customerCode: string, isReady: boolean): OpenPage {
  const calls = ['/profile/parcels', '/profile/collections', '/profile/messages'];
  return { customerCode, everySec: isReady ? 20 : 60, calls };
}

/** A pass shown at the counter. */
export function passOf(customerCode: string): OpenPage {
  return { customerCode, everySec: 5, calls: ['/profile/passes', '/profile/collections'] };
}

/**
 * Logs customers in as `customer`, a session each that has begun now and is in use; the access tokens by customer code.
 */
export async function logCustomersIn(sql: Sql, codes: readonly string[]): Promise<Map<string, string>> {
  const sessions = codes.map((code) => ({ code, ...newTokenPair() }));
  const accesses = sessions.map(({ access }) => hashToken(access));
  const refreshes = sessions.map(({ refresh }) => hashToken(refresh));
  await sql`
    insert into user_role (user_id, role)
    select id, 'customer' from user_account where customer_code = any(${[...codes]}::text[]) on conflict do nothing`;
  await sql`
    insert into login (id, user_id, address, user_agent, created_at, last_seen_at)
    select md5('open tab ' || id)::uuid, id, '127.0.0.1', 'bench', now(), now()
    from user_account where customer_code = any(${[...codes]}::text[]) on conflict do nothing`;
  await sql`
    insert into login_token (refresh_hash, access_hash, login_id, issued_at, access_expires_at, refresh_expires_at)
    select refresh, access, md5('open tab ' || id)::uuid, now(), now() + interval '1 day', now() + interval '30 days'
    from unnest(${[...codes]}::text[], ${accesses}::bytea[], ${refreshes}::bytea[]) as made (code, access, refresh)
    join user_account on customer_code = code`;
  return new Map(sessions.map(({ code, access }) => [code, access]));
}

/**
 * Opens the pages: asks each call once, and gives the questions of the pulse, and the calls with the tags of what was
 * answered. Throws for a refused call.
 */
export async function openPages(
  port: number,
  tokens: ReadonlyMap<string, string>,
  pages: readonly OpenPage[],
): Promise<TabQuestion[]> {
  const tokenOf = ({ customerCode }: { customerCode: string }) => tokens.get(customerCode) ?? '';
  const requests = pages.flatMap(({ customerCode, calls }) => calls.map((path) => ({ customerCode, path })));
  const tags = await askTagged(
    port,
    requests.map((each) => getRequest(each.path, tokenOf(each))),
  );
  const whole = requests.map((each, index) => ({
    everySec: wholeEverySec,
    request: getRequest(each.path, tokenOf(each), { 'if-none-match': tags[index] ?? '' }),
  }));
  const pulses: TabQuestion[] = [];
  for (const page of pages) {
    const own = JSON.parse(await askOnce(port, getRequest('/profile/pulse', tokenOf(page)))) as {
      data: { key: string };
    };
    pulses.push({ everySec: page.everySec, request: getRequest(`/pulse/${own.data.key}`, '') });
  }
  return [...pulses, ...whole];
}

/** Requests a second that the pages ask in all. */
export function pressureOf(questions: readonly TabQuestion[]): number {
  return questions.reduce((sum, { everySec }) => sum + 1 / everySec, 0);
}

/** Asks as the pages do, until it is over: all of them at their paces, evenly spread. */
export async function keepAsking(
  port: number,
  questions: readonly TabQuestion[],
  isOver: () => boolean,
): Promise<LoadResult[]> {
  const paces = Map.groupBy(questions, ({ everySec }) => everySec);
  const mostMs = 600_000;
  return Promise.all(
    [...paces].map(([everySec, some]) =>
      runLoad({
        port,
        isOver,
        durationMs: mostMs,
        connections: 8,
        requests: some.map(({ request }) => request),
        perSecond: some.length / everySec,
      }),
    ),
  );
}
