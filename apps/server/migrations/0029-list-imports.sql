-- Files by which staff change the rows of a list: what was read, what each row is to do, and what became of it.
create table list_import (
  user_id uuid not null references user_account (id),
  -- Name of the list as its calls are called.
  list text not null check (length(list) <= 40),
  -- Made by the client; nobody's ids meet another's.
  id uuid not null,
  file_name text not null check (length(file_name) <= 200),
  content_hash bytea not null,
  uploaded_at timestamptz not null,
  -- Rows, and how far they are, packed.
  content bytea not null,
  confirmed_at timestamptz,
  primary key (user_id, list, id)
);

create index list_import_age on list_import (uploaded_at);
