-- What colleagues note of a parcel, an order or a customer, for each other alone. A note that its author takes back is shown no longer.
create table record_note (
  id uuid primary key,
  subject_type text not null check (subject_type in ('parcel', 'order', 'customer')),
  -- A tracking code, an order code, or the id of a customer.
  subject_id text not null check (subject_id <> '' and length(subject_id) <= 40),
  author_id uuid not null references user_account (id),
  author_name text not null check (author_name <> ''),
  text text not null check (text <> '' and length(text) <= 1000),
  created_at timestamptz not null,
  taken_back_at timestamptz
);

create index record_note_subject on record_note (subject_type, subject_id, created_at desc) where taken_back_at is null;
