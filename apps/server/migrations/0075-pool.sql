-- The pool of parcels of nobody: what can be read of each, which open declarations it may be, and to which it was bound.

-- Declarations whose parcel China has not received, by what a damaged label may still say of them: a copy in the forms that are compared.
create table open_declaration (
  parcel_id bigint primary key references parcel (id),
  -- Of the forms, which a later version may make otherwise.
  form text not null,
  tracking_code text not null,
  customer_code text not null,
  name_sounds text not null,
  phones text not null,
  goods_sounds text not null,
  goods_kinds text not null,
  seller_sounds text not null,
  weight_g integer,
  keys integer[] not null
);
-- What is waiting to go into the index is read from end to end by every search, so little may wait.
create index open_declaration_keys on open_declaration using gin (keys) with (gin_pending_list_limit = 256);

create table pool_parcel (
  parcel_id bigint primary key references parcel (id),
  version integer not null default 0,
  code text check (code <> '' and length(code) <= 100),
  customer_code text check (customer_code <> '' and length(customer_code) <= 100),
  name text check (name <> '' and length(name) <= 100),
  phone text check (phone <> '' and length(phone) <= 100),
  goods text check (goods <> '' and length(goods) <= 100),
  seller text check (seller <> '' and length(seller) <= 100),
  read_at timestamptz,
  read_by text check (read_by <> ''),
  -- What the station scanned before it and after it, once that is complete: answers to scans are deleted after a month.
  neighbours jsonb
);

create table pool_binding (
  id uuid primary key,
  parcel_id bigint not null references parcel (id),
  declared_id bigint not null references parcel (id),
  request_id uuid not null unique,
  customer_id uuid not null references user_account (id),
  customer_code text not null,
  order_code text,
  score smallint not null,
  -- Weight and sides of the declaration, and the cell of the parcel, to be put back.
  declared_facts jsonb not null,
  cell text,
  bound_at timestamptz not null,
  bound_by uuid not null references user_account (id),
  bound_by_name text not null check (bound_by_name <> ''),
  undone_at timestamptz,
  undone_by_name text check (undone_by_name <> ''),
  undone_request_id uuid unique,
  check (num_nonnulls(undone_at, undone_by_name, undone_request_id) in (0, 3))
);
create unique index pool_binding_parcel on pool_binding (parcel_id) where undone_at is null;
create unique index pool_binding_declared on pool_binding (declared_id) where undone_at is null;
create index pool_binding_newest on pool_binding (bound_at) where undone_at is null;

create index station_scan_of_device on station_scan (device_id, claimed_at, seq);

create view expected_parcel_facts as
select parcel_id from expected_parcel where is_expected;

create or replace view order_facts as
select code, customer_id, recipient_name, recipient_phone, goods,
  case when places = 1 then weight_g end as place_weight_g, sender_name
from customer_order;
