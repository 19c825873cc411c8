import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../../test/test-app.ts';
import { inTransaction, openDatabase, type Db, type Tx } from '../../platform/database.ts';
import { recordAudit, verifyAudit, type AuditEntry } from './audit.service.ts';

const at = new Date('2026-11-20T09:00:00.123Z');

async function openRecord(connections = 4): Promise<Db> {
  const { db, close } = openDatabase(await createTestDatabase(), { connections });
  onTestFinished(close);
  return db;
}

function entry(id: string): AuditEntry {
  return {
    at,
    actor: {
      userId: '00000000-0000-4000-8000-000000000007',
      name: 'Мадина',
      loginId: 'l-1',
      address: '10.1.2.3',
      userAgent: 'Firefox',
    },
    action: 'role:grant',
    subject: { type: 'account', id },
    details: { role: 'clerk', unit: 'Душанбе' },
  };
}

async function recordRows(db: Db, count: number): Promise<void> {
  for (let id = 1; id <= count; id += 1) {
    await inTransaction(db, (tx) => recordAudit(tx, entry(String(id))));
  }
}

/** What somebody with all rights on the database may do: triggers do not run for them. */
async function tamper(db: Db, work: (tx: Tx) => Promise<unknown>): Promise<void> {
  await inTransaction(db, async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await work(tx);
  });
}

const listRows = (db: Db) => db.selectFrom('audit_event').selectAll().orderBy('seq').execute();

describe('the record', () => {
  test('records who did what to which thing, from where and when', async () => {
    const db = await openRecord();
    await recordRows(db, 1);
    const [row] = await listRows(db);
    expect(row).toMatchObject({
      seq: '1',
      at,
      actor_user_id: '00000000-0000-4000-8000-000000000007',
      actor_name: 'Мадина',
      login_id: 'l-1',
      address: '10.1.2.3',
      user_agent: 'Firefox',
      action: 'role:grant',
      subject_type: 'account',
      subject_id: '1',
      details: { role: 'clerk', unit: 'Душанбе' },
    });
    expect(await verifyAudit(db)).toMatchObject({ rowsChecked: 1, broken: undefined, drafts: 0 });
  });

  test('of a transaction that is taken back leaves nothing, and leaves no gap', async () => {
    const db = await openRecord();
    await recordRows(db, 1);
    const thrown = inTransaction(db, async (tx) => {
      await recordAudit(tx, entry('lost'));
      throw new Error('changed my mind');
    });
    await expect(thrown).rejects.toThrow('changed my mind');
    await recordRows(db, 1);
    expect((await listRows(db)).map(({ seq }) => seq)).toEqual(['1', '2']);
    expect(await verifyAudit(db)).toMatchObject({ rowsChecked: 2, broken: undefined });
  });

  test('takes several entries of one transaction in their order', async () => {
    const db = await openRecord();
    await inTransaction(db, async (tx) => {
      for (const id of ['a', 'b', 'c']) await recordAudit(tx, entry(id));
    });
    expect((await listRows(db)).map((row) => row.subject_id)).toEqual(['a', 'b', 'c']);
    expect(await verifyAudit(db)).toMatchObject({ rowsChecked: 3, broken: undefined });
  });

  test('refuses a detail that its action may not carry, before anything is written', async () => {
    const db = await openRecord();
    const secret = { ...entry('1'), details: { password: 'secret-password' } } as unknown as AuditEntry;
    await expect(inTransaction(db, (tx) => recordAudit(tx, secret))).rejects.toThrow(
      'role:grant carries no detail named password',
    );
    const nested = { ...entry('1'), details: { role: { deep: 1 } } } as unknown as AuditEntry;
    await expect(inTransaction(db, (tx) => recordAudit(tx, nested))).rejects.toThrow('of a wrong kind');
    expect(await listRows(db)).toEqual([]);
  });

  test('stores hostile names so that the chain still holds', async () => {
    const db = await openRecord();
    const names = ['\0a', `b\ud800`, '👍'.repeat(300), `'; drop table parcel --`, '\u202eevil'];
    for (const name of names) {
      await inTransaction(db, (tx) =>
        recordAudit(tx, { ...entry('1'), actor: { userId: null, name, userAgent: `${'x'.repeat(199)}👍` } }),
      );
    }
    expect(await verifyAudit(db)).toMatchObject({ rowsChecked: names.length, broken: undefined });
  });

  test('the audit record cannot be changed, deleted or emptied by the ordinary way', async () => {
    const db = await openRecord();
    await recordRows(db, 2);
    const refused = 'audit_event is append-only';
    await expect(sql`update audit_event set actor_name = 'x' where seq = 1`.execute(db)).rejects.toThrow(
      refused,
    );
    await expect(sql`delete from audit_event where seq = 1`.execute(db)).rejects.toThrow(refused);
    await expect(sql`truncate audit_event`.execute(db)).rejects.toThrow(refused);
    await expect(sql`delete from audit_head`.execute(db)).rejects.toThrow('audit_head is append-only');
    expect(await verifyAudit(db)).toMatchObject({ rowsChecked: 2, broken: undefined });
  });
});

