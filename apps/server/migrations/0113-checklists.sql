-- What a hub unloads of a trip, held against what should have come.
create table checklist (
  id bigint generated always as identity primary key,
  trip_id bigint not null unique references trip (id),
  unit_id integer not null references place (id),
  begun_at timestamptz not null,
  begun_by text not null check (begun_by <> ''),
  ended_at timestamptz,
  ended_by text check (ended_by <> ''),
  check ((ended_at is null) = (ended_by is null))
);

-- One row for each parcel that should have come, as it was when the unloading began, and for each thing that has come beside them.
create table checklist_item (
  id bigint generated always as identity primary key,
  checklist_id bigint not null references checklist (id),
  -- Null where nobody knows the code, or it is that of a bag.
  parcel_id bigint references parcel (id),
  code text not null check (code <> '' and length(code) <= 40),
  -- The outermost bag in which it was loaded.
  bag_code text check (bag_code ~ '^RB[0-9A-Z]{9}$'),
  is_expected boolean not null,
  -- EXPECTED: not seen yet. IMPLIED: its bag was taken whole, by its seal. SCANNED: it was in somebody's hands. SURPLUS: it came, and nobody has said what becomes of it.
  state text not null check (state in ('EXPECTED', 'IMPLIED', 'SCANNED', 'SURPLUS')),
  is_damaged boolean not null default false,
  -- By which scan it came into its state, and of what it was found in.
  scan_id uuid,
  state_at timestamptz,
  state_by text check (state_by <> ''),
  device text check (device <> ''),
  -- What somebody has said of what is missing or too much.
  settled text check (settled in ('LOOK_AGAIN', 'SHORT_LANDED', 'SET_ASIDE', 'CAME_ELSEWHERE')),
  settled_at timestamptz,
  settled_by text check (settled_by <> ''),
  unique (checklist_id, code),
  check (is_expected or state in ('SCANNED', 'SURPLUS')),
  check (not is_expected or (state <> 'SURPLUS' and parcel_id is not null)),
  check ((state = 'EXPECTED') = (state_at is null)),
  check (num_nonnulls(settled, settled_at, settled_by) in (0, 3))
);
create index checklist_item_parcel on checklist_item (parcel_id);

-- Seals that were read at the unloading: of the vehicle, or of a bag.
create table checklist_seal (
  id bigint generated always as identity primary key,
  checklist_id bigint not null references checklist (id),
  -- Null: of the vehicle.
  bag_code text check (bag_code ~ '^RB[0-9A-Z]{9}$'),
  -- As it was read; null: it was broken, or gone.
  number text check (number <> '' and length(number) <= 40),
  is_match boolean not null,
  read_at timestamptz not null,
  read_by text not null check (read_by <> ''),
  unique nulls not distinct (checklist_id, bag_code, number)
);

alter table station_device drop constraint station_device_works_check;
alter table station_device
  add constraint station_device_works_check
    check (works <@ array['RECEIVING', 'PUT_AWAY', 'LOADING', 'UNLOADING'] and cardinality(works) > 0);
