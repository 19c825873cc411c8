import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const command = fileURLToPath(new URL('../src/commands/read-model.ts', import.meta.url));

/** What `npm run read-model -- check` says of a data folder; rejects when something differs. */
export async function runReadModelCheck(dataDir: string): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [command, 'check'], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
  });
  return stdout;
}
