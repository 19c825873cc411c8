-- What can be allowed, and the roles as sets of it: data, so that an installation may cut its own.
create table authority (
  code text primary key check (code ~ '^[a-z-]+:[a-z-]+$')
);

create table role (
  code text primary key check (code ~ '^[a-z][a-z-]{1,31}$')
);

create table role_authority (
  role text not null references role (code),
  authority text not null references authority (code),
  primary key (role, authority)
);

insert into role (code) values
  ('customer'), ('china-operator'), ('dispatcher'), ('hub-operator'), ('pickup-clerk'), ('cashier'), ('support'),
  ('manager'), ('admin');

insert into authority (code) values
  ('order:read'), ('order:edit'), ('declaration:accept'), ('parcel:read'), ('parcel:receive'), ('parcel:pack'),
  ('parcel:inbound'), ('parcel:transfer'), ('parcel:accept'), ('parcel:hand-over'), ('parcel:flag'), ('parcel:cancel'),
  ('parcel:undo'), ('trip:read'), ('trip:edit'), ('trip:depart'), ('trip:position'), ('payment:take'),
  ('payment:refund'), ('hand-over:approve'), ('customer:read'), ('vendor:read'), ('report:read'), ('report:export'),
  ('label:print'), ('code:reserve'), ('data:import'), ('dictionary:edit'), ('notice:edit'), ('tariff:edit'),
  ('rate:edit'), ('unit:edit'), ('user:read'), ('user:edit'), ('audit:read');

insert into role_authority (role, authority)
select role, unnest(held) from (values
  ('china-operator', array['order:read', 'declaration:accept', 'parcel:read', 'parcel:receive', 'parcel:pack',
    'parcel:flag', 'label:print', 'code:reserve', 'data:import']),
  ('dispatcher', array['parcel:read', 'parcel:flag', 'trip:read', 'trip:edit', 'trip:depart', 'trip:position',
    'vendor:read', 'label:print', 'code:reserve', 'data:import']),
  ('hub-operator', array['parcel:read', 'parcel:inbound', 'parcel:transfer', 'parcel:flag', 'trip:read',
    'label:print', 'code:reserve']),
  ('pickup-clerk', array['order:read', 'parcel:read', 'parcel:accept', 'parcel:hand-over', 'parcel:flag',
    'label:print']),
  ('cashier', array['order:read', 'parcel:read', 'customer:read', 'payment:take']),
  ('support', array['order:read', 'order:edit', 'parcel:read', 'parcel:flag', 'customer:read', 'trip:read'])
) as given (role, held);

insert into role_authority (role, authority)
select 'admin', code from authority
union all
select 'manager', code from authority where code <> 'user:edit';

create table user_account (
  -- Random: nobody can walk through users by their ids.
  id uuid primary key,
  username text not null unique check (username ~ '^[a-z][a-z0-9._-]{2,31}$'),
  name text not null check (name <> '' and length(name) <= 120),
  -- Proved by a code sent to it; null for staff who have none.
  email text unique check (email = lower(email) and length(email) <= 254),
  -- Not proved, so not unique: who registers another's number must not take away his log-in or learn that he is here.
  phone text check (phone ~ '^\+[1-9][0-9]{7,14}$'),
  -- Stands in the China address; customers only.
  customer_code text unique check (customer_code ~ '^TJ-[0-9]{5,6}$'),
  locale text not null default 'ru' check (locale in ('ru', 'en', 'zh', 'tg')),
  password_hash text not null,
  password_changed_at timestamptz not null,
  -- Base32 secret of the authenticator app; it counts once confirmed. The last used step refuses a code seen on the way.
  totp_secret text,
  totp_confirmed_at timestamptz,
  totp_last_step bigint,
  operation_unit_id integer references place (id),
  -- The offer that the customer accepted, and that he declared to be of age.
  offer_version text,
  disabled_at timestamptz,
  -- Its password is told to everybody: a service that has such accounts listens on loopback unless told otherwise.
  is_demo boolean not null default false,
  created_at timestamptz not null,
  check (totp_confirmed_at is null or totp_secret is not null)
);

create index user_account_phone on user_account (phone, created_at) where phone is not null;
create index user_account_operation_unit on user_account (operation_unit_id) where operation_unit_id is not null;

create table user_role (
  user_id uuid not null references user_account (id),
  role text not null references role (code),
  primary key (user_id, role)
);

-- One log-in on one device: a family of tokens, each the successor of the one before.
create table login (
  id uuid primary key,
  user_id uuid not null references user_account (id),
  address text not null,
  user_agent text not null check (length(user_agent) <= 300),
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  ended_at timestamptz,
  end_reason text check (end_reason in ('LOGOUT', 'ENDED_BY_USER', 'PASSWORD_CHANGED', 'PASSWORD_RESET', 'REUSED',
    'DISABLED')),
  check ((ended_at is null) = (end_reason is null))
);

create index login_user_id on login (user_id, last_seen_at desc);

-- Tokens are kept as SHA-256: what is read here opens nothing.
create table login_token (
  refresh_hash bytea primary key check (length(refresh_hash) = 32),
  access_hash bytea not null unique check (length(access_hash) = 32),
  login_id uuid not null references login (id) on delete cascade,
  issued_at timestamptz not null,
  access_expires_at timestamptz not null,
  refresh_expires_at timestamptz not null,
  -- Set once, by the one refresh that wins. The successor is derived from the predecessor itself and this salt, so that
  -- a repeat gets the same tokens though only their hashes are kept.
  rotated_at timestamptz,
  successor_salt bytea check (length(successor_salt) = 32),
  check ((rotated_at is null) = (successor_salt is null))
);

create index login_token_login_id on login_token (login_id);
create index login_token_refresh_expires_at on login_token (refresh_expires_at);

create table letter_code (
  id uuid primary key,
  scene text not null check (scene in ('register', 'reset', 'change-email')),
  target text not null,
  -- The user whose address changes: a code for one account opens nothing in another.
  user_id uuid references user_account (id),
  -- Null when no code was sent because the address is taken or unknown; such a row only counts for the limits.
  code_hash bytea check (length(code_hash) = 32),
  tries_left smallint not null check (tries_left >= 0),
  address text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

create index letter_code_target on letter_code (target, created_at);
create index letter_code_address on letter_code (address, created_at);

-- Failed attempts by account and address, so that several processes count together.
create table login_throttle (
  key text primary key check (length(key) <= 200),
  failures integer not null check (failures >= 0),
  last_failed_at timestamptz not null,
  blocked_until timestamptz
);

create index login_throttle_last_failed_at on login_throttle (last_failed_at);

-- The key pairs that passwords are sealed to; in the database, so that every process opens what any of them gave out.
create table password_key (
  kid text primary key,
  private_jwk jsonb not null check (jsonb_typeof(private_jwk) = 'object'),
  created_at timestamptz not null
);
