import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { newAccount } from '../../../apps/server/test/accounts.ts';
import { startServiceChild } from '../../../apps/server/test/service-child.ts';
import { environmentOf } from '../../../apps/server/test/two-services.ts';
import type { DatabaseAddress } from '../../../apps/server/src/platform/connections.ts';
import { inTransaction } from '../../../apps/server/src/platform/database.ts';
import type { CaseResult } from '../case-result.ts';
import { post, type StationsSetup } from '../stations/station-setup.ts';
import { loadedTrip, openOffice, standOf } from './trip-setup.ts';

const parcels = 30;
const customers = 3;

/**
 * kill -9 of the service in the middle of a departure, while somebody else holds the trip; then the same request to
 * another service.
 */
export async function killInDeparture(
  setup: StationsSetup,
  database: DatabaseAddress,
  kills: number,
): Promise<CaseResult> {
  const { context, addresses } = setup;
  const office = await openOffice(setup);
  const seen = { answered: 0, half: 0, whole: 0, letters: 0, wrongLetters: 0 };
  for (let kill = 0; kill < kills; kill += 1) {
    const owners = await newOwners(setup);
    const { trip, codes } = await loadedTrip(
      setup,
      office,
      parcels,
      owners.map(({ code }) => code),
    );
    const service = startServiceChild({
      ...environmentOf(database),
      DEMO: 'off',
      LOG_LEVEL: 'fatal',
      RATE_LIMIT: '0',
    });
    const address = await service.ready;
    const body = { requestId: randomUUID(), parcels };
    const send = (to: string) => post(to, `/trips/${trip}/depart`, office.token, body);
    const answered = await inTransaction(context.db, async (tx) => {
      await tx.selectFrom('trip').select('id').where('code', '=', trip).forUpdate().execute();
      const sent = send(address).then(
        () => true,
        () => false,
      );
      await untilOneWaits(setup);
      service.child.kill('SIGKILL');
      await service.ended;
      return sent;
    });
    if (answered) seen.answered += 1;
    if ((await standOf(context, trip, codes)).gone > 0) seen.half += 1;
    for (const to of [addresses[0] ?? '', addresses[1] ?? '']) await untilTaken(() => send(to));
    if ((await standOf(context, trip, codes)).gone === parcels) seen.whole += 1;
    const letters = await lettersTo(
      setup,
      owners.map(({ email }) => email),
    );
    seen.letters += letters;
    if (letters !== customers) seen.wrongLetters += 1;
  }
  return {
    name: 'trips',
    what: `the service killed ${kills} times (kill -9) in the middle of a departure of ${parcels} parcels of ${customers} customers, then the same request twice`,
    figure: `${seen.answered} answered before, ${seen.half} with parcels gone after the kill, ${seen.whole} whole by the same request; ${seen.letters} letters, ${seen.wrongLetters} trips with more or fewer than one a customer`,
    isMet: seen.answered + seen.half + seen.wrongLetters === 0 && seen.whole === kills,
  };
}

let made = 0;

async function newOwners({ context }: StationsSetup): Promise<{ code: string; email: string }[]> {
  const owners = [];
  for (let owner = 0; owner < customers; owner += 1) {
    made += 1;
    const account = await newAccount(context, 'customer', { username: `proof-owner-${made}` });
    const [row] = await context.sql<{ code: string; email: string }[]>`
      select customer_code as code, email from user_account where id = ${account.id}`;
    if (row === undefined) throw new Error('a customer has a code');
    owners.push(row);
  }
  return owners;
}

/** Returns once a departure waits for the trip. */
async function untilOneWaits({ context }: StationsSetup): Promise<void> {
  for (;;) {
    const waiting = await context.sql`
      select from pg_stat_activity where wait_event_type = 'Lock' and query like '%trip%' and query not like '%pg_stat_activity%'`;
    if (waiting.length > 0) return;
    await pause(5);
  }
}

/** A crowded service is asked again, for the same request. */
async function untilTaken(send: () => Promise<{ error: string | undefined }>): Promise<void> {
  for (let tried = 0; tried < 20; tried += 1) {
    const { error } = await send();
    if (error === undefined) return;
    if (error !== 'server.busy') throw new Error(`not departed: ${error}`);
    await pause(200);
  }
}

const mostWaitMs = 60_000;

/** The letters about departures to these people, once nothing about events waits any more. */
async function lettersTo({ context }: StationsSetup, recipients: readonly string[]): Promise<number> {
  const until = performance.now() + mostWaitMs;
  for (;;) {
    const [row] = await context.sql<{ letters: number; jobs: number }[]>`
      select (select count(*)::integer from letter where name = 'parcelsDeparted' and recipient = any(${[...recipients]}::text[])) as letters,
        (select count(*)::integer from graphile_worker._private_jobs where run_at <= now() and attempts < max_attempts) as jobs`;
    const isSettled = (row?.letters ?? 0) >= recipients.length && row?.jobs === 0;
    if (isSettled || performance.now() > until) return row?.letters ?? 0;
    await pause(50);
  }
}
