-- Files of parcels, events and lorry positions that staff import in the console.
create table office_import (
  -- Made by the client.
  id uuid primary key,
  version integer not null default 1,
  state text not null check (
    state in ('COLUMNS', 'CHECKING', 'CHECKED', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED')
  ),
  file_name text not null check (length(file_name) <= 200),
  byte_length integer not null check (byte_length > 0),
  content_hash bytea not null,
  uploaded_by uuid not null references user_account (id),
  uploaded_at timestamptz not null,
  -- The tables as they were read, packed; null once they are forgotten.
  content bytea,
  -- What the tables are about.
  kinds text[] not null,
  -- What somebody said of the columns; null while their headers say it.
  given_columns jsonb,
  confirmed_by uuid references user_account (id),
  confirmed_at timestamptz,
  ended_at timestamptz,
  rows integer not null check (rows >= 0),
  -- Of the check or the import under way.
  rows_done integer not null default 0,
  rows_in_all integer not null default 0,
  -- What became of it, or would become.
  added integer,
  changed integer,
  known integer,
  rejected integer,
  -- The same row by row, packed; null until it is known and once it is forgotten.
  report bytea,
  check ((confirmed_at is null) = (confirmed_by is null))
);

create index office_import_content on office_import (content_hash);
create index office_import_age on office_import (uploaded_at);

-- What has become of the codes of an import that is under way, written with them: after a failure it goes on from there.
create table office_import_part (
  import_id uuid not null references office_import (id),
  first_code text not null,
  -- Packed: each code and what became of its rows.
  outcomes bytea not null,
  primary key (import_id, first_code)
);
