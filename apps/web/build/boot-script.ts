import type { BootFacts, BootFiles, NumberedFiles } from '../src/boot/boot-facts.ts';
import { beginningsStyle, noticeBeginning } from './first-screens.ts';
import { inlineScript } from './inline-script.ts';

// What both scripts leave for the client is declared in `src/shared/api/exchange.ts` and `src/boot/boot-facts.ts`.

function numberOf(name: string, names: string[]): number {
  const position = names.indexOf(name);
  return position >= 0 ? position : names.push(name) - 1;
}

/** All of them lie in one folder, which the script adds: the first frame has no room to say it 200 times. */
const shortName = (file: string) => file.replace(/^assets\//, '');

/** One list for all languages: a file that they share, or the files of each, joined by `|`, in one place. */
function besideEachOther(languages: readonly string[], lists: Readonly<Record<string, string[]>>): string[] {
  const longest = Math.max(...languages.map((language) => lists[language]?.length ?? 0));
  return Array.from({ length: longest }, (_, at) => {
    const files = languages.map((language) => shortName(lists[language]?.[at] ?? ''));
    return new Set(files).size === 1 ? (files[0] ?? '') : files.join('|');
  });
}

/** Numbers the files: those of all languages first, then those that each language has for itself. */
function numberFiles(files: BootFiles): { names: string[]; numbered: NumberedFiles } {
  const languages = Object.keys(files.locales);
  const together = (lists: Readonly<Record<string, string[]>>) => besideEachOther(languages, lists);
  const short = (lists: Readonly<Record<string, string[]>>) =>
    Object.entries(lists).map(([key, list]) => [key, list.map(shortName)] as const);
  const texts = Object.entries(files.texts).map(([path, lists]) => [path, together(lists)] as const);
  const pages = short(files.pages);
  const locales = short(files.locales);
  const [search, session, owner] = [
    files.search.map(shortName),
    together(files.session),
    together(files.owner),
  ];
  const all = [...locales, ...pages, ...texts].flatMap(([, list]) => list).concat(search, session, owner);
  const shared: string[] = [];
  const own: string[] = [];
  for (const name of all) numberOf(name, name.includes('|') ? own : shared);
  const number = (name: string) =>
    name.includes('|') ? shared.length + own.indexOf(name) * languages.length : shared.indexOf(name);
  const table = (lists: readonly (readonly [string, string[]])[]) =>
    Object.fromEntries(lists.map(([key, list]) => [key, list.map(number)]));
  return {
    names: [...shared, ...own.flatMap((name) => name.split('|'))],
    numbered: {
      own: shared.length,
      locales: table(locales),
      pages: table(pages),
      texts: table(texts),
      search: search.map(number),
      session: session.map(number),
      owner: owner.map(number),
    },
  };
}

/** The script in the head; see `src/boot/head-script.ts`. */
export function headScript(files: BootFiles, facts: BootFacts): Promise<string> {
  const { names, numbered } = numberFiles(files);
  const values = [names, numbered, facts].map((value) => JSON.stringify(value));
  return inlineScript('head-script.ts', `runHeadScript(${values.join(',')})`);
}

/** The script after the beginnings of pages; see `src/boot/notice-script.ts`. */
export function noticeScript(): Promise<string> {
  const names = [noticeBeginning, beginningsStyle].map((name) => JSON.stringify(name));
  return inlineScript('notice-script.ts', `runNoticeScript(${names.join(',')})`);
}

/** The script after the shells; see `src/boot/tail-script.ts`. */
export function tailScript({ startPath, trackingPath }: BootFacts, entry: string): Promise<string> {
  const paths = JSON.stringify({ startPath, trackingPath });
  return inlineScript(
    'tail-script.ts',
    `runTailScript(${paths},${JSON.stringify(beginningsStyle)},function(){return import(${JSON.stringify(entry)})})`,
  );
}
