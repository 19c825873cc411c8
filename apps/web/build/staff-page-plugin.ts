import type { Plugin } from 'vite';
import { getChunkOf, styleSheetsOf, withStaticImports } from './chunks.ts';
import { failAbove, sizeKb } from './page-weight.ts';
import { hashOf } from './policy-hash.ts';

/** Limits of the staff console's first load in KB, brotli. */
const limits = { scriptsKb: 190, stylesKb: 14 };

/**
 * Runs before the first frame: a person who chose the dark console must not be blinded at every start. The choice stands in
 * a cookie of this page alone, since ending a session clears local storage.
 */
const themeScript = `(function(m){m=/(?:^|; )staff_theme=(light|dark)/.exec(document.cookie);
if(m)document.documentElement.dataset.theme=m[1]})()`;

/** The page of the staff console: its theme before the first frame, the hash for its policy, and its budget. */
export function staffPagePlugin(): Plugin {
  return {
    name: 'rohi-staff-page',
    transformIndexHtml: {
      order: 'post',
      handler: () => [{ tag: 'script', children: themeScript, injectTo: 'head-prepend' }],
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
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
          source: `${JSON.stringify({ scripts: [hashOf(themeScript)], styles: [] }, null, 2)}\n`,
        });
      },
    },
  };
}
