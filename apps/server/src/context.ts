import type { Config } from './config.ts';
import type { Clock } from './platform/clock.ts';
import type { Db, Sql } from './platform/database.ts';
import type { Log } from './platform/log.ts';

/** What a use case needs of the world; the first argument of every service function. */
export type Context = {
  config: Config;
  db: Db;
  sql: Sql;
  clock: Clock;
  log: Log;
};
