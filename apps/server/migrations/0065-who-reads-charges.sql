-- What a parcel costs is no matter of warehouses, the road and the hub.
insert into authority (code) values ('charge:read');
insert into role_authority (role, authority)
select code, 'charge:read' from role where code in ('pickup-clerk', 'cashier', 'support', 'manager', 'admin');
