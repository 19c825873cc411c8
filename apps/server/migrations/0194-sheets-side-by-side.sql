-- A firm that has moved in compares its sheet with what stands here, each evening for a while. `counts` is what is shown of a day,
-- `packed` the rows that differ.
create table sheet_comparison (
  id uuid primary key,
  day date not null,
  file_name text not null,
  content_hash bytea not null,
  compared_at timestamptz not null,
  compared_by uuid not null references user_account (id),
  counts jsonb not null,
  packed bytea not null
);
create index sheet_comparison_at on sheet_comparison (compared_at);

-- What the sheet is said to be wrong about: the next one is not compared in it.
create table sheet_difference_aside (
  thing text not null check (thing in ('parcel', 'customer')),
  code text not null check (code <> ''),
  difference text not null check (difference in ('onlyInSheet', 'onlyHere', 'status', 'owner', 'weight', 'debt')),
  note text not null check (note <> ''),
  said_by uuid not null references user_account (id),
  said_at timestamptz not null,
  primary key (thing, code, difference)
);
