-- What a search looks into, folded to ASCII (fold-text.ts): in a database whose LC_CTYPE is C, pg_trgm sees no other letter. Each text stands in a
-- table of its own: a parcel is written at each move, its code once. What they are made of is never deleted, so no key leads to it.
create extension if not exists pg_trgm;

create table account_search (
  account_id uuid primary key,
  -- The form of the fold that made the text.
  form text not null,
  search_text text not null
);
create index account_search_part on account_search using gin (search_text gin_trgm_ops);
create index account_search_beginning on account_search (left(search_text, 8) text_pattern_ops);

create table order_search (
  order_code text primary key,
  customer_id uuid,
  form text not null,
  search_text text not null
);
create index order_search_part on order_search using gin (search_text gin_trgm_ops);
create index order_search_beginning on order_search (left(search_text, 8) text_pattern_ops);
create index order_search_customer on order_search (customer_id) where customer_id is not null;

create table parcel_search (
  parcel_id bigint primary key,
  form text not null,
  search_text text not null
);
create index parcel_search_part on parcel_search using gin (search_text gin_trgm_ops);
create index parcel_search_beginning on parcel_search (left(search_text, 8) text_pattern_ops);

-- Where the walk stands that folds what was there before, or was folded in another form.
create table search_walk (
  kind text primary key check (kind in ('account', 'order', 'parcel')),
  form text,
  after_key text,
  is_done boolean not null default false
);
insert into search_walk (kind) values ('account'), ('order'), ('parcel');

create or replace view account_facts as
  select id, username, name, phone, customer_code, email from user_account;

create view account_search_facts as
  select account_id, customer_code, search_text from account_search join user_account on user_account.id = account_id;
create view order_search_facts as select order_code, customer_id, search_text from order_search;
create view parcel_search_facts as select parcel_id, search_text from parcel_search;
