-- A drawer of a counter that is used no more: it takes no shift, its shifts and its account stand, and its name is free again.
alter table drawer
  add column retired_at timestamptz,
  add column retired_by text,
  add constraint drawer_retired_by check ((retired_at is null) = (retired_by is null)),
  add constraint drawer_purse_stays check (retired_at is null or courier_id is null);
drop index drawer_name;
create unique index drawer_name on drawer (unit_id, name) where courier_id is null and retired_at is null;
