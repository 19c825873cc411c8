-- Receipts in China of which their owners are to be told, once a day all together.
create table receipt_news (
  parcel_id bigint not null references parcel (id),
  event_seq integer not null,
  primary key (parcel_id, event_seq)
);

-- One letter may be about several parcels.
alter table parcel_letter drop constraint parcel_letter_pkey, add primary key (letter_id, parcel_id);
