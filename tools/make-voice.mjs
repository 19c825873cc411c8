// Makes what stations say: node tools/make-voice.mjs. Needs espeak-ng and opusenc (Debian: espeak-ng, opus-tools). The
// words stand in spoken-words.json; for each language there is one Opus file with all of them, and spoken-marks.ts says
// where each begins.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run-tool.mjs';

const folder = join(root, 'apps/web/src/staff/stations/verdict/spoken');
/** Voice and words a minute of espeak-ng, and in which writing it reads the words: it knows Chinese by pinyin. */
const voices = { ru: ['ru', 165, 'ru'], zh: ['cmn-latn-pinyin', 190, 'pinyin'], en: ['en-us', 165, 'en'] };
const hz = 22_050;
const headerBytes = 44;
/** Between two words, so that no end of one is signal before the next. */
const pauseMs = 120;
const quietest = 250;

/** @type {Record<string, Record<string, string>>} */
const words = JSON.parse(readFileSync(join(folder, 'spoken-words.json'), 'utf8'));
/** @type {Record<string, Record<string, [number, number]>>} */
const marks = {};

for (const [language, [voice, pace, writing]] of Object.entries(voices)) {
  /** @type {Int16Array[]} */
  const parts = [];
  let at = 0;
  marks[language] = {};
  for (const [name, texts] of Object.entries(words)) {
    const samples = withoutSilence(say(String(voice), Number(pace), texts[String(writing)] ?? ''));
    marks[language][name] = [ms(at), ms(samples.length)];
    const pause = new Int16Array(Math.round((pauseMs * hz) / 1_000));
    parts.push(samples, pause);
    at += samples.length + pause.length;
  }
  const samples = Buffer.concat(
    parts.map((part) => Buffer.from(part.buffer, part.byteOffset, part.byteLength)),
  );
  const file = join(folder, `${language}.opus`);
  // A fixed serial number and no name of the encoder's machine: the same words give the same file.
  const options = ['--quiet', '--raw', '--raw-rate', String(hz), '--raw-chan', '1', '--bitrate', '20'];
  execFileSync('opusenc', [...options, '--serial', '1', '--discard-comments', '-', file], { input: samples });
}
const lines = Object.entries(marks).flatMap(([language, places]) => [
  `  ${language}: {`,
  ...Object.entries(places).map(([name, [from, length]]) => `    ${name}: [${from}, ${length}],`),
  '  },',
]);
const head = [
  '/** Where each word stands in the file of its language, and how long it is, in ms. Written by tools/make-voice.mjs. */',
  'export const spokenMarks = {',
];
writeFileSync(join(folder, 'spoken-marks.ts'), `${[...head, ...lines, '} as const;'].join('\n')}\n`);

/**
 * @param {string} voice
 * @param {number} pace
 * @param {string} text
 * @returns {Int16Array} samples
 */
function say(voice, pace, text) {
  const options = ['-v', voice, '-s', String(pace), '-a', '180', '--stdout', text];
  const wave = execFileSync('espeak-ng', options, { maxBuffer: 10_000_000 });
  const length = Math.floor((wave.length - headerBytes) / 2);
  return Int16Array.from({ length }, (_, index) => wave.readInt16LE(headerBytes + index * 2));
}

/** @param {Int16Array} samples */
function withoutSilence(samples) {
  const isLoud = (/** @type {number} */ sample) => Math.abs(sample) > quietest;
  return samples.slice(samples.findIndex(isLoud), samples.findLastIndex(isLoud) + 1);
}

/** @param {number} samples */
function ms(samples) {
  return Math.round((samples * 1_000) / hz);
}
