-- What customers ask for damage or loss of parcels, and what the office has decided. Sums in cents of a dollar.
create table compensation (
  -- Made by the client.
  id uuid primary key,
  customer_code text not null references customer_purse (customer_code),
  parcel_id bigint not null references parcel (id),
  tracking_code text not null,
  kind text not null check (kind in ('DAMAGED', 'MISSING', 'LOST')),
  words text not null check (words <> ''),
  state text not null check (state in ('WAITING', 'CONFIRMING', 'ACCEPTED', 'PARTLY', 'REFUSED')),
  asked_minor bigint not null check (asked_minor > 0),
  -- The fee of delivery as it was asked.
  limit_minor bigint not null check (limit_minor >= asked_minor),
  asked_at timestamptz not null,
  -- The last Dushanbe day by which the office decides.
  decide_by date not null,
  -- The clerk who has written it down; null where the customer has.
  asked_by text check (asked_by <> ''),
  asked_by_id uuid references user_account (id),
  granted_minor bigint check (granted_minor between 0 and asked_minor),
  reason text check (reason <> ''),
  decided_at timestamptz,
  decided_by text check (decided_by <> ''),
  decided_by_id uuid references user_account (id),
  -- Who has carried it out: the second person above a limit.
  confirmed_by text check (confirmed_by <> ''),
  posting_id bigint unique references ledger_posting (id),
  check (decided_by_id <> asked_by_id),
  check ((state = 'WAITING') = (decided_by_id is null)),
  check ((decided_by_id is null) = (granted_minor is null) and (decided_by_id is null) = (reason is null)
    and (decided_by_id is null) = (decided_at is null) and (decided_by_id is null) = (decided_by is null)),
  check ((state in ('ACCEPTED', 'PARTLY')) = (posting_id is not null)),
  check ((state in ('ACCEPTED', 'PARTLY', 'REFUSED')) = (confirmed_by is not null))
);
create unique index compensation_open on compensation (parcel_id) where state in ('WAITING', 'CONFIRMING');
create index compensation_customer on compensation (customer_code, asked_at);
create index compensation_parcel on compensation (parcel_id);

create table compensation_photo (
  -- Made by the device.
  id uuid primary key,
  compensation_id uuid not null references compensation (id),
  file_name text not null unique check (file_name <> ''),
  byte_length integer not null check (byte_length > 0),
  stored_at timestamptz not null
);
create index compensation_photo_of on compensation_photo (compensation_id);
