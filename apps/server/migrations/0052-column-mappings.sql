-- What the headers of a customer's lists mean, as he has told us once.
create table column_mapping (
  customer_id uuid not null references user_account (id),
  -- Letters and digits of the header alone, in lower case.
  header text not null check (header <> '' and length(header) <= 80),
  -- A column of declarations; null where the column is not needed.
  meaning text check (length(meaning) <= 40),
  mapped_at timestamptz not null,
  primary key (customer_id, header)
);
