alter table station_device drop constraint station_device_works_check;
alter table station_device
  add constraint station_device_works_check check (works <@ array['RECEIVING', 'PUT_AWAY', 'LOADING'] and cardinality(works) > 0);
-- Where boxes are taken in, lorries are loaded.
update station_device set works = works || array['LOADING'] where 'RECEIVING' = any(works);
