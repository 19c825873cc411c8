-- What a customer still owes, or lies there: also of parcels that were collected unpaid. A firm has tens of thousands of others.
create index charge_open on charge (customer_code)
  where due_at is not null and (left_at is null or coalesce(amount_minor, 0) + corrected_minor > settled_minor);
drop index charge_of_customer;
