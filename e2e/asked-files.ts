import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';

/** What a test asked for of the built client: `assets/…`, as the files are called in the build. */
export type AskedFiles = { file: string; assets: string[] };

const files = new Set<string>();
const folder = process.env['PROOF_NOTES'];
let count = 0;

/** Notes, where `npm test` stores that, what the pages of a browser ask for from now on. */
export function watchAskedFiles(browser: Browser): void {
  if (folder === undefined) return;
  const { newContext } = browser;
  browser.newContext = async (...options) => {
    const context = await newContext.apply(browser, options);
    context.on('request', (request) => {
      const [, path] = /^[a-z]+:\/\/[^/]+\/(assets\/[^?#]+)/u.exec(request.url()) ?? [];
      if (path !== undefined) files.add(path);
    });
    return context;
  };
}

/** Writes what was asked for since the test before. */
export function writeAskedFiles(file: string): void {
  if (folder === undefined) return;
  count += 1;
  const notes: AskedFiles = { file, assets: [...files] };
  writeFileSync(join(folder, `${process.pid}-${count}.json`), JSON.stringify(notes));
  files.clear();
}
