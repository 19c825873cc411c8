import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { isOfKit, isOfStations, nameOfFirst, nameOfTexts } from './build/console-chunks.ts';
import { factsPlugin } from './build/facts-plugin.ts';
import { kitPlugin } from './build/kit-plugin.ts';
import { leanIconsPlugin } from './build/lean-icons-plugin.ts';
import { leanPreloadPlugin } from './build/lean-preload-plugin.ts';
import { minifyPlugin } from './build/minify-plugin.ts';
import { oneLanguagePlugin } from './build/one-language-plugin.ts';
import { precompressPlugin } from './build/precompress-plugin.ts';
import { shortClassName } from './build/short-class-names.ts';
import { staffPagePlugin } from './build/staff-page-plugin.ts';
import { staffWorkerPlugin } from './build/staff-worker-plugin.ts';
import { trustedAriaPlugin } from './build/trusted-aria-plugin.ts';

/**
 * The staff console is a build of its own into the same folder: with one build for both, what they share would be cut
 * into other pieces, and the visitor's first page would pay for a screen that they never see.
 */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [
    react(),
    factsPlugin(),
    kitPlugin(),
    // What React Aria says comes with the texts of the console: see staff-main.tsx.
    optimizeLocales.vite({ locales: ['en-US'] }),
    trustedAriaPlugin(),
    leanIconsPlugin(),
    leanPreloadPlugin({ isStaff: true }),
    oneLanguagePlugin(),
    minifyPlugin(),
    staffPagePlugin(),
    staffWorkerPlugin(),
    precompressPlugin(/^staff\.html$|^staff-sw\.js$|^assets[\\/]staff[\\/]/),
  ],
  css: { modules: { generateScopedName: shortClassName } },
  build: {
    outDir: 'dist',
    // The site was built before.
    emptyOutDir: false,
    assetsDir: 'assets/staff',
    sourcemap: false,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      input: 'staff.html',
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 5 },
            // Only the screens that draw load it.
            { name: 'charts', test: /node_modules[\\/](?:d3-[a-z-]+|internmap)[\\/]/, priority: 5 },
            // What every screen is made of comes in one piece, not in fifty.
            {
              name: 'parts',
              test: /[\\/]node_modules[\\/]|[\\/]src[\\/]shared[\\/]/,
              minShareCount: 2,
              priority: 4,
            },
            // Each of the other groups is of modules that the groups before have left.
            { name: nameOfFirst, priority: 3 },
            { name: nameOfTexts, priority: 2 },
            { name: 'kit', test: isOfKit, minShareCount: 3, priority: 1 },
            { name: 'station-parts', test: isOfStations, minShareCount: 3, priority: 0 },
          ],
        },
      },
    },
  },
});
