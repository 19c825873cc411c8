-- Two customers who are one person. What was open of the one is the other's from then on; what is past stays where it was.
alter table user_account add column merged_into uuid references user_account (id);
alter table user_account add constraint user_account_merged_check
  check (merged_into is null or (customer_code is not null and merged_into <> id));
create index user_account_merged_into on user_account (merged_into) where merged_into is not null;

create or replace view account_facts as
  select id, username, name, phone, customer_code, email, claimed_at, made_by_id, merged_into from user_account;

create table customer_merge (
  id uuid primary key,
  from_id uuid not null references user_account (id),
  into_id uuid not null references user_account (id),
  -- WAITING: a second person must confirm it; ENDED: none did in time.
  state text not null check (state in ('WAITING', 'DONE', 'REFUSED', 'ENDED', 'UNDONE')),
  reason text not null check (reason <> '' and length(reason) <= 300),
  -- That both owners agree, where both have claimed their accounts.
  consent text check (consent <> '' and length(consent) <= 300),
  -- What it would move, as the one who asked has seen it.
  seen text not null,
  asked_at timestamptz not null,
  asked_by text not null,
  asked_by_id uuid not null references user_account (id),
  ends_at timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  decided_by_id uuid references user_account (id),
  -- What it has moved, so that it can be moved back.
  moved jsonb,
  undone_at timestamptz,
  undone_by text,
  undone_by_id uuid references user_account (id),
  check (from_id <> into_id),
  check (state <> 'WAITING' or decided_at is null),
  check ((moved is not null) = (state in ('DONE', 'UNDONE'))),
  check ((undone_at is not null) = (state = 'UNDONE'))
);
create unique index customer_merge_open on customer_merge (from_id) where state in ('WAITING', 'DONE');
create index customer_merge_into on customer_merge (into_id);

insert into authority (code) values ('customer:merge');
insert into role_authority (role, authority) values ('manager', 'customer:merge'), ('admin', 'customer:merge');
