-- What lies in a China warehouse, as the stations are sent it that fill bags. A row stays for a while when its parcel lies there no more, so that they learn it.
create table lying_parcel (
  parcel_id bigint primary key references parcel (id),
  is_here boolean not null,
  -- Where it was received; null where nobody knows: every warehouse is sent it.
  unit_id integer references place (id),
  -- Where it lay before it was received elsewhere.
  former_unit_id integer references place (id),
  -- The transaction that wrote the row last, or moved the parcel into a bag or out of one: what stations are sent follows it.
  changed_in xid8 not null default pg_current_xact_id(),
  changed_at timestamptz not null default now()
);
create index lying_parcel_changed_in on lying_parcel (changed_in);
create index lying_parcel_here on lying_parcel (parcel_id) where is_here;

-- Bags that were opened, closed, moved or taken back, for as long as a station may ask for what has changed.
create table changed_bag (
  code text primary key check (code <> ''),
  unit_id integer not null references place (id),
  changed_in xid8 not null default pg_current_xact_id(),
  changed_at timestamptz not null default now()
);
create index changed_bag_changed_in on changed_bag (changed_in);

create view bag_facts as
select bag.id as bag_id, bag.code, bag.level, bag.unit_id, bag.destination_id, bag.closed_at, bag.weight_g,
  holder.code as holder_code
from bag
left join bag_content on bag_content.inner_id = bag.id
left join bag as holder on holder.id = bag_content.bag_id;

insert into lying_parcel (parcel_id, is_here, unit_id)
select parcel.id, true, (
  select place_id from parcel_event as scan
  where scan.parcel_id = parcel.id and scan.type = 'CN_RECEIVED' and not exists (
    select from parcel_event as correction where correction.parcel_id = parcel.id and correction.corrects = scan.seq)
  order by seq limit 1)
from parcel where is_current and status = 'DTH' and received_at is not null;
