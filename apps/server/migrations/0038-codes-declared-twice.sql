-- A code that somebody has declared and China has not received may be declared again: the second line waits beside the parcel of
-- the code, in an order of its own. A line that was turned away, or cancelled before somebody declared its code anew, stays there too.
alter table parcel add column is_beside boolean not null default false;
-- Of the current parcel: lines of other customers wait for the same code. Its order is nobody else's business then.
alter table parcel add column declared_twice boolean not null default false;

alter table parcel add constraint parcel_stands_once check (not (is_current and is_beside));
alter table parcel drop constraint parcel_check2;
alter table parcel add constraint parcel_past_is_closed check (is_current or is_beside or closed_at is not null);

-- A customer waits for a code once.
create unique index parcel_beside_code on parcel (tracking_code, customer_code) where is_beside and closed_at is null;
create index parcel_declared_twice on parcel (id) where declared_twice;

-- What stands in the orders of a customer.
drop index parcel_customer_code;
create index parcel_customer_code on parcel (customer_code) where customer_code is not null and (is_current or is_beside);
