import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Locked {
  version?: string;
  integrity?: string;
  link?: boolean;
  resolved?: string;
  optionalDependencies?: Record<string, string>;
}

const lockFile = new URL('../../package-lock.json', import.meta.url);
const { packages } = JSON.parse(readFileSync(lockFile, 'utf8')) as { packages: Record<string, Locked> };
const installed = Object.entries(packages).filter(([path]) => path.includes('node_modules/'));

test('the lock knows the packages of every platform', () => {
  // npm leaves out an optional package with a version that does not exist, without a word, and then refuses the lock.
  const names = new Set(installed.map(([path]) => path.replace(/^.*node_modules\//, '')));
  const missing = installed.flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).flatMap((name) => (names.has(name) ? [] : [`${path} needs ${name}`])),
  );
  expect(missing).toEqual([]);
});

test('every package of the lock has a hash, and none is tied to a host', () => {
  const fetched = installed.filter(([, { link }]) => link !== true);
  const odd = fetched.filter(
    ([, { integrity, resolved }]) => !integrity?.startsWith('sha512-') || resolved !== undefined,
  );
  expect(odd.map(([path]) => path)).toEqual([]);
});

test('our own package.json files pin exact versions', () => {
  const own = Object.entries(packages).filter(([path]) => !path.includes('node_modules/'));
  const loose = own.flatMap(([path, entry]) =>
    ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((kind) => {
      const wanted = (entry as Record<string, Record<string, string> | undefined>)[kind] ?? {};
      return Object.entries(wanted)
        .filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))
        .map(([name, version]) => `${path || 'the root'}: ${name} ${version}`);
    }),
  );
  expect(loose).toEqual([]);
});
