// What `npm run texts` does; it prints by `say` and returns the exit code: 1 when a row was refused or nothing was
// found, 2 for wrong arguments.
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readSheet, writeSheet } from './reading-sheet.ts';
import { hashOf, tajikTexts, type TajikText } from './tajik-texts.ts';
import { loadRead, takeCorrections, type ReadTexts } from './take-corrections.ts';
import { screenOf } from './text-screens.ts';

const usage = `Usage: npm run texts -- sheet [--area AREA] [--unread] [--to FILE.xlsx|FILE.csv]
       npm run texts -- take FILE
       npm run texts -- state
       npm run texts -- where KEY|WORDS`;

type Say = (line: string) => void;

function argumentsOf(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { area: { type: 'string' }, to: { type: 'string' }, unread: { type: 'boolean' } },
    });
    return { values, positionals };
  } catch {
    return undefined;
  }
}

/** A text that was changed after it had been read is unread again. */
const isReadText = (read: ReadTexts, { key, tg }: TajikText) => read[key] === hashOf(tg);

const areaOf = ({ file }: TajikText) => screenOf(file).area;

type SheetOrder = {
  area?: string | undefined;
  to?: string | undefined;
  unread?: boolean | undefined;
};

async function sheet(root: string, { area, to, unread }: SheetOrder, say: Say): Promise<number> {
  const all = tajikTexts(root);
  const read = loadRead(root);
  const texts = all
    .filter((text) => area === undefined || areaOf(text) === area)
    .filter((text) => unread !== true || !isReadText(read, text));
  if (texts.length === 0) {
    say(`No text of this choice. Areas: ${[...new Set(all.map(areaOf))].toSorted().join(', ')}`);
    return 1;
  }
  const file = to ?? `tajik${area === undefined ? '' : `-${area}`}.xlsx`;
  await writeFile(resolve(file), await writeSheet(root, texts, file.endsWith('.csv')));
  say(`${file}: ${texts.length} texts.`);
  return 0;
}

async function take(root: string, file: string, say: Say): Promise<number> {
  const { changed, same, read, refused } = takeCorrections(
    root,
    await readSheet(await readFile(resolve(file))),
  );
  for (const { key, from, to } of changed) say(`changed  ${key}\n  - ${from}\n  + ${to}`);
  for (const { row, key, why } of refused) say(`refused  row ${row}, ${key}\n  ${why}`);
  say(`Changed ${changed.length}, same ${same}, refused ${refused.length}; marked as read ${read}.`);
  if (changed.length > 0) say('Next: npm run check -- --fix, npm test.');
  return refused.length > 0 ? 1 : 0;
}

function state(root: string, say: Say): number {
  const read = loadRead(root);
  const texts = tajikTexts(root);
  const line = (area: string, own: readonly TajikText[]) => {
    const count = own.filter((text) => isReadText(read, text)).length;
    const share = own.length === 0 ? 0 : Math.floor((count / own.length) * 100);
    return `${area.padEnd(18)}${String(own.length).padStart(7)}${String(count).padStart(7)}${`${share} %`.padStart(7)}`;
  };
  say(`${'area'.padEnd(18)}${'texts'.padStart(7)}${'read'.padStart(7)}`);
  const areas = [...Map.groupBy(texts, areaOf)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  for (const [area, own] of areas) say(line(area, own));
  say(line('all', texts));
  return 0;
}

function where(root: string, words: string, say: Say): number {
  const wanted = words.toLowerCase();
  const found = tajikTexts(root).filter(
    ({ key, tg, ru }) => key === words || [tg, ru].some((text) => text.toLowerCase().includes(wanted)),
  );
  for (const { file, line, tg, key } of found)
    say(`${file}:${line}  ${screenOf(file).screen}\n  ${key}\n  ${tg}`);
  if (found.length === 0) say(`No Tajik text, Russian text or key is «${words}».`);
  return found.length > 0 ? 0 : 1;
}

/** Runs one command on the texts below `root`. */
export async function runTexts(root: string, args: string[], say: Say): Promise<number> {
  const { values = {}, positionals: [command, ...rest] = [] } = argumentsOf(args) ?? {};
  const [only = ''] = rest;
  if (command === 'sheet' && rest.length === 0) return await sheet(root, values, say);
  if (command === 'take' && rest.length === 1) return await take(root, only, say);
  if (command === 'state' && rest.length === 0) return state(root, say);
  if (command === 'where' && rest.length > 0) return where(root, rest.join(' '), say);
  say(usage);
  return 2;
}
