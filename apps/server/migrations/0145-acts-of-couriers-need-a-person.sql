-- What a courier did at a door without the line and the service would not take stands on the list of those that need a person, at the courier's pickup point.
alter table scan_exception add column stop_id uuid references courier_stop (id);
create index scan_exception_stop on scan_exception (stop_id) where settled is null and stop_id is not null;

-- Of a stop: what nobody has settled yet.
create view stop_exception_facts as
  select stop_id, code, action from scan_exception where settled is null and stop_id is not null;
