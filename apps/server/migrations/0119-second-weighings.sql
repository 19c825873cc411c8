-- A parcel was weighed once more at a hub, and what its first weight was then.
create table second_weighing (
  -- Of the scan.
  id uuid primary key,
  parcel_id bigint not null references parcel (id),
  unit_id integer not null references place (id),
  -- Null: nobody had weighed it.
  old_g integer check (old_g > 0),
  new_g integer not null check (new_g > 0),
  -- What its delivery costs by either weight, in cents of a dollar; null where it has no price.
  old_minor bigint check (old_minor >= 0),
  new_minor bigint check (new_minor >= 0),
  -- AGREES: within what scales differ by. LOWERED: the lower weight counts. LOWERED_PAID: so it does, and more was paid than it costs by now. HIGHER: a person decides.
  outcome text not null check (outcome in ('AGREES', 'LOWERED', 'LOWERED_PAID', 'HIGHER')),
  weighed_at timestamptz not null,
  weighed_by text not null check (weighed_by <> ''),
  device text not null check (device <> ''),
  settled text check (settled in ('KEPT', 'ACCEPTED', 'REFUNDED', 'WEIGHED_AGAIN')),
  reason text check (reason <> '' and length(reason) <= 500),
  settled_at timestamptz,
  settled_by text check (settled_by <> ''),
  check (num_nonnulls(settled, settled_at, settled_by) in (0, 3)),
  check (old_g is not null or outcome = 'HIGHER')
);
create index second_weighing_parcel on second_weighing (parcel_id);
create unique index second_weighing_open on second_weighing (parcel_id)
  where settled is null and outcome in ('LOWERED_PAID', 'HIGHER');
