-- The photo or signature of which a counter without the line has said that it was made, and when that came on record: its bytes come by themselves, or never.
alter table hand_over
  add column promised_id uuid,
  add column promised_kind text check (promised_kind in ('PHOTO', 'SIGNATURE')),
  add column promised_at timestamptz,
  add constraint hand_over_promised_check
    check ((promised_id is null) = (promised_kind is null) and (promised_id is null) = (promised_at is null));

create index hand_over_promised on hand_over (promised_at) where promised_at is not null;
