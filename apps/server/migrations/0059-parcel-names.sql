-- What a customer calls an own parcel: of the customer and the code, seen by nobody else (docs/decisions/0091). Folded for searches; `form` says how.
create table parcel_name (
  customer_code text not null check (customer_code <> '' and length(customer_code) <= 40),
  tracking_code text not null check (char_length(tracking_code) between 4 and 40),
  name text not null check (name <> '' and char_length(name) <= 60),
  form text not null,
  search_text text not null,
  named_at timestamptz not null,
  primary key (customer_code, tracking_code)
);

create view parcel_name_facts as
  select customer_code, tracking_code, name, search_text from parcel_name;