describe('the check', () => {
  const changes: Record<string, ReturnType<typeof sql>> = {
    'its time by a microsecond': sql`update audit_event set at = at + interval '1 microsecond' where seq = 3`,
    'its actor': sql`update audit_event set actor_name = 'Фаррух' where seq = 3`,
    'its actor to nobody': sql`update audit_event set actor_user_id = null where seq = 3`,
    'its address': sql`update audit_event set address = '' where seq = 3`,
    'a detail': sql`update audit_event set details = details || '{"role":"admin"}' where seq = 3`,
    'a detail away': sql`update audit_event set details = details - 'unit' where seq = 3`,
  };
  test.each(Object.entries(changes))('names a row that had %s changed', async (_what, change) => {
    const db = await openRecord();
    await recordRows(db, 5);
    await tamper(db, (tx) => change.execute(tx));
    expect(await verifyAudit(db)).toMatchObject({ rowsChecked: 2, broken: { seq: 3, fault: 'altered' } });
  });

  test('names a row that was changed together with its own hashes', async () => {
    const db = await openRecord();
    await recordRows(db, 5);
    const [first] = await listRows(db);
    // The content and content hash of another honest row: only the chain can show it.
    await tamper(db, (tx) =>
      sql`update audit_event set subject_id = '1', content_hash = ${first?.content_hash} where seq = 3`.execute(
        tx,
      ),
    );
    expect(await verifyAudit(db)).toMatchObject({ broken: { seq: 3, fault: 'unlinked' } });
  });

  test('names a row that was removed from the middle, also when later rows are numbered anew', async () => {
    const db = await openRecord();
    await recordRows(db, 5);
    await tamper(db, (tx) => sql`delete from audit_event where seq = 3`.execute(tx));
    expect(await verifyAudit(db)).toMatchObject({ broken: { seq: 3, fault: 'missing' } });
    await tamper(db, async (tx) => {
      await sql`update audit_event set seq = 3 where seq = 4`.execute(tx);
      await sql`update audit_event set seq = 4 where seq = 5`.execute(tx);
    });
    expect(await verifyAudit(db)).toMatchObject({ broken: { seq: 3, fault: 'unlinked' } });
  });

  test('names the first of two rows that changed places', async () => {
    const db = await openRecord();
    await recordRows(db, 5);
    await tamper(db, async (tx) => {
      await sql`update audit_event set seq = 99 where seq = 2`.execute(tx);
      await sql`update audit_event set seq = 2 where seq = 4`.execute(tx);
      await sql`update audit_event set seq = 4 where seq = 99`.execute(tx);
    });
    expect(await verifyAudit(db)).toMatchObject({ rowsChecked: 1, broken: { seq: 2, fault: 'unlinked' } });
  });

  test('finds a tail that was cut, a row added behind the head and one that was never chained', async () => {
    const db = await openRecord();
    await recordRows(db, 5);
    const copy = sql`insert into audit_event select 6, at, actor_user_id, actor_name, login_id, address, user_agent, action,
      subject_type, subject_id, details, content_hash, prev_hash, hash from audit_event where seq = 5`;
    await tamper(db, (tx) => copy.execute(tx));
    expect(await verifyAudit(db)).toMatchObject({ broken: { seq: 6, fault: 'beyondHead' } });
    await tamper(db, (tx) => sql`delete from audit_event where seq >= 4`.execute(tx));
    expect(await verifyAudit(db)).toMatchObject({ rowsChecked: 3, broken: { seq: 4, fault: 'missing' } });
    await tamper(db, (tx) => recordAudit(tx, entry('past the trigger')));
    expect(await verifyAudit(db)).toMatchObject({ drafts: 1 });
  });

  test('finds a chain that was cut and given a new head, when an earlier checkpoint is at hand', async () => {
    const db = await openRecord();
    await recordRows(db, 5);
    const { head: checkpoint } = await verifyAudit(db);
    await tamper(db, async (tx) => {
      await sql`delete from audit_event where seq >= 4`.execute(tx);
      await sql`update audit_head set seq = 3, hash = (select hash from audit_event where seq = 3)`.execute(
        tx,
      );
    });
    await recordRows(db, 4);
    expect(await verifyAudit(db)).toMatchObject({ broken: undefined });
    expect(await verifyAudit(db, { checkpoint })).toMatchObject({
      broken: { seq: 5, fault: 'checkpointDiffers' },
    });
  });

  test('may begin at a later row and then believes what stands before it', async () => {
    const db = await openRecord();
    await recordRows(db, 5);
    await tamper(db, (tx) => sql`update audit_event set actor_name = 'x' where seq = 2`.execute(tx));
    expect(await verifyAudit(db, { fromSeq: 3 })).toMatchObject({ rowsChecked: 3, broken: undefined });
    expect(await verifyAudit(db, { fromSeq: 2 })).toMatchObject({ broken: { seq: 2, fault: 'altered' } });
    expect(await verifyAudit(db, { fromSeq: 9 })).toMatchObject({ broken: { seq: 8, fault: 'missing' } });
  });
});

test('20 writers at once leave a whole chain, though each records in the middle of its transaction', async () => {
  const db = await openRecord(20);
  await db.schema.createTable('counted').addColumn('id', 'integer').addColumn('n', 'integer').execute();
  await sql`insert into counted select g, 0 from generate_series(1, 4) g`.execute(db);
  const write = async (writer: number) => {
    for (let round = 0; round < 10; round += 1) {
      const taken = inTransaction(db, async (tx) => {
        await recordAudit(tx, entry(`${writer}-${round}`));
        // Rows that others record over as well: a chain lock held here would end in deadlocks.
        for (const id of [1 + (writer % 4), 1 + ((writer + round) % 4)].toSorted((a, b) => a - b))
          await sql`update counted set n = n + 1 where id = ${id}`.execute(tx);
        await recordAudit(tx, entry(`${writer}-${round} done`));
        if (round === 5) throw new Error('taken back');
      });
      await taken.catch((error: Error) => expect(error.message).toBe('taken back'));
    }
  };
  await Promise.all(Array.from({ length: 20 }, (_, writer) => write(writer)));
  expect(await verifyAudit(db)).toMatchObject({ rowsChecked: 20 * 9 * 2, broken: undefined, drafts: 0 });
});
