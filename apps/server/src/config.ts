import { isIP } from 'node:net';
import { availableParallelism, totalmem } from 'node:os';
import { join, relative, resolve } from 'node:path';
import * as z from 'zod';

const mebibyte = 1_048_576;
const port = z.coerce.number().int().min(0).max(65_535);
const onValues = ['1', 'true', 'on'];
/** `small`: on, without what makes a living firm of it. */
const demoSetting = z.enum(['0', '1', 'false', 'true', 'off', 'on', 'small']);

const schema = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  ADMIN_PORT: port.optional(),
  ADMIN_HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  FILES_DIR: z.string().min(1).optional(),
  BACKUP_DIR: z.string().min(1).optional(),
  BACKUP_KEEP: z.coerce.number().int().min(1).max(400).default(7),
  ARCHIVE_DIR: z.string().min(1).max(900).optional(),
  NEW: z.enum(['yes', 'no']).default('no'),
  SECRETS_KEY: z.string().transform(readKeys).optional(),
  SECRETS_KEY_FILE: z.string().min(1).optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  OWNER_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  ALLOWED_HOSTS: z.string().transform(readHosts).optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  SECURITY_CONTACT: z.string().transform(readSecurityContact).optional(),
  MAIL_FROM: z.string().transform(readSender).optional(),
  PRINT_AGENT_URL: z
    .url({ protocol: /^http$/, hostname: /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/ })
    .optional(),
  RATES_URL: z.url({ protocol: /^https$/ }).optional(),
  DEMO: demoSetting.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  TRUST_PROXY: z.string().transform(readTrustProxy).optional(),
  PROCESSES: z.coerce.number().int().min(0).max(8).optional(),
  TRACKING_CACHE_MB: z.coerce.number().int().min(0).max(65_536).optional(),
  RATE_LIMIT: z.coerce.number().min(0).max(1_000_000).default(1),
  DISK_LOW_MB: z.coerce.number().int().min(0).max(1_048_576).default(256),
  STOP_NOTICE_MS: z.coerce.number().int().min(0).max(120_000).default(300),
  STAFF_IDLE_MINUTES: z.coerce.number().int().min(5).max(1_440).default(240),
  STAFF_LOGIN_HOURS: z.coerce.number().int().min(1).max(168).default(16),
  LOCK_WAIT_MS: z.coerce.number().int().min(100).max(60_000).default(2_000),
  OVERLOAD_MS: z.coerce.number().int().min(0).max(60_000).default(2_000),
});

/** Without a name of its own the sender is called as the firm is. */
export type Sender = { name: string | null; address: string };

/** The settings of one process; every one is optional in the environment. */
export type Config = {
  port: number;
  host: string;
  /** Metrics and health for the operator; nothing listens there unless it is set. */
  adminPort: number | undefined;
  adminHost: string;
  /** Absolute path: the embedded database and the files live here. */
  dataDir: string;
  /** Absolute path of the files that people send; every process of the service must reach it. */
  filesDir: string;
  /** Absolute path of the folder of backups; without it none is made at night. */
  backupDir: string | undefined;
  /** Of how many days a backup is stored; beside them of four weeks and six months. */
  backupKeep: number;
  /** Absolute path of the archive of the embedded database's log; without it nothing is archived. */
  archiveDir: string | undefined;
  /** The keys that seal secrets, the newest first; undefined: they stand in the file. Never logged. */
  secretsKeys: readonly string[] | undefined;
  /** Absolute path of the file of those keys, beside the data and in no folder that is saved. */
  secretsKeyFile: string;
  /** An empty database, or an empty folder of backups or archive, is begun although there was another. */
  beginsNew: boolean;
  /** A PostgreSQL server of the operator's; without it the embedded one runs. */
  databaseUrl: string | undefined;
  /** The same database for the owner of its tables, where the role of `databaseUrl` may not change them. */
  ownerDatabaseUrl: string | undefined;
  /** Names and addresses that requests may be sent to, beside those that follow from the other settings; `*`: any. */
  allowedHosts: readonly string[];
  /** Where visitors find the service, without a slash at the end: what links in letters begin with. */
  publicUrl: string | undefined;
  /** The mail server; holds a password and is never logged. Without it letters become files. */
  smtpUrl: string | undefined;
  /** Where the National Bank's file of rates is fetched, `{date}` for the day; without it nothing is fetched. */
  ratesUrl: string | undefined;
  /** Only for tests, and set by no variable: the address above is a peer on this machine. */
  ratesFromLoopback: boolean;
  /**
   * Where faults of the service are reported, an e-mail or an https address; without it the office's e-mail address.
   */
  securityContact: string | undefined;
  /** Sender of letters. */
  mailFrom: Sender;
  /**
   * Where the program listens that hands labels to a printer: on each station's own machine. It stands here and not
   * among what the office sets, since the console's pages may then connect to it.
   */
  printAgentUrl: string | undefined;
  /** undefined: on when the embedded database is empty. */
  demo: boolean | undefined;
  /** Whether demo data goes on with weeks of a firm at work, made behind the service that answers. */
  demoHasStory: boolean;
  logLevel: string;
  /** Which proxies may name the client's address: true, how many stand before the service, or their addresses. */
  trustProxy: boolean | number | string;
  /**
   * So many processes answer, beside one for long work and one that looks after them; 0: one process does everything.
   */
  processes: number;
  /** Memory of the service for finished tracking answers; 0 keeps none. */
  trackingCacheBytes: number;
  /** Factor on every rate limit; 0 turns them off. */
  rateLimit: number;
  /** A login of staff ends so long after its last call, in ms. */
  staffIdleMs: number;
  /** A login of staff ends so long after it began, in ms. */
  staffLoginMs: number;
  /** Calls are answered with 503 while the process comes to its work later than this, in ms; 0 never. */
  overloadMs: number;
  /** How long a write waits for a parcel that somebody else holds, in ms; then it is refused as busy. */
  lockWaitMs: number;
  /** Writes are refused while fewer bytes are free on the disk of the embedded database; 0 never. */
  diskLowBytes: number;
  /** How long a stopping process still takes connections while /readyz says 503, so that balancers see it, in ms. */
  stopNoticeMs: number;
};

