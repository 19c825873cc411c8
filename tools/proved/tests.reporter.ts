// A reporter of vitest: writes what became of each test file, and what that file imports, to the file that TEST_FILES
// names.
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

/**
 * `passed`: every test of it did, and none was skipped. `imports`: everything that it and its set-up files import,
 * however far away, as indices of `paths`; none where that is not known.
 */
export type TestFile = {
  file: string;
  project: string;
  state: 'passed' | 'failed' | 'partial';
  tests: number;
  imports?: number[];
};
export type TestFiles = { paths: string[]; files: TestFile[] };

/** What vitest makes with `new`. */
export default function reportTestFiles(): Reporter {
  return {
    onTestRunEnd(modules, unhandled) {
      const { TEST_FILES: output, PROOF_ROOT: root = '' } = process.env;
      if (output === undefined) return;
      const paths = new Map<string, number>();
      const indexOf = (path: string): number => {
        const index = paths.get(path) ?? paths.size;
        paths.set(path, index);
        return index;
      };
      const files = modules.map((module): TestFile => {
        const imports = importsOf(module);
        return {
          file: relative(root, module.moduleId).replaceAll('\\', '/'),
          project: module.project.name,
          // An error that belongs to no test may be of any.
          state: unhandled.length > 0 ? 'failed' : stateOf(module),
          tests: [...module.children.allTests()].length,
          ...(imports === undefined ? {} : { imports: [...imports].map(indexOf) }),
        };
      });
      writeFileSync(output, JSON.stringify({ paths: [...paths.keys()], files } satisfies TestFiles));
    },
  };
}

function stateOf(module: TestModule): TestFile['state'] {
  if (!module.ok()) return 'failed';
  const isWhole = [...module.children.allTests()].every((test) => test.result().state === 'passed');
  return isWhole && module.state() === 'passed' ? 'passed' : 'partial';
}

/** As Vite has resolved and transformed them. */
function importsOf({ moduleId, project, viteEnvironment }: TestModule): Set<string> | undefined {
  const graph = viteEnvironment?.moduleGraph;
  const found = new Set<string>();
  const seen = new Set();
  for (const file of [moduleId, ...project.config.setupFiles]) {
    const open = [...(graph?.getModulesByFile(file) ?? [])];
    if (open.length === 0) return undefined;
    for (let module = open.pop(); module !== undefined; module = open.pop()) {
      if (seen.has(module)) continue;
      seen.add(module);
      if (module.file !== null) found.add(module.file);
      open.push(...module.importedModules);
    }
  }
  return found;
}
