-- A courier's purse is a drawer of its own kind: no counter stands at it, and its courier at no other.
alter table drawer
  add column courier_id uuid references user_account (id),
  drop constraint drawer_unit_id_name_key;
create unique index drawer_name on drawer (unit_id, name) where courier_id is null;
create unique index drawer_of_courier on drawer (unit_id, courier_id) where courier_id is not null;

-- A drawer at which one courier alone has ever stood is that courier's purse, with what it holds and the shift that is open at it. Where others stood too it stays with the counter: a
-- shift of a courier that is open there ends there.
create temporary table purse on commit drop as
  select distinct on (drawer.unit_id, alone.clerk_id) drawer.id, drawer.unit_id, drawer.name, alone.clerk_id
  from drawer
  join (
    select drawer_id, min(clerk_id::text)::uuid as clerk_id, max(opened_at) as opened_at from shift
    group by drawer_id having count(distinct clerk_id) = 1) as alone on alone.drawer_id = drawer.id
  where exists (select from user_role join role_authority using (role)
      where user_id = alone.clerk_id and authority = 'courier:deliver')
    and not exists (select from user_role join role_authority using (role)
      where user_id = alone.clerk_id and authority = 'payment:take')
  order by drawer.unit_id, alone.clerk_id, alone.opened_at desc;
update drawer set courier_id = purse.clerk_id, name = user_account.username
from purse join user_account on user_account.id = purse.clerk_id where purse.id = drawer.id;

-- The counter of a point does not lose its only drawer.
insert into drawer (id, unit_id, name, made_at, made_by)
select distinct on (purse.unit_id) gen_random_uuid(), purse.unit_id, purse.name, now(), 'migration'
from purse
where not exists (select from drawer where drawer.unit_id = purse.unit_id and courier_id is null)
order by purse.unit_id, purse.name;
