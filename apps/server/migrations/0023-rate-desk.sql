-- A rate that differs much from the last one waits until a second person confirms it; only accepted ones count.
alter table currency_rate
  add column status text not null default 'ACCEPTED' check (status in ('ACCEPTED', 'WAITING', 'REFUSED')),
  add column request_id uuid unique,
  -- Without an id it was the service itself, or its operator at the command line.
  add column entered_by_id uuid,
  add column entered_by text check (entered_by <> ''),
  add column decided_at timestamptz,
  add column decided_by_id uuid,
  add column decided_by text check (decided_by <> ''),
  add constraint currency_rate_second_person check (status <> 'ACCEPTED' or decided_by_id is null or decided_by_id <> entered_by_id),
  add constraint currency_rate_decided check ((decided_at is not null) = (decided_by is not null)),
  add constraint currency_rate_waiting check (status <> 'WAITING' or decided_at is null);

-- What counts for a day is what was accepted last.
drop index currency_rate_of_day;
create index currency_rate_of_day on currency_rate
  (base_currency, quote_currency, rate_date desc, coalesce(decided_at, entered_at) desc, id desc) where status = 'ACCEPTED';
