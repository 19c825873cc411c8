-- A firm has ten thousand orders: what its searches and its list of open parcels look at stands in the index itself, so that no row is fetched that is not shown.
drop index order_search_customer;
create index order_search_customer on order_search (customer_id) include (order_code, search_text) where customer_id is not null;

drop index parcel_customer_code;
create index parcel_customer_code on parcel (customer_code, id) include (tracking_code, order_code)
  where customer_code is not null and (is_current or is_beside);

drop index parcel_open_of_customer;
create index parcel_open_of_customer on parcel (customer_code, status) include (id, free_until, problems, order_code, received_at)
  where closed_at is null and customer_code is not null;
