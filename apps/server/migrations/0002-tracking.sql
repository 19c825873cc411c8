-- A parcel, everything that happened to it, and the answers made from that.
create table parcel (
  id bigint generated always as identity primary key,
  tracking_code text not null check (char_length(tracking_code) between 4 and 40 and tracking_code !~ '[[:space:]]'),
  -- Couriers reuse numbers: the newest parcel of a code is the current one, older closed ones step back.
  is_current boolean not null default true,
  status text not null
    check (status in ('NEW', 'WAIT_FORECAST', 'DTH', 'DHWCRK', 'DHWCCK', 'DZTDQS', 'DKHQS', 'KHYQS', 'YQX')),
  step_before_cancel smallint check (step_before_cancel between 0 and 6),
  order_code text check (order_code <> '' and length(order_code) <= 40),
  customer_code text check (customer_code <> '' and length(customer_code) <= 40),
  country_code text not null default 'TJ' check (country_code ~ '^[A-Z]{2}$'),
  business_line text not null default 'BSC' check (business_line in ('BSC', 'FBA')),
  problems text[] not null default '{}'
    check (problems <@ array['HELD', 'DAMAGED', 'UNIDENTIFIED', 'RETURNING', 'LOST', 'OVERDUE', 'DELAYED']),
  handling_notes text[] not null default '{}'
    check (handling_notes <@ array['FRAGILE', 'BATTERY', 'LIQUID', 'OVERSIZE', 'KEEP_UPRIGHT']),
  last_mile_tracking text check (last_mile_tracking <> '' and length(last_mile_tracking) <= 40),
  last_mile_carrier text check (last_mile_carrier <> '' and length(last_mile_carrier) <= 80),
  last_mile_website text check (last_mile_website ~ '^https?://' and length(last_mile_website) <= 200),
  weight_g integer check (weight_g > 0),
  length_mm integer check (length_mm > 0),
  width_mm integer check (width_mm > 0),
  height_mm integer check (height_mm > 0),
  pickup_point_id integer references place (id),
  -- When the China warehouse received it: the clock of the arrival estimate. Null when that is only implied.
  received_at timestamptz,
  -- Last Dushanbe day of free storage at the pickup point.
  free_until date,
  last_event_at timestamptz,
  closed_at timestamptz,
  -- Number of events written so far; the next event takes version + 1.
  version integer not null default 0 check (version >= 0),
  created_at timestamptz not null default now(),
  check ((status = 'YQX') = (step_before_cancel is not null)),
  check ((status in ('KHYQS', 'YQX')) = (closed_at is not null)),
  check (is_current or closed_at is not null)
);

create unique index parcel_current_code on parcel (tracking_code) where is_current;
create index parcel_order_code on parcel (order_code) where order_code is not null;
create index parcel_pickup_point_id on parcel (pickup_point_id) where pickup_point_id is not null;

create table parcel_event (
  parcel_id bigint not null references parcel (id),
  seq integer not null check (seq > 0),
  type text not null check (type in (
    'ORDER_CREATED', 'ORDER_SUBMITTED', 'FORECAST_ACCEPTED', 'CN_RECEIVED', 'CN_PACKED', 'LINEHAUL_DEPARTED',
    'HUB_PASSED', 'EXPORT_CUSTOMS_IN', 'EXPORT_CUSTOMS_OUT', 'BORDER_CROSSED', 'IMPORT_CUSTOMS_IN', 'IMPORT_CUSTOMS_OUT',
    'DELAYED', 'HUB_INBOUND', 'HUB_OUTBOUND', 'PP_RECEIVED', 'CUSTOMER_RECEIVED', 'CANCELLED',
    'CORRECTED', 'FLAG_RAISED', 'FLAG_CLEARED', 'EXTERNAL')),
  -- The status before (null for the first event) and after it; equal for events inside a status.
  status_from text,
  status_to text not null,
  place_id integer references place (id),
  -- {reason} of a cancellation or correction, {flag} of FLAG_*, {raw} of EXTERNAL.
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object'),
  -- The accepted time, which timelines and money clocks use, and what the station claimed.
  occurred_at timestamptz not null,
  claimed_at timestamptz,
  recorded_at timestamptz not null default now(),
  actor text not null check (actor <> ''),
  source text not null check (source in ('station', 'office', 'import', 'demo', 'system')),
  -- Made by the client: a repeated request finds its event instead of writing a second one.
  request_id text check (request_id <> '' and length(request_id) <= 100),
  -- Written because a later event proves that it happened, though nobody reported it.
  implied boolean not null default false,
  -- The event that this CORRECTED takes back.
  corrects integer,
  primary key (parcel_id, seq),
  foreign key (parcel_id, corrects) references parcel_event (parcel_id, seq),
  check ((type = 'CORRECTED') = (corrects is not null)),
  check (corrects < seq)
);

create unique index parcel_event_request on parcel_event (parcel_id, request_id) where request_id is not null;
create unique index parcel_event_corrected_once on parcel_event (parcel_id, corrects) where corrects is not null;

create function refuse_event_change() returns trigger language plpgsql as $$
begin
  raise exception 'parcel_event is append-only: write a CORRECTED event instead';
end $$;

create trigger parcel_event_append_only before update or delete on parcel_event
  for each row execute function refuse_event_change();

-- The read model: the finished JSON of a parcel in each language, rewritten in the transaction of each event.
create table parcel_track (
  tracking_code text not null,
  locale text not null check (locale in ('ru', 'en', 'zh', 'tg')),
  parcel_id bigint not null references parcel (id),
  last_mile_tracking text,
  status text not null,
  text_version integer not null,
  fragment text not null,
  primary key (tracking_code, locale)
)
-- A fragment of some 1.5 KB stays in its row, uncompressed, with room on the page for its next version.
with (fillfactor = 80, toast_tuple_target = 8160);

alter table parcel_track alter column fragment set storage external;
create index parcel_track_parcel_id on parcel_track (parcel_id);
create unique index parcel_track_last_mile on parcel_track (last_mile_tracking, locale) where last_mile_tracking is not null;
