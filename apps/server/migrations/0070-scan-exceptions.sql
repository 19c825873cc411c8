-- Scans that came when their box was not before the clerk any more, and were not taken: somebody has to look for it.
create table scan_exception (
  id uuid primary key,
  device_id uuid not null,
  scan_id uuid not null,
  unit_id integer not null references place (id),
  code text not null check (length(code) <= 200),
  -- Whether `code` is one in its normal form; else it is what was read.
  is_code boolean not null,
  action text not null check (action in ('RECEIVE', 'PUT_AWAY')),
  say text not null check (say <> ''),
  -- Weight, sides, customer code and cell, as the scan says them.
  facts jsonb not null,
  scanned_at timestamptz not null,
  scanned_by text not null check (scanned_by <> ''),
  came_at timestamptz not null,
  settled text check (settled in ('TAKEN', 'SCANNED_SINCE', 'LAID_ASIDE')),
  settled_at timestamptz,
  settled_by text check (settled_by <> ''),
  note text check (note <> '' and length(note) <= 500),
  unique (device_id, scan_id),
  check ((settled is null) = (settled_at is null) and (settled is null) = (settled_by is null))
);
create index scan_exception_open on scan_exception (unit_id, came_at) where settled is null;
create index scan_exception_open_code on scan_exception (code) where settled is null;
