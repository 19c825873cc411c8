-- What was taken from customers at drawers, and the receipts. Cents of a dollar unless the name says otherwise.
create table payment (
  id uuid primary key,
  customer_code text not null references customer_purse (customer_code),
  shift_id uuid not null references shift (id),
  unit_id integer not null references place (id),
  at timestamptz not null,
  by_name text not null,
  by_id uuid not null references user_account (id),
  total_minor bigint not null check (total_minor >= 0),
  change_tjs bigint not null check (change_tjs >= 0),
  change_usd bigint not null check (change_usd >= 0),
  to_balance_minor bigint not null check (to_balance_minor >= 0),
  -- By which somoni were taken or given back.
  rate numeric,
  rate_nominal integer,
  rate_date date,
  rate_source text,
  check (num_nonnulls(rate, rate_nominal, rate_date, rate_source) in (0, 4)),
  check (total_minor + to_balance_minor > 0)
);
create index payment_of_customer on payment (customer_code, at desc);
create index payment_of_unit on payment (unit_id, at desc);
create index payment_of_shift on payment (shift_id);

create table payment_line (
  payment_id uuid not null references payment (id),
  line smallint not null check (line >= 1),
  charge_id bigint not null references charge (id),
  tracking_code text not null,
  kind text not null check (kind in ('DELIVERY', 'STORAGE', 'SERVICE')),
  amount_minor bigint not null check (amount_minor > 0),
  -- Kilograms and the price of one, or paid days and the price of one.
  quantity text,
  unit_price text,
  primary key (payment_id, line),
  unique (payment_id, charge_id)
);
create index payment_line_charge on payment_line (charge_id);

create table payment_means (
  payment_id uuid not null references payment (id),
  means text not null check (means in ('BALANCE', 'CASH_USD', 'CARD', 'CASH_TJS')),
  -- In the currency of the means: handed over, and what of it paid for charges.
  given_minor bigint not null check (given_minor > 0),
  applied_minor bigint not null check (applied_minor between 0 and given_minor),
  usd_minor bigint not null check (usd_minor >= 0),
  -- Of the terminal; never anything of the card.
  reference text,
  primary key (payment_id, means)
);

-- The last number of a point and year. Locked last in a transaction, so that a payment that comes to nothing leaves no gap.
create table receipt_counter (
  unit_id integer not null references place (id),
  year smallint not null,
  last_number integer not null check (last_number >= 1),
  primary key (unit_id, year)
);

create table receipt (
  id uuid primary key,
  unit_id integer not null references place (id),
  year smallint not null,
  number integer not null check (number >= 1),
  text text not null unique,
  unique (unit_id, year, number)
);

create function payment_is_kept() returns trigger language plpgsql as $$
begin
  raise exception 'what stands in % is never changed', tg_table_name using errcode = '55000';
end $$;
create trigger payment_is_kept before update or delete on payment for each row execute function payment_is_kept();
create trigger payment_line_is_kept before update or delete on payment_line for each row execute function payment_is_kept();
create trigger payment_means_is_kept before update or delete on payment_means for each row execute function payment_is_kept();
create trigger receipt_is_kept before update or delete on receipt for each row execute function payment_is_kept();

-- Who looked at a customer's money.
alter table personal_look drop constraint personal_look_kind_check;
alter table personal_look add constraint personal_look_kind_check
  check (kind in ('ORDER', 'PICTURE', 'PHOTO', 'ACCOUNT', 'LOGINS', 'MONEY'));
