-- Goods that the office has moved to another channel than that of the product which their order is sold as. Each move stays; the last one of a parcel stands.
create table channel_move (
  id bigint generated always as identity primary key,
  parcel_id bigint not null references parcel (id),
  from_channel_id integer references channel (id),
  channel_id integer not null references channel (id),
  note text check (note <> ''),
  moved_at timestamptz not null,
  moved_by text not null check (moved_by <> ''),
  is_current boolean not null default true
);
create unique index channel_move_current on channel_move (parcel_id) where is_current;
create index channel_move_of_parcel on channel_move (parcel_id, id);
