import type { BootFacts, BootFiles } from '../src/boot/boot-facts.ts';
import { beginningsStyle } from './first-screens.ts';
import { inlineScript } from './inline-script.ts';

// What both scripts leave for the client is declared in `src/shared/api/early-answer.ts` and `src/boot/boot-facts.ts`.

/** The script in the head; see `src/boot/head-script.ts`. */
export function headScript(files: BootFiles, facts: BootFacts): Promise<string> {
  return inlineScript('head-script.ts', `runHeadScript(${JSON.stringify(files)},${JSON.stringify(facts)})`);
}

/** The script after the shells; see `src/boot/tail-script.ts`. */
export function tailScript({ startPath, trackingPath }: BootFacts, entry: string): Promise<string> {
  const paths = JSON.stringify({ startPath, trackingPath });
  return inlineScript(
    'tail-script.ts',
    `runTailScript(${paths},${JSON.stringify(beginningsStyle)},function(){return import(${JSON.stringify(entry)})})`,
  );
}
