-- The house behind a place of kind WAREHOUSE, HUB or PICKUP_POINT: where its door is and when it is open.
create table operation_unit (
  place_id integer primary key references place (id),
  -- {ru, en, zh, tg}: street and house, and what people look for when they come (ориентир).
  addresses jsonb not null check (jsonb_typeof(addresses) = 'object' and addresses ?& array['ru', 'en', 'zh', 'tg']),
  landmarks jsonb not null check (jsonb_typeof(landmarks) = 'object' and landmarks ?& array['ru', 'en', 'zh', 'tg']),
  -- International form; null: the hotline answers.
  phone text check (phone ~ '^\+\d{7,15}$'),
  enabled boolean not null default true,
  -- Invented for a first look at the product; shown as such.
  is_demo boolean not null default false
);

-- When a unit is open by the clock of Dushanbe; two rows of a day leave a break between them.
create table opening_hours (
  place_id integer not null references operation_unit (place_id) on delete cascade,
  -- ISO 8601: 1 is Monday, 7 is Sunday.
  weekday smallint not null check (weekday between 1 and 7),
  -- Minutes after midnight.
  opens_minute smallint not null check (opens_minute >= 0),
  closes_minute smallint not null check (closes_minute <= 1440),
  primary key (place_id, weekday, opens_minute),
  check (opens_minute < closes_minute)
);

-- Days, Dushanbe's, on which a unit is closed whatever its hours say.
create table closed_day (
  place_id integer not null references operation_unit (place_id) on delete cascade,
  day date not null,
  primary key (place_id, day)
);
