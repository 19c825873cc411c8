-- What the checks of the night have found; differences null: the check did not come to its end.
create table check_run (
  id bigint generated always as identity primary key,
  name text not null check (name in ('AUDIT', 'LEDGER', 'DERIVED')),
  started_at timestamptz not null,
  ended_at timestamptz not null,
  differences integer check (differences >= 0)
);
create index check_run_name on check_run (name, id desc);

-- When they were begun last: of several processes one begins them.
create table check_night (
  only_row boolean primary key default true check (only_row),
  begun_at timestamptz
);
insert into check_night default values;
