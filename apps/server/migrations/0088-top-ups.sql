-- Money that customers say they have transferred: nothing is theirs before the office has seen it at the bank.
create table top_up (
  id uuid primary key,
  customer_code text not null references customer_purse (customer_code),
  currency text not null check (currency in ('TJS', 'USD')),
  amount_minor bigint not null check (amount_minor > 0),
  -- What the bank's line can be found by.
  reference text not null,
  state text not null check (state in ('WAITING', 'DONE', 'REFUSED', 'WITHDRAWN', 'ENDED')),
  asked_at timestamptz not null,
  ends_at timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  decided_by_id uuid references user_account (id),
  -- Why it was refused.
  reason text,
  -- What has come in, in the currency of the transfer, and what it brought to the balance, in cents of a dollar.
  received_minor bigint check (received_minor > 0),
  credited_minor bigint check (credited_minor > 0),
  posting_id bigint unique references ledger_posting (id),
  check ((state = 'DONE') = (posting_id is not null)),
  check (num_nonnulls(posting_id, received_minor, credited_minor) in (0, 3))
);
create index top_up_of_customer on top_up (customer_code, asked_at desc);
create index top_up_waiting on top_up (asked_at) where state = 'WAITING';
