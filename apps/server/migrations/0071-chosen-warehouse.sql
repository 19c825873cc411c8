-- The China warehouse that a customer has chosen to send to. One that takes no parcels any more counts as not chosen.
create table chosen_warehouse (
  customer_id uuid primary key references user_account (id),
  place_id integer not null references place (id)
);
