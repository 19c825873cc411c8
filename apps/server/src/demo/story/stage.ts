/**
 * The stage on which the story is played: the whole service over the same database, with a clock that the story moves,
 * called as browsers call it and with the rights of each actor. Ids of requests and scans follow from their names, so
 * that what is played again is done once.
 */
import { createHash } from 'node:crypto';
import { buildApp } from '../../app.ts';
import type { Context } from '../../context.ts';
import { openLogin } from '../../modules/accounts/log-in/sessions.service.ts';
import { findCustomer } from '../../modules/accounts/users/administration.service.ts';
import { pageOfChannels } from '../../modules/pricing/catalogue/channels.service.ts';
import { listPlaces } from '../../modules/places/places.service.ts';
import { inTransaction } from '../../platform/database.ts';
import { momentOf, type StoryTime } from './story-days.ts';

type Method = 'GET' | 'POST' | 'PUT';

/** What the service made and later acts need: codes of trips, ids of devices and shifts, by names of the story. */
export type Memory = Record<string, string>;

export type Stage = {
  /** When the story ends. */
  endsAt: Date;
  memory: Memory;
  /** Begins a day with what the days before it have left. */
  remember(memory: Memory): void;
  now(): Date;
  /** Moves the clock; never behind the moment at which it is, and never before the playing. */
  moveTo(time: StoryTime): void;
  /** An id that is the same at each playing. */
  idOf(...names: readonly (string | number)[]): string;
  /** Of a place by its code; throws for an unknown one. */
  placeId(code: string): number;
  channelId(code: string): number;
  customerCode(username: string): Promise<string>;
  accountId(username: string): Promise<string>;
  /** Throws `StoryRefusal` for what the service refuses. */
  ask<Data = unknown>(who: string, method: Method, path: string, body?: object): Promise<Data>;
  send<Data = unknown>(who: string, path: string, bytes: Buffer): Promise<Data>;
  close(): Promise<void>;
};

/** The service has said no: the act is over, and the story goes on. */
export type StoryRefusal = Error & { refused: string };

export function isRefusal(error: unknown): error is StoryRefusal {
  return error instanceof Error && 'refused' in error;
}

/** Each call takes some seconds of the story. */
const callMs = 4_000;
/** Before its token ends, the actor logs in anew. */
const tokenMs = 50 * 60_000;
const client = { address: '127.0.0.1', userAgent: 'Rohi Abreshim demo' };
const unavailable = 500;

type Login = { token: string; until: number };

/** Opens the stage for a story that ends at `endsAt`. Close it. */
export async function openStage(context: Context, endsAt: Date): Promise<Stage> {
  let at = momentOf(endsAt, { day: -70, hour: 0 }).getTime();
  const clock = { now: () => new Date(at) };
  const config = { ...context.config, rateLimit: 0, overloadMs: 0 };
  // Its calls are no calls of visitors: what goes wrong is logged, the rest would be thousands of lines.
  const log = context.log.child(
    { part: 'demo' },
    { level: context.log.isLevelEnabled('warn') ? 'warn' : context.log.level },
  );
  const played: Context = { ...context, clock, config, log };
  const app = await buildApp(played);
  await app.ready();
  const places = new Map((await listPlaces(context.db)).map(({ id, code }) => [code, id]));
  const { list: channels } = await pageOfChannels(context.db, { page: 1, limit: 100 }, 'ru', endsAt);
  const logins = new Map<string, Login>();
  const customers = new Map<string, Promise<{ id: string; customerCode: string | null }>>();
  const accountOf = (username: string) => {
    const account = customers.get(username) ?? findCustomer(played, username);
    customers.set(username, account);
    return account;
  };
  const tick = () => {
    at = Math.min(at + callMs, endsAt.getTime());
  };
  const tokenOf = async (username: string) => {
    const login = logins.get(username);
    if (login !== undefined && login.until > at) return login.token;
    const { id } = await accountOf(username);
    const holder = { id, username, name: username, locale: 'ru' } as const;
    const { token } = await inTransaction(played.db, (tx) =>
      openLogin(tx, holder, client, 'password', clock.now()),
    );
    logins.set(username, { token, until: at + tokenMs });
    return token;
  };
  const request = async <Data>(who: string, method: Method, path: string, body: Sent): Promise<Data> => {
    tick();
    const token = await tokenOf(who);
    const answer = await app.inject({
      method,
      url: `/api${path}`,
      headers: { 'x-local': 'ru', token, ...body.headers },
      ...(body.payload === undefined ? {} : { payload: body.payload }),
    });
    const { success, data, error } = answer.json<{ success: boolean; data: Data; error?: string }>();
    if (success) return data;
    const message = `${who}: ${method} ${path}: ${answer.statusCode} ${String(error)}`;
    if (answer.statusCode >= unavailable) throw new Error(message);
    throw Object.assign(new Error(`${message} ${answer.body.slice(0, longestSaid)}`), {
      refused: String(error),
    });
  };
  const stage: Stage = {
    endsAt,
    memory: {},
    remember: (memory) => {
      stage.memory = { ...memory };
    },
    now: clock.now,
    moveTo: (time) => {
      at = Math.min(Math.max(at, momentOf(endsAt, time).getTime()), endsAt.getTime());
    },
    idOf,
    placeId: (code) => found(places.get(code), code),
    channelId: (code) => found(channels.find((channel) => channel.code === code)?.id, code),
    customerCode: async (username) => found((await accountOf(username)).customerCode ?? undefined, username),
    accountId: async (username) => (await accountOf(username)).id,
    ask: (who, method, path, body) => request(who, method, path, body === undefined ? {} : { payload: body }),
    send: (who, path, bytes) =>
      request(who, 'PUT', path, {
        payload: bytes,
        headers: { 'content-type': 'application/octet-stream' },
      }),
    close: () => app.close(),
  };
  return stage;
}

type Sent = { payload?: object; headers?: Record<string, string> };

const longestSaid = 400;

function found<Found>(value: Found | undefined, name: string): Found {
  if (value === undefined) throw new RangeError(`the story knows no ${name}`);
  return value;
}

/** A UUID of version 8 made of the names. */
function idOf(...names: readonly (string | number)[]): string {
  const hex = createHash('sha256').update(names.join('\n')).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
