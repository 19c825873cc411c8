-- The beginning of an order code is a range of codes in the order of their bytes, whatever the order of the database is.
create index order_search_code on order_search (order_code collate "C");

-- All that is asked of parcels beyond their free days when they are counted.
drop index parcel_over_free_days;
create index parcel_over_free_days on parcel (free_until) include (business_line, pickup_point_id, is_current) where status = 'DKHQS';
