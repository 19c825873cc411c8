-- In which cell and in which bag a parcel lies, for its record.
create or replace view parcel_cell_facts as
select parcel_id, unit_id, cell from parcel_cell where cell is not null;

create or replace view bagged_parcel_facts as
select bag_content.parcel_id, bag_content.bag_id, bag.code as bag_code
from bag_content join bag on bag.id = bag_content.bag_id where bag_content.parcel_id is not null;