/** A setting that cannot be used; the message is one line for the operator. */
export class ConfigError extends Error {}

/** Reads the settings, `{}` gives all defaults. Throws ConfigError naming the first wrong variable. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const parsed = schema.safeParse(withoutEmpty(env));
  if (!parsed.success) {
    const [problem] = parsed.error.issues;
    const isNoNumber = problem?.code === 'invalid_type' && problem.expected === 'number';
    const reason = isNoNumber ? 'a number is needed' : (problem?.message ?? 'invalid value');
    throw new ConfigError(`The setting ${problem?.path.join('.') ?? '?'} cannot be used: ${reason}.`);
  }
  const value = parsed.data;
  return {
    port: value.PORT,
    host: value.HOST,
    adminPort: value.ADMIN_PORT,
    adminHost: value.ADMIN_HOST,
    ...foldersOf(value),
    secretsKeys: value.SECRETS_KEY,
    secretsKeyFile: keyFileOf(value),
    backupKeep: value.BACKUP_KEEP,
    beginsNew: value.NEW === 'yes',
    databaseUrl: value.DATABASE_URL,
    ownerDatabaseUrl: value.DATABASE_URL === undefined ? undefined : value.OWNER_DATABASE_URL,
    allowedHosts: value.ALLOWED_HOSTS ?? [],
    publicUrl: value.PUBLIC_URL?.replace(/\/+$/, ''),
    smtpUrl: value.SMTP_URL,
    ratesUrl: value.RATES_URL,
    ratesFromLoopback: false,
    securityContact: value.SECURITY_CONTACT,
    mailFrom: value.MAIL_FROM ?? usualSender(value.PUBLIC_URL),
    printAgentUrl: value.PRINT_AGENT_URL,
    demo: value.DEMO === undefined ? undefined : value.DEMO === 'small' || onValues.includes(value.DEMO),
    demoHasStory: value.DEMO !== 'small',
    logLevel: value.LOG_LEVEL,
    trustProxy: value.TRUST_PROXY ?? false,
    processes: value.PROCESSES ?? usualProcesses(),
    trackingCacheBytes:
      value.TRACKING_CACHE_MB === undefined ? usualCacheBytes() : value.TRACKING_CACHE_MB * mebibyte,
    rateLimit: value.RATE_LIMIT,
    staffIdleMs: value.STAFF_IDLE_MINUTES * 60_000,
    staffLoginMs: value.STAFF_LOGIN_HOURS * 3_600_000,
    overloadMs: value.OVERLOAD_MS,
    lockWaitMs: value.LOCK_WAIT_MS,
    diskLowBytes: value.DISK_LOW_MB * mebibyte,
    stopNoticeMs: value.STOP_NOTICE_MS,
  };
}

function foldersOf(value: z.output<typeof schema>) {
  const { DATA_DIR, FILES_DIR, BACKUP_DIR, ARCHIVE_DIR } = value;
  return {
    dataDir: resolve(DATA_DIR),
    filesDir: resolve(FILES_DIR ?? join(DATA_DIR, 'files')),
    backupDir: BACKUP_DIR === undefined ? undefined : resolve(BACKUP_DIR),
    archiveDir: ARCHIVE_DIR === undefined ? undefined : resolve(ARCHIVE_DIR),
  };
}

/** A key in a folder that is saved would lie beside what it seals. */
function keyFileOf(value: z.output<typeof schema>): string {
  const { dataDir, filesDir, backupDir, archiveDir } = foldersOf(value);
  const file = resolve(value.SECRETS_KEY_FILE ?? usualKeyFile(dataDir));
  const folder = [dataDir, filesDir, backupDir, archiveDir].find(
    (each) => each !== undefined && !relative(each, file).startsWith('..'),
  );
  if (folder === undefined || value.SECRETS_KEY !== undefined) return file;
  throw new ConfigError(
    `The key file ${file} would lie in ${folder}, which is saved: set SECRETS_KEY_FILE to a file elsewhere.`,
  );
}

