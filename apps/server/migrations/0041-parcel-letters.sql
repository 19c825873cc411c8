-- Which events of parcels their owners were told of by letter, for as long as the letters are kept. Nobody is told twice, and what was
-- taken back before anybody was told needs no letter that takes it back.
create table parcel_letter (
  letter_id uuid primary key references letter on delete cascade,
  parcel_id bigint not null,
  event_seq integer not null,
  unique (parcel_id, event_seq)
);
