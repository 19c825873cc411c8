-- Whom a customer sends to: the book that orders are filled in from. An order keeps its own copy.
create table recipient (
  id uuid primary key,
  customer_id uuid not null references user_account (id),
  -- Made by the client: a repeated request finds its entry.
  request_id uuid not null,
  name text not null check (name <> '' and length(name) <= 120),
  phone text not null check (phone ~ '^\+[1-9][0-9]{7,14}$'),
  -- Where this recipient collects; without one the customer's own point counts.
  pickup_point_id integer references place (id),
  note text check (note <> '' and length(note) <= 200),
  is_default boolean not null,
  created_at timestamptz not null,
  version integer not null default 1 check (version > 0),
  unique (customer_id, request_id)
);

create unique index recipient_default on recipient (customer_id) where is_default;
create unique index recipient_person on recipient (customer_id, phone, name);
