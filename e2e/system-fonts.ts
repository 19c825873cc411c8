// Font folders of the journeys' own: what a page looks like before its face has come depends on what the visitor's
// system brings.
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { browserArgs, findBrowser } from './browser.ts';

const { resolve } = createRequire(import.meta.url);
const inPackage = (name: string, ...folders: string[]) =>
  folders.map((folder) => join(dirname(resolve(`${name}/package.json`)), folder));

/**
 * Systems by the face that they write with, and where its files are. Arimo has the widths of Arial and Liberation Sans.
 */
const folders = {
  Roboto: inPackage('@expo-google-fonts/roboto', '400Regular', '700Bold'),
  Arimo: inPackage('@expo-google-fonts/arimo', '400Regular', '700Bold'),
  'DejaVu Sans': inPackage('dejavu-fonts-ttf', 'ttf'),
};

export type SystemFace = keyof typeof folders;
export const systemFaces = Object.keys(folders) as SystemFace[];

/** Every phone has Han letters; these are those that labels are printed with. */
const hanFolder = join(import.meta.dirname, '../apps/server/fonts/noto-sans-sc');

/** A browser on a system with this face and Han letters alone. The caller closes it. */
export async function startBrowserWith(face: SystemFace): Promise<Browser> {
  const folder = mkdtempSync(join(tmpdir(), 'rohi-fonts-'));
  mkdirSync(join(folder, 'cache'));
  const file = join(folder, 'fonts.conf');
  writeFileSync(file, fontSettings(face, join(folder, 'cache')));
  const { executablePath, env } = await findBrowser();
  return chromium.launch({
    executablePath,
    args: [...browserArgs],
    env: { ...(process.env as Record<string, string>), ...env, FONTCONFIG_FILE: file },
  });
}

function fontSettings(face: SystemFace, cache: string): string {
  const places = [...folders[face], hanFolder].map((folder) => `<dir>${folder}</dir>`);
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
${places.join('\n')}
<cachedir>${cache}</cachedir>
<alias><family>sans-serif</family><prefer><family>${face}</family></prefer></alias>
</fontconfig>
`;
}
