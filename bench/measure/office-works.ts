/** What the office does beside tracking, each as somebody does it: long works of one service. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Sql } from '../../apps/server/src/platform/sql.ts';
import { departingTrip } from '../data/trip-parcels.ts';
import { eventsFile } from '../writes/moves-to-write.ts';
import { endChild, startChild } from './children.ts';
import { timedCall } from './timed-call.ts';
import { waitForJobs } from './wait-for-jobs.ts';

/** A mail server that throws away what it takes; its address as a setting of the service. */
export async function startMailServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const script = fileURLToPath(new URL('../peers/mail-server.ts', import.meta.url));
  const child = startChild(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = (await once(child.stdout ?? child, 'data')) as [Buffer];
  return { url: `smtp://127.0.0.1:${port.toString().trim()}`, stop: () => endChild(child) };
}

/** The trip departs, or is taken back, by the dispatcher with this token. */
export async function moveTrip(
  port: number,
  token: string,
  act: 'depart' | 'undo',
  parcels: number,
): Promise<void> {
  const requestId = randomUUID();
  if (act === 'depart')
    await timedCall(port, token, `/trips/${departingTrip}/depart`, { requestId, parcels });
  else await timedCall(port, token, `/trips/${departingTrip}/undo-departure`, { requestId, reason: 'bench' });
}

/**
 * A delay is announced to all customers with parcels on the trip, and is over when their letters have gone out. Returns
 * how many went out, and the id of the delay.
 */
export async function sendLetters(
  port: number,
  token: string,
  sql: Sql,
): Promise<{ letters: number; delay: string }> {
  const requestId = randomUUID();
  const body = { requestId, trips: [departingTrip], reason: 'WEATHER', days: 3 };
  const { answer } = await timedCall(port, token, '/trip-delays', body);
  // At night they would wait for the morning.
  await sql`update graphile_worker._private_jobs set run_at = now() where run_at > now() and locked_at is null
    and task_id = (select id from graphile_worker._private_tasks where identifier = 'notifications.sendLetter')`;
  await waitForJobs(sql);
  const [row] = await sql<{ letters: number }[]>`
    select count(*)::integer as letters from trip_delay_letter join letter on letter.id = letter_id
    where telling = ${requestId} and state = 'sent'`;
  return { letters: row?.letters ?? 0, delay: /"id":(?<id>\d+)/.exec(answer)?.groups?.['id'] ?? '' };
}

/** A delay that was announced is taken back. */
export async function takeDelayBack(port: number, token: string, delay: string): Promise<void> {
  await timedCall(port, token, `/trip-delays/${delay}/end`, { requestId: randomUUID(), act: 'TAKE_BACK' });
}

type ShownImport = { row: { state: string; version: number; added: number | null; rejected: number | null } };

/**
 * A file of the office with all that is still to happen to these parcels: sent, checked, confirmed and imported.
 * Returns how many events were added. Throws when it comes to another end.
 */
export async function importOfficeFile(
  port: number,
  token: string,
  parcels: readonly number[],
): Promise<number> {
  const address = `http://127.0.0.1:${port}/api/staff/imports/${randomUUID()}`;
  const ask = async (path: string, method: string, type: string, body?: string): Promise<ShownImport> => {
    const headers = { token, 'x-local': 'en', ...(body === undefined ? {} : { 'content-type': type }) };
    const response = await fetch(`${address}/${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body }),
    });
    const { success, data, msg } = (await response.json()) as {
      success: boolean;
      data: ShownImport;
      msg: string;
    };
    if (!success) throw new Error(`the import is refused: ${msg}`);
    return data;
  };
  const reach = async (state: string): Promise<ShownImport> => {
    for (;;) {
      const report = await ask('report', 'GET', '');
      if (report.row.state === state) return report;
      if (!['CHECKING', 'RUNNING'].includes(report.row.state))
        throw new Error(`the import is ${report.row.state} and not ${state}`);
      await pause(200);
    }
  };
  await ask('content?name=bench.csv', 'PUT', 'application/octet-stream', eventsFile(parcels));
  const { row } = await reach('CHECKED');
  await ask('confirm', 'POST', 'application/json', JSON.stringify({ version: row.version, again: false }));
  return (await reach('DONE')).row.added ?? 0;
}
