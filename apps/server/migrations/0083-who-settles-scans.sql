-- Who decides about scans that need a person: the units' own people, and the office for all units.
insert into authority (code) values ('scan:settle');
insert into role_authority (role, authority)
select code, 'scan:settle' from role
where code in ('china-operator', 'hub-operator', 'support', 'manager', 'admin');
