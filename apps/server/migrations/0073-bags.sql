-- Bags, and what lies in them. A bag is a pallet (1), a sack (2) or a pouch (3).
create table bag (
  id bigint generated always as identity primary key,
  code text not null unique check (code ~ '^RB[0-9A-Z]{9}$'),
  level smallint not null check (level between 1 and 3),
  -- Where it was opened.
  unit_id integer not null references place (id),
  -- The hub or pickup point that it goes to; null while nobody has said.
  destination_id integer references place (id),
  -- The cell in which it lies with all that is in it; that of the outermost counts.
  cell text check (cell <> '' and length(cell) <= 20),
  opened_at timestamptz not null,
  opened_by text not null check (opened_by <> ''),
  closed_at timestamptz,
  closed_by text check (closed_by <> ''),
  weight_g integer check (weight_g > 0),
  seal text check (seal <> '' and length(seal) <= 40),
  -- Which level lies in which is checked by what refers to it.
  unique (id, level),
  check ((closed_at is null) = (closed_by is null) and (closed_at is null) = (weight_g is null)),
  check (closed_at is not null or seal is null)
);
create index bag_unit on bag (unit_id, opened_at);
create index bag_open on bag (unit_id, opened_at) where closed_at is null;

-- What lies in a bag: a parcel or a bag, each in one place at a time. A bag lies in one of a lower level alone, so that no chain comes back to where it began.
create table bag_content (
  id bigint generated always as identity primary key,
  bag_id bigint not null,
  bag_level smallint not null,
  parcel_id bigint unique references parcel (id),
  inner_id bigint unique,
  inner_level smallint,
  since timestamptz not null,
  put_by text not null check (put_by <> ''),
  foreign key (bag_id, bag_level) references bag (id, level),
  foreign key (inner_id, inner_level) references bag (id, level),
  check (num_nonnulls(parcel_id, inner_id) = 1),
  check (num_nonnulls(inner_id, inner_level) <> 1),
  constraint bag_content_goes_inward check (inner_level > bag_level)
);
create index bag_content_bag on bag_content (bag_id, id);

-- Parcels that lie in China: some thousands among millions.
create index parcel_lies_in_china on parcel (received_at)
where is_current and status = 'DTH' and received_at is not null;
