-- Clerks of a pickup point decide about what its counters and couriers did without the line, as the units' own people do elsewhere.
insert into role_authority (role, authority)
select code, 'scan:settle' from role where code = 'pickup-clerk' on conflict do nothing;
