-- The channel that a bag was opened for; it counts while the bag is empty.
alter table bag add column channel_id integer references channel (id);

create or replace view bag_facts as
select bag.id as bag_id, bag.code, bag.level, bag.unit_id, bag.destination_id, bag.closed_at, bag.weight_g,
  holder.code as holder_code, bag.channel_id
from bag
left join bag_content on bag_content.inner_id = bag.id
left join bag as holder on holder.id = bag_content.bag_id;
