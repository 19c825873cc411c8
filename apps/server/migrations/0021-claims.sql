-- Pictures that customers have sent: the file lies in the file store under its name. One that no claim names is thrown away.
create table claim_picture (
  id uuid primary key,
  customer_id uuid not null references user_account (id),
  file_name text not null unique check (file_name ~ '^[0-9a-f]{32}\.jpg$'),
  byte_length integer not null check (byte_length > 0),
  width_px integer not null check (width_px > 0),
  height_px integer not null check (height_px > 0),
  sent_at timestamptz not null
);

create index claim_picture_customer on claim_picture (customer_id, sent_at);

-- Who says that a parcel of nobody's is his.
create table parcel_claim (
  id uuid primary key,
  code text not null unique check (code <> ''),
  customer_id uuid not null references user_account (id),
  -- Made by the client: a repeated request finds its claim.
  request_id uuid not null,
  parcel_id bigint not null references parcel (id),
  marketplace text not null check (marketplace in ('TAOBAO', '1688', 'PINDUODUO', 'JD', 'OTHER')),
  note text check (note <> '' and length(note) <= 500),
  picture_id uuid unique references claim_picture (id),
  state text not null default 'OPEN' check (state in ('OPEN', 'APPROVED', 'REFUSED', 'WITHDRAWN')),
  refusal text check (refusal in ('PICTURE_UNCLEAR', 'CODE_NOT_SHOWN', 'NOT_THIS_PARCEL', 'OTHER', 'GIVEN_TO_ANOTHER')),
  comment text check (comment <> '' and length(comment) <= 300),
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references user_account (id),
  -- Made by the client of the staff: a repeated decision finds what it has done.
  decision_request_id uuid,
  order_code text,
  unique (customer_id, request_id),
  check ((state = 'OPEN') = (decided_at is null)),
  check ((state = 'REFUSED') = (refusal is not null)),
  check ((state = 'APPROVED') = (order_code is not null)),
  check (state <> 'OPEN' or picture_id is not null)
);

-- A customer claims a parcel once at a time, and one claim to it wins.
create unique index parcel_claim_open on parcel_claim (parcel_id, customer_id) where state = 'OPEN';
create unique index parcel_claim_won on parcel_claim (parcel_id) where state = 'APPROVED';
create index parcel_claim_customer on parcel_claim (customer_id, created_at desc);
create index parcel_claim_queue on parcel_claim (state, created_at);

-- Who decides about claims.
insert into authority (code) values ('claim:decide');
insert into role_authority (role, authority)
select role, 'claim:decide' from unnest(array['china-operator', 'hub-operator', 'support', 'manager', 'admin']) as role;
