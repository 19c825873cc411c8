-- The list of parcels is ordered and cut by the day on which they came on record.
create index parcel_current_created on parcel (created_at, id) where is_current;
