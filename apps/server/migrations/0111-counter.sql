-- The counter of a pickup point: who stood at it with which proof, what was handed over, and who looked for whom.

-- A customer, or who collects in the place of one, at the counter.
create table counter_visit (
  id uuid primary key,
  unit_id integer not null references place (id),
  customer_code text not null check (customer_code <> ''),
  clerk_id uuid not null references user_account (id),
  clerk text not null check (clerk <> ''),
  device_id uuid not null,
  proof text not null check (proof in ('CODE', 'DOCUMENT')),
  -- Of a document that was seen: which, and the last four signs of its number.
  document_type text check (document_type in ('PASSPORT', 'ID_CARD', 'DRIVING_LICENCE', 'OTHER')),
  document_end text check (length(document_end) = 4),
  delegate text check (delegate <> ''),
  delegate_document_type text check (delegate_document_type in ('PASSPORT', 'ID_CARD', 'DRIVING_LICENCE', 'OTHER')),
  delegate_document_end text check (length(delegate_document_end) = 4),
  opened_at timestamptz not null,
  ended_at timestamptz,
  check ((proof = 'DOCUMENT') = (document_type is not null)),
  check ((document_type is null) = (document_end is null)),
  check (delegate is null or proof = 'CODE'),
  check ((delegate is null) = (delegate_document_type is null) and (delegate is null) = (delegate_document_end is null))
);
create index counter_visit_customer on counter_visit (customer_code, opened_at);

-- A parcel that was handed over. The proof stands with the visit; who collected, as it was at that moment.
create table hand_over (
  id bigint generated always as identity primary key,
  -- Made by the client; the same request hands over once.
  request_id uuid not null unique,
  visit_id uuid not null references counter_visit (id),
  parcel_id bigint not null references parcel (id),
  tracking_code text not null,
  unit_id integer not null references place (id),
  -- Where it lay.
  cell text,
  clerk_id uuid not null references user_account (id),
  clerk text not null check (clerk <> ''),
  device_id uuid not null,
  delegate text check (delegate <> ''),
  at timestamptz not null,
  -- The parcel is at the point again: its hand-over was taken back.
  taken_back_at timestamptz
);
create unique index hand_over_stands on hand_over (parcel_id) where taken_back_at is null;
create index hand_over_unit on hand_over (unit_id, at);
create index hand_over_visit on hand_over (visit_id);

-- Who at a counter looked for whom, by what and with which end. Outside the chain of the audit record: looks are many, and go after 400 days.
create table counter_look (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- No foreign keys: the record outlives what it is about.
  clerk_id uuid not null,
  clerk text not null check (clerk <> ''),
  login_id text,
  address text,
  device_id uuid,
  unit_id integer not null,
  by text not null check (by in ('CODE', 'DOCUMENT', 'CUSTOMER', 'PARCEL', 'PHONE', 'SCAN')),
  -- What was entered; never a pickup code.
  sought text check (by <> 'CODE' or sought is null),
  result text not null check (result in ('FOUND', 'NOTHING', 'WRONG', 'REFUSED')),
  customer_codes text[] not null default '{}'
);
create index counter_look_at on counter_look (at);
create index counter_look_clerk on counter_look (clerk_id, id desc);
create trigger counter_look_append_only before update or delete on counter_look
  for each row execute function guard_personal_look();
create trigger counter_look_stays before truncate on counter_look
  for each statement execute function refuse_audit_change();

-- Who hands over takes payments at the same card.
insert into role_authority (role, authority)
select code, 'payment:take' from role where code = 'pickup-clerk' on conflict do nothing;

-- The last four digits of a phone find its customer at a counter.
create index user_account_phone_end on user_account (right(phone, 4)) where phone is not null;
