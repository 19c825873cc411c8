-- Storage never costs more than a part of the delivery fee; the versions there are limit it to the whole of it.
alter table tariff_version
  add column storage_most_of_fee_percent integer not null default 100
    check (storage_most_of_fee_percent between 1 and 100);
alter table tariff_version alter column storage_most_of_fee_percent drop default;

-- What was agreed with a customer, as it stood at each moment: a charge asks for the price that was known when it was made. The
-- product is kept as it was then.
create table agreed_price (
  customer_product_id integer not null references customer_product (id),
  version integer not null check (version > 0),
  customer_id uuid not null references user_account (id),
  product_code text not null,
  channel_ids integer[] not null,
  min_weight_g integer,
  max_weight_g integer,
  discount_bp integer not null check (discount_bp between 1 and 10000),
  -- Dushanbe days, both included.
  valid_from date not null,
  valid_to date,
  enabled boolean not null,
  recorded_at timestamptz not null,
  primary key (customer_product_id, version)
);
create index agreed_price_customer on agreed_price (customer_id);

create function record_agreed_price() returns trigger language plpgsql as $$
begin
  insert into agreed_price
  select new.id, new.version, new.customer_id, product.code,
    array(select channel_id from product_channel where product_id = product.id order by channel_id),
    product.min_weight_g, product.max_weight_g, new.discount_bp, new.valid_from, new.valid_to, new.enabled, new.updated_at
  from product where product.id = new.product_id;
  return null;
end $$;

-- The charges that were made before this stay as they were: what was agreed counts from now on.
insert into agreed_price
select own.id, own.version, own.customer_id, product.code,
  array(select channel_id from product_channel where product_id = product.id order by channel_id),
  product.min_weight_g, product.max_weight_g, own.discount_bp, own.valid_from, own.valid_to, own.enabled, now()
from customer_product own join product on product.id = own.product_id;

create trigger customer_product_recorded after insert or update on customer_product
  for each row execute function record_agreed_price();

create function refuse_agreed_price_change() returns trigger language plpgsql as $$
begin
  raise exception 'agreed_price is append-only: charges were made by it';
end $$;

create trigger agreed_price_kept before update or delete on agreed_price
  for each row execute function refuse_agreed_price_change();
