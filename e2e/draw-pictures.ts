// node e2e/draw-pictures.ts: draws the icons of the installed site and the picture that messengers show beside a link,
// from the mark of the bar, into apps/web/public. Their results are committed; run it when the mark changes.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { siteName } from '@rohi/contract/site/brand';
import { browserArgs, findBrowser } from './browser.ts';

const web = join(import.meta.dirname, '../apps/web');
const mark = await readFile(join(web, 'src/app/layout/logo-mark.svg'), 'utf8');
const fonts = await Promise.all(
  ['latin', 'russian', 'tajik'].map((part) =>
    readFile(join(web, `src/shared/styles/fonts/onest-${part}.woff2`), 'base64'),
  ),
);
const faces = fonts.map(
  (font, index) =>
    `@font-face{font-family:O${index};font-weight:400 700;src:url(data:font/woff2;base64,${font})}`,
);
const road =
  'M23 182H120C150 182 176 163 210 160C248 156 280 154 313 151C352 147 385 144 408 136C430 127 440 108 457 90C476 69 484 21 504 21C519 21 533 38 552 50C586 69 616 88 648 106C682 123 706 139 735 145C770 152 800 155 840 156H1080';

const social = `<style>${faces.join('')}body{margin:0;width:1200px;height:630px;background:#1d3fae;color:#fff;
font:400 34px O0,O1,O2;position:relative;overflow:hidden}b{font-size:76px;letter-spacing:-.02em;display:block;margin:18px 0 22px}
main{padding:76px 80px}svg.mark{width:96px;height:96px}svg.road{position:absolute;left:48px;bottom:40px;width:1104px}p{margin:0;opacity:.92}</style>
<main>${mark.replace('<svg', '<svg class="mark"').replace('fill="#1d3fae"', 'fill="#16318a"')}<b>${siteName.ru}</b>
<p>Посылки из Китая в Таджикистан</p></main>
<svg class="road" viewBox="0 0 1104 206" fill="none" stroke="#fff" stroke-width="3"><path d="${road}V206H23Z" fill="#fff" fill-opacity=".1" stroke="none"/><path d="${road}"/></svg>`;

const icon = (size: number, inset: number, corner: string) => `<style>body{margin:0;background:${corner}}
svg{position:absolute;inset:${inset}px;width:${size - 2 * inset}px;height:${size - 2 * inset}px}</style>${mark}`;

const pictures = [
  { name: 'social.png', width: 1200, height: 630, html: social },
  { name: 'icon-192.png', width: 192, height: 192, html: icon(192, 0, 'transparent') },
  { name: 'icon-512.png', width: 512, height: 512, html: icon(512, 0, 'transparent') },
  // Cut to a circle by some phones: the mark stays within four fifths.
  { name: 'icon-maskable-512.png', width: 512, height: 512, html: icon(512, 56, '#1d3fae') },
  { name: 'apple-touch-icon.png', width: 180, height: 180, html: icon(180, 0, '#1d3fae') },
];

const { executablePath, env } = await findBrowser();
const browser = await chromium.launch({
  executablePath,
  args: [...browserArgs],
  env: { ...(process.env as Record<string, string>), ...env },
});
for (const { name, width, height, html } of pictures) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({ path: join(web, 'public', name), omitBackground: true });
  await page.close();
}
await browser.close();
