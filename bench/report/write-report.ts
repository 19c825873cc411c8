import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderMarkdown } from './markdown.ts';
import type { Report } from './report.ts';

/** Writes `<name>.json` and `<name>.md` into a folder; returns the page. */
export async function writeReport(report: Report, folder: string, name: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const page = renderMarkdown(report);
  await writeFile(join(folder, `${name}.json`), `${JSON.stringify(report, null, 2)}\n`);
  await writeFile(join(folder, `${name}.md`), page);
  return page;
}
