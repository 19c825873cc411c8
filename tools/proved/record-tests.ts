// A set-up file of vitest. Where PROOF_NOTES names a folder, it notes there what the test files of its worker read.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect } from 'vitest';
import type { Read, Reads } from './reads.ts';

/**
 * `reads`: those of the whole worker so far, by reader. `unowned`: those by none of our sources, since the file before.
 */
export type TestNotes = { file: string; reads: Record<string, Read[]>; unowned: Read[] };

// A set-up file is run again before each test file of a worker; what watches stays.
const shared = globalThis as { watchedReads?: Reads; notesOfWorker?: number };

const { PROOF_NOTES: folder, PROOF_ROOT: root } = process.env;
if (folder !== undefined && root !== undefined) {
  const { watchReads } = await import('./reads.ts');
  const reads = (shared.watchedReads ??= watchReads(root));
  afterAll(() => {
    const count = (shared.notesOfWorker = (shared.notesOfWorker ?? 0) + 1);
    const unowned = [...(reads.get('') ?? [])];
    reads.delete('');
    const notes: TestNotes = {
      file: expect.getState().testPath ?? '',
      reads: Object.fromEntries([...reads].map(([reader, inputs]) => [reader, [...inputs]])),
      unowned,
    };
    writeFileSync(join(folder, `${process.pid}-${count}.json`), JSON.stringify(notes));
  });
}