/** Where the key of a data folder lies unless a setting names it. */
export function usualKeyFile(dataDir: string): string {
  return `${resolve(dataDir)}.key`;
}

/** 32 bytes in hexadecimal digits, base64url or base64. */
export const keyForm = /^(?:[0-9a-f]{64}|[\w+/-]{43}=?)$/i;

/** One key, or several with commas, the newest first. */
function readKeys(text: string, context: z.RefinementCtx): string[] {
  const keys = text.split(',').map((each) => each.trim());
  if (!keys.every((key) => keyForm.test(key)))
    context.addIssue({ code: 'custom', message: 'expected 32 bytes in base64url or hexadecimal digits' });
  return keys;
}

/** An empty variable is an unset one: that is how compose files and shells write "none". */
function withoutEmpty(env: Record<string, string | undefined>) {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
}

/** Names and addresses with commas between them. */
function readHosts(text: string, context: z.RefinementCtx): string[] {
  const hosts = text.split(',').map((host) => host.trim().toLowerCase());
  if (!hosts.every((host) => /^(?:\*|[\w.-]+|\[[\da-f:.]+\])$/.test(host))) {
    context.addIssue({ code: 'custom', message: 'expected names or addresses without ports, or *' });
  }
  return hosts;
}

/** What an operator should know of settings that can be used; one line each. */
export function warningsOf(
  config: Pick<Config, 'trustProxy' | 'databaseUrl' | 'backupDir' | 'archiveDir' | 'beginsNew'>,
): string[] {
  const { trustProxy, databaseUrl, backupDir, archiveDir, beginsNew } = config;
  return [
    ...(trustProxy === true
      ? [
          'TRUST_PROXY=true believes the first address of X-Forwarded-For, which a visitor may write himself: name the addresses of your proxies instead.',
        ]
      : []),
    ...(databaseUrl !== undefined && (backupDir ?? archiveDir) !== undefined
      ? [
          'BACKUP_DIR and ARCHIVE_DIR are for the embedded database: that of DATABASE_URL is saved by the tools of its server (docs/operations.md).',
        ]
      : []),
    ...(beginsNew
      ? [
          'NEW=yes begins anew whatever is missing: take it out of the settings for the next start, or a lost disk is not noticed.',
        ]
      : []),
  ];
}

/** An address, alone or as `Name <address>`. */
function readSender(text: string, context: z.RefinementCtx): Sender {
  const [, name = '', bracketed] = /^\s*"?([^"<>\r\n]*)"?\s*<([^<>]*)>\s*$/.exec(text) ?? [];
  const address = (bracketed ?? text).trim();
  if (!/^[^\s<>()[\],;:"\\@]+@[^\s<>()[\],;:"\\@]+$/.test(address)) {
    context.addIssue({ code: 'custom', message: 'expected an address or Name <address>' });
  }
  return { name: name.trim(), address };
}

/** An e-mail address or a page that everybody can open. */
function readSecurityContact(text: string, context: z.RefinementCtx): string {
  const isPage = /^https:\/\/[^\s<>"]+$/.test(text) && URL.canParse(text);
  if (!isPage && !/^[^\s<>()[\],;:"\\@]+@[^\s<>()[\],;:"\\@]+$/.test(text))
    context.addIssue({ code: 'custom', message: 'expected an e-mail or an https address' });
  return text;
}

/** No answer is read there; the domain is that of the site when it has one. */
function usualSender(publicUrl: string | undefined): Sender {
  const host = publicUrl === undefined ? '' : new URL(publicUrl).hostname;
  return { name: null, address: `no-reply@${/^[a-z0-9.-]+$/.test(host) ? host : 'localhost'}` };
}

/** A sixteenth of the machine's memory, at most 512 MB: some 200,000 parcels in one language. */
function usualCacheBytes(): number {
  return Math.min(512 * mebibyte, Math.floor(totalmem() / 16));
}

/** The database and long work want a core beside those that answer. */
function usualProcesses(): number {
  const cores = availableParallelism();
  return cores <= 2 ? 1 : Math.min(8, cores - 1);
}

/** Names of ranges that stand for their addresses. */
const namedRanges = new Set(['loopback', 'linklocal', 'uniquelocal']);

function readTrustProxy(value: string, context: z.RefinementCtx): boolean | number | string {
  if (value === '0' || value === 'false') return false;
  if (value === 'true') return true;
  if (/^\d+$/.test(value)) return Number(value);
  const wrong = value
    .split(',')
    .map((part) => part.trim())
    .find((part) => !namedRanges.has(part) && !isAddressRange(part));
  if (wrong !== undefined) {
    const message = `${JSON.stringify(wrong)} is no address, range or number of proxies`;
    context.addIssue({ code: 'custom', message });
  }
  return value;
}

/** `10.0.0.1`, `10.0.0.0/8`, `fd00::/8` */
function isAddressRange(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
