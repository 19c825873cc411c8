-- How trips have gone, once more than half of their parcels lie at their pickup points: what the days of later trips are estimated from.
create table trip_outcome (
  trip_id bigint primary key references trip (id),
  -- Its own, or that of the goods it carried.
  channel_id integer not null references channel (id),
  -- Moments of the middle parcel: received in China, and at its pickup point.
  received_at timestamptz not null,
  ready_at timestamptz not null,
  -- What the middle parcel has passed between them: [{"key": "BORDER_CROSSED", "at": …}], milliseconds since 1970.
  milestones jsonb not null check (jsonb_typeof(milestones) = 'array'),
  -- When the road was reported closed: [[from, to]], milliseconds since 1970.
  closed_spans jsonb not null check (jsonb_typeof(closed_spans) = 'array'),
  check (received_at < ready_at)
);

-- What was shown of the middle parcel of a trip at the end of each day on the road, beside the days of the road: a promise, to be scored on arrival.
create table trip_forecast (
  trip_id bigint not null references trip (id),
  -- Dushanbe days.
  made_on date not null,
  first_day date not null,
  last_day date not null,
  basis text not null check (basis in ('history', 'constant')),
  constant_first date not null,
  constant_last date not null,
  primary key (trip_id, made_on),
  check (first_day <= last_day),
  check (constant_first <= constant_last)
);
