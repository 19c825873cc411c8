-- What the office lowers or raises a charge by: a line of its own with a reason, above a limit decided by two people.
create table charge_correction (
  id uuid primary key,
  charge_id bigint not null references charge (id),
  customer_code text not null references customer_purse (customer_code),
  -- Less than zero: the charge costs so much less. Cents of a dollar.
  amount_minor bigint not null check (amount_minor <> 0),
  reason text not null,
  state text not null check (state in ('WAITING', 'DONE', 'REFUSED', 'ENDED')),
  asked_at timestamptz not null,
  asked_by text not null,
  asked_by_id uuid not null references user_account (id),
  ends_at timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  decided_by_id uuid references user_account (id),
  check (state <> 'DONE' or decided_by_id is null or decided_by_id <> asked_by_id)
);
create index charge_correction_charge on charge_correction (charge_id);
create index charge_correction_waiting on charge_correction (ends_at) where state = 'WAITING';
