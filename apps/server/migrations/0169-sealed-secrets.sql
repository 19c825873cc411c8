-- Keys and secrets are sealed by a key that is not in the database (platform/secrets). What stands here readable is sealed by the first start of
-- this version, which needs that key and so cannot be done in SQL; a sealed value begins with "sealed:".
alter table installation_key drop constraint installation_key_secret_check;
alter table installation_key alter column secret type text using encode(secret, 'base64');
alter table password_key drop constraint password_key_private_jwk_check;
alter table password_key alter column private_jwk type text using private_jwk::text;

-- Which key that is, in one row. It says nothing of the key itself.
create table sealing_key (
  is_only boolean primary key default true check (is_only),
  key_id text not null check (key_id ~ '^[0-9a-f]{8}$'),
  since timestamptz not null,
  -- Null: what was readable may still lie in the files of the tables.
  swept_at timestamptz
);
