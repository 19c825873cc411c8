-- What stands still in a warehouse: received and put away nowhere, or in no bag. Lists of parcels join these.
create view parcel_cell_facts as
select parcel_id, unit_id from parcel_cell where cell is not null;

create view bagged_parcel_facts as
select parcel_id, bag_id from bag_content where parcel_id is not null;
