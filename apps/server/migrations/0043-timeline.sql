-- What the public is told of a parcel, as one short text in no language (timeline-row.ts says how to read it); null until it is made.
alter table parcel add column timeline text;

-- Our own last-mile code finds one parcel.
create unique index parcel_last_mile on parcel (last_mile_tracking) where is_current and last_mile_tracking is not null;

-- Where the walk stands that makes missing rows after an update.
create table timeline_walk (
  only_row boolean primary key default true check (only_row),
  -- The form of the rows that it makes; null before the first walk.
  form text,
  after_parcel_id bigint not null default 0 check (after_parcel_id >= 0),
  is_done boolean not null default false
);
insert into timeline_walk default values;
