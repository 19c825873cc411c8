-- Pictures that people send are in one table, by what they are about. Their files stay where they are: the folder follows from the subject.
create table attachment (
  id uuid primary key,
  subject text not null check (subject in ('PARCEL', 'CLAIM', 'COMPENSATION', 'APPROVAL', 'VISIT', 'TRIP')),
  -- Of the subject. Of a claim its customer's: the picture comes before the claim, which names it.
  subject_id text not null check (subject_id <> ''),
  -- Of what of the subject: of a trip, the entry of its history.
  part text check (part <> ''),
  kind text check (kind <> ''),
  file_name text not null unique check (file_name <> ''),
  byte_length integer not null check (byte_length > 0),
  width_px integer check (width_px > 0),
  height_px integer check (height_px > 0),
  place_id integer references place (id),
  device_id uuid,
  device text check (device <> ''),
  scan_id uuid,
  taken_by text check (taken_by <> ''),
  taken_at timestamptz,
  stored_at timestamptz not null,
  constraint attachment_kind_of_subject check (case subject
    when 'PARCEL' then kind in ('SCALE', 'LABEL', 'BOX', 'DAMAGE') and num_nulls(place_id, device_id, device, taken_by, taken_at, width_px, height_px) = 0
    when 'CLAIM' then kind is null and num_nulls(width_px, height_px) = 0
    when 'APPROVAL' then kind in ('LABEL', 'BOX') and num_nulls(taken_at, width_px, height_px) = 0
    when 'VISIT' then kind in ('PHOTO', 'SIGNATURE') and num_nulls(place_id, taken_by, taken_at) = 0
    when 'TRIP' then kind is null and num_nulls(taken_by, taken_at, width_px, height_px) = 0
    else kind is null
  end)
);

insert into attachment (id, subject, subject_id, kind, file_name, byte_length, width_px, height_px, place_id, device_id, device, scan_id, taken_by, taken_at, stored_at)
select id, 'PARCEL', parcel_id::text, kind, file_name, byte_length, width_px, height_px, place_id, device_id, device, scan_id, taken_by, taken_at, stored_at
from parcel_photo;

insert into attachment (id, subject, subject_id, file_name, byte_length, width_px, height_px, stored_at)
select id, 'CLAIM', customer_id::text, file_name, byte_length, width_px, height_px, sent_at from claim_picture;

-- Ids are made by whoever sends a picture. One that stands in two stores names the one that others point to; the other gets an id that follows from both.
insert into attachment (id, subject, subject_id, file_name, byte_length, stored_at)
select case when exists (select from attachment where attachment.id = sent.id) then md5(sent.id::text || 'COMPENSATION')::uuid else id end, 'COMPENSATION', compensation_id::text, file_name, byte_length, stored_at from compensation_photo as sent;

insert into attachment (id, subject, subject_id, kind, file_name, byte_length, width_px, height_px, taken_at, stored_at)
select case when exists (select from attachment where attachment.id = sent.id) then md5(sent.id::text || 'APPROVAL')::uuid else id end, 'APPROVAL', approval_id::text, kind, file_name, byte_length, width_px, height_px, taken_at, stored_at from counter_photo as sent;

insert into attachment (id, subject, subject_id, kind, file_name, byte_length, place_id, taken_by, taken_at, stored_at)
select case when exists (select from attachment where attachment.id = sent.id) then md5(sent.id::text || 'VISIT')::uuid else id end, 'VISIT', visit_id::text, kind, file_name, byte_length, unit_id, taken_by, taken_at, stored_at from hand_over_evidence as sent;

insert into attachment (id, subject, subject_id, part, file_name, byte_length, width_px, height_px, taken_by, taken_at, stored_at)
select case when exists (select from attachment where attachment.id = sent.id) then md5(sent.id::text || 'TRIP')::uuid else id end, 'TRIP', trip_id::text, event_id::text, file_name, byte_length, width_px, height_px, taken_by, taken_at, stored_at from trip_photo as sent;

create index attachment_subject on attachment (subject, subject_id);
create index attachment_stored on attachment (subject, stored_at);

alter table parcel_claim drop constraint parcel_claim_picture_id_fkey,
  add constraint parcel_claim_picture_id_fkey foreign key (picture_id) references attachment (id);

drop view parcel_photo_facts;
drop table parcel_photo, claim_picture, compensation_photo, counter_photo, hand_over_evidence, trip_photo;

create view attachment_facts as
select id, subject, subject_id, part, kind, width_px, height_px, place_id, device_id, device, scan_id, taken_by, taken_at, stored_at
from attachment;
