-- What the office and a customer write to each other about a parcel, an order, or the customer in general.
create table record_message (
  id uuid primary key,
  -- In the order in which they were written.
  seq bigint generated always as identity,
  customer_id uuid not null references user_account (id),
  subject_type text not null check (subject_type in ('parcel', 'order', 'customer')),
  -- A tracking code, an order code, or the id of the customer.
  subject_id text not null check (subject_id <> '' and length(subject_id) <= 40),
  from_office boolean not null,
  author_id uuid not null references user_account (id),
  author_name text not null check (author_name <> ''),
  text text not null check (text <> '' and length(text) <= 2000),
  created_at timestamptz not null,
  -- When the customer has read what the office wrote.
  read_at timestamptz check (read_at is null or from_office)
);

create index record_message_subject on record_message (subject_type, subject_id, customer_id, seq desc);
create index record_message_customer on record_message (customer_id, seq desc);
create index record_message_unread on record_message (customer_id) where from_office and read_at is null;
