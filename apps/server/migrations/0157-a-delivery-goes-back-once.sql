-- What was paid for a delivery goes back once: of one with a compensation only the rest is refunded, and the other way round, also while one of them waits.
create function delivery_goes_back_once() returns trigger language plpgsql as $$
begin
  if exists (
    select from charge
    cross join lateral (
      select coalesce(sum(granted_minor), 0) as minor from compensation
      where parcel_id = charge.parcel_id and customer_code = charge.customer_code and state in ('CONFIRMING', 'ACCEPTED', 'PARTLY')
    ) as granted
    cross join lateral (
      select coalesce(sum(refund_line.amount_minor), 0) as minor from payment_line
      join refund_line using (payment_id, line) join refund on refund.id = refund_id
      where charge_id = charge.id and state in ('WAITING', 'APPROVED')
    ) as asked
    where charge.kind = 'DELIVERY' and granted.minor > 0 and granted.minor + asked.minor > charge.settled_minor
      and case tg_table_name
        when 'refund' then charge.id in (
          select charge_id from refund_line join payment_line using (payment_id, line) where refund_id = new.id)
        else charge.parcel_id = (to_jsonb(new) ->> 'parcel_id')::bigint and charge.customer_code = new.customer_code end)
  then
    raise exception 'more goes back for a delivery than was paid' using errcode = '23514', constraint = 'delivery_goes_back_once';
  end if;
  return null;
end $$;
create constraint trigger refund_goes_back_once after insert or update on refund deferrable initially deferred for each row
  when (new.state in ('WAITING', 'APPROVED', 'DONE')) execute function delivery_goes_back_once();
create constraint trigger compensation_goes_back_once after insert or update on compensation deferrable initially deferred for each row
  when (new.state in ('CONFIRMING', 'ACCEPTED', 'PARTLY')) execute function delivery_goes_back_once();
