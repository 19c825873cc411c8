import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { environmentOf } from '../peers/service.ts';
import { readChild } from './children.ts';

/**
 * A command as the operator calls it, on `data` of a folder and with its backups beside that. Returns how many seconds
 * it took.
 */
export async function operatorCommand(
  folder: string,
  name: 'backup' | 'restore' | 'read-model',
  words: readonly string[],
): Promise<number> {
  const startedAt = performance.now();
  const script = fileURLToPath(new URL(`../../apps/server/src/commands/${name}.ts`, import.meta.url));
  const env = {
    ...environmentOf(join(folder, 'data')),
    BACKUP_DIR: join(folder, 'backups'),
    // The backups of the round before are thrown away.
    NEW: 'yes',
  };
  await readChild(process.execPath, [script, ...words], { env });
  return (performance.now() - startedAt) / 1_000;
}
