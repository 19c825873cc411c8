-- All that numbers and lists of what stands still read of parcels stands in their indexes: thousands are counted without a look at their rows.
drop index parcel_lies_in_china;
create index parcel_lies_in_china on parcel (received_at) include (id, business_line, problems, trip_code, tracking_code)
  where is_current and status = 'DTH' and received_at is not null;
drop index parcel_over_free_days;
create index parcel_over_free_days on parcel (free_until) include (id, business_line, pickup_point_id, is_current, tracking_code)
  where status = 'DKHQS';
create index storage_notice_final on storage_notice (collect_by) include (parcel_id, free_until) where kind = 'FINAL';
