-- A firm comes over from its own sheets. One move-in is open at a time; its files are files of the office beside that, with what each row made.
create table move_in (
  id uuid primary key,
  version integer not null default 1,
  state text not null check (state in ('OPEN', 'CLOSED')),
  choices jsonb not null,
  opened_by uuid not null references user_account (id),
  opened_at timestamptz not null,
  closed_by uuid references user_account (id),
  closed_at timestamptz,
  check ((state = 'CLOSED') = (closed_at is not null)),
  check ((closed_at is null) = (closed_by is null))
);
create unique index move_in_open on move_in (state) where state = 'OPEN';

create table move_in_file (
  import_id uuid primary key references office_import (id),
  move_in_id uuid not null references move_in (id),
  -- Null until it is known what its rows are.
  kind text check (kind in ('customers', 'parcels', 'balances')),
  is_text boolean not null,
  -- What was answered to its questions.
  answers jsonb not null default '[]',
  -- Rows by what becomes of them, and sums by side and currency; null until they are known.
  counts jsonb,
  sums jsonb,
  state text not null default 'OPEN' check (state in ('OPEN', 'TAKING_BACK', 'TAKEN_BACK')),
  taken_back_at timestamptz,
  taken_back_by uuid references user_account (id),
  check ((taken_back_at is null) = (taken_back_by is null))
);
create index move_in_file_of on move_in_file (move_in_id);

-- What each row has made or changed. `row` as the spreadsheet counts, `part` where one row holds several.
create table move_in_thing (
  import_id uuid not null references move_in_file (import_id),
  sheet integer not null,
  row integer not null,
  part integer not null,
  what text not null,
  key text not null,
  primary key (import_id, what, key)
);
create index move_in_thing_key on move_in_thing (what, key);

insert into authority (code) values ('move-in:run');
insert into role_authority (role, authority)
select code, 'move-in:run' from role where code in ('manager', 'admin');
