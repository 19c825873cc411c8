-- What is used up of budgets by the hour (codes not found, searches for parcels of nobody, names asked for), for all processes.
-- Unlogged: a crash of the database forgets the counts, and counting waits for no disk.
create unlogged table used_budget (
  -- Name of the budget and whose it is: 'tracking.unknown 203.0.113.7'.
  key text primary key check (length(key) <= 200),
  used integer not null check (used >= 0),
  ends_at timestamptz not null
);

create index used_budget_end on used_budget (ends_at);
