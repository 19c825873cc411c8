import { randomInt } from 'node:crypto';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { roles, type Role } from '@rohi/contract/roles';
import { defaultLocale, isLocale } from '@rohi/contract/locales';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { errorText } from '../messages.ts';
import {
  addAccount,
  disableAccount,
  resetAccountPassword,
  setAccountRoles,
} from '../modules/accounts/users/administration.service.ts';
import { runCommand } from './command-context.ts';

// npm run user -- add NAME --role ROLE[,ROLE] [--email E] [--phone P] [--name N] [--unit CODE] [--lang ru|en|zh|tg]
// npm run user -- role NAME --role ROLE[,ROLE]     npm run user -- disable NAME | enable NAME
// npm run user -- reset NAME
// `add` and `reset` make a password and show it once: its owner must choose another at the first log-in. With
// --password-stdin it is read from standard input and stands.

const usage = `Usage: npm run user -- add NAME --role ROLE[,ROLE] [--email E] [--phone P] [--name N] [--unit CODE] [--lang L]
       npm run user -- role NAME --role ROLE[,ROLE]
       npm run user -- disable NAME | enable NAME | reset NAME
Roles: ${roles.join(', ')}. add and reset take --password-stdin.
`;

const actor = { userId: null, name: 'operator' };

type Wanted = {
  action: 'add' | 'role' | 'disable' | 'enable' | 'reset';
  username: string;
  roles: Role[];
  values: Record<string, string | boolean | undefined>;
};

function readArguments(): Wanted | undefined {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        role: { type: 'string' },
        email: { type: 'string' },
        phone: { type: 'string' },
        name: { type: 'string' },
        unit: { type: 'string' },
        lang: { type: 'string' },
        'password-stdin': { type: 'boolean' },
      },
    });
    const [action, username, ...rest] = positionals;
    const wantedRoles = (values.role ?? '').split(',').filter((role) => role !== '');
    const isKnown = wantedRoles.every((role) => (roles as readonly string[]).includes(role));
    const needsRoles = action === 'add' || action === 'role';
    if (!isAction(action) || username === undefined || rest.length > 0 || !isKnown) return undefined;
    if (needsRoles && wantedRoles.length === 0) return undefined;
    if (values.lang !== undefined && !isLocale(values.lang)) return undefined;
    return { action, username, roles: wantedRoles as Role[], values };
  } catch {
    return undefined;
  }
}

function isAction(action: string | undefined): action is Wanted['action'] {
  return ['add', 'role', 'disable', 'enable', 'reset'].includes(action ?? '');
}

/** Letters and digits that are not mistaken for each other; 20 of them hold 96 bits. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

async function choosePassword(fromInput: boolean): Promise<string> {
  if (!fromInput)
    return Array.from({ length: 20 }, () => alphabet[randomInt(alphabet.length)] ?? '').join('');
  const lines = createInterface({ input: process.stdin });
  for await (const line of lines) return line;
  return '';
}

/** Does what was asked; returns the line that reports it. */
async function run(context: Context, wanted: Wanted): Promise<string> {
  const { action, username, values } = wanted;
  if (action === 'role') {
    await setAccountRoles(context, username, wanted.roles, actor);
    return `${username} is now: ${wanted.roles.join(', ')}. It counts from the next request on.`;
  }
  if (action === 'disable' || action === 'enable') {
    await disableAccount(context, username, action === 'disable', actor);
    return action === 'disable'
      ? `${username} is disabled; all logins have ended.`
      : `${username} is enabled.`;
  }
  const fromInput = values['password-stdin'] === true;
  const password = await choosePassword(fromInput);
  if (action === 'reset')
    await resetAccountPassword(context, username, { password, isGiven: !fromInput }, actor);
  else await addAccount(context, { ...newAccountOf(wanted), password, passwordIsGiven: !fromInput }, actor);
  return `${username} can log in${fromInput ? '' : ` with the password ${password} (shown only now; it must be changed at the first log-in)`}.`;
}

function newAccountOf({ username, roles: held, values }: Wanted) {
  const text = (key: string) => (typeof values[key] === 'string' ? values[key] : undefined);
  return {
    username,
    roles: held,
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    unit: text('unit'),
    locale: isLocale(values['lang']) ? values['lang'] : defaultLocale,
  };
}

const wanted = readArguments();
if (wanted === undefined) {
  process.stderr.write(usage);
  process.exitCode = 2;
} else {
  process.exitCode = await runCommand(async (context) => {
    try {
      process.stdout.write(`${await run(context, wanted)}\n`);
      return 0;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      process.stderr.write(`${errorText(error.errorName, 'en', error.params)}\n`);
      return 1;
    }
  });
}
