-- A declaration may list what it is about: each kind of goods with pieces, value and HS code, and the parcel it is in where that was said.
-- What the order says of goods and value then follows from its items; both are written together (orders/orders/order.store.ts).
create table declared_item (
  order_id uuid not null references customer_order (id),
  no smallint not null check (no between 1 and 100),
  tracking_code text check (length(tracking_code) between 1 and 40),
  goods text not null check (length(goods) between 1 and 200),
  pieces integer not null check (pieces between 1 and 1000000),
  value_minor bigint check (value_minor > 0),
  value_currency text check (value_currency in ('USD', 'TJS', 'CNY')),
  hs_code text check (hs_code ~ '^[0-9]{4,10}$'),
  primary key (order_id, no),
  check ((value_minor is null) = (value_currency is null))
);

create view declared_item_facts as
select customer_order.code as order_code, item.no, item.tracking_code, item.goods, item.pieces, item.value_minor, item.value_currency,
  item.hs_code
from declared_item item join customer_order on customer_order.id = item.order_id;

create or replace view order_facts as
select code, customer_id, recipient_name, recipient_phone, goods, case when places = 1 then weight_g end as place_weight_g, sender_name,
  value_minor, value_currency, id as order_id
from customer_order;
