import { createWriteStream } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { isLocale, type Locale } from '@rohi/contract/locales';
import type { Context } from '../context.ts';
import { moveOutEntries, recordMoveOut } from '../modules/reports/move-out/move-out.service.ts';
import { runCommand } from './command-context.ts';

// npm run move-out -- FOLDER [--language ru|zh|en|tg] [--without-pictures]
//   Writes everything of the firm into a folder that is new or empty, beside a running service or without one.
// Exit code 0: all is written; 1: the folder holds something; 2: wrong arguments.

const usage = 'Usage: npm run move-out -- FOLDER [--language ru|zh|en|tg] [--without-pictures]\n';

type Wanted = { folder: string; locale: Locale; hasPictures: boolean };

function readArguments(): Wanted | undefined {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        language: { type: 'string', default: 'ru' },
        'without-pictures': { type: 'boolean', default: false },
      },
    });
    const [folder, ...more] = positionals;
    const { language } = values;
    if (folder === undefined || more.length > 0 || !isLocale(language)) return undefined;
    return { folder: resolve(folder), locale: language, hasPictures: !values['without-pictures'] };
  } catch {
    return undefined;
  }
}

/** The files of an archive in a folder that only its owner reads; `summary.json` is the last one. */
async function writeFolder(context: Context, { folder, ...asked }: Wanted): Promise<number> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) {
    process.stderr.write(`${folder} is not empty\n`);
    return 1;
  }
  await recordMoveOut(context, asked, { userId: null, name: 'operator' });
  let files = 0;
  for await (const { name, bytes } of moveOutEntries(context, asked)) {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await pipeline(
      Readable.from(bytes, { objectMode: false }),
      createWriteStream(path, { mode: 0o600, flags: 'wx' }),
    );
    files += 1;
  }
  process.stdout.write(`${files} files written to ${folder}; counts and sums: summary.json\n`);
  return 0;
}

const wanted = readArguments();
if (wanted === undefined) {
  process.stderr.write(usage);
  process.exitCode = 2;
} else {
  process.exitCode = await runCommand((context) => writeFolder(context, wanted));
}
