-- How many new tracking codes a customer has declared on each Dushanbe day; one taken back stays counted.
create table declared_codes (
  customer_id uuid not null references user_account (id),
  day date not null,
  codes integer not null check (codes > 0),
  primary key (customer_id, day)
);

-- At least so many a day for this customer, as staff have set it; null: what everybody has.
alter table user_account add column new_codes_daily integer check (new_codes_daily between 1 and 100000);
