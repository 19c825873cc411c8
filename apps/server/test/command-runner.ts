// A process that runs commands of the operator's one after the other: what they are made of is loaded once, not a
// second a command. Each is the command's own file, run anew with its own arguments and settings. Started by
// `commands.ts`; ends with who started it.
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { commandFile, type CommandEnd, type CommandOrder } from './commands.ts';

const startedIn = process.cwd();
let runs = 0;

async function run({ name, args, env, cwd = startedIn }: CommandOrder): Promise<CommandEnd> {
  runs += 1;
  const file = commandFile(name);
  process.argv = [process.execPath, file, ...args];
  for (const key of Object.keys(process.env)) delete process.env[key];
  Object.assign(process.env, env);
  process.chdir(cwd);
  process.exitCode = 0;
  const output = { out: '', err: '' };
  const [writeOut, writeErr] = [process.stdout.write, process.stderr.write];
  process.stdout.write = collectInto((text) => (output.out += text));
  process.stderr.write = collectInto((text) => (output.err += text));
  try {
    // Another address is another module: it runs again, and what it imports is there already.
    await import(`${pathToFileURL(file).href}?run=${runs}`);
  } finally {
    [process.stdout.write, process.stderr.write] = [writeOut, writeErr];
  }
  return { code: process.exitCode, ...output };
}

function collectInto(add: (text: string) => void): typeof process.stdout.write {
  return ((chunk: string | Uint8Array) => {
    add(chunk.toString());
    return true;
  }) as typeof process.stdout.write;
}

// Each run of a command listens to it.
process.stdout.setMaxListeners(0);
process.once('disconnect', () => process.exit(0));
for (;;) {
  const [order] = (await once(process, 'message')) as [CommandOrder];
  process.send?.(await run(order));
}
