-- Photos of parcels that stations have made. The bytes are files; a row never names one that is not there.
create table parcel_photo (
  -- Made by the device, so that a photo that is sent again is stored once.
  id uuid primary key,
  parcel_id bigint not null references parcel (id),
  kind text not null check (kind in ('SCALE', 'LABEL', 'BOX', 'DAMAGE')),
  file_name text not null unique check (file_name ~ '^[0-9a-f]{32}\.jpg$'),
  byte_length integer not null check (byte_length > 0),
  width_px integer not null check (width_px > 0),
  height_px integer not null check (height_px > 0),
  place_id integer not null references place (id),
  device_id uuid not null,
  device text not null check (device <> ''),
  taken_by text not null check (taken_by <> ''),
  -- By the clock of the device.
  taken_at timestamptz not null,
  stored_at timestamptz not null
);
create index parcel_photo_parcel on parcel_photo (parcel_id);

-- Rooms that only ask whether there is one.
create view parcel_photo_facts as select id, parcel_id, kind, place_id, taken_at, stored_at from parcel_photo;
