-- What a courier to the door costs, city by city: [{"city": "DUSHANBE", "priceMinor": 150}]. A city that is not named has no courier.
alter table tariff_version add column courier_prices jsonb not null default '[]';

-- Parcels that their customer wants brought to the door; the price is the one that was shown.
create table courier_choice (
  parcel_id bigint primary key references parcel (id),
  customer_code text not null check (customer_code <> ''),
  pickup_point_id integer not null references place (id),
  address text not null check (address <> ''),
  landmark text,
  phone text not null check (phone <> ''),
  price_minor bigint not null check (price_minor >= 0),
  tariff_version_id bigint not null references tariff_version (id),
  chosen_at timestamptz not null,
  -- The Dushanbe day on which it is brought again, after nobody was met.
  wanted_on date
);
create index courier_choice_point on courier_choice (pickup_point_id);
create view courier_choice_facts as
  select parcel_id, customer_code, pickup_point_id, address, landmark, phone, price_minor, tariff_version_id, wanted_on
  from courier_choice;

-- A way of one courier from a pickup point and back.
create table courier_round (
  id uuid primary key,
  unit_id integer not null references place (id),
  courier_id uuid not null references user_account (id),
  courier text not null check (courier <> ''),
  made_at timestamptz not null,
  made_by text not null check (made_by <> ''),
  -- When the courier has set out, and between which hours of Dushanbe customers are told to wait.
  set_out_at timestamptz,
  hour_from text check (hour_from ~ '^[0-2]\d:[0-5]\d$'),
  hour_to text check (hour_to ~ '^[0-2]\d:[0-5]\d$'),
  ended_at timestamptz,
  check ((set_out_at is null) = (hour_from is null) and (set_out_at is null) = (hour_to is null) and hour_from < hour_to)
);
-- One at a time.
create unique index courier_round_open on courier_round (courier_id) where ended_at is null;
create index courier_round_unit on courier_round (unit_id) where ended_at is null;

-- An address of a round.
create table courier_stop (
  id uuid primary key,
  round_id uuid not null references courier_round (id),
  number integer not null check (number > 0),
  customer_code text not null check (customer_code <> ''),
  address text not null,
  landmark text,
  phone text not null,
  -- Nobody took the parcels: by which request, when, why, and when they are brought again.
  not_met_request uuid unique,
  not_met_at timestamptz,
  not_met_reason text check (not_met_reason in ('NOT_AT_HOME', 'NO_ANSWER', 'WRONG_ADDRESS', 'NO_MONEY', 'REFUSED', 'NO_TIME')),
  again_on date,
  check ((not_met_at is null) = (not_met_reason is null) and (not_met_at is null) = (not_met_request is null)),
  unique (round_id, number)
);

-- A parcel that a courier has taken. How it ended follows from its history.
create table courier_parcel (
  request_id uuid primary key,
  stop_id uuid not null references courier_stop (id),
  parcel_id bigint not null references parcel (id),
  tracking_code text not null,
  -- The event by which it left the point.
  seq integer not null,
  out_at timestamptz not null,
  -- What the way costs its owner, on one parcel of the stop.
  fee_minor bigint check (fee_minor >= 0),
  tariff_version_id bigint references tariff_version (id),
  ended text check (ended in ('GIVEN', 'BACK', 'TAKEN_BACK', 'CANCELLED')),
  ended_at timestamptz,
  check ((ended is null) = (ended_at is null) and (fee_minor is null) = (tariff_version_id is null))
);
create unique index courier_parcel_out on courier_parcel (parcel_id) where ended is null;
create index courier_parcel_parcel on courier_parcel (parcel_id);
create index courier_parcel_stop on courier_parcel (stop_id);
create view courier_parcel_facts as
  select parcel_id, stop_id, fee_minor, tariff_version_id, ended, ended_at from courier_parcel;

-- A visit at the door is one of a stop.
alter table counter_visit add column stop_id uuid references courier_stop (id);

alter table charge drop constraint charge_kind_check;
alter table charge add constraint charge_kind_check check (kind in ('DELIVERY', 'STORAGE', 'SERVICE', 'COURIER'));
alter table payment_line drop constraint payment_line_kind_check;
alter table payment_line add constraint payment_line_kind_check check (kind in ('DELIVERY', 'STORAGE', 'SERVICE', 'COURIER'));

-- A drawer of one's own: whoever takes payments has had the right with them.
insert into authority (code) values ('shift:open');
insert into role_authority (role, authority)
select role, 'shift:open' from role_authority where authority = 'payment:take'
union
select code, 'shift:open' from role where code = 'courier';

-- Who may do what, and at which unit.
create view staff_right_facts as
  select account.id as user_id, account.username, account.name, operation_unit_id as unit_id, authority
  from user_account as account
  join user_role on user_role.user_id = account.id
  join role_authority on role_authority.role = user_role.role
  where account.disabled_at is null;
