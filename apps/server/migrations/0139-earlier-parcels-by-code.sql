-- Parcels whose code was given to a later one: few, and looked up by it when the points of a code are settled.
create index parcel_earlier_code on parcel (tracking_code) where not is_current;
