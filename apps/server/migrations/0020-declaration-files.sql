-- Files of declarations that customers send: what was read, and what became of it.
create table declaration_file (
  customer_id uuid not null references user_account (id),
  -- Made by the client; no customer's ids meet another's.
  id uuid not null,
  file_name text not null check (length(file_name) <= 200),
  content_hash bytea not null,
  -- Readings, also those that ended in a refusal: each costs a process.
  readings integer not null check (readings > 0),
  uploaded_at timestamptz not null,
  -- The table as it was read, packed; null while it is being read, and of a file that was refused.
  content bytea,
  -- Whether the orders are to be submitted: said by the first confirmation, obeyed by those that go on after a failure.
  submits boolean,
  confirmed_at timestamptz,
  -- What became of the rows, packed.
  outcome bytea,
  primary key (customer_id, id),
  check ((confirmed_at is null) = (outcome is null))
);

create index declaration_file_age on declaration_file (uploaded_at);
