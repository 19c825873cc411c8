-- What customers owed and had with the firm on the day on which it moved in, out of its own files.
create table opening_file (
  import_id uuid primary key,
  -- SHA-256 of the file that was sent: the voucher.
  file_hash bytea not null check (octet_length(file_hash) = 32),
  -- The Dushanbe day of the balances.
  day date not null,
  taken_back_at timestamptz
);

create table opening_row (
  import_id uuid not null references opening_file (import_id),
  number integer not null check (number >= 1),
  customer_code text not null references customer_purse (customer_code),
  -- DEBT: the customer owes it; CREDIT: the firm does.
  side text not null check (side in ('DEBT', 'CREDIT')),
  currency text not null check (currency in ('USD', 'TJS')),
  amount_minor bigint not null check (amount_minor > 0),
  -- What stood behind the sum.
  words text check (length(words) between 1 and 200),
  -- What a credit became on the balance, in cents; by the rate of its posting where it was in somoni.
  credited_minor bigint check (credited_minor >= 0),
  charge_id bigint unique references charge (id),
  posting_id bigint not null unique references ledger_posting (id),
  taken_back_by bigint unique references ledger_posting (id),
  primary key (import_id, number),
  check ((side = 'DEBT') = (charge_id is not null)),
  check ((side = 'CREDIT') = (credited_minor is not null))
);
create index opening_row_of_customer on opening_row (customer_code);

-- A debt is a charge without a parcel, in its own currency: it is paid by as much of it on any day.
alter table charge
  alter parcel_id drop not null,
  add currency text not null default 'USD' check (currency in ('USD', 'TJS')),
  drop constraint charge_kind_check,
  add constraint charge_kind_check check (kind in ('DELIVERY', 'STORAGE', 'SERVICE', 'COURIER', 'OPENING')),
  add constraint charge_of_parcel check ((kind = 'OPENING') = (parcel_id is null)),
  add constraint charge_in_dollars check (currency = 'USD' or kind = 'OPENING');
create index charge_opening on charge (customer_code) where kind = 'OPENING';

-- A payment is in the currency of what it pays: so are its sum, its lines and what each means is worth (usd_minor).
alter table payment
  add currency text not null default 'USD' check (currency in ('USD', 'TJS')),
  add constraint payment_to_balance_in_dollars check (currency = 'USD' or to_balance_minor = 0);
alter table payment_line
  alter tracking_code drop not null,
  drop constraint payment_line_kind_check,
  add constraint payment_line_kind_check check (kind in ('DELIVERY', 'STORAGE', 'SERVICE', 'COURIER', 'OPENING')),
  add constraint payment_line_of_parcel check ((kind = 'OPENING') = (tracking_code is null));
