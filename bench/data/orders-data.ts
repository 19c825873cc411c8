import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runChild } from '../measure/children.ts';
import { say, sayDuration } from '../measure/say.ts';
import { environmentOf } from '../peers/service.ts';
import { makeCacheFolder, prepareBenchData } from './bench-data.ts';

const makers = ['fill-orders.ts', 'bench-people.ts', 'parcel-codes.ts', 'parcel-stories.ts'];

export type OrdersData = {
  folder: string;
  /** The first so many can be tracked. */
  trackable: number;
};

/**
 * A data folder with that many parcels and orders, stored between runs; made anew when the generator changed, and every
 * week: the days of the orders are counted back from the day of its making.
 */
export async function prepareOrdersData(parcels: number, trackable: number): Promise<OrdersData> {
  const folder = join(await makeCacheFolder(), `orders-${parcels}`);
  const stampFile = join(folder, 'bench-stamp');
  const stamp = await stampOf(parcels, trackable);
  if (existsSync(stampFile) && (await readFile(stampFile, 'utf8')) === stamp) return { folder, trackable };
  const original = await prepareBenchData(trackable);
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  await rm(folder, { recursive: true, force: true });
  say(`Making ${parcels} orders, once:`);
  await sayDuration('copying the folder', () =>
    cp(original, draft, { recursive: true, verbatimSymlinks: true }),
  );
  const script = fileURLToPath(new URL('fill-orders.ts', import.meta.url));
  await runChild(process.execPath, [script, String(trackable), String(parcels)], {
    env: environmentOf(draft),
    stdio: 'inherit',
  });
  await writeFile(join(draft, 'bench-stamp'), stamp);
  await rename(draft, folder);
  return { folder, trackable };
}

const weekMs = 7 * 86_400_000;

async function stampOf(parcels: number, trackable: number): Promise<string> {
  const hash = createHash('sha256').update(`${parcels} ${trackable} ${Math.floor(Date.now() / weekMs)}`);
  for (const file of makers) hash.update(await readFile(new URL(file, import.meta.url)));
  return hash.digest('hex');
}
