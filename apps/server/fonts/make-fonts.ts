/**
 * Cuts the fonts that labels are printed with. Run by hand when a sign is missing. The whole fonts are too large to be
 * installed for one file (93 MB for Chinese), so they are fetched for the occasion:
 *   npm pack @expo-google-fonts/onest@0.4.2 @expo-google-fonts/noto-sans-sc@0.4.3
 * and unpacked; then `node apps/server/fonts/make-fonts.ts <folder of onest> <folder of noto-sans-sc>`.
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const [onest = '', notoSansSc = ''] = process.argv.slice(2);
const target = import.meta.dirname;

/** Every sign between two code points, both included. */
function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}

// Latin with its accents, all of Cyrillic (Tajik among it), punctuation, arrows, currencies.
const westernSigns = [
  range(0x20, 0x7e),
  range(0xa0, 0x24f),
  'ʻʼ',
  range(0x400, 0x52f),
  range(0x2010, 0x2044),
  '−×÷№™₽€¥→←↑↓≤≥',
].join('');

/** GB 2312: the 6,763 characters of everyday Chinese, its punctuation and its full-width forms. */
function chineseSigns(): string {
  const decode = new TextDecoder('gb18030');
  const rows = [
    [0xa1, 0xa3],
    [0xb0, 0xf7],
  ].flatMap(([first = 0, last = 0]) => Array.from({ length: last - first + 1 }, (_, index) => first + index));
  const pairs = rows.flatMap((row) => Array.from({ length: 94 }, (_, index) => [row, 0xa1 + index]));
  return decode.decode(Uint8Array.from(pairs.flat())).replaceAll(/[\uE000-\uF8FF\uFFFD]/g, '');
}

const files = [
  { name: 'onest/medium', source: join(onest, '500Medium/Onest_500Medium.ttf'), signs: westernSigns },
  {
    name: 'onest/extra-bold',
    source: join(onest, '800ExtraBold/Onest_800ExtraBold.ttf'),
    signs: westernSigns,
  },
  {
    name: 'noto-sans-sc/medium',
    source: join(notoSansSc, '500Medium/NotoSansSC_500Medium.ttf'),
    signs: chineseSigns(),
  },
];

for (const { name, source, signs } of files) {
  const part = await subsetFont(readFileSync(source), signs, {
    targetFormat: 'truetype',
    keepFeatures: ['kern', 'mark', 'ccmp', 'locl', 'tnum'],
    noHinting: true,
  });
  writeFileSync(join(target, `${name}.ttf`), part);
  process.stdout.write(`${name} ${part.length} bytes\n`);
}
copyFileSync(join(onest, 'LICENSE_FONT'), join(target, 'onest/OFL.txt'));
copyFileSync(join(notoSansSc, 'LICENSE_FONT'), join(target, 'noto-sans-sc/OFL.txt'));
