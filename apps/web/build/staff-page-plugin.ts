import type { Plugin } from 'vite';
import { getChunkOf, styleSheetsOf, withStaticImports } from './chunks.ts';
import { inlineScript } from './inline-script.ts';
import { failAbove, sizeKb } from './page-weight.ts';
import { hashOf } from './policy-hash.ts';

/** Limits of the staff console's first load in KB, brotli. */
const limits = { scriptsKb: 190, stylesKb: 14 };

const themeScript = inlineScript('staff-theme-script.ts', 'runStaffThemeScript()');

/** The page of the staff console: its theme before the first frame, the hash for its policy, and its budget. */
export function staffPagePlugin(): Plugin {
  return {
    name: 'rohi-staff-page',
    transformIndexHtml: {
      order: 'post',
      // The server of development has the pages of visitors beside it.
      handler: async (_html, { path }) =>
        path === '/staff.html'
          ? [{ tag: 'script', children: await themeScript, injectTo: 'head-prepend' }]
          : [],
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const scripts = withStaticImports(bundle, getChunkOf(bundle, 'staff.html'));
        failAbove(this, [
          { what: 'staff: JS first load', kb: sizeKb(bundle, scripts), limitKb: limits.scriptsKb },
          {
            what: 'staff: CSS',
            kb: sizeKb(bundle, styleSheetsOf(bundle, scripts)),
            limitKb: limits.stylesKb,
          },
        ]);
        this.emitFile({
          type: 'asset',
          fileName: 'csp-hashes-staff.json',
          source: `${JSON.stringify({ scripts: [hashOf(await themeScript)], styles: [] }, null, 2)}\n`,
        });
      },
    },
  };
}
