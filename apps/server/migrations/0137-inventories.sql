-- The count of a hub or pickup point: what lies there by the records against what is found.
create table inventory (
  id bigint generated always as identity primary key,
  unit_id integer not null references place (id),
  -- One rack or one cell of it; all of it where both are null.
  rack text check (rack <> '' and length(rack) <= 20),
  cell text check (cell <> '' and length(cell) <= 20),
  opened_at timestamptz not null,
  opened_by text not null check (opened_by <> ''),
  closed_at timestamptz,
  closed_by text check (closed_by <> ''),
  check (rack is null or cell is null),
  check ((closed_at is null) = (closed_by is null))
);
-- A unit is counted once at a time.
create unique index inventory_open on inventory (unit_id) where closed_at is null;
create index inventory_closed on inventory (unit_id, closed_at) where closed_at is not null;

-- Cells of which somebody has said that all in them was counted.
create table inventory_cell (
  inventory_id bigint not null references inventory (id),
  cell text not null check (cell <> '' and length(cell) <= 20),
  done_at timestamptz not null,
  done_by text not null check (done_by <> ''),
  primary key (inventory_id, cell)
);

create table inventory_item (
  id bigint generated always as identity primary key,
  inventory_id bigint not null references inventory (id),
  -- Null for a code that no parcel has, or that of a bag.
  parcel_id bigint references parcel (id),
  code text not null check (code <> '' and length(code) <= 200),
  -- It lay there by the records as the count began.
  is_expected boolean not null,
  -- It came while the count went on.
  has_come boolean not null default false,
  -- Where the records had it before it was found, since when and by whom.
  listed_cell text check (listed_cell <> '' and length(listed_cell) <= 20),
  placed_at timestamptz,
  placed_by text check (placed_by <> ''),
  found_at timestamptz,
  found_by text check (found_by <> ''),
  found_cell text check (found_cell <> '' and length(found_cell) <= 20),
  -- Why it should not lie there, with the point that it goes to and the transfer that has it.
  say text check (say <> ''),
  other_point_id integer references place (id),
  transfer_code text check (transfer_code <> ''),
  settled text check (settled in ('LOOK_AGAIN', 'FOUND', 'MISSING', 'SET_ASIDE')),
  settled_at timestamptz,
  settled_by text check (settled_by <> ''),
  -- What it has come to; written as the count ends.
  outcome text check (outcome in ('FOUND', 'ELSEWHERE', 'MISSING', 'SURPLUS', 'CAME', 'GONE')),
  unique (inventory_id, code),
  check ((found_at is null) = (found_by is null)),
  check (found_at is not null or (is_expected and found_cell is null and say is null)),
  check ((settled is null) = (settled_at is null)),
  check ((settled is null) = (settled_by is null))
);
create unique index inventory_item_parcel on inventory_item (inventory_id, parcel_id) where parcel_id is not null;
create index inventory_item_of_parcel on inventory_item (parcel_id) where parcel_id is not null;
-- What was reported as missing, for whoever sees to it.
create index inventory_item_reported on inventory_item (settled_at) where settled = 'MISSING';

-- Since when and by whom a parcel lies in its cell, for the rooms that count.
create or replace view parcel_cell_facts as
select parcel_id, unit_id, cell, changed_in, since, placed_by from parcel_cell where cell is not null;

insert into authority (code) values ('inventory:count');
insert into role_authority (role, authority)
select code, 'inventory:count' from role where code in ('hub-operator', 'pickup-clerk', 'manager', 'admin');
