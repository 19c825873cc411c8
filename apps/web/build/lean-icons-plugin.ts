import { join } from 'node:path';
import type { Plugin } from 'vite';

const iconModule = /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][^\\/]+\.mjs$/;
const drawIcon = JSON.stringify(join(import.meta.dirname, 'draw-icon.ts'));

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
