import type { Page } from '@playwright/test';
import { expect, startService, test as base, visitPage, widths, type Service } from '../fixtures.ts';
import { holdFontsBack } from '../steady.ts';
import { startBrowserWith, systemFaces, type SystemFace } from '../system-fonts.ts';

let site: Service;
const test = base.extend<{ site: Service }>({ site: ({}, use) => use(site) });

// Once for all journeys of this file, which one worker takes.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  site = await startService();
});
test.afterAll(() => site.stop());

/** The faces that the heading is really drawn with. */
async function facesOfHeading(page: Page): Promise<string[]> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('DOM.enable');
  await devTools.send('CSS.enable');
  const { root } = await devTools.send('DOM.getDocument');
  const { nodeId } = await devTools.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  const { fonts } = await devTools.send('CSS.getPlatformFontsForNode', { nodeId });
  await devTools.detach();
  return fonts.map(({ familyName }) => familyName);
}

test('a face that comes too late is put on with the next page, not under the eyes of who reads', async ({
  site,
}) => {
  const browser = await startBrowserWith('Roboto');
  try {
    const page = await browser.newPage({ viewport: widths.desktop, serviceWorkers: 'block' });
    const fonts = await holdFontsBack(page);
    await visitPage(page, site.address, '/home', 'ru', true);
    await fonts.settled();
    await fonts.letGo();
    await expect.poll(() => facesOfHeading(page)).toEqual(['Roboto']);
    await page.waitForLoadState('load');
    // The first change of the address may come before the page knows of the face.
    await expect(async () => {
      for (const name of ['О компании', 'Контакты']) {
        await page.getByRole('contentinfo').getByRole('link', { name }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      }
      await expect.poll(() => facesOfHeading(page), { timeout: 1_000 }).toEqual(['Onest']);
    }).toPass();
  } finally {
    await browser.close();
  }
});

const stretched: Record<SystemFace, string> = {
  Roboto: 'Onest Roboto',
  Arimo: 'Onest Arial',
  'DejaVu Sans': 'Onest DejaVu',
};

for (const face of systemFaces)
  test(`${face} stretched is as wide as Onest, regular and bold, Russian and English`, async ({ site }) => {
    const browser = await startBrowserWith(face);
    try {
      for (const locale of ['ru', 'en'] as const) {
        const page = await browser.newPage({ viewport: widths.desktop });
        await visitPage(page, site.address, '/faq', locale);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const ratios = await page.evaluate(async (family) => {
          const text = (document.querySelector('main')?.textContent ?? '').slice(0, 3_000);
          const faces = ['400', '700'].flatMap((weight) =>
            ['Onest late', family].map((name) => `${weight} 1em "${name}"`),
          );
          await Promise.all(faces.map((each) => document.fonts.load(each, text)));
          const line = document.createElement('span');
          line.textContent = text;
          // Large, because this browser gives small letters whole pixels.
          Object.assign(line.style, { position: 'absolute', whiteSpace: 'nowrap', fontSize: '100px' });
          document.body.append(line);
          return ['400', '700'].map((fontWeight) => {
            const [ours, theirs] = ['Onest late', family].map((fontFamily) => {
              Object.assign(line.style, { fontWeight, fontFamily: `"${fontFamily}", "${family}"` });
              return line.getBoundingClientRect().width;
            });
            return (theirs ?? 0) / (ours ?? 1);
          });
        }, stretched[face]);
        for (const ratio of ratios)
          expect(Math.abs(ratio - 1), `${locale} ${ratios.join(' ')}`).toBeLessThan(0.015);
      }
    } finally {
      await browser.close();
    }
  });
