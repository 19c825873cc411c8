-- What the counter of a point makes before it hands over.
alter table operation_unit add column hand_over_evidence text not null default 'NONE'
  check (hand_over_evidence in ('NONE', 'PHOTO', 'SIGNATURE'));

-- A photo or a signature of a visit. A counter without the line sends it before its visit is on record, or after.
create table hand_over_evidence (
  id uuid primary key,
  visit_id uuid not null,
  unit_id integer not null references place (id),
  kind text not null check (kind in ('PHOTO', 'SIGNATURE')),
  file_name text not null unique check (file_name <> ''),
  byte_length integer not null check (byte_length > 0),
  taken_by text not null check (taken_by <> ''),
  taken_at timestamptz not null,
  stored_at timestamptz not null
);
create index hand_over_evidence_visit on hand_over_evidence (visit_id);
create index hand_over_evidence_stored on hand_over_evidence (stored_at);
create index hand_over_parcel on hand_over (parcel_id);
