-- What became of each backup, and of each try to restore one. The backup itself lies elsewhere; the row is of the database that it was made of.
create table backup_run (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('BACKUP', 'RESTORE_TRY')),
  started_at timestamptz not null,
  ended_at timestamptz not null check (ended_at >= started_at),
  -- Null: it is good.
  fault text check (fault in ('noRoom', 'notWritable', 'damaged', 'foreign', 'archive', 'failed')),
  -- The name of the backup; null when there is none.
  backup text check (backup <> ''),
  bytes bigint check (bytes >= 0)
);
create index backup_run_kind on backup_run (kind, ended_at desc);
