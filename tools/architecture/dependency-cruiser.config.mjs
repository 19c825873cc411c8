// The settings of dependency-cruiser. TypeScript 7 has no API it could read types with, so swc does the reading:
// without `parser: 'swc'` it sees no modules at all and reports no violation.
import { forbiddenImports } from './dependency-cruiser-rules.ts';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: forbiddenImports(),
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(?:^|/)dist/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
