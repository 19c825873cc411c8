import type { Rolldown } from 'vite';
import type { Bundle } from './chunks.ts';
import { brotli } from './precompress-plugin.ts';

/** What is weighed against its limit: KB of 1000 bytes, brotli. */
export type Weight = { what: string; kb: number; limitKb: number };

/** KB of these files, brotli; fonts as they are. */
export function sizeKb(bundle: Bundle, names: Iterable<string>): number {
  let bytes = 0;
  for (const name of names) {
    const output = bundle[name];
    if (!output) continue;
    const content = Buffer.from(output.type === 'chunk' ? output.code : output.source);
    bytes += name.endsWith('.woff2') ? content.length : brotli(content).length;
  }
  return bytes / 1000;
}

/** Prints the weights as a table and fails the build above a limit. */
export function failAbove(build: Rolldown.PluginContext, weights: readonly Weight[]): void {
  const width = Math.max(...weights.map(({ what }) => what.length));
  const table = weights.map(
    ({ what, kb, limitKb }) => `${what.padEnd(width)} ${kb.toFixed(1).padStart(6)} of ${limitKb} KB`,
  );
  build.info(`budget\n${table.join('\n')}`);
  const heavy = weights.filter(({ kb, limitKb }) => kb > limitKb);
  if (heavy.length > 0) build.error(`Over the budget: ${heavy.map(({ what }) => what).join(', ')}`);
}
