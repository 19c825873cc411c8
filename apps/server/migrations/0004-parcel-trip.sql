-- The trip (lorry) that carries a parcel over the road: what a list of lorry positions is told by.
alter table parcel add column trip_code text check (trip_code <> '' and length(trip_code) <= 40);
create index parcel_trip_code on parcel (trip_code) where trip_code is not null;
