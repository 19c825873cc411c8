-- Whether a customer wants letters about his parcels; letters about the account always go out.
alter table user_account add column parcel_letters boolean not null default true;
