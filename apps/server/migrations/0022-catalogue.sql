-- Channels become roads that the office looks after; products are what is sold over them, customer prices what was agreed with one
-- customer; vendors are who carries and clears for us. Rows are disabled, never removed.
alter table channel
  add column mode text not null default 'ROAD' check (mode in ('ROAD', 'RAIL', 'MULTI')),
  -- The way it goes, as customers are told.
  add column routes jsonb not null
    default '{"ru": "Иу — Кашгар — Кульма — Душанбе", "en": "Yiwu – Kashgar – Kulma – Dushanbe", "zh": "义乌—喀什—阔勒买—杜尚别", "tg": "Иу — Қошғар — Қулма — Душанбе"}'
    check (routes ?& array['ru', 'en', 'zh', 'tg']),
  -- From receipt in China to the pickup point.
  add column transit_days_min smallint not null default 18 check (transit_days_min between 1 and 180),
  add column transit_days_max smallint not null default 22 check (transit_days_max between 1 and 180),
  -- The first of a line that is open is the one whose days the public is told.
  add column sort integer not null default 100,
  add column enabled boolean not null default true,
  -- Which channel its goods go by while it is suspended.
  add column replaced_by integer references channel (id),
  -- Dushanbe days, both included; no end while nobody knows it.
  add column suspended_from date,
  add column suspended_until date,
  add column suspension_texts jsonb check (suspension_texts ?& array['ru', 'en', 'zh', 'tg']),
  -- The notice that tells of it.
  add column suspension_slug text,
  add column version integer not null default 1 check (version > 0),
  add column updated_at timestamptz,
  add column updated_by text,
  add check (transit_days_min <= transit_days_max),
  add check (replaced_by <> id),
  add check ((suspended_from is null) = (suspension_texts is null)),
  add check (suspended_until is null or suspended_from is not null and suspended_until >= suspended_from);

create table product (
  id integer generated always as identity primary key,
  code text not null unique check (code ~ '^[A-Z][A-Z0-9-]{1,39}$'),
  business_line text not null check (business_line in ('BSC', 'FBA')),
  names jsonb not null check (names ?& array['ru', 'en', 'zh', 'tg']),
  charge_mode text not null check (charge_mode in ('WEIGHT', 'VOLUME')),
  min_weight_g integer check (min_weight_g >= 0),
  max_weight_g integer check (max_weight_g > 0),
  enabled boolean not null default true,
  version integer not null default 1 check (version > 0),
  updated_at timestamptz,
  updated_by text,
  check (min_weight_g < max_weight_g)
);

create table product_channel (
  product_id integer not null references product (id),
  channel_id integer not null references channel (id),
  primary key (product_id, channel_id)
);
create index product_channel_channel on product_channel (channel_id);

create table customer_product (
  id integer generated always as identity primary key,
  customer_id uuid not null references user_account (id),
  product_id integer not null references product (id),
  -- Hundredths of a per cent off the price of the tariff.
  discount_bp integer not null check (discount_bp between 1 and 10000),
  -- Dushanbe days, both included.
  valid_from date not null,
  valid_to date,
  enabled boolean not null default true,
  version integer not null default 1 check (version > 0),
  updated_at timestamptz,
  updated_by text,
  check (valid_to >= valid_from)
);
create index customer_product_customer on customer_product (customer_id, product_id);
create index customer_product_product on customer_product (product_id);

insert into authority (code) values ('channel:edit'), ('product:edit');
insert into role_authority (role, authority)
select role, unnest(array['channel:edit', 'product:edit']) from (values ('admin'), ('manager')) as given (role);
insert into role_authority (role, authority) values ('dispatcher', 'channel:edit');

create table vendor (
  id integer generated always as identity primary key,
  code text not null unique check (code ~ '^[A-Z][A-Z0-9-]{1,39}$'),
  kind text not null check (kind in ('CARRIER', 'BROKER', 'COURIER', 'WAREHOUSE')),
  names jsonb not null check (names ?& array['ru', 'en', 'zh', 'tg']),
  -- Null: both lines.
  business_line text check (business_line in ('BSC', 'FBA')),
  country_code text not null check (country_code ~ '^[A-Z]{2}$'),
  -- The house that it is a branch of.
  parent_id integer references vendor (id),
  contact text check (contact <> '' and length(contact) <= 120),
  phone text check (phone ~ '^\+[1-9][0-9]{7,14}$'),
  note text check (note <> '' and length(note) <= 500),
  enabled boolean not null default true,
  version integer not null default 1 check (version > 0),
  updated_at timestamptz,
  updated_by text,
  check (parent_id <> id)
);

-- Stand-ins to begin with, named by what they do: the office puts its partners in their place.
insert into vendor (code, kind, names, country_code) values
  ('CARRIER-YIWU', 'CARRIER', '{"ru": "Перевозчик Иу — Кашгар", "en": "Carrier Yiwu – Kashgar", "zh": "义乌—喀什承运商", "tg": "Боркаши Иу — Қошғар"}', 'CN'),
  ('CARRIER-KULMA', 'CARRIER', '{"ru": "Перевозчик Кульма — Душанбе", "en": "Carrier Kulma – Dushanbe", "zh": "阔勒买—杜尚别承运商", "tg": "Боркаши Қулма — Душанбе"}', 'TJ'),
  ('BROKER-KARASU', 'BROKER', '{"ru": "Таможенный брокер, Карасу", "en": "Customs broker, Karasu", "zh": "卡拉苏口岸报关行", "tg": "Брокери гумрук, Қарасу"}', 'CN'),
  ('BROKER-DUSHANBE', 'BROKER', '{"ru": "Таможенный брокер, Душанбе", "en": "Customs broker, Dushanbe", "zh": "杜尚别报关行", "tg": "Брокери гумрук, Душанбе"}', 'TJ'),
  ('COURIER-DUSHANBE', 'COURIER', '{"ru": "Курьеры по Душанбе", "en": "Couriers in Dushanbe", "zh": "杜尚别派送", "tg": "Хаткашонҳои Душанбе"}', 'TJ');
insert into vendor (code, kind, names, business_line, country_code) values
  ('CARRIER-RAIL', 'CARRIER', '{"ru": "Железнодорожный экспедитор", "en": "Rail forwarder", "zh": "铁路货运代理", "tg": "Экспедитори роҳи оҳан"}', 'FBA', 'CN');

alter table country
  add column version integer not null default 1 check (version > 0),
  add column updated_at timestamptz,
  add column updated_by text;

-- A number for lists that are asked for by numbers.
alter table role add column id integer generated always as identity unique;

-- The line that a customer mostly ships by; what staff change of an account is counted.
alter table user_account
  add column business_line text not null default 'BSC' check (business_line in ('BSC', 'FBA')),
  add column staff_version integer not null default 1 check (staff_version > 0);

-- Codes given out before there is anything to bear them; nobody gets the same one twice, also not later.
create table reserved_code (
  code text primary key check (code <> ''),
  type text not null check (type in ('order', 'parcel', 'bag', 'trip', 'claim', 'invoice')),
  reserved_by uuid not null references user_account (id),
  reserved_at timestamptz not null,
  reserved_until timestamptz not null check (reserved_until > reserved_at)
);

insert into authority (code) values ('vendor:edit'), ('customer:edit');
insert into role_authority (role, authority)
select role, unnest(array['vendor:edit', 'customer:edit']) from (values ('admin'), ('manager')) as given (role);

-- A request is known by who sent it and for which list: another's id must not be in the way.
alter table made_row drop constraint made_row_pkey, add primary key (request_id, user_id, subject_type);
