-- Couriers take parcels from a pickup point to their owners: two events inside `DKHQS`, a tenth role, and two rights.
alter table parcel_event drop constraint parcel_event_type_check;
alter table parcel_event add constraint parcel_event_type_check check (type in (
  'ORDER_CREATED', 'ORDER_SUBMITTED', 'FORECAST_ACCEPTED', 'CN_RECEIVED', 'CN_PACKED', 'LINEHAUL_DEPARTED',
  'HUB_PASSED', 'EXPORT_CUSTOMS_IN', 'EXPORT_CUSTOMS_OUT', 'BORDER_CROSSED', 'IMPORT_CUSTOMS_IN', 'IMPORT_CUSTOMS_OUT',
  'DELAYED', 'HUB_INBOUND', 'HUB_OUTBOUND', 'PP_RECEIVED', 'COURIER_OUT', 'COURIER_BACK', 'CUSTOMER_RECEIVED', 'CANCELLED',
  'CORRECTED', 'FLAG_RAISED', 'FLAG_CLEARED', 'EXTERNAL')) not valid;

insert into role (code, workplace) values ('courier', 'POINT');
insert into authority (code) values ('courier:send'), ('courier:deliver');
insert into role_authority (role, authority)
select code, 'courier:send' from role where code in ('pickup-clerk', 'manager', 'admin')
union all
select code, 'courier:deliver' from role where code in ('courier', 'manager', 'admin');
