import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ReleaseError, releaseVersion } from './release-version.mjs';

const day = new Date('2026-11-30T10:00:00Z');

/** A repository with one package that depends on nothing. */
function makeCheckout() {
  const folder = mkdtempSync(join(tmpdir(), 'rohi-release-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trimEnd();
  const commit = (title: string) => {
    git('add', '--all');
    git('commit', '--quiet', '--allow-empty', '--message', title);
    return git('rev-parse', 'HEAD');
  };
  git('init', '--quiet');
  git('config', 'user.name', 'test');
  git('config', 'user.email', 'test@example.org');
  const manifest = { name: 'sample', version: '0.1.0', private: true, workspaces: ['own', 'other'] };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  execFileSync('mkdir', [join(folder, 'own')]);
  const own = { name: '@sample/own', version: '0.1.0' };
  const other = { name: '@sample/other', version: '0.1.0', dependencies: { '@sample/own': '0.1.0' } };
  execFileSync('mkdir', [join(folder, 'other')]);
  writeFileSync(join(folder, 'own', 'package.json'), JSON.stringify(own));
  writeFileSync(join(folder, 'other', 'package.json'), JSON.stringify(other));
  const packages = {
    '': manifest,
    own,
    other,
    'node_modules/@sample/own': { resolved: 'own', link: true },
    'node_modules/@sample/other': { resolved: 'other', link: true },
  };
  writeFileSync(
    join(folder, 'package-lock.json'),
    JSON.stringify({ name: 'sample', version: '0.1.0', lockfileVersion: 3, requires: true, packages }),
  );
  return { folder, git, commit, read: (file: string) => readFileSync(join(folder, file), 'utf8') };
}

test('a release has its version everywhere, its changes with their commit, its parts and a tag', async () => {
  const { folder, git, commit, read } = makeCheckout();
  commit('parcels: are received');
  const first = commit('counter: parcels are handed over');
  expect(await releaseVersion(folder, '0.2.0', day)).toEqual({ tag: 'v0.2.0', changes: 2 });
  const second = commit('trips: a delay is announced');
  expect(await releaseVersion(folder, '0.10.0', day)).toEqual({ tag: 'v0.10.0', changes: 1 });

  for (const file of ['package.json', 'own/package.json', 'other/package.json', 'package-lock.json'])
    expect(JSON.parse(read(file))).toMatchObject({ version: '0.10.0' });
  const [, newest = '', older = ''] = read('CHANGELOG.md').split(/^## /m);
  expect(newest.trim()).toBe(`0.10.0, 2026-11-30\n\nCommit \`${second}\`.\n\n- trips: a delay is announced`);
  expect(older).toContain(
    `Commit \`${first}\`.\n\n- parcels: are received\n- counter: parcels are handed over`,
  );
  expect(JSON.parse(read('other/package.json'))).toMatchObject({ dependencies: { '@sample/own': '0.10.0' } });
  expect(JSON.parse(read('sbom.cdx.json'))).toMatchObject({
    bomFormat: 'CycloneDX',
    metadata: { component: { version: '0.10.0' } },
  });
  expect(git('status', '--porcelain')).toBe('');
  expect(git('describe', '--tags', 'HEAD')).toBe('v0.10.0');
  // What has been released lies below it, so that the commit of the changelog can be started.
  expect(git('merge-base', '--is-ancestor', first, 'v0.2.0')).toBe('');
});

test('what cannot be released is refused in one line, and nothing is written', async () => {
  const { folder, git, commit } = makeCheckout();
  const before = commit('parcels: are received');
  await expect(releaseVersion(folder, '0.1.0', day)).rejects.toThrow(
    new ReleaseError('0.1.0 is not above 0.1.0'),
  );
  await expect(releaseVersion(folder, '0.0.9', day)).rejects.toThrow('0.0.9 is not above 0.1.0');
  await expect(releaseVersion(folder, 'next', day)).rejects.toThrow('next is no version');
  git('tag', 'v0.2.0');
  await expect(releaseVersion(folder, '0.2.0', day)).rejects.toThrow('There is a tag v0.2.0 already');
  writeFileSync(join(folder, 'half.txt'), 'begun');
  await expect(releaseVersion(folder, '0.3.0', day)).rejects.toThrow('not committed');
  expect(git('rev-parse', 'HEAD')).toBe(before);
  expect(git('status', '--porcelain')).toBe('?? half.txt');
});
