-- A photo or a signature that a counter has made without the line and the service would not take: why it was given up.
create table hand_over_evidence_dropped (
  id uuid primary key,
  visit_id uuid not null,
  unit_id integer not null references place (id),
  kind text not null check (kind in ('PHOTO', 'SIGNATURE')),
  reason text not null check (reason <> ''),
  dropped_by text not null check (dropped_by <> ''),
  dropped_at timestamptz not null
);
create index hand_over_evidence_dropped_visit on hand_over_evidence_dropped (visit_id);
create index hand_over_evidence_dropped_at on hand_over_evidence_dropped (dropped_at);
