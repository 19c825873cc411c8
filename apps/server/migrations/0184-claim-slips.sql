-- Slips of the counter by which customers claim what the office has made of them. The code itself stands on the paper alone.
create table claim_slip (
  id uuid primary key,
  user_id uuid not null references user_account (id),
  -- WAITING and ALLOWED: a second person must allow it, or has; PRINTED: it opens the account; ENDED: another one was printed.
  state text not null check (state in ('WAITING', 'ALLOWED', 'REFUSED', 'PRINTED', 'USED', 'ENDED')),
  asked_at timestamptz not null,
  clerk_id uuid not null references user_account (id),
  clerk text not null,
  unit_id integer references place (id),
  document_seen boolean not null,
  decided_at timestamptz,
  decided_by_id uuid references user_account (id),
  decided_by text,
  printed_at timestamptz,
  ends_at timestamptz,
  code_hash text,
  tries_left smallint not null check (tries_left >= 0),
  -- Why somebody should look at it: more than three of one clerk within an hour, or the phone of the clerk.
  is_one_of_many boolean not null default false,
  is_own_phone boolean not null default false,
  used_at timestamptz,
  seen_at timestamptz,
  seen_by text,
  check ((printed_at is not null) = (code_hash is not null)),
  check ((printed_at is not null) = (ends_at is not null)),
  check ((printed_at is not null) = (state in ('PRINTED', 'USED', 'ENDED'))),
  check ((decided_at is null) = (decided_by_id is null)),
  check ((used_at is not null) = (state = 'USED')),
  check (decided_by_id is distinct from clerk_id)
);

create unique index claim_slip_open on claim_slip (user_id) where state = 'PRINTED';
create unique index claim_slip_asked on claim_slip (user_id, clerk_id) where state in ('WAITING', 'ALLOWED');
create index claim_slip_user on claim_slip (user_id, printed_at);
create index claim_slip_clerk on claim_slip (clerk_id, printed_at);
create index claim_slip_asked_at on claim_slip (asked_at);

-- Wrong tries at a customer code as it was typed, whether anybody has it or not: how many are left tells nothing then.
create table claim_try (
  code_hash bytea primary key check (length(code_hash) = 32),
  tries smallint not null check (tries >= 0),
  began_at timestamptz not null
);
create index claim_try_began_at on claim_try (began_at);

-- Who makes customers prints their slips.
insert into authority (code) values ('customer:create');
insert into role_authority (role, authority) values
  ('pickup-clerk', 'customer:create'),
  ('cashier', 'customer:create'),
  ('support', 'customer:create'),
  ('manager', 'customer:create'),
  ('admin', 'customer:create');
