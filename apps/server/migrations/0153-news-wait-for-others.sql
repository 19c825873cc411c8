-- What is taken in at the hub or collected waits for others of its customer as well, so that hundreds of parcels are one letter.
alter table arrival_news
  add column status text not null default 'DKHQS',
  alter column pickup_point_id drop not null,
  add constraint arrival_news_point_check check ((status = 'DKHQS') = (pickup_point_id is not null));
alter table arrival_news alter column status drop default;
drop index arrival_news_customer;
create index arrival_news_customer on arrival_news (customer_code, status, pickup_point_id);

-- When a letter may go out: one that was put off to the morning is not late before that.
alter table letter add column due_at timestamptz;
update letter set due_at = queued_at where state = 'queued';
