-- A device without a person, such as a line that weighs and measures, calls with a key of its own. What is stored is the SHA-256 of it.
alter table station_device
  add column key_hash bytea unique check (length(key_hash) = 32),
  add column key_made_at timestamptz,
  add column key_made_by uuid references user_account (id),
  add constraint station_device_key_check
    check ((key_hash is null) = (key_made_at is null) and (key_hash is null) = (key_made_by is null));
