-- Who has seen the money of a transfer that a second person has to confirm, and how much has come.
alter table top_up
  add column seen_minor bigint check (seen_minor > 0),
  add column seen_at timestamptz,
  add column seen_by text check (seen_by <> ''),
  add column seen_by_id uuid references user_account (id),
  add constraint top_up_seen_check check (num_nonnulls(seen_minor, seen_at, seen_by, seen_by_id) in (0, 4)),
  add constraint top_up_two_people_check check (state <> 'DONE' or seen_by_id is null or decided_by_id <> seen_by_id);
