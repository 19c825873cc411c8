-- The ledger: what money and points there are, and where they came from. Amounts of entries are of the debit side (what came in is more than zero), so the
-- entries of a posting come to zero; a balance is told by its account's own side.
create table ledger_account (
  id bigint generated always as identity primary key,
  owner_kind text not null check (owner_kind in ('CUSTOMER', 'DRAWER', 'POINT', 'HOUSE')),
  -- Customer code, id of a drawer, id of a unit; empty of the house.
  owner text not null,
  kind text not null check (kind ~ '^[A-Z_]+$'),
  -- PTS: points of customers.
  currency text not null check (currency in ('USD', 'TJS', 'CNY', 'PTS')),
  -- 1: grows by what comes in (cash, what customers owe); -1: grows by what is owed to others or was earned.
  side smallint not null check (side in (1, -1)),
  may_be_negative boolean not null,
  balance_minor bigint not null default 0,
  constraint ledger_account_key unique (owner_kind, owner, kind, currency),
  constraint ledger_account_not_below_zero check (may_be_negative or balance_minor >= 0)
);

create table ledger_posting (
  id bigint generated always as identity primary key,
  kind text not null check (kind ~ '^[A-Z_]+$'),
  posted_at timestamptz not null,
  -- The Dushanbe day of it.
  day date not null,
  -- Who answers for it, as histories name them; the account is null where the service itself acts.
  by_name text not null,
  by_id uuid references user_account (id),
  -- What it belongs to: a payment, a refund, a shift.
  subject_type text not null,
  subject_id text not null,
  reason text,
  -- The posting that this one takes back.
  corrects bigint unique references ledger_posting (id),
  -- Of an exchange: the rate by which the two legs were made.
  rate numeric,
  rate_nominal integer,
  rate_date date,
  rate_source text,
  entries smallint not null check (entries >= 2),
  unique (id, entries),
  check (num_nonnulls(rate, rate_nominal, rate_date, rate_source) in (0, 4))
);
create index ledger_posting_subject on ledger_posting (subject_type, subject_id);

create table ledger_entry (
  posting_id bigint not null,
  line smallint not null,
  -- How many entries the posting has: none can be added to it later.
  of smallint not null,
  account_id bigint not null references ledger_account (id),
  amount_minor bigint not null check (amount_minor <> 0),
  balance_after_minor bigint not null,
  primary key (posting_id, line),
  foreign key (posting_id, of) references ledger_posting (id, entries),
  check (line between 1 and of)
);
create index ledger_entry_account on ledger_entry (account_id, posting_id);

create function ledger_posting_adds_up() returns trigger language plpgsql as $$
declare
  found_entries bigint;
  unequal text;
begin
  select count(*) into found_entries from ledger_entry where posting_id = new.id;
  if found_entries <> new.entries then
    raise exception 'posting % has % entries of %', new.id, found_entries, new.entries using errcode = '23514';
  end if;
  select currency into unequal
  from ledger_entry join ledger_account on ledger_account.id = account_id
  where posting_id = new.id group by currency having sum(amount_minor) <> 0 limit 1;
  if unequal is not null then
    raise exception 'the entries of posting % do not come to zero in %', new.id, unequal using errcode = '23514';
  end if;
  return null;
end $$;

-- At the end of the transaction: the entries are written after the posting.
create constraint trigger ledger_posting_adds_up after insert on ledger_posting
  deferrable initially deferred for each row execute function ledger_posting_adds_up();

create function ledger_is_kept() returns trigger language plpgsql as $$
begin
  raise exception 'what stands in % is never changed: it is corrected by an opposite posting', tg_table_name using errcode = '55000';
end $$;

create trigger ledger_posting_is_kept before update or delete on ledger_posting for each row execute function ledger_is_kept();
create trigger ledger_entry_is_kept before update or delete on ledger_entry for each row execute function ledger_is_kept();
create trigger ledger_account_is_kept before delete or update of owner_kind, owner, kind, currency, side, may_be_negative on ledger_account
  for each row execute function ledger_is_kept();
create trigger ledger_posting_is_not_emptied before truncate on ledger_posting for each statement execute function ledger_is_kept();
create trigger ledger_entry_is_not_emptied before truncate on ledger_entry for each statement execute function ledger_is_kept();
create trigger ledger_account_is_not_emptied before truncate on ledger_account for each statement execute function ledger_is_kept();

-- A request about money is done once: the same again is answered with what stands here, another one under the same id is refused.
create table money_request (
  request_id uuid primary key,
  -- SHA-256 of the call, who asked and what was asked.
  asked_hash bytea not null check (octet_length(asked_hash) = 32),
  asked_at timestamptz not null,
  -- Null within the transaction that does it.
  answer json
);

-- Locked before anything of a customer's money is looked at and changed: all of one customer is done one after the other.
create table customer_purse (
  customer_code text primary key references user_account (customer_code)
);

-- Points by the day on which they were earned; the oldest are spent first.
create table points_lot (
  id bigint generated always as identity primary key,
  customer_code text not null references customer_purse (customer_code),
  earned bigint not null check (earned > 0),
  left_over bigint not null check (left_over between 0 and earned),
  -- The last Dushanbe day on which they can be spent.
  last_day date not null,
  posting_id bigint not null references ledger_posting (id)
);
create index points_lot_left on points_lot (customer_code, last_day, id) where left_over > 0;
create index points_lot_last_day on points_lot (last_day) where left_over > 0;

-- Points by the office: asked for, and above a limit confirmed by somebody else.
create table points_change (
  id uuid primary key,
  customer_code text not null references customer_purse (customer_code),
  -- More than zero: given; less: taken back.
  points bigint not null check (points <> 0),
  reason text not null,
  state text not null check (state in ('WAITING', 'DONE', 'REFUSED', 'ENDED')),
  asked_at timestamptz not null,
  asked_by text not null,
  asked_by_id uuid not null references user_account (id),
  ends_at timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  decided_by_id uuid references user_account (id),
  posting_id bigint references ledger_posting (id),
  check ((state = 'DONE') = (posting_id is not null)),
  check (state <> 'DONE' or decided_by_id is null or decided_by_id <> asked_by_id)
);
create index points_change_waiting on points_change (ends_at) where state = 'WAITING';

-- Who confirms what somebody else has asked for: refunds, top-ups, corrections, differences above a limit.
insert into authority (code) values ('payment:confirm');
insert into role_authority (role, authority)
select code, 'payment:confirm' from role where code in ('manager', 'admin');
insert into role_authority (role, authority) values ('cashier', 'payment:refund') on conflict do nothing;
