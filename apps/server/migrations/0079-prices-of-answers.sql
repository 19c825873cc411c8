-- What it costs when a customer answers how a held parcel is to be dealt with; null: the version names no price.
alter table tariff_version
  add column service_send_on_minor integer check (service_send_on_minor >= 0),
  add column service_return_minor integer check (service_return_minor >= 0),
  add column service_dispose_minor integer check (service_dispose_minor >= 0);
