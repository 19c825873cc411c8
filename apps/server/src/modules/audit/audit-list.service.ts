// The record as staff search it. Reading changes nothing; taking it away as a file is itself recorded.
import type { StaffAuditEntry } from '@rohi/contract/audit/audit-list.contract';
import type { AuditGroup } from '@rohi/contract/audit/words/audit-words';
import type { Context } from '../../context.ts';
import { inTransaction, type Db } from '../../platform/database.ts';
import { momentsOfDays } from '../../platform/day-range.ts';
import type { PageAsked } from '../../platform/list-page.ts';
import { actionsOfGroup } from './audit-groups.ts';
import { findEntry, pageOfEntries, type FoundEntry } from './audit-list.store.ts';
import { recordAudit, type AuditActor } from './audit.service.ts';
import { readChanges } from './row-changes.ts';

type Asked = PageAsked & {
  search?: string | undefined;
  thing?: string | undefined;
  group?: AuditGroup | undefined;
  person?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

/** Entries by words (who, with what), person, kind of action, thing and days of Dushanbe, newest first. */
export async function findAuditEntries(
  db: Db,
  { from, to, group, ...filter }: Asked,
): Promise<{ total: number; list: StaffAuditEntry[] }> {
  const { total, rows } = await pageOfEntries(db, {
    ...filter,
    actions: group === undefined ? undefined : actionsOfGroup(group),
    ...momentsOfDays({ from, to }),
  });
  return { total, list: rows.map(describe) };
}

export async function getAuditEntry(db: Db, seq: number): Promise<StaffAuditEntry | undefined> {
  const row = await findEntry(db, seq);
  return row && describe(row);
}

function describe({ seq, at, actorName, action, details, ...row }: FoundEntry): StaffAuditEntry {
  return {
    ...row,
    id: seq,
    version: 0,
    at: at.toISOString(),
    actor: actorName,
    action,
    changes: readChanges(details),
  };
}

/** Records that somebody took the record away as a file. */
export async function recordAuditFile(
  context: Pick<Context, 'db' | 'clock'>,
  actor: AuditActor,
  rows: number,
): Promise<void> {
  await inTransaction(context.db, (tx) =>
    recordAudit(tx, {
      at: context.clock.now(),
      actor,
      action: 'audit:export',
      subject: { type: 'audit', id: 'file' },
      details: { rows },
    }),
  );
}
