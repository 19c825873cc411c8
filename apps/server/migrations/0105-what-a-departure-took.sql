-- What a departure has taken, so that its being taken back gives it back.
-- The cell in which a parcel lay when it left its warehouse.
alter table parcel_cell add column left_cell text check (left_cell <> '' and length(left_cell) <= 20);
alter table parcel_cell add check (cell is null or left_cell is null);

-- What was planned for a trip and stayed when it departed, as it was planned.
create table trip_left (
  trip_id bigint not null references trip (id),
  parcel_id bigint not null references parcel (id),
  -- Null: the file that has named the trip had planned it.
  planned_at timestamptz,
  planned_by text check (planned_by <> ''),
  primary key (trip_id, parcel_id),
  check ((planned_at is null) = (planned_by is null))
);
create index trip_left_parcel on trip_left (parcel_id);
