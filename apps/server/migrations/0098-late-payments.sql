-- A late item: when the money of a payment was taken that came only once the notes of its shift were counted. Null of all others.
alter table payment add column taken_at timestamptz;
alter table payment add constraint payment_taken_before_it_came check (taken_at <= at);
create index payment_late on payment (shift_id) where taken_at is not null;
