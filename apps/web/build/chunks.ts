import type { Rolldown } from 'vite';

export type Bundle = Rolldown.OutputBundle;
export type Chunk = Rolldown.OutputChunk;

/** The scripts of the build. */
export function allChunks(bundle: Bundle): Chunk[] {
  return Object.values(bundle).filter((output) => output.type === 'chunk');
}

/**
 * The chunk that a source file (its path from apps/web, or that of a package) is the entry of, or lies in where it is
 * the entry of none.
 */
export function findChunkOf(bundle: Bundle, sourceFile: string): Chunk | undefined {
  const isIt = (id: string | null) => id?.endsWith(`/${sourceFile}`) === true;
  const chunks = allChunks(bundle);
  return (
    chunks.find(({ facadeModuleId }) => isIt(facadeModuleId)) ??
    chunks.find(({ moduleIds }) => moduleIds.some(isIt))
  );
}

export function getChunkOf(bundle: Bundle, sourceFile: string): Chunk {
  const chunk = findChunkOf(bundle, sourceFile);
  if (!chunk) throw new Error(`No chunk begins with ${sourceFile}`);
  return chunk;
}

/** File names of a chunk and of all that it imports statically. */
export function withStaticImports(bundle: Bundle, chunk: Chunk): Set<string> {
  const names = new Set<string>();
  const visit = (name: string) => {
    const output = bundle[name];
    if (names.has(name) || output?.type !== 'chunk') return;
    names.add(name);
    for (const imported of output.imports) visit(imported);
  };
  visit(chunk.fileName);
  return names;
}

/** Style sheets of the chunks named. */
export function styleSheetsOf(bundle: Bundle, chunkNames: Iterable<string>): Set<string> {
  const sheets = new Set<string>();
  for (const name of chunkNames) {
    const output = bundle[name];
    if (output?.type !== 'chunk') continue;
    for (const sheet of output.viteMetadata?.importedCss ?? []) sheets.add(sheet);
  }
  return sheets;
}

/** Text of an asset as it will be written. */
export function readAsset(bundle: Bundle, name: string): string {
  const output = bundle[name];
  if (output?.type !== 'asset') throw new Error(`No asset ${name}`);
  return typeof output.source === 'string' ? output.source : new TextDecoder().decode(output.source);
}
