-- Parcels that were not taken at the counter: held, and back in their cell until the office decides.
create table counter_problem (
  -- Made by the client; the same request reports once.
  id uuid primary key,
  visit_id uuid not null references counter_visit (id),
  parcel_id bigint not null references parcel (id),
  tracking_code text not null,
  unit_id integer not null references place (id),
  cell text,
  kind text not null check (kind in ('NOT_WANTED', 'DAMAGED', 'OPENED')),
  note text not null check (note <> ''),
  clerk_id uuid not null references user_account (id),
  clerk text not null check (clerk <> ''),
  raised_at timestamptz not null,
  -- The last Dushanbe day by which the office decides.
  decide_by date not null,
  -- How many photos of the parcel came with it.
  photos integer not null default 0 check (photos >= 0),
  ended_at timestamptz
);
create unique index counter_problem_open on counter_problem (parcel_id) where ended_at is null;
create index counter_problem_parcel on counter_problem (parcel_id);
