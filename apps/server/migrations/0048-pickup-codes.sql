-- By what a customer collects at a pickup point. The code itself is made anew each time from the key of the installation, so nothing here can be read as one.
create table pickup_code_key (
  -- One row.
  is_only boolean primary key default true check (is_only),
  secret bytea not null check (length(secret) = 32),
  created_at timestamptz not null
);

create table pickup_code (
  customer_code text not null,
  pickup_point_id integer not null,
  -- Rises when the last parcel is collected, at the fifth wrong try, and past codes that another customer of the point has.
  generation integer not null default 1 check (generation > 0),
  -- HMAC of point and code; null while no code is given out.
  fingerprint bytea check (length(fingerprint) = 32),
  wrong_tries smallint not null default 0 check (wrong_tries between 0 and 4),
  primary key (customer_code, pickup_point_id)
);
create unique index pickup_code_in_use on pickup_code (pickup_point_id, fingerprint) where fingerprint is not null;
