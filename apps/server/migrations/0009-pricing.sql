-- What carrying costs: channels, versions of their tariffs with dates of effect, and exchange rates by day.
create table channel (
  id integer generated always as identity primary key,
  code text not null unique check (code ~ '^[A-Z][A-Z0-9-]{1,39}$'),
  country_code text not null default 'TJ' check (country_code ~ '^[A-Z]{2}$'),
  business_line text not null check (business_line in ('BSC', 'FBA')),
  names jsonb not null check (names ?& array['ru', 'en', 'zh', 'tg'])
);

create table tariff_version (
  id bigint generated always as identity primary key,
  channel_id integer not null references channel (id),
  version integer not null check (version > 0),
  status text not null check (status in ('DRAFT', 'PUBLISHED')),
  -- First Dushanbe day. It ends when the next one begins; of two that begin on one day the higher version counts.
  effective_from date not null,
  currency text not null check (currency in ('USD', 'TJS', 'CNY')),
  volumetric_divisor integer not null check (volumetric_divisor > 0),
  -- Orders of other lines usually get this tariff from this volume on.
  usual_from_volume_cm3 bigint check (usual_from_volume_cm3 > 0),
  -- Steps: sides in µm, volumetric weight in g, amounts in minor units.
  side_step_um integer not null check (side_step_um > 0),
  side_rounding text not null check (side_rounding in ('UP', 'HALF_UP', 'DOWN')),
  volumetric_step_g integer not null check (volumetric_step_g > 0),
  volumetric_rounding text not null check (volumetric_rounding in ('UP', 'HALF_UP', 'DOWN')),
  amount_step_minor integer not null check (amount_step_minor > 0),
  amount_rounding text not null check (amount_rounding in ('UP', 'HALF_UP', 'DOWN')),
  created_at timestamptz not null,
  published_at timestamptz,
  unique (channel_id, version),
  check ((status = 'PUBLISHED') = (published_at is not null))
);

create index tariff_version_in_force on tariff_version (channel_id, effective_from, version) where status = 'PUBLISHED';

-- Quantities and steps in g (WEIGHT, ACTUAL_WEIGHT) or cm³ (VOLUME); prices in minor units for one kg or m³.
create table tariff_rule (
  version_id bigint not null references tariff_version (id),
  charge_mode text not null check (charge_mode in ('WEIGHT', 'ACTUAL_WEIGHT', 'VOLUME')),
  from_quantity bigint not null check (from_quantity >= 0),
  to_quantity bigint check (to_quantity > from_quantity),
  unit_price_minor integer not null check (unit_price_minor >= 0),
  min_charge_minor integer not null check (min_charge_minor >= 0),
  quantity_step integer not null check (quantity_step > 0),
  quantity_rounding text not null check (quantity_rounding in ('UP', 'HALF_UP', 'DOWN')),
  primary key (version_id, charge_mode, from_quantity)
);

create table tariff_surcharge (
  version_id bigint not null references tariff_version (id),
  code text not null check (code ~ '^[A-Z][A-Z0-9_-]{1,39}$'),
  names jsonb not null check (names ?& array['ru', 'en', 'zh', 'tg']),
  basis text not null check (basis in ('PER_ORDER', 'PER_PLACE')),
  amount_minor integer not null check (amount_minor >= 0),
  primary key (version_id, code)
);

-- A published version is what charges were made by: it stays as it is, with all that hangs on it.
create function refuse_published_tariff_change() returns trigger language plpgsql as $$
begin
  if old.status = 'PUBLISHED' then
    raise exception 'tariff_version % is published: publish another version instead', old.id;
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;

create trigger tariff_version_published before update or delete on tariff_version
  for each row execute function refuse_published_tariff_change();

create function refuse_published_tariff_part_change() returns trigger language plpgsql as $$
declare
  owner record;
begin
  -- The lock waits for a publication under way.
  for owner in
    select status from tariff_version
    where id in (case when tg_op <> 'INSERT' then old.version_id end, case when tg_op <> 'DELETE' then new.version_id end)
    for share
  loop
    if owner.status = 'PUBLISHED' then
      raise exception 'the tariff_version of this row is published: publish another version instead';
    end if;
  end loop;
  return case when tg_op = 'DELETE' then old else new end;
end $$;

create trigger tariff_rule_published before insert or update or delete on tariff_rule
  for each row execute function refuse_published_tariff_part_change();
create trigger tariff_surcharge_published before insert or update or delete on tariff_surcharge
  for each row execute function refuse_published_tariff_part_change();

-- `nominal` units of the base currency cost `rate` units of the quoted one. A rate entered again for a day takes the place of
-- the earlier one, which stays on record.
create table currency_rate (
  id bigint generated always as identity primary key,
  base_currency text not null,
  quote_currency text not null,
  rate_date date not null,
  rate numeric(12, 6) not null check (rate > 0),
  nominal integer not null default 1 check (nominal > 0),
  source text not null check (source <> '' and length(source) <= 80),
  entered_at timestamptz not null,
  -- Each pair is kept in one direction.
  check ((base_currency, quote_currency) in (('USD', 'TJS'), ('CNY', 'TJS'), ('USD', 'CNY')))
);

create index currency_rate_of_day on currency_rate (base_currency, quote_currency, rate_date desc, id desc);
