-- The desk of tariffs: drafts with one writer at a time, who published what, versions taken back before their first day, and the
-- rules of storage and points beside the prices.
insert into authority (code) values ('tariff:publish');
insert into role_authority (role, authority) values ('admin', 'tariff:publish'), ('manager', 'tariff:publish');

-- The versions there are were all made by the terms of the opening.
alter table tariff_version
  add column revision integer not null default 1 check (revision > 0),
  add column request_id uuid unique,
  add column created_by text check (created_by <> ''),
  add column published_by text check (published_by <> ''),
  add column cancelled_at timestamptz,
  add column cancelled_by text check (cancelled_by <> ''),
  -- Calendar days of Dushanbe, the day of arrival not counted; then minor units a kg and day, and the least a day.
  add column storage_free_days integer not null default 10 check (storage_free_days >= 0),
  add column storage_per_kg_day_minor integer not null default 5 check (storage_per_kg_day_minor >= 0),
  add column storage_least_day_minor integer not null default 20 check (storage_least_day_minor >= 0),
  -- Points for a unit of the currency paid, minor units a point is worth, and the largest part of a fee they may pay.
  add column points_per_unit_paid integer not null default 1 check (points_per_unit_paid >= 0),
  add column point_value_minor integer not null default 1 check (point_value_minor >= 0),
  add column points_life_months integer not null default 12 check (points_life_months > 0),
  add column points_most_of_fee_percent integer not null default 30
    check (points_most_of_fee_percent between 0 and 100);

alter table tariff_version
  alter column storage_free_days drop default,
  alter column storage_per_kg_day_minor drop default,
  alter column storage_least_day_minor drop default,
  alter column points_per_unit_paid drop default,
  alter column point_value_minor drop default,
  alter column points_life_months drop default,
  alter column points_most_of_fee_percent drop default;

alter table tariff_version
  drop constraint tariff_version_status_check,
  drop constraint tariff_version_check,
  add constraint tariff_version_status_check check (status in ('DRAFT', 'PUBLISHED', 'CANCELLED')),
  add constraint tariff_version_published_check check ((status <> 'DRAFT') = (published_at is not null)),
  add constraint tariff_version_cancelled_check check ((status = 'CANCELLED') = (cancelled_at is not null));

-- One draft a channel: two would each be made from prices that the other is about to change.
create unique index tariff_version_draft on tariff_version (channel_id) where status = 'DRAFT';

-- A published version stays as it is, but it may be taken back; when that is allowed is a matter of its day, which the service
-- knows. What is taken back stays on record.
create or replace function refuse_published_tariff_change() returns trigger language plpgsql as $$
declare
  taken_back tariff_version;
begin
  if old.status = 'DRAFT' then
    return case when tg_op = 'DELETE' then old else new end;
  end if;
  if tg_op = 'UPDATE' and old.status = 'PUBLISHED' and new.status = 'CANCELLED' then
    taken_back := new;
    taken_back.status := old.status;
    taken_back.revision := old.revision;
    taken_back.cancelled_at := old.cancelled_at;
    taken_back.cancelled_by := old.cancelled_by;
    if taken_back is not distinct from old then
      return new;
    end if;
  end if;
  raise exception 'tariff_version % is published: publish another version instead', old.id;
end $$;

create or replace function refuse_published_tariff_part_change() returns trigger language plpgsql as $$
declare
  owner record;
begin
  -- The lock waits for a publication under way.
  for owner in
    select status from tariff_version
    where id in (case when tg_op <> 'INSERT' then old.version_id end, case when tg_op <> 'DELETE' then new.version_id end)
    for share
  loop
    if owner.status <> 'DRAFT' then
      raise exception 'the tariff_version of this row is published: publish another version instead';
    end if;
  end loop;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
