-- What a firm has brought with it is history that its customers know: of such events nobody is notified.
alter table parcel_event drop constraint parcel_event_source_check,
  add constraint parcel_event_source_check check (source in ('station', 'office', 'import', 'demo', 'system', 'move-in'));
