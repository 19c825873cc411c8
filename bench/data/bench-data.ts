import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { textVersion } from '../../apps/server/src/modules/tracking/track-fragment.ts';
import { readMigrations } from '../../apps/server/src/platform/migrate.ts';

const cacheFolder = fileURLToPath(new URL('../../.cache/bench/', import.meta.url));
const generators = ['parcel-stories.ts', 'fill-database.ts'];

/** Where runs keep what need not be made again: data folders, logs of the peers. */
export async function makeCacheFolder(): Promise<string> {
  await mkdir(cacheFolder, { recursive: true });
  return cacheFolder;
}

/**
 * A data folder with that many parcels, kept between runs; made anew when migrations, texts or the generator changed.
 * Returns its path.
 */
export async function prepareBenchData(parcels: number): Promise<string> {
  const folder = join(await makeCacheFolder(), `parcels-${parcels}`);
  const stampFile = join(folder, 'bench-stamp');
  const stamp = await stampOf(parcels);
  if (existsSync(stampFile) && (await readFile(stampFile, 'utf8')) === stamp) return folder;
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  process.stdout.write(`Making ${parcels} parcels, once:\n`);
  await fillDatabase(draft, parcels);
  await writeFile(join(draft, 'bench-stamp'), stamp);
  await rm(folder, { recursive: true, force: true });
  await rename(draft, folder);
  return folder;
}

async function stampOf(parcels: number): Promise<string> {
  const hash = createHash('sha256').update(`${parcels} ${textVersion}`);
  for (const migration of await readMigrations()) hash.update(migration.checksum);
  for (const file of generators) hash.update(await readFile(new URL(file, import.meta.url)));
  return hash.digest('hex');
}

/** In a process of its own: the service's commands take their folder from the environment. */
async function fillDatabase(folder: string, parcels: number): Promise<void> {
  const script = fileURLToPath(new URL('./fill-database.ts', import.meta.url));
  const child = spawn(process.execPath, [script, String(parcels)], {
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '' },
    stdio: 'inherit',
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`The data could not be made (exit ${code}).`);
}
