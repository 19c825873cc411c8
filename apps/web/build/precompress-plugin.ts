import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Notes for the server, and the pages that it fills in first. */
const notServedAsTheyLie = /^(?:\.vite|site)[\\/]|^csp-hashes(?:-staff)?\.json$|^(?:index|staff)\.html$/;
const compressible = /\.(?:js|css|html|svg|json|webmanifest)$/;

export function brotli(content: Buffer): Buffer {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
}

/**
 * Writes `.br` and `.gz` beside every text file with a path from the folder that `only` matches, so that the server
 * never compresses an asset itself.
 */
export function precompressPlugin(only: RegExp = /^/): Plugin {
  return {
    name: 'rohi-precompress',
    apply: 'build',
    writeBundle({ dir }) {
      if (dir === undefined) return;
      for (const file of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
        if (!compressible.test(file) || !only.test(file) || notServedAsTheyLie.test(file)) continue;
        const path = join(dir, file);
        const content = readFileSync(path);
        writeFileSync(`${path}.br`, brotli(content));
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}
