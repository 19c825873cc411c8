// Where people meet a text, by the folder of its file, and the picture of that screen.
import { globSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Pages of the site and the cabinet, by the folder of their room. */
const pageOfRoom: Readonly<Record<string, string>> = {
  accounts: '/profile',
  balance: '/balance',
  cabinet: '/platform',
  faq: '/faq',
  home: '/home',
  lessons: '/video-lessons',
  notices: '/news',
  orders: '/orderManagement',
  'pickup-points': '/OrderPickupPoint',
  pricing: '/freight-quotation',
  'prohibited-goods': '/prohibited-goods',
  tracking: '/parcelTracking',
};

/** Folders and what stands there; the first that fits. `$1` is the folder below. */
const places: readonly [folder: RegExp, area: string, screen: string][] = [
  [/^content\/([\w-]+)\//, 'pages', '/$1'],
  [/^apps\/web\/src\/features\/([\w-]+)\//, '$1', '$1'],
  [/^apps\/web\/src\/staff\/counter\//, 'counter', 'console: counter'],
  [/^apps\/web\/src\/staff\/stations\/([\w-]+)\//, 'stations', 'station: $1'],
  [/^apps\/web\/src\/staff\/screens\/([\w-]+)\//, 'screens', 'console: $1'],
  [/^apps\/web\/src\/staff\//, 'console', 'console: every screen'],
  [/^apps\/web\/src\//, 'site', 'site: every page'],
  [/^packages\/contract\/src\/audit\//, 'audit', 'console: audit'],
  [/^packages\/contract\/src\/([\w-]+)\//, 'words', 'words: $1'],
  [/^apps\/server\/src\/modules\/notifications\//, 'letters', 'letters'],
  [/^apps\/server\/src\/messages\//, 'errors', 'errors: every screen'],
  [/^apps\/server\/src\/modules\/([\w-]+)\//, 'server', 'files and papers: $1'],
];

/** The area of a file, by which sheets are made, and the page or screen of the console that shows its texts. */
export function screenOf(file: string): { area: string; screen: string } {
  for (const [folder, area, screen] of places) {
    const below = folder.exec(file);
    if (below === null) continue;
    const name = below[1] ?? '';
    const page = screen === '$1' ? (pageOfRoom[name] ?? `/${name}`) : screen.replace('$1', name);
    return { area: area.replace('$1', name), screen: page };
  }
  return { area: 'words', screen: 'words' };
}

/**
 * Names the picture of a screen in the newest set of `npm run pictures`, as `set/file`; empty without a set or where
 * the set does not show the screen by itself.
 */
export function openPictures(root: string): (screen: string) => string {
  const files = globSync('e2e/test-results/pictures/*/*.png', { cwd: root });
  const sets = [...Map.groupBy(files, (file) => dirname(file))].toSorted(
    ([a], [b]) => statSync(join(root, b)).mtimeMs - statSync(join(root, a)).mtimeMs,
  );
  const [folder = '', newest = []] = sets[0] ?? [];
  return (screen) => {
    const ending = /^\/(.+)/.exec(screen)?.[1] ?? screen.replace(/^(?:console|station): /, 'staff-bsc-');
    const found = newest.filter((file) =>
      basename(file)
        .replace(/ \d+\.png$/, '')
        .endsWith(`-${ending}`),
    );
    const picture = found.find((file) => file.endsWith(' 1280.png')) ?? found[0];
    return picture === undefined ? '' : `${basename(folder)}/${basename(picture)}`;
  };
}
