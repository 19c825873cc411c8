import { totalmem } from 'node:os';
import { isAbsolute, resolve } from 'node:path';
import * as z from 'zod';

const mebibyte = 1_048_576;
const port = z.coerce.number().int().min(0).max(65_535);
const onOff = z
  .enum(['0', '1', 'false', 'true', 'off', 'on'])
  .transform((value) => ['1', 'true', 'on'].includes(value));

const schema = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  ADMIN_PORT: port.optional(),
  ADMIN_HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DEMO: onOff.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  TRUST_PROXY: z.string().optional(),
  TRACKING_CACHE_MB: z.coerce.number().int().min(0).max(65_536).optional(),
  RATE_LIMIT: z.coerce.number().min(0).max(1_000_000).default(1),
});

/** The settings of one process; every one is optional in the environment. */
export type Config = {
  port: number;
  host: string;
  /** Metrics and health for the operator; nothing listens there unless it is set. */
  adminPort: number | undefined;
  adminHost: string;
  /** Absolute path: the embedded database and the files live here. */
  dataDir: string;
  /** A PostgreSQL server of the operator's; without it the embedded one runs. */
  databaseUrl: string | undefined;
  /** undefined: on when the embedded database is empty. */
  demo: boolean | undefined;
  logLevel: string;
  /** Which proxies may tell the client's address: true, a hop count or addresses (Fastify's `trustProxy`). */
  trustProxy: boolean | number | string;
  /** Memory for finished tracking answers; 0 keeps none. */
  trackingCacheBytes: number;
  /** Factor on every rate limit; 0 turns them off. */
  rateLimit: number;
};

/** A setting that cannot be used; the message is one line for the operator. */
export class ConfigError extends Error {}

/** Reads the settings, `{}` gives all defaults. Throws ConfigError naming the first wrong variable. */
export function readConfig(env: Record<string, string | undefined>): Config {
  // An empty variable is an unset one: that is how compose files and shells write "none".
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const [problem] = parsed.error.issues;
    throw new ConfigError(
      `The setting ${problem?.path.join('.') ?? '?'} cannot be used: ${problem?.message ?? 'invalid value'}.`,
    );
  }
  const value = parsed.data;
  return {
    port: value.PORT,
    host: value.HOST,
    adminPort: value.ADMIN_PORT,
    adminHost: value.ADMIN_HOST,
    dataDir: isAbsolute(value.DATA_DIR) ? value.DATA_DIR : resolve(value.DATA_DIR),
    databaseUrl: value.DATABASE_URL,
    demo: value.DEMO,
    logLevel: value.LOG_LEVEL,
    trustProxy: readTrustProxy(value.TRUST_PROXY),
    trackingCacheBytes:
      value.TRACKING_CACHE_MB === undefined ? usualCacheBytes() : value.TRACKING_CACHE_MB * mebibyte,
    rateLimit: value.RATE_LIMIT,
  };
}

/** A sixteenth of the machine's memory, at most 512 MB: some 200,000 parcels in one language. */
function usualCacheBytes(): number {
  return Math.min(512 * mebibyte, Math.floor(totalmem() / 16));
}

function readTrustProxy(value: string | undefined): boolean | number | string {
  if (value === undefined || value === '0' || value === 'false') return false;
  if (value === 'true') return true;
  return /^\d+$/.test(value) ? Number(value) : value;
}
