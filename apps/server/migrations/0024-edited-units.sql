-- Houses of units are edited in a list.
alter table operation_unit
  add column version integer not null default 1 check (version > 0),
  add column updated_at timestamptz,
  add column updated_by text;
