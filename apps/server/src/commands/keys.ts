import { parseArgs } from 'node:util';
import type { Context } from '../context.ts';
import { recordAudit } from '../modules/audit/audit.service.ts';
import { changeKey } from '../platform/secrets/change-key.ts';
import { listSealed, readKeyRing } from '../platform/secrets/secrets.ts';
import { runCommand } from './command-context.ts';
import { operator, renewSecrets } from './renew-secrets.ts';

// npm run keys -- list | change | renew [--anyway]: which key seals secrets; seals them by another; makes them anew,
// after the key was lost.
const usage = 'Usage: npm run keys -- list | change | renew [--anyway]';
const out = (line: string) => process.stdout.write(`${line}\n`);
const refuse = (line: string) => {
  process.stderr.write(`${line}\n`);
  return 2;
};

function readArguments(): { action: string; anyway: boolean } | undefined {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { anyway: { type: 'boolean', default: false } },
    });
    const [action = '', ...more] = positionals;
    const isKnown = ['list', 'change', 'renew'].includes(action) && more.length === 0;
    return isKnown && (action === 'renew' || !values.anyway) ? { action, anyway: values.anyway } : undefined;
  } catch {
    return undefined;
  }
}

async function list({ db, config }: Context): Promise<number> {
  const { noted, values } = await listSealed(db);
  const ring = await readKeyRing(config);
  const place = config.secretsKeys === undefined ? config.secretsKeyFile : 'SECRETS_KEY';
  const isHere = ring.some(({ id }) => id === noted.keyId);
  out(`Secrets are sealed by the key ${noted.keyId}, since ${noted.since.toISOString()}: ${values} values.`);
  out(isHere ? `It is in ${place}.` : `It is not in ${place}.`);
  const others = ring.filter(({ id }) => id !== noted.keyId).map(({ id }) => id);
  if (others.length > 0) out(`Also there, for older backups: ${others.join(', ')}.`);
  return isHere ? 0 : 1;
}

async function change({ db, clock, config }: Context): Promise<number> {
  const { from, to, values } = await changeKey({ db, clock, places: config }, async (tx, changed) => {
    await recordAudit(tx, {
      at: clock.now(),
      actor: operator,
      action: 'key:change',
      subject: { type: 'key', id: changed.to },
      details: { formerKey: changed.from },
    });
  });
  out(`${values} values are sealed by the key ${to}. The key ${from} stays for backups from before.`);
  out('Copy the key elsewhere now, and confirm it in the console.');
  return 0;
}

async function renew(context: Context, anyway: boolean): Promise<number> {
  const { db, sql, config } = context;
  const { noted } = await listSealed(db);
  const isHere = (await readKeyRing(config)).some(({ id }) => id === noted.keyId);
  if (isHere && !anyway)
    return refuse(
      `The key ${noted.keyId} is at hand, and nothing is lost. To make everything anew all the same: npm run keys -- renew --anyway.`,
    );
  const [others] = await sql<{ count: number }[]>`
    select count(*)::int as count from pg_stat_activity where datname = current_database() and application_name = 'rohi'`;
  if (others !== undefined && others.count > 0)
    return refuse('The service is running on this database: stop all of its processes first.');
  (await renewSecrets(context)).forEach(out);
  return 0;
}

const wanted = readArguments();
if (wanted === undefined) {
  process.exitCode = refuse(usage);
} else {
  const { action, anyway } = wanted;
  process.exitCode = await runCommand(
    async (context) => {
      if (action === 'list') return list(context);
      return action === 'change' ? change(context) : renew(context, anyway);
    },
    { mayLackKey: action !== 'change' },
  );
}
