-- Lines of banks' statements that were matched to transfers, each once, whichever file it came in. What a line says is forgotten with its file; nobody is named here.
create table bank_line (
  -- A hash of what the bank says of the line.
  key text primary key check (key ~ '^[0-9a-f]{64}$'),
  top_up_id uuid not null unique references top_up (id),
  file_name text not null check (file_name <> ''),
  row integer not null check (row > 0),
  -- The day of the bank; null where the file does not say which of two it is.
  day date,
  reference text,
  matched_at timestamptz not null
);
