-- Hubs and pickup points in which parcels are put into cells: somebody has counted these, or one is taken.
create view unit_with_cells_facts as
select place.id as unit_id from place
where place.kind in ('HUB', 'PICKUP_POINT') and (
  exists (select from operation_unit where operation_unit.place_id = place.id and operation_unit.cells is not null)
  or exists (select from parcel_cell where parcel_cell.unit_id = place.id and parcel_cell.cell is not null));

-- All that numbers and lists of what stands still there read of parcels, as parcel_lies_in_china has it of China.
create index parcel_lies_at_hub on parcel (last_event_at) include (id, business_line, pickup_point_id, trip_code, tracking_code)
  where is_current and status = 'DHWCCK';
drop index parcel_over_free_days;
create index parcel_over_free_days on parcel (free_until)
  include (id, business_line, pickup_point_id, is_current, tracking_code, last_event_at)
  where status = 'DKHQS';
