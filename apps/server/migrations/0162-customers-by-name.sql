-- Customers are looked for by name at counters; supervisors see who has used up the searches of an hour.
alter table counter_look
  drop constraint counter_look_by_check,
  add constraint counter_look_by_check check (by in ('CODE', 'DOCUMENT', 'APPROVAL', 'CUSTOMER', 'PARCEL', 'PHONE', 'NAME', 'SCAN', 'PASS'));
create index counter_look_by_name on counter_look (at, unit_id, clerk_id) where by = 'NAME';
