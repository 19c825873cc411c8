-- Up to when a supervisor has seen that a clerk used up the searches by name of an hour at a counter.
create table name_looks_seen (
  unit_id integer not null references place (id),
  clerk_id uuid not null references user_account (id),
  seen_at timestamptz not null,
  seen_by_name text not null check (seen_by_name <> ''),
  primary key (unit_id, clerk_id)
);

-- Alerts look for them every few seconds.
create index counter_look_names_used_up on counter_look (at, unit_id, clerk_id) where by = 'NAME' and result = 'REFUSED';
