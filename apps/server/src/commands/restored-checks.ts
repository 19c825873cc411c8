import type { Context } from '../context.ts';
import { verifyAudit, type AuditReport } from '../modules/audit/audit.service.ts';
import { checkLedger } from '../modules/billing/ledger/check-ledger.service.ts';
import type { BackupRecord } from '../platform/backup/backup-record.ts';
import { checkCluster } from '../platform/backup/check-cluster.ts';
import { checkDerived } from './check-derived.ts';

type Finding = { lines: string[]; isRight: boolean };
type RestoredCheck = { name: string; check: (context: Context, record: BackupRecord) => Promise<Finding> };

/**
 * What a restored database is held against before it is handed over. A room that keeps books of its own adds its check
 * here.
 */
const checks: readonly RestoredCheck[] = [
  { name: 'tables and indexes', check: checkPages },
  { name: 'audit record', check: checkAudit },
  { name: 'what is derived', check: (context) => checkDerived(context) },
  { name: 'ledger', check: checkBooks },
];

const mostNamed = 20;

/** Runs every check and says what each came to. */
export async function checkRestored(
  context: Context,
  record: BackupRecord,
  say: (line: string) => void,
): Promise<boolean> {
  let isRight = true;
  for (const { name, check } of checks) {
    const startedAt = performance.now();
    const finding = await check(context, record);
    const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
    say(`${name}: ${finding.lines.join('; ')} (${seconds} s)`);
    isRight &&= finding.isRight;
  }
  return isRight;
}

async function checkPages({ db }: Context): Promise<Finding> {
  const { tables, indexes, findings } = await checkCluster(db);
  if (findings.length > 0) return { lines: findings, isRight: false };
  return { lines: [`${tables} tables and ${indexes} indexes are whole`], isRight: true };
}

/** The chain must hold the head that it had when the backup began. */
async function checkAudit({ db }: Context, { auditHead }: BackupRecord): Promise<Finding> {
  const checkpoint =
    auditHead.seq === 0 ? undefined : { seq: auditHead.seq, hash: Buffer.from(auditHead.hash, 'hex') };
  const report = await verifyAudit(db, { checkpoint });
  return { lines: [sayAudit(report)], isRight: report.broken === undefined && report.drafts === 0 };
}

function sayAudit({ broken, drafts, rowsChecked }: AuditReport): string {
  if (broken !== undefined) return `broken at row ${broken.seq} (${broken.fault})`;
  return drafts > 0 ? `${drafts} rows past the chain` : `${rowsChecked} rows agree`;
}

async function checkBooks(context: Context): Promise<Finding> {
  const { postings, accounts, wrong } = await checkLedger(context);
  if (wrong.length > 0) return { lines: wrong.slice(0, mostNamed), isRight: false };
  return { lines: [`${postings} postings on ${accounts} accounts agree`], isRight: true };
}
