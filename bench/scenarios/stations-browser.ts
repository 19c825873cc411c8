import { fileURLToPath } from 'node:url';
import type { Sql } from '../../apps/server/src/platform/sql.ts';
import type { StationTask, StationTimes } from '../../e2e/station-task.ts';
import { benchPeople } from '../data/bench-people.ts';
import { expectedCode, scaleWeightOf, stationClerk } from '../data/station-parcels.ts';
import { readChild } from '../measure/children.ts';
import { say } from '../measure/say.ts';
import type { BrowserMeasured, StationsPlan } from './stations-report.ts';

type Place = { sql: Sql; port: number; unitId: number; plan: StationsPlan };

/** So many codes are scanned within one second. */
export const codesInOneSecond = 20;

/** A station in a real browser; what it has received is read from the database. */
export async function measureInBrowser({ sql, port, unitId, plan }: Place): Promise<BrowserMeasured> {
  const { verdicts, inARow, offline, expected } = plan;
  const first = verdicts + codesInOneSecond;
  const numbers = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index);
  const weighed = (from: number, count: number) =>
    numbers(from, count).map((number) => [expectedCode(number), scaleWeightOf(number)] as const);
  const task: StationTask = {
    address: `http://127.0.0.1:${port}`,
    manager: benchPeople.manager,
    clerk: stationClerk(0),
    unitId,
    expected,
    lookedUp: numbers(0, verdicts).map(expectedCode),
    burst: numbers(verdicts, codesInOneSecond).map(expectedCode),
    inARow: weighed(first, inARow),
    offline: weighed(first + inARow, offline),
  };
  const script = fileURLToPath(new URL('../../e2e/station-times.ts', import.meta.url));
  const text = await readChild(process.execPath, [script, JSON.stringify(task)], {});
  const times = JSON.parse(text) as StationTimes;
  const inOrder = times.shown.filter((code, index) => code === task.burst[index]).length;
  const received = await readReceipts(sql, task.inARow, times.offline.onlineAt);
  const sent = await readReceipts(sql, task.offline, times.offline.onlineAt);
  say(
    `${inOrder} of ${codesInOneSecond} verdicts in order; ${received.length} of ${inARow} received in a row`,
  );
  say(`${sent.length} of ${offline} sent in ${times.offline.seconds.toFixed(1)} s`);
  const isOnce = new Set(sent.map(({ code }) => code)).size === sent.length;
  return {
    browser: times.browser,
    verdictsMs: times.verdictsMs,
    inOrder,
    receipts: times.receipts,
    byScale: received.filter(({ code, grams }) => grams === new Map(task.inARow).get(code)).length,
    offline: {
      seconds: times.offline.seconds,
      early: sent.filter(({ isEarly }) => isEarly).length,
      once: isOnce ? sent.length : Number.NaN,
      inOrder: sent.filter(({ code }, index) => code === task.offline[index]?.[0]).length,
      receipts: times.offline.receipts,
    },
  };
}

type Receipt = { code: string; grams: number | null; isEarly: boolean };

/**
 * The receipts of these parcels, a row for each event, in the order in which they were written; `isEarly`: before that
 * moment.
 */
async function readReceipts(sql: Sql, parcels: StationTask['inARow'], moment: string): Promise<Receipt[]> {
  return sql<Receipt[]>`
    select tracking_code as code, weight_g as grams, recorded_at < ${moment} as "isEarly"
    from parcel_event join parcel on parcel.id = parcel_id
    where type = 'CN_RECEIVED' and tracking_code = any(${parcels.map(([code]) => code)}::text[])
    order by recorded_at`;
}
