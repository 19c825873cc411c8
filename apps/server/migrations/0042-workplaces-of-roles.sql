-- Where a role works decides what its holders see of others' orders, parcels and claims. None: nothing of others.
alter table role add column workplace text check (workplace in ('OFFICE', 'WAREHOUSE', 'ROAD', 'HUB', 'POINT'));
update role set workplace = case code
  when 'china-operator' then 'WAREHOUSE'
  when 'dispatcher' then 'ROAD'
  when 'hub-operator' then 'HUB'
  when 'pickup-clerk' then 'POINT'
  when 'cashier' then 'POINT'
  when 'support' then 'OFFICE'
  when 'manager' then 'OFFICE'
  when 'admin' then 'OFFICE'
end;

-- Cancelling what has not left China; `parcel:cancel` is for what has.
insert into authority (code) values ('order:cancel');
insert into role_authority (role, authority)
select code, 'order:cancel' from role where code in ('china-operator', 'support', 'manager', 'admin');
