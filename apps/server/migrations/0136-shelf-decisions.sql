-- What the office has decided about parcels that nobody takes off the shelf of their point: stored longer, returned, disposed of.
create table shelf_decision (
  -- Made by the client; the same request decides once.
  id uuid primary key,
  parcel_id bigint not null references parcel (id),
  tracking_code text not null,
  unit_id integer not null references place (id),
  cause text not null check (cause in ('UNCLAIMED', 'NOT_WANTED', 'DAMAGED', 'OPENED')),
  kind text not null check (kind in ('KEEP', 'RETURN', 'DISPOSE')),
  state text not null,
  reason text not null check (reason <> ''),
  asked_at timestamptz not null,
  asked_by_id uuid not null references user_account (id),
  asked_by text not null check (asked_by <> ''),
  -- The last Dushanbe day until which it is stored.
  stored_until date check ((stored_until is not null) = (kind = 'KEEP')),
  stands_still boolean check ((stands_still is not null) = (kind = 'KEEP')),
  hub_id integer references place (id) check ((hub_id is not null) = (kind = 'RETURN')),
  sent_request uuid unique,
  carried_by text,
  sent_at timestamptz,
  sent_by text,
  arrived_request uuid unique,
  arrived_at timestamptz,
  arrived_by text,
  photo_ids uuid[] not null default '{}',
  -- Confirmed, refused or taken back.
  decision_request uuid unique,
  decided_at timestamptz,
  decided_by_id uuid references user_account (id),
  decided_by text,
  decision_reason text,
  -- Cents of a dollar that were owed when it ended so.
  written_off_minor bigint check (written_off_minor >= 0),
  ended_at timestamptz,
  check (case kind
    when 'KEEP' then state in ('STANDS', 'WITHDRAWN', 'ENDED')
    when 'RETURN' then state in ('ORDERED', 'SENT', 'ARRIVED', 'WITHDRAWN', 'ENDED')
    else state in ('WAITING', 'DONE', 'REFUSED', 'WITHDRAWN', 'ENDED') end),
  check (state not in ('DONE', 'REFUSED') or decided_by_id is not null and decided_by_id <> asked_by_id),
  check (state <> 'DONE' or cardinality(photo_ids) > 0),
  check ((state in ('SENT', 'ARRIVED')) <= (carried_by is not null and sent_at is not null)),
  check ((ended_at is null) = (state in ('STANDS', 'ORDERED', 'WAITING')))
);
-- One stands about a parcel at a time.
create unique index shelf_decision_open on shelf_decision (parcel_id) where ended_at is null;
create index shelf_decision_parcel on shelf_decision (parcel_id);
create index shelf_decision_returns on shelf_decision (state) where state in ('ORDERED', 'SENT');

create view shelf_decision_facts as
  select parcel_id, kind, state, stored_until, stands_still, asked_at, ended_at from shelf_decision;
