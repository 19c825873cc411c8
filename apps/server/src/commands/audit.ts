import { parseArgs } from 'node:util';
import { verifyAudit, type AuditReport } from '../modules/audit/audit.service.ts';
import { runCommand } from './command-context.ts';

// npm run audit -- verify [--from SEQ] [--checkpoint SEQ:HASH]: recomputes the chain of the audit record.
const faults: Record<NonNullable<AuditReport['broken']>['fault'], string> = {
  altered: 'its content was altered',
  missing: 'it is missing',
  unlinked: 'it does not follow the row before it (inserted, moved or written anew)',
  beyondHead: 'it was added behind the head',
  headDiffers: 'the head says another hash',
  checkpointDiffers: 'its hash is not that of the checkpoint, the record was written anew',
};

type Wanted = { fromSeq: number; checkpoint: { seq: number; hash: Buffer } | undefined };

function readArguments(): Wanted | undefined {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { from: { type: 'string', default: '1' }, checkpoint: { type: 'string' } },
    });
    const checkpoint = /^([1-9]\d{0,14}):([0-9a-f]{64})$/.exec(values.checkpoint ?? '');
    const isRead = values.checkpoint === undefined || checkpoint !== null;
    if (positionals.join(' ') !== 'verify' || !/^[1-9]\d{0,14}$/.test(values.from) || !isRead)
      return undefined;
    const [, seq, hash] = checkpoint ?? [];
    return {
      fromSeq: Number(values.from),
      checkpoint: seq === undefined ? undefined : { seq: Number(seq), hash: Buffer.from(hash ?? '', 'hex') },
    };
  } catch {
    return undefined;
  }
}

const out = (line: string) => process.stdout.write(`${line}\n`);

function printReport({ rowsChecked, head, broken, drafts }: AuditReport): number {
  if (drafts > 0) out(`${drafts} rows were written past the chain: they stand in audit_draft.`);
  if (broken !== undefined) {
    out(
      `The audit record is broken at row ${broken.seq}: ${faults[broken.fault]}. Rows checked before: ${rowsChecked}.`,
    );
  }
  if (drafts > 0 || broken !== undefined) return 1;
  out(`${rowsChecked} rows agree. Checkpoint: ${head.seq}:${head.hash.toString('hex')}`);
  return 0;
}

const wanted = readArguments();
if (wanted === undefined) {
  process.stderr.write('Usage: npm run audit -- verify [--from SEQ] [--checkpoint SEQ:HASH]\n');
  process.exitCode = 2;
} else {
  const onProgress = (rows: number) => {
    if (rows > 0 && rows % 100_000 === 0) out(`${rows} rows`);
  };
  process.exitCode = await runCommand(async ({ db }) =>
    printReport(await verifyAudit(db, { ...wanted, onProgress })),
  );
}
