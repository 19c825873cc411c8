-- A firm has thousands of parcels that were collected long ago: what it waits for is found without them.
create index parcel_open_of_customer on parcel (customer_code, status) where closed_at is null and customer_code is not null;
