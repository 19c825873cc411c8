-- Codes of parcels that are printed on stickers before there is a parcel for them, by the numbers that stand on them.
create table sticker_series (
  id integer generated always as identity primary key,
  request_id uuid not null,
  first_number integer not null unique check (first_number > 0),
  last_number integer not null unique,
  made_at timestamptz not null,
  made_by uuid not null references user_account (id),
  made_by_name text not null check (made_by_name <> ''),
  check (last_number >= first_number),
  unique (made_by, request_id)
);

create table sticker (
  number integer primary key check (number > 0),
  code text not null unique references reserved_code (code),
  -- The parcel that it is stuck on; another one never bears it.
  parcel_id bigint references parcel (id),
  used_at timestamptz,
  check ((parcel_id is null) = (used_at is null))
);
create index sticker_parcel on sticker (parcel_id) where parcel_id is not null;
