import type { BootFacts, BootFiles } from '../src/boot/boot-facts.ts';
import { beginningsStyle, noticeBeginning } from './first-screens.ts';
import { inlineScript } from './inline-script.ts';

// What both scripts leave for the client is declared in `src/shared/api/exchange.ts` and `src/boot/boot-facts.ts`.

function numberOf(name: string, names: string[]): number {
  const position = names.indexOf(name);
  return position >= 0 ? position : names.push(name) - 1;
}

/** The script in the head; see `src/boot/head-script.ts`. */
export function headScript(files: BootFiles, facts: BootFacts): Promise<string> {
  const names: string[] = [];
  // All of them lie in one folder, which the script adds: the first frame has no room to say it 200 times.
  const inFolder = /^assets\//;
  // Only files are named in lists; all else of it are keys.
  const numbered = JSON.stringify(files, (_key, value: unknown) =>
    Array.isArray(value)
      ? (value as string[]).map((name) => numberOf(name.replace(inFolder, ''), names))
      : value,
  );
  return inlineScript(
    'head-script.ts',
    `runHeadScript(${JSON.stringify(names)},${numbered},${JSON.stringify(facts)})`,
  );
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
