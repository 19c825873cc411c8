-- What lies at a pickup point longer than its free days is counted from the index alone.
drop index parcel_over_free_days;
create index parcel_over_free_days on parcel (free_until) include (business_line, pickup_point_id) where status = 'DKHQS';
