// Cuts the three files of Onest that the site loads; run by hand when a sign is missing:
// `node apps/web/fonts/make-fonts.ts`.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

const target = join(import.meta.dirname, '../src/shared/styles/fonts');
const source = dirname(createRequire(import.meta.url).resolve('@fontsource-variable/onest/package.json'));

/** Every sign between two letters, both included. */
function range(first: string, last: string): string {
  const start = first.charCodeAt(0);
  return String.fromCharCode(
    ...Array.from({ length: last.charCodeAt(0) - start + 1 }, (_, index) => start + index),
  );
}

// Latin letters without accents: the interface has no others, and a name with one falls back letter by letter.
const files = [
  {
    name: 'onest-latin',
    from: 'onest-latin-wght-normal',
    signs: `${range(' ', '~')}\u00a0©«°²³·»×÷–—‘’“”„•…\u202f−`,
  },
  { name: 'onest-russian', from: 'onest-cyrillic-wght-normal', signs: `${range('А', 'я')}Ёё№` },
  { name: 'onest-tajik', from: 'onest-cyrillic-ext-wght-normal', signs: 'ҒғӢӣҚқӮӯҲҳҶҷ' },
];

// Pairs, lining and tabular digits are used; small capitals, fractions and the like are not.
const keepFeatures = ['kern', 'mark', 'ccmp', 'locl', 'tnum'];

for (const { name, from, signs } of files) {
  const whole = readFileSync(join(source, 'files', `${from}.woff2`));
  const part = await subsetFont(whole, signs, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
    keepFeatures,
  });
  writeFileSync(join(target, `${name}.woff2`), part);
  process.stdout.write(`${name} ${part.length} bytes\n`);
}
copyFileSync(join(source, 'LICENSE'), join(target, 'OFL.txt'));
