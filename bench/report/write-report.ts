import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderMarkdown } from './markdown.ts';
import type { Report } from './report.ts';

/** Writes `<date>-<name>.json` and `.md` into a folder; returns the page. `date` is `yyyy-mm-dd`. */
export async function writeReport(
  report: Report,
  to: { folder: string; date: string; name: string },
): Promise<string> {
  await mkdir(to.folder, { recursive: true });
  const page = renderMarkdown(report, to.date);
  const file = join(to.folder, `${to.date}-${to.name}`);
  await writeFile(`${file}.json`, `${JSON.stringify({ date: to.date, ...report }, null, 2)}\n`);
  await writeFile(`${file}.md`, page);
  return page;
}
