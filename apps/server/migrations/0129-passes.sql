-- Signed passes of customers: their own, and those that they have given to somebody else.
create table pass (
  -- In the order in which they were made.
  id bigint generated always as identity unique,
  serial text primary key check (serial ~ '^[0-9A-HJKMNP-TV-Z]{8}$'),
  customer_code text not null check (customer_code <> ''),
  -- Made by the client; the same request makes one.
  request_id uuid unique,
  -- Where it is good; null: at any point.
  pickup_point_id integer references place (id),
  -- Who collects with it in the place of the customer; null of the customer's own.
  delegate text check (delegate <> ''),
  parcel_limit integer check (parcel_limit between 1 and 255),
  -- The parcels that were chosen; null: any that can be collected.
  parcel_ids bigint[] check (cardinality(parcel_ids) = parcel_limit),
  made_at timestamptz not null,
  not_after timestamptz not null,
  -- Revoked, and by what.
  ended_at timestamptz,
  end_reason text check (end_reason in ('CANCELLED', 'REPLACED', 'DELEGATED', 'COLLECTED')),
  -- The visit that has collected with it.
  used_visit_id uuid,
  used_at timestamptz,
  check ((ended_at is null) = (end_reason is null)),
  check ((used_at is null) = (used_visit_id is null)),
  check ((delegate is null) = (parcel_limit is null)),
  check (delegate is null or pickup_point_id is not null)
);
-- A customer has one own pass that is good, and has given one to somebody else, at most.
create unique index pass_own_in_use on pass (customer_code) where ended_at is null and delegate is null;
create unique index pass_given_in_use on pass (customer_code) where ended_at is null and delegate is not null;
create index pass_revoked on pass (not_after) where ended_at is not null;
create index pass_customer on pass (customer_code, made_at);

-- A card opens by a pass, and the visit says by which. Who collects by a given pass was named by the customer.
alter table counter_visit
  add column pass_serial text,
  drop constraint counter_visit_proof_check,
  drop constraint counter_visit_check2,
  drop constraint counter_visit_check3,
  add constraint counter_visit_proof_check check (proof in ('CODE', 'DOCUMENT', 'APPROVAL', 'PASS')),
  add constraint counter_visit_pass_check check ((proof = 'PASS') = (pass_serial is not null)),
  add constraint counter_visit_delegate_proof_check check (delegate is null or proof in ('CODE', 'PASS')),
  add constraint counter_visit_delegate_document_check check (
    (delegate_document_type is null) = (delegate_document_end is null)
    and (delegate is not null or delegate_document_type is null)
    and (proof = 'PASS' or (delegate is null) = (delegate_document_type is null)));
alter table counter_look
  drop constraint counter_look_by_check,
  drop constraint counter_look_check,
  add constraint counter_look_by_check check (by in ('CODE', 'DOCUMENT', 'APPROVAL', 'CUSTOMER', 'PARCEL', 'PHONE', 'SCAN', 'PASS')),
  add constraint counter_look_sought_check check (by not in ('CODE', 'PASS') or sought is null);
