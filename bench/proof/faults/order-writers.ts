import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Context } from '../../../apps/server/src/context.ts';
import { checkReadModel } from '../../../apps/server/src/modules/tracking/answers/read-model.service.ts';
import { verifyAudit } from '../../../apps/server/src/modules/audit/audit.service.ts';

/** An order that a client asked for, the code it was given (undefined while no answer came), and when that was. */
type Asked = { token: string; requestId: string; code: string | undefined; at: number };

export type OrderWriters = {
  /** Orders that the service has acknowledged so far. */
  acknowledged(): number;
  /** Answers by their status; 0 stands for none at all. */
  statuses: ReadonlyMap<number, number>;
  /** Why no answer came, each reason once. */
  unanswered: ReadonlySet<string>;
  /** Ends the writing and asks again, with the same ids, for what was never answered. */
  finish(): Promise<void>;
  /** Ends the writing; what was never answered stays so. */
  abandon(): Promise<void>;
  /** What the database says of all this: nothing lost, nothing twice, nothing torn. */
  judge(context: Context): Promise<Judgement>;
};

export type Judgement = {
  acknowledged: number;
  lost: number;
  /** When the first of the lost was acknowledged, in ms; undefined: none is lost. */
  firstLostAt: number | undefined;
  twice: number;
  torn: number;
  whole: boolean;
};

const writers = 16;
const answerMs = 60_000;
const restMs = 20;
const againMs = 200;
const askAgainForMs = 180_000;

/**
 * Sixteen writers, each asking for one order after the other at the address that `find` gives at that moment. They take
 * turns with the customers, so that no budget of the day ends.
 */
export function startOrderWriters(tokens: readonly string[], find: () => string): OrderWriters {
  const requests: Asked[] = [];
  const statuses = new Map<number, number>();
  const unanswered = new Set<string>();
  let acknowledged = 0;
  const stopping = new AbortController();

  const ask = async (order: Asked): Promise<void> => {
    const answer = await postOrder(find(), order).catch((error: unknown) => {
      unanswered.add(reasonOf(error));
      return { status: 0, code: undefined };
    });
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    if (answer.code === undefined) return;
    order.code = answer.code;
    order.at = Date.now();
    acknowledged += 1;
  };
  const write = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const token = tokens[requests.length % tokens.length] ?? '';
      const order: Asked = { token, requestId: randomUUID(), code: undefined, at: 0 };
      requests.push(order);
      // As a client does that got no answer: the same request again, until it is answered.
      for (;;) {
        await ask(order);
        if (order.code !== undefined || stopping.signal.aborted) break;
        await pause(againMs);
      }
      await pause(restMs);
    }
  };
  const writing = Array.from({ length: writers }, write);
  return {
    acknowledged: () => acknowledged,
    statuses,
    unanswered,
    async abandon() {
      stopping.abort();
      await Promise.all(writing);
    },
    async finish() {
      stopping.abort();
      await Promise.all(writing);
      const until = performance.now() + askAgainForMs;
      const open = () => requests.filter(({ code }) => code === undefined);
      while (open().length > 0 && performance.now() < until) for (const order of open()) await ask(order);
    },
    judge: async (context) => judge(context, requests),
  };
}

function reasonOf(error: unknown): string {
  const { name, message, cause } = error as Error;
  return [name, message, cause instanceof Error ? cause.message : ''].filter(Boolean).join(': ');
}

async function postOrder(address: string, { token, requestId }: Asked) {
  const response = await fetch(`${address}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', token },
    body: JSON.stringify({ requestId, goods: 'Shoes' }),
    signal: AbortSignal.timeout(answerMs),
  });
  const answer = (await response.json()) as { data?: { code?: string } };
  return { status: response.status, code: response.ok ? answer.data?.code : undefined };
}

async function judge(context: Context, requests: readonly Asked[]): Promise<Judgement> {
  const rows = await context.sql<{ requestId: string; code: string; parcels: number }[]>`
    select o.request_id as "requestId", o.code,
      (select count(*)::integer from parcel p where p.order_code = o.code) as parcels
    from customer_order o`;
  const byRequest = new Map<string, typeof rows>();
  for (const row of rows) byRequest.set(row.requestId, [...(byRequest.get(row.requestId) ?? []), row]);
  const acknowledged = requests.filter(({ code }) => code !== undefined);
  const lost = acknowledged.filter(({ requestId, code }) => byRequest.get(requestId)?.[0]?.code !== code);
  const model = await checkReadModel(context);
  const audit = await verifyAudit(context.db);
  const wrong = model.wrongColumns.length + model.wrongTimelines.length;
  return {
    acknowledged: acknowledged.length,
    lost: lost.length,
    firstLostAt: lost.length === 0 ? undefined : Math.min(...lost.map(({ at }) => at)),
    twice: [...byRequest.values()].filter((list) => list.length > 1).length,
    torn: rows.filter(({ parcels }) => parcels !== 1).length,
    whole: wrong === 0 && audit.broken === undefined,
  };
}
