import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bootPlugin } from './build/boot-plugin.ts';
import { budgetPlugin } from './build/budget-plugin.ts';
import { contentPlugin } from './build/content/content-plugin.ts';
import { factsPlugin } from './build/facts-plugin.ts';
import { kitPlugin } from './build/kit-plugin.ts';
import { directIconsPlugin, leanIconsPlugin } from './build/lean-icons-plugin.ts';
import { leanPreloadPlugin } from './build/lean-preload-plugin.ts';
import { minifyPlugin } from './build/minify-plugin.ts';
import { nameOfArea, nameOfCardTexts, nameOfShared } from './build/shared-chunk.ts';
import { precompressPlugin } from './build/precompress-plugin.ts';
import { hashCharacters, shortClassName } from './build/short-class-names.ts';

// Limits of a page's first load in KB, by the name of its module.
const publicPage = { scriptsKb: 72, stylesKb: 6 };
const cabinetPage = { scriptsKb: 84, stylesKb: 8 };
const pageLimits = {
  home: publicPage,
  'parcel-tracking': publicPage,
  'freight-quotation': { ...publicPage, scriptsKb: 73 },
  tariffs: publicPage,
  accounts: cabinetPage,
  profile: cabinetPage,
  cabinet: cabinetPage,
  balance: cabinetPage,
  'order-management': cabinetPage,
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    contentPlugin(),
    kitPlugin(),
    factsPlugin(),
    directIconsPlugin(),
    leanIconsPlugin(),
    leanPreloadPlugin(),
    minifyPlugin(),
    bootPlugin(),
    budgetPlugin(pageLimits),
    precompressPlugin(),
  ],
  css: { modules: { generateScopedName: shortClassName } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    sourcemap: false,
    // Scripts of the first page are asked for by the boot script; of a later one only the style must be there before
    // it.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_url, files) => files.filter((file) => file.endsWith('.css')),
    },
    // Fonts stay files of their own, loaded by unicode-range; the logo mark stays a file for the favicon.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // The document names some 200 files: each sign that a name does not need stands 200 times in the first frame.
        // Pictures, fonts and styles have the usual eight: the address of a picture is put into the document before its
        // name is shortened. Seven signs are the fewest that the bundler takes; those of 36 letters and digits weigh
        // less than those of 64, and one in 78 billion is the same.
        hashCharacters,
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        // React changes far less often than we do: its chunk survives our releases in the visitor's cache.
        // What the entry and the two pages of most first visits share comes in one piece, not in ten of 200 bytes.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 2 },
            {
              name: nameOfShared,
              test: /lucide-react|[\\/]src[\\/].*\.tsx?$/,
              minShareCount: 2,
              priority: 1,
            },
            { name: nameOfCardTexts, priority: 1 },
            {
              name: nameOfArea,
              test: /lucide-react|[\\/]src[\\/].*\.(?:tsx?|css)$/,
              minShareCount: 2,
              priority: 0,
              // What these import and others need too stays where it is.
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
});
