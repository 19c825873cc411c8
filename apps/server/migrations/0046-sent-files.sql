-- One table of the files of rows that people send: declarations of customers, lists of the console. Files under way move with it.
create table sent_file (
  owner_id uuid not null references user_account (id),
  -- Whose rows these are: 'declarations', or 'list:' and the list.
  kind text not null check (length(kind) <= 60),
  id uuid not null,
  file_name text not null check (length(file_name) <= 200),
  content_hash bytea not null,
  readings integer not null default 1 check (readings > 0),
  uploaded_at timestamptz not null,
  -- What was read, packed by its kind; null while it is being read and of a refused file.
  content bytea,
  -- What the first confirmation chose for the file as a whole.
  choice boolean,
  confirmed_at timestamptz,
  -- What became of the rows, packed by its kind.
  outcome bytea,
  check (outcome is null or confirmed_at is not null),
  primary key (owner_id, kind, id)
);
create index sent_file_age on sent_file (uploaded_at);

insert into sent_file (owner_id, kind, id, file_name, content_hash, readings, uploaded_at, content, choice, confirmed_at, outcome)
select customer_id, 'declarations', id, file_name, content_hash, readings, uploaded_at, content, submits, confirmed_at, outcome
from declaration_file;

insert into sent_file (owner_id, kind, id, file_name, content_hash, uploaded_at, content, confirmed_at)
select user_id, 'list:' || list, id, file_name, content_hash, uploaded_at, content, confirmed_at
from list_import;

drop table declaration_file;
drop table list_import;
