-- Parcels of whose charges owners who pay before departure were notified, each once.
create table due_notice (
  parcel_id bigint primary key references parcel (id),
  noticed_at timestamptz not null,
  -- Null where nobody could be written to.
  letter_id uuid
);
