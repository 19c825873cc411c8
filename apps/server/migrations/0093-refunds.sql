-- Money that goes back to customers: only against a payment, never more than is left of a line of it.
create table refund (
  id uuid primary key,
  payment_id uuid not null references payment (id),
  customer_code text not null references customer_purse (customer_code),
  amount_minor bigint not null check (amount_minor > 0),
  reason text not null,
  -- Whether the charges are owed again; else they are corrected by as much.
  owed_again boolean not null,
  -- WAITING: for a second person; APPROVED: may be paid out; ENDED: nobody has within the time.
  state text not null check (state in ('WAITING', 'APPROVED', 'DONE', 'REFUSED', 'WITHDRAWN', 'ENDED')),
  asked_at timestamptz not null,
  asked_by text not null,
  asked_by_id uuid not null references user_account (id),
  ends_at timestamptz not null,
  -- Who has approved or refused it; null where nobody had to.
  decided_at timestamptz,
  decided_by text,
  decided_by_id uuid references user_account (id),
  paid_at timestamptz,
  paid_by text,
  paid_by_id uuid references user_account (id),
  shift_id uuid references shift (id),
  check (decided_by_id is null or decided_by_id <> asked_by_id or state = 'WITHDRAWN'),
  check ((state = 'DONE') = (paid_at is not null)),
  check (num_nonnulls(paid_at, paid_by, paid_by_id, shift_id) in (0, 4))
);
create index refund_of_payment on refund (payment_id);
create index refund_open on refund (ends_at) where state in ('WAITING', 'APPROVED');

create table refund_line (
  refund_id uuid not null references refund (id),
  -- Of the payment.
  payment_id uuid not null,
  line smallint not null,
  amount_minor bigint not null check (amount_minor > 0),
  primary key (refund_id, line),
  foreign key (payment_id, line) references payment_line (payment_id, line)
);
create index refund_line_of_payment on refund_line (payment_id);

-- What was paid out, by the means by which it had come.
create table refund_means (
  refund_id uuid not null references refund (id),
  means text not null check (means in ('BALANCE', 'CASH_USD', 'CARD', 'CASH_TJS')),
  -- In the currency of the means; of dollars what is below a dollar was paid out in somoni.
  given_minor bigint not null check (given_minor >= 0),
  somoni_minor bigint not null check (somoni_minor >= 0),
  usd_minor bigint not null check (usd_minor > 0),
  reference text,
  primary key (refund_id, means)
);
create trigger refund_line_is_kept before update or delete on refund_line for each row execute function payment_is_kept();
create trigger refund_means_is_kept before update or delete on refund_means for each row execute function payment_is_kept();
