-- By what a paid line is counted. Lines that were paid before have the unit of the price that they name; where the tariff has no such price, nothing explains them.
alter table payment_line add column unit text check (unit in ('KG', 'CBM', 'DAY'));

alter table payment_line disable trigger payment_line_is_kept;
update payment_line set unit = 'DAY' where kind = 'STORAGE' and quantity is not null;
update payment_line set unit = (
  select case charge_mode when 'VOLUME' then 'CBM' else 'KG' end
  from charge join tariff_rule on version_id = tariff_version_id
  where charge.id = charge_id and unit_price_minor = round(unit_price::numeric * 100)
  limit 1
) where kind = 'DELIVERY' and quantity is not null;
alter table payment_line enable trigger payment_line_is_kept;
