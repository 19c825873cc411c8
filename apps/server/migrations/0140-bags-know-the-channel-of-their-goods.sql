-- To which channel goods were moved, for the rooms that keep goods of one channel together.
create view channel_move_facts as
  select parcel_id, channel_id from channel_move where is_current;
