-- Where a customer collects, and what he sends to it.
create table customer_pickup_point (
  user_id uuid primary key references user_account (id),
  place_id integer not null references place (id),
  bound_at timestamptz not null
);

create table customer_order (
  id uuid primary key,
  code text not null unique check (code <> '' and length(code) <= 40),
  customer_id uuid not null references user_account (id),
  -- Made by the client: a repeated request finds its order.
  request_id uuid not null,
  pickup_point_id integer references place (id),
  business_line text not null default 'BSC' check (business_line in ('BSC', 'FBA')),
  goods text check (goods <> '' and length(goods) <= 500),
  places integer check (places between 1 and 999),
  weight_g integer check (weight_g > 0),
  volume_cm3 bigint check (volume_cm3 > 0),
  value_minor bigint check (value_minor > 0),
  value_currency text check (value_currency in ('USD', 'TJS', 'CNY')),
  marketplace text check (marketplace in ('TAOBAO', '1688', 'PINDUODUO', 'JD', 'OTHER')),
  sender_name text,
  sender_phone text,
  sender_address text,
  recipient_name text,
  recipient_phone text,
  note text,
  created_at timestamptz not null,
  version integer not null default 1 check (version > 0),
  unique (customer_id, request_id),
  check ((value_minor is null) = (value_currency is null))
);

create index customer_order_list on customer_order (customer_id, created_at desc, code);

-- The China warehouses as a seller in China writes them; the customer code is put in when it is shown.
create table china_address (
  place_id integer primary key references place (id),
  recipient text not null check (recipient <> ''),
  phone text not null check (phone ~ '^1[0-9]{10}$'),
  region text not null check (region <> ''),
  street text not null check (street <> ''),
  postcode text not null check (postcode ~ '^[0-9]{6}$'),
  enabled boolean not null default true
);

-- The open parcels of a customer, for the cabinet.
create index parcel_customer_code on parcel (customer_code) where customer_code is not null and is_current;
