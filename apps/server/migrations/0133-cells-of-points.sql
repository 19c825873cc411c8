-- How many cells a unit has, as the office has counted them; null where nobody has.
alter table operation_unit add column cells integer check (cells between 1 and 100000);
