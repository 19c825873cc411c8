-- Manifests that a partner has sent back, as they were noted with their trip. The file itself is forgotten like every file; nobody is named here.
create table trip_manifest (
  id uuid primary key,
  trip_id bigint not null references trip (id),
  file_name text not null check (file_name <> ''),
  noted_at timestamptz not null,
  noted_by text not null check (noted_by <> ''),
  -- How many parcels match, are missing, are surplus, weigh otherwise; how many rows could not be read.
  counts jsonb not null,
  -- The first of each, by code.
  differences jsonb not null
);
create index trip_manifest_of_trip on trip_manifest (trip_id, noted_at);
