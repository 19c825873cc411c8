// npm run texts -- sheet | take FILE | state | where WORDS: the Tajik texts for a native reader, and corrections back.
import { root } from './run-tool.mjs';
import { runTexts } from './texts/texts-command.ts';

process.exitCode = await runTexts(root, process.argv.slice(2), console.log);
