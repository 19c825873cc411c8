-- What owners of parcels that lie at a pickup point were notified of as time went by, each once in a stay.
create table storage_notice (
  parcel_id bigint not null references parcel (id),
  -- The stay: one that came again has another last free day.
  free_until date not null,
  kind text not null check (kind in ('FREE_ENDS', 'LAST_FREE_DAY', 'UNCLAIMED', 'FINAL')),
  -- Dushanbe day.
  noticed_on date not null,
  -- The last day on which the final notice lets it be collected.
  collect_by date check ((collect_by is not null) = (kind = 'FINAL')),
  -- Null where nobody could be written to.
  letter_id uuid,
  primary key (parcel_id, free_until, kind)
);

create view storage_notice_facts as
  select parcel_id, free_until, kind, noticed_on, collect_by, letter_id from storage_notice;
