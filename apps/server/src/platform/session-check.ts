import { randomUUID } from 'node:crypto';
import { ConfigError } from '../config.ts';
import { connectionSettings, type DatabaseAddress } from './connections.ts';
import { DeadlineClient, withQueryDeadline } from './query-deadline.ts';

/** How long each question of the check may take. A pooler that is full lets a connection wait for minutes. */
const answerMs = 3_000;

const advice =
  'The pooler before the database of DATABASE_URL gives a connection to another session between two transactions: set its pool_mode to session, or name the database itself.';

/**
 * Throws ConfigError when a connection does not keep its session: prepared statements, locks and the line to the other
 * processes would be lost, but only once two are busy at the same time. A mark is set in one session; while another one
 * has a transaction open, the mark must be found in its own session and in no other. What else goes wrong here is left
 * to the next caller.
 */
export async function requireSessions(address: DatabaseAddress): Promise<void> {
  if (!('url' in address)) return;
  const [marked, other] = [openClient(address), openClient(address)];
  try {
    await withQueryDeadline(answerMs, async () => {
      await marked.connect();
      await other.connect();
      // Which connection a pooler gives away next differs: some take the last one that was given back, others the
      // first.
      for (let round = 1; round <= rounds; round += 1)
        if (!(await keepsSession(marked, other))) throw new ConfigError(advice);
    });
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    // Where statements are pooled a transaction cannot even be begun.
    if (error instanceof Error && error.message.includes('pooling')) throw new ConfigError(advice);
  } finally {
    for (const client of [other, marked]) client.giveUp();
  }
}

const rounds = 5;

async function keepsSession(marked: DeadlineClient, other: DeadlineClient): Promise<boolean> {
  const mark = randomUUID();
  await marked.query('select set_config($1, $2, false)', [markName, mark]);
  await other.query('begin');
  const found = await readMark(other);
  const own = found === mark ? null : await readMark(marked);
  await other.query('rollback');
  return own === mark;
}

const markName = 'rohi.session_mark';

function openClient(address: DatabaseAddress): DeadlineClient {
  const client = new DeadlineClient({
    ...connectionSettings(address, 'rohi-session-check'),
    connectionTimeoutMillis: answerMs,
  });
  client.on('error', () => undefined);
  return client;
}

async function readMark(client: DeadlineClient): Promise<string | null> {
  const { rows } = await client.query<{ mark: string | null }>('select current_setting($1, true) as mark', [
    markName,
  ]);
  return rows[0]?.mark ?? null;
}
