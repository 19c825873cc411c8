// Builds small trees of the product's shape in the temp folder, for the tests of the import rules.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';

/** One import: the file it stands in and what it names (a path of the tree, a package or a workspace import). */
export interface Import {
  from: string;
  to: string;
  /** How it is written, where it differs from the rest of the tree. */
  form?: ImportForm;
}

/** The three ways an import can be written. */
export type ImportForm = 'value' | 'type' | 'dynamic';

const packages = ['zod', 'zod/mini', 'react', 'fastify', '@fastify/static', 'kysely', 'postgres'];
const workspaces = { contract: 'packages/contract', server: 'apps/server', web: 'apps/web' };

/** Writes a tree with exactly these imports, each target an empty module, and returns its root. */
export function writeFixtureTree(imports: readonly Import[], usualForm: ImportForm = 'value'): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'import-rules-')));
  for (const name of packages) writePackage(root, name);
  for (const [name, folder] of Object.entries(workspaces)) writeWorkspace(root, name, folder);
  for (const { to } of imports) {
    const target = pathInTree(to);
    if (target) write(root, target, 'export const a = 1;\nexport type A = 1;\n');
  }
  for (const from of new Set(imports.map((edge) => edge.from))) {
    const lines = imports
      .filter((edge) => edge.from === from)
      .map(({ to, form }, index) => line(from, to, form ?? usualForm, index));
    write(root, from, `${lines.join('\n')}\nexport const b = 1;\n`);
  }
  return root;
}

/** Takes a tree away again. */
export function removeFixtureTree(root: string): void {
  rmSync(root, { recursive: true, force: true });
}

/** How dependency-cruiser names what an import leads to. */
export function resolvedName(to: string): string {
  if (to.startsWith('node:')) return to.slice('node:'.length);
  return pathInTree(to) ?? `node_modules/${to}/index.js`;
}

function pathInTree(to: string): string | undefined {
  if (/^(?:apps|packages|e2e|bench|tools)\//.test(to)) return to;
  const [, name, rest] = /^@rohi\/([^/]+)\/(.+)$/.exec(to) ?? [];
  const folder = workspaces[name as keyof typeof workspaces];
  return folder && `${folder}/src/${rest}.ts`;
}

function line(from: string, to: string, form: ImportForm, index: number): string {
  const isPath = !to.startsWith('@') && pathInTree(to) !== undefined;
  const relativePath = relative(dirname(from), to).replaceAll('\\', '/');
  const name = isPath ? `./${relativePath}`.replace('./..', '..') : to;
  if (form === 'type') {
    return `import type { A as A${index} } from '${name}';\nexport type B${index} = A${index};`;
  }
  if (form === 'dynamic') return `export const load${index} = () => import('${name}');`;
  return `import { a as a${index} } from '${name}';\nexport const b${index} = a${index};`;
}

function write(root: string, path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

function writePackage(root: string, name: string): void {
  write(root, `node_modules/${name}/index.js`, 'export const a = 1;\n');
  write(
    root,
    `node_modules/${name}/package.json`,
    JSON.stringify({ name, type: 'module', main: 'index.js' }),
  );
}

function writeWorkspace(root: string, name: string, folder: string): void {
  const description = { name: `@rohi/${name}`, type: 'module', exports: { './*': './src/*.ts' } };
  write(root, `${folder}/package.json`, JSON.stringify(description));
  const link = join(root, 'node_modules/@rohi', name);
  mkdirSync(dirname(link), { recursive: true });
  if (!existsSync(link)) symlinkSync(join(root, folder), link, 'junction');
}
