-- Since when a parcel lies in its bag, and where that is.
create or replace view bagged_parcel_facts as
select bag_content.parcel_id, bag_content.bag_id, bag.code as bag_code, bag_content.since, bag.unit_id
from bag_content
join bag on bag.id = bag_content.bag_id
where bag_content.parcel_id is not null;
