-- What one person has decided alone and given to a customer: refunds, corrections, points, compensations. One sum for all of them, since many small ones are a large one.
create table sole_decision (
  -- That of the refund, correction, change of points or compensation.
  id uuid primary key,
  kind text not null check (kind in ('REFUND', 'CORRECTION', 'POINTS', 'COMPENSATION')),
  customer_code text not null references customer_purse (customer_code),
  payment_id uuid references payment (id),
  -- Cents of a dollar; points as what they are worth.
  amount_minor bigint not null check (amount_minor > 0),
  by_id uuid not null references user_account (id),
  at timestamptz not null,
  -- The Dushanbe day of it.
  day date not null,
  -- By which limits it was judged; null of what was decided before there were any.
  payment_limit bigint,
  customer_limit bigint,
  customer_days integer check (customer_days > 0),
  day_limit bigint,
  -- A refund that was withdrawn or has ended before it was paid out counts no more.
  taken_back_at timestamptz,
  check ((kind = 'REFUND') = (payment_id is not null)),
  check (num_nonnulls(customer_limit, customer_days, day_limit) in (0, 3)),
  check ((payment_limit is not null) = (kind = 'REFUND' and customer_limit is not null)),
  check (taken_back_at is null or kind = 'REFUND')
);
create index sole_decision_payment on sole_decision (payment_id) where payment_id is not null and taken_back_at is null;
create index sole_decision_customer on sole_decision (customer_code, at) where taken_back_at is null;
create index sole_decision_person on sole_decision (by_id, day) where taken_back_at is null;

-- Who has confirmed a compensation, by account: whether one person has decided it alone.
alter table compensation add column confirmed_by_id uuid references user_account (id);
update compensation set confirmed_by_id = decided_by_id where confirmed_by = decided_by;

insert into sole_decision (id, kind, customer_code, payment_id, amount_minor, by_id, at, day)
select id, 'REFUND', customer_code, payment_id, amount_minor, asked_by_id, asked_at, (asked_at at time zone 'Asia/Dushanbe')::date
from refund where state in ('APPROVED', 'DONE') and decided_by_id is null
union all
select id, 'CORRECTION', customer_code, null, abs(amount_minor), asked_by_id, asked_at, (asked_at at time zone 'Asia/Dushanbe')::date
from charge_correction where state = 'DONE' and decided_by_id is null
union all
select id, 'POINTS', customer_code, null, abs(points), asked_by_id, asked_at, (asked_at at time zone 'Asia/Dushanbe')::date
from points_change where state = 'DONE' and decided_by_id is null
union all
select id, 'COMPENSATION', customer_code, null, granted_minor, decided_by_id, decided_at, (decided_at at time zone 'Asia/Dushanbe')::date
from compensation where state in ('ACCEPTED', 'PARTLY') and confirmed_by_id = decided_by_id;

-- All that was decided alone stays within the limits by which it was judged. The purse and the person are locked by who writes.
create function sole_decision_is_within() returns trigger language plpgsql as $$
begin
  if new.customer_limit is null
    or (new.payment_id is not null and new.payment_limit < (
      select sum(amount_minor) from sole_decision where payment_id = new.payment_id and taken_back_at is null))
    or new.customer_limit < (
      select sum(amount_minor) from sole_decision
      where customer_code = new.customer_code and taken_back_at is null and at > new.at - make_interval(days => new.customer_days))
    or new.day_limit < (
      select sum(amount_minor) from sole_decision where by_id = new.by_id and day = new.day and taken_back_at is null)
  then
    raise exception 'more than one person decides alone' using errcode = '23514', constraint = 'sole_decision_is_within';
  end if;
  return null;
end $$;
create trigger sole_decision_is_within after insert on sole_decision for each row execute function sole_decision_is_within();

create function sole_decision_is_kept() returns trigger language plpgsql as $$
declare
  taken_back sole_decision;
begin
  if tg_op = 'UPDATE' then
    taken_back := new;
    taken_back.taken_back_at := null;
    if new.taken_back_at is not null and taken_back is not distinct from old then
      return new;
    end if;
  end if;
  raise exception 'what stands in % is never changed', tg_table_name using errcode = '55000';
end $$;
create trigger sole_decision_is_kept before update or delete on sole_decision for each row execute function sole_decision_is_kept();

-- What nobody else has confirmed stands among what was decided alone, with as much and by the same person.
create function decided_alone_is_counted() returns trigger language plpgsql as $$
declare
  kind_given text := tg_argv[0];
  decided jsonb := to_jsonb(new);
  amount bigint := abs(coalesce(decided ->> 'granted_minor', decided ->> 'points', decided ->> 'amount_minor')::bigint);
  decider uuid := case kind_given when 'COMPENSATION' then decided ->> 'decided_by_id' else decided ->> 'asked_by_id' end;
begin
  if not exists (
    select from sole_decision
    where id = new.id and kind = kind_given and customer_code = new.customer_code and by_id = decider and taken_back_at is null
      and (amount_minor = amount or kind = 'POINTS'))
  then
    raise exception '% % was decided by one person and is not counted', tg_table_name, new.id
      using errcode = '23514', constraint = 'decided_alone_is_counted';
  end if;
  return null;
end $$;
create constraint trigger refund_decided_alone after insert or update on refund deferrable initially deferred for each row
  when (new.state in ('APPROVED', 'DONE') and new.decided_by_id is null) execute function decided_alone_is_counted('REFUND');
create constraint trigger charge_correction_decided_alone after insert or update on charge_correction deferrable initially deferred
  for each row when (new.state = 'DONE' and new.decided_by_id is null) execute function decided_alone_is_counted('CORRECTION');
create constraint trigger points_change_decided_alone after insert or update on points_change deferrable initially deferred
  for each row when (new.state = 'DONE' and new.decided_by_id is null) execute function decided_alone_is_counted('POINTS');
create constraint trigger compensation_decided_alone after insert or update on compensation deferrable initially deferred
  for each row when (new.state in ('ACCEPTED', 'PARTLY') and new.confirmed_by_id is not distinct from new.decided_by_id)
  execute function decided_alone_is_counted('COMPENSATION');
