-- Whether a customer has found a visit at a counter, or of a courier, good.
create table visit_opinion (
  visit_id uuid primary key references counter_visit (id),
  unit_id integer not null references place (id),
  is_good boolean not null,
  at timestamptz not null
);
create index visit_opinion_at on visit_opinion (at);
