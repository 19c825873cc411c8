-- A return ends when its sender fetches it at the hub: to whom it was given, and by which document.
alter table shelf_decision
  add column fetched_request uuid unique,
  add column fetched_at timestamptz,
  add column fetched_by text check (fetched_by <> ''),
  add column fetched_to text check (fetched_to <> ''),
  add column document_type text,
  add column document_end text,
  drop constraint shelf_decision_check3,
  drop constraint shelf_decision_check6,
  add constraint shelf_decision_state_check check (case kind
    when 'KEEP' then state in ('STANDS', 'WITHDRAWN', 'ENDED')
    when 'RETURN' then state in ('ORDERED', 'SENT', 'ARRIVED', 'FETCHED', 'WITHDRAWN', 'ENDED')
    else state in ('WAITING', 'DONE', 'REFUSED', 'WITHDRAWN', 'ENDED') end),
  add constraint shelf_decision_sent_check check ((state in ('SENT', 'ARRIVED', 'FETCHED')) <= (carried_by is not null and sent_at is not null)),
  add constraint shelf_decision_fetched_check check (
    num_nonnulls(fetched_request, fetched_at, fetched_by, fetched_to, document_type, document_end) in (0, 6)
    and (state <> 'FETCHED' or fetched_at is not null));
drop index shelf_decision_returns;
create index shelf_decision_returns on shelf_decision (state) where state in ('ORDERED', 'SENT', 'ARRIVED');
