-- What is wrong with a parcel in a China warehouse, and what its owner wants done. One is open at a time.
create table parcel_problem (
  id uuid primary key,
  parcel_id bigint not null references parcel (id),
  kind text not null check (kind ~ '^[A-Z_]{3,30}$'),
  note text check (note <> '' and length(note) <= 200),
  unit_id integer not null references place (id),
  device text not null check (device <> ''),
  raised_at timestamptz not null,
  raised_by text not null check (raised_by <> ''),
  -- The flags that were not there before: an answer takes down no others.
  flags text[] not null,
  answer text check (answer in ('SEND_ON', 'RETURN', 'DISPOSE')),
  answered_at timestamptz,
  -- What was said when it was answered; null where no price was published.
  price_minor integer check (price_minor >= 0),
  currency text check (currency in ('USD', 'TJS', 'CNY')),
  -- Dushanbe day by which it is done.
  done_by date,
  -- Grows with each answer, so that nobody overwrites what they have not seen.
  revision integer not null default 0,
  -- Since when support has been asked to get an answer.
  overdue_at timestamptz,
  ended_at timestamptz,
  ended text check (ended in ('SENT_ON', 'CLOSED', 'RELEASED', 'REPLACED')),
  check ((answer is null) = (answered_at is null) and (answer is null) = (done_by is null)),
  check ((price_minor is null) = (currency is null)),
  check ((ended is null) = (ended_at is null))
);
create unique index parcel_problem_open on parcel_problem (parcel_id) where ended is null;
create index parcel_problem_waiting on parcel_problem (raised_at) where ended is null;

-- What stations may do is said by the contract.
alter table station_scan drop constraint station_scan_action_check,
  add constraint station_scan_action_check check (action ~ '^[A-Z_]{3,30}$');
alter table scan_exception drop constraint scan_exception_action_check,
  add constraint scan_exception_action_check check (action ~ '^[A-Z_]{3,30}$');
