-- Photos of the seals of a trip: those taken before it departs wait for its departure, and belong to it from then on, also when it is taken back.
create table trip_photo (
  -- Made by the device, so that a photo that is sent again is stored once.
  id uuid primary key,
  trip_id bigint not null references trip (id),
  -- The departure that it belongs to.
  event_id bigint references trip_event (id),
  file_name text not null unique check (file_name ~ '^[0-9a-f]{32}\.jpg$'),
  byte_length integer not null check (byte_length > 0),
  width_px integer not null check (width_px > 0),
  height_px integer not null check (height_px > 0),
  taken_by text not null check (taken_by <> ''),
  -- By the clock of the device.
  taken_at timestamptz not null,
  stored_at timestamptz not null
);
create index trip_photo_of_trip on trip_photo (trip_id, taken_at);
create index trip_photo_of_event on trip_photo (event_id);
