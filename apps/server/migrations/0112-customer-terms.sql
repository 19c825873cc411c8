-- When a customer pays: once a parcel can be collected, which holds for all who have no row, or before it leaves China.
create table customer_terms (
  customer_code text primary key references customer_purse (customer_code),
  terms text not null check (terms in ('WHEN_READY', 'PREPAID')),
  since timestamptz not null,
  reason text not null check (length(reason) between 3 and 300),
  set_by text not null check (set_by <> ''),
  set_by_id uuid not null references user_account (id)
);

create view customer_terms_facts as select customer_code, terms from customer_terms;

-- What is due for a parcel, and how much of it is not paid; storage that runs is counted by days and is none of it.
create view charge_facts as
select parcel_id, kind, coalesce(amount_minor, 0) + corrected_minor - settled_minor as owed_minor
from charge where due_at is not null;
