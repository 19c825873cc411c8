import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const iconModule = /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][^\\/]+\.mjs$/;
const drawIcon = JSON.stringify(join(import.meta.dirname, 'draw-icon.ts'));

const iconImport = /^import \{([^}]+)\} from 'lucide-react';$/gm;

/** The module of each icon, by every name that the index of the library gives it. */
function readIconModules(index: string): Map<string, string> {
  const lines = readFileSync(index, 'utf8').matchAll(
    /^export \{ (default as .+) \} from '(\.\/icons\/[^']+)';$/gm,
  );
  return new Map(
    [...lines].flatMap(([, names = '', path = '']) =>
      names.split(', ').map((name) => [name.replace('default as ', ''), join(index, '..', path)]),
    ),
  );
}

/**
 * Imports each icon from its own module. Through the index of the library every icon of every page would count as
 * needed by the first page, and come with it.
 */
export function directIconsPlugin(): Plugin {
  let modules = new Map<string, string>();
  return {
    name: 'rohi-direct-icons',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      const index = await this.resolve('lucide-react');
      modules = readIconModules(index?.id ?? this.error('lucide-react is not installed'));
    },
    transform: {
      filter: { id: /[\\/]src[\\/].*\.tsx?$/, code: 'lucide-react' },
      handler(code) {
        const direct = code.replace(iconImport, (_, names: string) =>
          names
            .split(',')
            .map((name) => name.trim())
            // What is a type alone is gone in the build.
            .filter((name) => name !== '' && !name.startsWith('type '))
            .map((name) => {
              const [icon = name, local = icon] = name.split(' as ');
              const path = modules.get(icon);
              if (path === undefined) this.error(`lucide has no icon ${icon}`);
              return `import ${local} from ${JSON.stringify(path)};`;
            })
            .join(' '),
        );
        return { code: direct, map: null };
      },
    },
  };
}

/**
 * Turns each lucide icon into a call of our `drawIcon`: without lucide's run-time code, names and React keys, which are
 * random letters that no compression helps. An icon module of another shape fails the build.
 */
export function leanIconsPlugin(): Plugin {
  return {
    name: 'rohi-lean-icons',
    apply: 'build',
    transform: {
      filter: { id: iconModule },
      handler(code) {
        // A module that only gives an icon another name stays as it is.
        if (!code.includes('__iconData = {')) return null;
        const node = /\bnode: (\[[^]*?\]),?\n(?:\};| {2}aliases: )/.exec(code)?.[1];
        if (node === undefined)
          this.error('This icon is not written as expected; see build/lean-icons-plugin.ts');
        const lean = node
          .replace(/,? ?key: "[^"]*"/g, '')
          .replace(/"([a-z]+)-([a-z])([a-z]+)":/g, (_, first: string, letter: string, rest: string) => {
            return `${first}${letter.toUpperCase()}${rest}:`;
          });
        return {
          code: `import { drawIcon } from ${drawIcon};\nexport default /*#__PURE__*/ drawIcon(${lean});\n`,
          map: null,
        };
      },
    },
  };
}
