import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

export const ownRoot = fileURLToPath(new URL('../..', import.meta.url));

/** Texts by path. */
export type Files = Readonly<Record<string, string>>;

export function writeFiles(root: string, files: Files): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

/** A checkout of these files with our packages, for one test. */
export function plantCheckout(files: Files): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'proved-')));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  symlinkSync(join(ownRoot, 'node_modules'), join(root, 'node_modules'));
  writeFiles(root, { 'package.json': '{ "type": "module" }', ...files });
  return root;
}
