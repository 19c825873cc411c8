-- Open parcels that are brought on nowhere, and why: searched for, or going back to their senders. `is_ordered_back`: the office has
-- ordered the return, and it has not left its point, so its customer may still collect it.
create view staying_parcel_facts as
  select id as parcel_id, case when 'LOST' = any(problems) then 'LOST' else 'RETURNING' end as reason,
    not 'LOST' = any(problems) and exists (
      select from shelf_decision as decision
      where decision.parcel_id = parcel.id and decision.kind = 'RETURN' and decision.state = 'ORDERED') as is_ordered_back
  from parcel
  where problems <> '{}' and closed_at is null and problems && array['LOST', 'RETURNING'];

-- One report of a parcel that lies in a unit is open at a time.
create unique index scan_exception_lies_here on scan_exception (code, unit_id) where action = 'LIES_HERE' and settled is null;

-- Where parcels were reported to lie that are brought on nowhere, until the office has decided.
create view lying_staying_facts as
  select code as tracking_code, unit_id, scanned_at as lies_since, scanned_by as reported_by
  from scan_exception where action = 'LIES_HERE' and settled is null;
