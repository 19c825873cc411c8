import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { programAnswerWords } from '../../apps/server/src/modules/tracking/answers/tracked-parcel.ts';
import { runChild } from '../measure/children.ts';
import { say, sayDuration } from '../measure/say.ts';
import { environmentOf } from '../peers/service.ts';

const cacheFolder = fileURLToPath(new URL('../../.cache/bench/', import.meta.url));

/**
 * Up to so many parcels the answers are made by the service's own rebuild; beyond it they are copies under other codes.
 */
const mostMadeParcels = 200_000;
const makers = ['parcel-codes.ts', 'parcel-stories.ts', 'fill-database.ts', 'stored-answers.ts'];
const multipliers = [...makers, 'multiply-database.ts'];

/** Where runs store what need not be made again: data folders, packages and logs of the peers. */
export async function makeCacheFolder(): Promise<string> {
  await mkdir(cacheFolder, { recursive: true });
  return cacheFolder;
}

/**
 * A data folder with that many parcels, stored between runs; made anew when texts or the generator changed. Migrations
 * are no part of that: the service brings an older folder up to date as it does an operator's. Returns its path.
 */
export async function prepareBenchData(parcels: number): Promise<string> {
  const folder = join(await makeCacheFolder(), `parcels-${parcels}`);
  const stampFile = join(folder, 'bench-stamp');
  const isMultiplied = parcels > mostMadeParcels;
  const stamp = await stampOf(parcels, isMultiplied ? multipliers : makers);
  if (existsSync(stampFile) && (await readFile(stampFile, 'utf8')) === stamp) return folder;
  const original = isMultiplied ? await prepareBenchData(mostMadeParcels) : undefined;
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  say(`Making ${parcels} parcels, once:`);
  if (original === undefined) await runScript('fill-database.ts', draft, [parcels]);
  else {
    await sayDuration('copying the folder', () =>
      cp(original, draft, { recursive: true, verbatimSymlinks: true }),
    );
    await runScript('multiply-database.ts', draft, [mostMadeParcels, parcels]);
  }
  await writeFile(join(draft, 'bench-stamp'), stamp);
  await rm(folder, { recursive: true, force: true });
  await rename(draft, folder);
  return folder;
}

async function stampOf(parcels: number, generators: readonly string[]): Promise<string> {
  const hash = createHash('sha256').update(`${parcels} ${JSON.stringify(programAnswerWords)}`);
  for (const file of generators) hash.update(await readFile(new URL(file, import.meta.url)));
  return hash.digest('hex');
}

/** In a process of its own: the service's commands take their folder from the environment. */
function runScript(name: string, folder: string, counts: readonly number[]): Promise<void> {
  const script = fileURLToPath(new URL(name, import.meta.url));
  return runChild(process.execPath, [script, ...counts.map(String)], {
    env: environmentOf(folder),
    stdio: 'inherit',
  });
}
