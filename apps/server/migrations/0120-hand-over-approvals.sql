-- Hand-overs without a proof: what a clerk asks for, what whoever stands there has said, and who has decided why.

create table hand_over_approval (
  -- Made by the client; the same request asks once.
  id uuid primary key,
  unit_id integer not null references place (id),
  customer_code text not null check (customer_code <> ''),
  clerk_id uuid not null references user_account (id),
  clerk text not null check (clerk <> ''),
  device_id uuid not null,
  reason text not null check (reason <> ''),
  -- What was said at the counter, by what it is about.
  said jsonb not null,
  asked_at timestamptz not null,
  -- Until when it can be decided and, once allowed, used.
  ends_at timestamptz not null,
  state text not null check (state in ('WAITING', 'ALLOWED', 'DENIED', 'WITHDRAWN')),
  decision_request uuid unique,
  decided_at timestamptz,
  decided_by text check (decided_by <> ''),
  decided_by_id uuid references user_account (id),
  decision_reason text check (decision_reason <> ''),
  check (decided_by_id <> clerk_id),
  check ((state in ('ALLOWED', 'DENIED')) = (decided_by_id is not null)),
  check ((decided_by_id is null) = (decided_by is null) and (decided_by_id is null) = (decision_reason is null)
    and (decided_by_id is null) = (decided_at is null) and (decided_by_id is null) = (decision_request is null))
);
create index hand_over_approval_waits on hand_over_approval (asked_at) where state = 'WAITING';
create index hand_over_approval_unit on hand_over_approval (unit_id, asked_at);

-- Photos that are made at a counter.
create table counter_photo (
  -- Made by the device.
  id uuid primary key,
  approval_id uuid not null references hand_over_approval (id),
  kind text not null check (kind in ('LABEL', 'BOX')),
  file_name text not null unique check (file_name <> ''),
  byte_length integer not null check (byte_length > 0),
  width_px integer not null check (width_px > 0),
  height_px integer not null check (height_px > 0),
  taken_at timestamptz not null,
  stored_at timestamptz not null
);
create index counter_photo_approval on counter_photo (approval_id);
create index counter_photo_stored on counter_photo (stored_at);

-- The third way to a card; each approval opens one.
alter table counter_visit drop constraint counter_visit_proof_check;
alter table counter_visit add constraint counter_visit_proof_check check (proof in ('CODE', 'DOCUMENT', 'APPROVAL'));
alter table counter_visit add column approval_id uuid unique references hand_over_approval (id);
alter table counter_visit add constraint counter_visit_approval_check check ((proof = 'APPROVAL') = (approval_id is not null));

alter table counter_look drop constraint counter_look_by_check;
alter table counter_look add constraint counter_look_by_check
  check (by in ('CODE', 'DOCUMENT', 'APPROVAL', 'CUSTOMER', 'PARCEL', 'PHONE', 'SCAN'));
