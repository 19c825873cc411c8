-- Where a parcel lies in a warehouse; null since it has left.
create table parcel_cell (
  parcel_id bigint primary key references parcel (id),
  unit_id integer not null references place (id),
  cell text check (cell <> '' and length(cell) <= 20),
  since timestamptz not null,
  placed_by text not null check (placed_by <> ''),
  -- The transaction that wrote the row last: what stations are sent follows it.
  changed_in xid8 not null default pg_current_xact_id(),
  changed_at timestamptz not null default now()
);
create index parcel_cell_unit on parcel_cell (unit_id, cell) where cell is not null;
create index parcel_cell_changed_in on parcel_cell (changed_in);

-- An order of one place says what that place weighs.
create or replace view order_facts as
select code, customer_id, recipient_name, recipient_phone, goods,
  case when places = 1 then weight_g end as place_weight_g
from customer_order;
