-- How many points each order has brought: a parcel without an order stands for itself.
create table points_earned (
  customer_code text not null references customer_purse (customer_code),
  -- The code of the order, or of the parcel.
  of text not null check (of <> ''),
  points bigint not null check (points >= 0),
  primary key (customer_code, of)
);
