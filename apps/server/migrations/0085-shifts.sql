-- Drawers of points and the time of one person at one drawer.
create table drawer (
  id uuid primary key,
  unit_id integer not null references place (id),
  name text not null check (length(name) between 1 and 60),
  made_at timestamptz not null,
  made_by text not null,
  unique (unit_id, name)
);

create table shift (
  id uuid primary key,
  drawer_id uuid not null references drawer (id),
  unit_id integer not null references place (id),
  clerk_id uuid not null references user_account (id),
  clerk text not null,
  opened_at timestamptz not null,
  -- The Dushanbe day of its opening, whenever it is closed.
  day date not null,
  -- What was found in the drawer, by notes, and what the last shift has left there, in minor units; both stand.
  float_counted json not null,
  float_tjs bigint not null check (float_tjs >= 0),
  float_usd bigint not null check (float_usd >= 0),
  left_tjs bigint not null,
  left_usd bigint not null,
  -- The shift before at this drawer, to which a difference of the float belongs.
  after_shift uuid references shift (id),
  -- OPEN takes money; COUNTED is locked; WAITING: its difference waits for a second person.
  state text not null check (state in ('OPEN', 'COUNTED', 'WAITING', 'CLOSED')),
  reason text,
  note text,
  closed_at timestamptz,
  -- Who has confirmed a difference above the limit.
  confirmed_by text,
  confirmed_by_id uuid references user_account (id),
  check ((state = 'CLOSED') = (closed_at is not null)),
  check (confirmed_by_id is null or confirmed_by_id <> clerk_id)
);
-- One open shift a drawer, and one a person.
create unique index shift_open_of_drawer on shift (drawer_id) where state <> 'CLOSED';
create unique index shift_open_of_clerk on shift (clerk_id) where state <> 'CLOSED';
create index shift_by_unit on shift (unit_id, opened_at desc);

-- What was counted at the end, each time; nothing expected was told before the first.
create table shift_count (
  shift_id uuid not null references shift (id),
  number smallint not null check (number >= 1),
  counted_at timestamptz not null,
  counted json not null,
  tjs_minor bigint not null check (tjs_minor >= 0),
  usd_minor bigint not null check (usd_minor >= 0),
  -- The sum of the card terminal.
  card_minor bigint not null check (card_minor >= 0),
  primary key (shift_id, number)
);

-- Cash that leaves a drawer other than to a customer.
create table drawer_outlay (
  id uuid primary key,
  shift_id uuid not null references shift (id),
  kind text not null check (kind in ('PAID_OUT', 'COLLECTED')),
  currency text not null check (currency in ('TJS', 'USD')),
  amount_minor bigint not null check (amount_minor > 0),
  reason text,
  -- Number of the voucher, or of the bag that was collected.
  number text,
  -- Who has taken a collection.
  taken_by text,
  note text,
  at timestamptz not null
);
create index drawer_outlay_shift on drawer_outlay (shift_id);

create function shift_record_is_kept() returns trigger language plpgsql as $$
begin
  raise exception 'what stands in % is never changed', tg_table_name using errcode = '55000';
end $$;
create trigger shift_count_is_kept before update or delete on shift_count for each row execute function shift_record_is_kept();
create trigger drawer_outlay_is_kept before update or delete on drawer_outlay for each row execute function shift_record_is_kept();

-- A posting in cash belongs to exactly one shift.
alter table ledger_posting add column shift_id uuid references shift (id);
create index ledger_posting_shift on ledger_posting (shift_id) where shift_id is not null;
