// Reads the imports of a tree the way the check does, for the tests of the rules.
import { cruise } from 'dependency-cruiser';
import type { ICruiseResult, IModule } from 'dependency-cruiser';
import { forbiddenImports, readingOptions } from './dependency-cruiser-rules.ts';

/** One broken rule: `from → to: rule`, with paths from the root of the tree. */
export interface Violation {
  from: string;
  to: string;
  rule: string;
}

/** What was read of a tree. */
export interface ImportTree {
  modules: IModule[];
  violations: Violation[];
}

/** Reads all of the tree's sources. @throws when the tool gives no result */
export async function readImportTree(baseDir: string, folders: string[]): Promise<ImportTree> {
  const { output } = await cruise(folders, {
    ...readingOptions,
    baseDir,
    validate: true,
    ruleSet: { forbidden: forbiddenImports() },
  });
  if (typeof output === 'string') throw new TypeError('dependency-cruiser answered with text');
  return { modules: output.modules, violations: listViolations(output) };
}

function listViolations({ summary }: ICruiseResult): Violation[] {
  return summary.violations.map(({ from, to, rule }) => ({ from, to, rule: rule.name }));
}

/**
 * Where zod would enter the public bundle: every way from the public web code to zod that really runs there.
 * Types vanish when the bundle is built, and staff screens load on demand.
 */
export function findZodInPublicBundle(modules: readonly IModule[]): string[][] {
  const bySource = new Map(modules.map((module) => [module.source, module]));
  const ways: string[][] = modules.filter(({ source }) => isPublicWeb(source)).map(({ source }) => [source]);
  const seen = new Set<string>();
  const found: string[][] = [];
  for (let way = ways.shift(); way; way = ways.shift()) {
    const last = way.at(-1) ?? '';
    if (/node_modules\/zod\//.test(last)) found.push(way);
    if (seen.has(last)) continue;
    seen.add(last);
    for (const { resolved, dependencyTypes } of bySource.get(last)?.dependencies ?? []) {
      if (!dependencyTypes.includes('type-only') && !isStaff(resolved)) ways.push([...way, resolved]);
    }
  }
  return found;
}

function isPublicWeb(source: string): boolean {
  return source.startsWith('apps/web/src/') && !isStaff(source) && !/\.test\.tsx?$/.test(source);
}

function isStaff(source: string): boolean {
  return source.startsWith('apps/web/src/staff/');
}
