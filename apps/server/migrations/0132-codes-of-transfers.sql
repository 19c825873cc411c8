-- Codes of transfers are reserved like the others.
alter table reserved_code drop constraint reserved_code_type_check;
alter table reserved_code add constraint reserved_code_type_check
  check (type in ('order', 'parcel', 'bag', 'trip', 'transfer', 'claim', 'invoice'));
