import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startOfDushanbeDay } from '@rohi/contract/dushanbe-time';
import { defaultLocale, locales, type Locale, type LocaleTexts } from '@rohi/contract/locales';
import { contentFacts } from '@rohi/contract/page-facts/content-facts';
import type { NewNotice } from '../modules/content/content.service.ts';

/** News to begin with: a folder `<yyyy-mm-dd>-<slug>` each, in it `<locale>.md`. */
const newsFolder = fileURLToPath(new URL('../../../../content/news/', import.meta.url));

const officeOpensMs = 9 * 3_600_000;

/** The news and notices that come with the product; none when the folder is missing. */
export async function starterNotices(folder: string = newsFolder): Promise<NewNotice[]> {
  if (!existsSync(folder)) return [];
  const names = (await readdir(folder)).filter((name) => /^\d{4}-\d{2}-\d{2}-[a-z0-9-]+$/.test(name));
  return Promise.all(names.toSorted().map((name) => readNotice(folder, name)));
}

async function readNotice(folder: string, name: string): Promise<NewNotice> {
  const written = await Promise.all(
    locales.map(async (locale) => {
      const path = join(folder, name, `${locale}.md`);
      return existsSync(path) ? readText(await readFile(path, 'utf8'), locale) : undefined;
    }),
  );
  const usual = written[locales.indexOf(defaultLocale)];
  if (usual === undefined) throw new TypeError(`content/news/${name} has no ${defaultLocale}.md`);
  const inEveryLanguage = (field: 'title' | 'description' | 'body') =>
    Object.fromEntries(
      locales.map((locale, index) => [locale, (written[index] ?? usual)[field]]),
    ) as LocaleTexts;
  return {
    slug: name,
    category: usual.category === 'notice' ? 'NOTICE' : 'NEWS',
    titles: inEveryLanguage('title'),
    summaries: inEveryLanguage('description'),
    bodies: inEveryLanguage('body'),
    pinned: usual.pinned === 'true',
    publishAt: new Date(startOfDushanbeDay(name.slice(0, 10)).getTime() + officeOpensMs),
    audience: 'PUBLIC',
  };
}

type Text = { title: string; description: string; body: string; category?: string; pinned?: string };

/** Front matter between two `---`, then Markdown; `{{name}}` stands for a fact of the business. */
function readText(source: string, locale: Locale): Text {
  const facts = contentFacts[locale];
  const filled = source
    .replaceAll('\r\n', '\n')
    .replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) => facts[name] ?? whole);
  const [, front = '', body = ''] = /^---\n([^]*?)\n---\n([^]*)$/.exec(filled) ?? [];
  const fields = Object.fromEntries(
    front.split('\n').map((line) => {
      const [, key = '', value = ''] = /^(\w+):\s*(.*?)\s*$/.exec(line) ?? [];
      return [key, value.replace(/^(["'])(.*)\1$/, '$2')];
    }),
  );
  return { title: '', description: '', ...fields, body: body.trim() };
}
