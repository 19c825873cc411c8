-- The whole schema after all migrations, and what a new installation is made of: the migrations bring older databases to it.
-- Written by `npm run schema`; a test keeps it equal. Do not edit.

create extension if not exists pg_trgm;

-- Functions name tables and views that follow.
set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION public.chain_audit_draft()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  head audit_head%rowtype;
  next_hash bytea;
begin
  select * into strict head from audit_head for update;
  next_hash := sha256(head.hash || int8send(head.seq + 1) || new.content_hash);
  insert into audit_event (seq, at, actor_user_id, actor_name, login_id, address, user_agent, action, subject_type, subject_id,
      details, content_hash, prev_hash, hash)
    values (head.seq + 1, new.at, new.actor_user_id, new.actor_name, new.login_id, new.address, new.user_agent, new.action,
      new.subject_type, new.subject_id, new.details, new.content_hash, head.hash, next_hash);
  update audit_head set seq = head.seq + 1, hash = next_hash;
  delete from audit_draft where id = new.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.decided_alone_is_counted()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  kind_given text := tg_argv[0];
  decided jsonb := to_jsonb(new);
  amount bigint := abs(coalesce(decided ->> 'granted_minor', decided ->> 'points', decided ->> 'amount_minor')::bigint);
  decider uuid := case kind_given when 'COMPENSATION' then decided ->> 'decided_by_id' else decided ->> 'asked_by_id' end;
begin
  if not exists (
    select from sole_decision
    where id = new.id and kind = kind_given and customer_code = new.customer_code and by_id = decider and taken_back_at is null
      and (amount_minor = amount or kind = 'POINTS'))
  then
    raise exception '% % was decided by one person and is not counted', tg_table_name, new.id
      using errcode = '23514', constraint = 'decided_alone_is_counted';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.delivery_goes_back_once()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (
    select from charge
    cross join lateral (
      select coalesce(sum(granted_minor), 0) as minor from compensation
      where parcel_id = charge.parcel_id and customer_code = charge.customer_code and state in ('CONFIRMING', 'ACCEPTED', 'PARTLY')
    ) as granted
    cross join lateral (
      select coalesce(sum(refund_line.amount_minor), 0) as minor from payment_line
      join refund_line using (payment_id, line) join refund on refund.id = refund_id
      where charge_id = charge.id and state in ('WAITING', 'APPROVED')
    ) as asked
    where charge.kind = 'DELIVERY' and granted.minor > 0 and granted.minor + asked.minor > charge.settled_minor
      and case tg_table_name
        when 'refund' then charge.id in (
          select charge_id from refund_line join payment_line using (payment_id, line) where refund_id = new.id)
        else charge.parcel_id = (to_jsonb(new) ->> 'parcel_id')::bigint and charge.customer_code = new.customer_code end)
  then
    raise exception 'more goes back for a delivery than was paid' using errcode = '23514', constraint = 'delivery_goes_back_once';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.fold_customer_code(written text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE STRICT
AS $function$
  select translate(upper(written), 'АВЕКМНОРСТУҮХЈЅІӀҺΑΒΕΖΗΙΚΜΝΟΡΤΥΧ-', 'ABEKMHOPCTYYXJSIIHABEZHIKMNOPTYX')
$function$;

CREATE OR REPLACE FUNCTION public.guard_personal_look()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' and current_setting('rohi.forgets_looks', true) = 'on' then
    return old;
  end if;
  raise exception '% is append-only', tg_table_name;
end $function$;

CREATE OR REPLACE FUNCTION public.ledger_is_kept()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'what stands in % is never changed: it is corrected by an opposite posting', tg_table_name using errcode = '55000';
end $function$;

CREATE OR REPLACE FUNCTION public.ledger_posting_adds_up()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  found_entries bigint;
  unequal text;
begin
  select count(*) into found_entries from ledger_entry where posting_id = new.id;
  if found_entries <> new.entries then
    raise exception 'posting % has % entries of %', new.id, found_entries, new.entries using errcode = '23514';
  end if;
  select currency into unequal
  from ledger_entry join ledger_account on ledger_account.id = account_id
  where posting_id = new.id group by currency having sum(amount_minor) <> 0 limit 1;
  if unequal is not null then
    raise exception 'the entries of posting % do not come to zero in %', new.id, unequal using errcode = '23514';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.loose_customer_code(folded text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE STRICT
AS $function$
  select regexp_replace(folded, '^([^0-9]*)0+(?=[0-9])', '\1')
$function$;

CREATE OR REPLACE FUNCTION public.note_changes_by_account()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op <> 'DELETE' then
    insert into owner_change (customer_code)
    select distinct account.customer_code from changed join user_account as account on account.id = (to_jsonb(changed) ->> tg_argv[0])::uuid where account.customer_code <> '' on conflict do nothing;
  else
    insert into owner_change (customer_code)
    select distinct account.customer_code from former join user_account as account on account.id = (to_jsonb(former) ->> tg_argv[0])::uuid where account.customer_code <> '' on conflict do nothing;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_changes_by_code()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op <> 'DELETE' then
    insert into owner_change (customer_code) select distinct customer_code from changed where customer_code <> '' on conflict do nothing;
  end if;
  if tg_op <> 'INSERT' then
    insert into owner_change (customer_code) select distinct customer_code from former where customer_code <> '' on conflict do nothing;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_changes_by_parcel()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op <> 'DELETE' then
    insert into owner_change (customer_code)
    select distinct parcel.customer_code from changed join parcel on parcel.id = changed.parcel_id where parcel.customer_code <> '' on conflict do nothing;
  else
    insert into owner_change (customer_code)
    select distinct parcel.customer_code from former join parcel on parcel.id = former.parcel_id where parcel.customer_code <> '' on conflict do nothing;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_customer_code()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into customer_code_alias (folded, loose, written, user_id, source, since)
  values (fold_customer_code(new.customer_code), loose_customer_code(fold_customer_code(new.customer_code)), new.customer_code, new.id, 'ISSUED', new.created_at)
  on conflict (folded) do nothing;
  if not exists (select from customer_code_alias where folded = fold_customer_code(new.customer_code) and user_id = new.id) then
    raise exception 'the customer code is taken' using errcode = 'unique_violation', constraint = 'customer_code_alias_pkey';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_customer_code_shape()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  letters_of text := substring(new.folded from '^[^0-9]*');
  ends boolean := new.folded ~ '[^0-9]$';
  digits integer := length(substring(new.folded from '[0-9]+'));
begin
  -- Most codes are of a shape that is there: two people who register do not wait for each other.
  if exists (select from customer_code_shape where letters = letters_of and ends_in_letter = ends and digits between least_digits and most_digits) then
    return null;
  end if;
  insert into customer_code_shape as known (letters, ends_in_letter, separator, least_digits, most_digits)
  values (letters_of, ends, case when new.written ~ '[^0-9]-[0-9]' then '-' else '' end, digits, digits)
  on conflict (letters, ends_in_letter) do update
    set least_digits = least(known.least_digits, digits), most_digits = greatest(known.most_digits, digits);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_ended_login()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into owner_change (customer_code)
  select customer_code from user_account where id = new.user_id and customer_code <> '' on conflict do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.payment_is_kept()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'what stands in % is never changed', tg_table_name using errcode = '55000';
end $function$;

CREATE OR REPLACE FUNCTION public.record_agreed_price()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into agreed_price
  select new.id, new.version, new.customer_id, product.code,
    array(select channel_id from product_channel where product_id = product.id order by channel_id),
    product.min_weight_g, product.max_weight_g, new.discount_bp, new.valid_from, new.valid_to, new.enabled, new.updated_at
  from product where product.id = new.product_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_agreed_price_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'agreed_price is append-only: charges were made by it';
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_audit_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception '% is append-only', tg_table_name;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_event_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'parcel_event is append-only: write a CORRECTED event instead';
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_published_tariff_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  taken_back tariff_version;
begin
  if old.status = 'DRAFT' then
    return case when tg_op = 'DELETE' then old else new end;
  end if;
  if tg_op = 'UPDATE' and old.status = 'PUBLISHED' and new.status = 'CANCELLED' then
    taken_back := new;
    taken_back.status := old.status;
    taken_back.revision := old.revision;
    taken_back.cancelled_at := old.cancelled_at;
    taken_back.cancelled_by := old.cancelled_by;
    if taken_back is not distinct from old then
      return new;
    end if;
  end if;
  raise exception 'tariff_version % is published: publish another version instead', old.id;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_published_tariff_part_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  owner record;
begin
  -- The lock waits for a publication under way.
  for owner in
    select status from tariff_version
    where id in (case when tg_op <> 'INSERT' then old.version_id end, case when tg_op <> 'DELETE' then new.version_id end)
    for share
  loop
    if owner.status <> 'DRAFT' then
      raise exception 'the tariff_version of this row is published: publish another version instead';
    end if;
  end loop;
  return case when tg_op = 'DELETE' then old else new end;
end $function$;

CREATE OR REPLACE FUNCTION public.shift_record_is_kept()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'what stands in % is never changed', tg_table_name using errcode = '55000';
end $function$;

CREATE OR REPLACE FUNCTION public.sole_decision_is_kept()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  taken_back sole_decision;
begin
  if tg_op = 'UPDATE' then
    taken_back := new;
    taken_back.taken_back_at := null;
    if new.taken_back_at is not null and taken_back is not distinct from old then
      return new;
    end if;
  end if;
  raise exception 'what stands in % is never changed', tg_table_name using errcode = '55000';
end $function$;

CREATE OR REPLACE FUNCTION public.sole_decision_is_within()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.customer_limit is null
    or (new.payment_id is not null and new.payment_limit < (
      select sum(amount_minor) from sole_decision where payment_id = new.payment_id and taken_back_at is null))
    or new.customer_limit < (
      select sum(amount_minor) from sole_decision
      where customer_code = new.customer_code and taken_back_at is null and at > new.at - make_interval(days => new.customer_days))
    or new.day_limit < (
      select sum(amount_minor) from sole_decision where by_id = new.by_id and day = new.day and taken_back_at is null)
  then
    raise exception 'more than one person decides alone' using errcode = '23514', constraint = 'sole_decision_is_within';
  end if;
  return null;
end $function$;

create table account_search (
  account_id uuid not null,
  form text not null,
  search_text text not null,
  constraint account_search_pkey PRIMARY KEY (account_id)
);

create table agreed_price (
  customer_product_id integer not null,
  version integer not null,
  customer_id uuid not null,
  product_code text not null,
  channel_ids integer[] not null,
  min_weight_g integer,
  max_weight_g integer,
  discount_bp integer not null,
  valid_from date not null,
  valid_to date,
  enabled boolean not null,
  recorded_at timestamp with time zone not null,
  constraint agreed_price_discount_bp_check CHECK (((discount_bp >= 1) AND (discount_bp <= 10000))),
  constraint agreed_price_version_check CHECK ((version > 0)),
  constraint agreed_price_pkey PRIMARY KEY (customer_product_id, version)
);

create table arrival_news (
  parcel_id bigint not null,
  event_seq integer not null,
  customer_code text not null,
  pickup_point_id integer,
  noted_at timestamp with time zone not null,
  status text not null,
  constraint arrival_news_point_check CHECK (((status = 'DKHQS'::text) = (pickup_point_id IS NOT NULL))),
  constraint arrival_news_pkey PRIMARY KEY (parcel_id, event_seq)
);

create table attachment (
  id uuid not null,
  subject text not null,
  subject_id text not null,
  part text,
  kind text,
  file_name text not null,
  byte_length integer not null,
  width_px integer,
  height_px integer,
  place_id integer,
  device_id uuid,
  device text,
  scan_id uuid,
  taken_by text,
  taken_at timestamp with time zone,
  stored_at timestamp with time zone not null,
  constraint attachment_byte_length_check CHECK ((byte_length > 0)),
  constraint attachment_device_check CHECK ((device <> ''::text)),
  constraint attachment_file_name_check CHECK ((file_name <> ''::text)),
  constraint attachment_height_px_check CHECK ((height_px > 0)),
  constraint attachment_kind_check CHECK ((kind <> ''::text)),
  constraint attachment_kind_of_subject CHECK (
CASE subject
    WHEN 'PARCEL'::text THEN ((kind = ANY (ARRAY['SCALE'::text, 'LABEL'::text, 'BOX'::text, 'DAMAGE'::text])) AND (num_nulls(place_id, device_id, device, taken_by, taken_at, width_px, height_px) = 0))
    WHEN 'CLAIM'::text THEN ((kind IS NULL) AND (num_nulls(width_px, height_px) = 0))
    WHEN 'APPROVAL'::text THEN ((kind = ANY (ARRAY['LABEL'::text, 'BOX'::text])) AND (num_nulls(taken_at, width_px, height_px) = 0))
    WHEN 'VISIT'::text THEN ((kind = ANY (ARRAY['PHOTO'::text, 'SIGNATURE'::text])) AND (num_nulls(place_id, taken_by, taken_at) = 0))
    WHEN 'TRIP'::text THEN ((kind IS NULL) AND (num_nulls(taken_by, taken_at, width_px, height_px) = 0))
    ELSE (kind IS NULL)
END),
  constraint attachment_part_check CHECK ((part <> ''::text)),
  constraint attachment_subject_check CHECK ((subject = ANY (ARRAY['PARCEL'::text, 'CLAIM'::text, 'COMPENSATION'::text, 'APPROVAL'::text, 'VISIT'::text, 'TRIP'::text]))),
  constraint attachment_subject_id_check CHECK ((subject_id <> ''::text)),
  constraint attachment_taken_by_check CHECK ((taken_by <> ''::text)),
  constraint attachment_width_px_check CHECK ((width_px > 0)),
  constraint attachment_pkey PRIMARY KEY (id),
  constraint attachment_file_name_key UNIQUE (file_name)
);

create unlogged table audit_draft (
  id bigint generated always as identity not null,
  at timestamp with time zone not null,
  actor_user_id uuid,
  actor_name text not null,
  login_id text,
  address text,
  user_agent text,
  action text not null,
  subject_type text not null,
  subject_id text not null,
  details jsonb not null,
  content_hash bytea not null,
  constraint audit_draft_action_check CHECK ((action ~ '^[a-z][a-zA-Z-]*:[a-z][a-zA-Z-]*$'::text)),
  constraint audit_draft_actor_name_check CHECK ((actor_name <> ''::text)),
  constraint audit_draft_content_hash_check CHECK ((length(content_hash) = 32)),
  constraint audit_draft_details_check CHECK ((jsonb_typeof(details) = 'object'::text)),
  constraint audit_draft_subject_id_check CHECK ((subject_id <> ''::text)),
  constraint audit_draft_subject_type_check CHECK ((subject_type <> ''::text)),
  constraint audit_draft_pkey PRIMARY KEY (id)
);

create table audit_event (
  seq bigint not null,
  at timestamp with time zone not null,
  actor_user_id uuid,
  actor_name text not null,
  login_id text,
  address text,
  user_agent text,
  action text not null,
  subject_type text not null,
  subject_id text not null,
  details jsonb default '{}'::jsonb not null,
  content_hash bytea not null,
  prev_hash bytea not null,
  hash bytea not null,
  constraint audit_event_action_check CHECK ((action ~ '^[a-z][a-zA-Z-]*:[a-z][a-zA-Z-]*$'::text)),
  constraint audit_event_actor_name_check CHECK ((actor_name <> ''::text)),
  constraint audit_event_content_hash_check CHECK ((length(content_hash) = 32)),
  constraint audit_event_details_check CHECK ((jsonb_typeof(details) = 'object'::text)),
  constraint audit_event_hash_check CHECK ((length(hash) = 32)),
  constraint audit_event_prev_hash_check CHECK ((length(prev_hash) = 32)),
  constraint audit_event_seq_check CHECK ((seq > 0)),
  constraint audit_event_subject_id_check CHECK ((subject_id <> ''::text)),
  constraint audit_event_subject_type_check CHECK ((subject_type <> ''::text)),
  constraint audit_event_pkey PRIMARY KEY (seq)
);

create table audit_head (
  only_row boolean default true not null,
  seq bigint not null,
  hash bytea not null,
  constraint audit_head_hash_check CHECK ((length(hash) = 32)),
  constraint audit_head_only_row_check CHECK (only_row),
  constraint audit_head_pkey PRIMARY KEY (only_row)
);

create table authority (
  code text not null,
  constraint authority_code_check CHECK ((code ~ '^[a-z-]+:[a-z-]+$'::text)),
  constraint authority_pkey PRIMARY KEY (code)
);

create table backup_run (
  id bigint generated always as identity not null,
  kind text not null,
  started_at timestamp with time zone not null,
  ended_at timestamp with time zone not null,
  fault text,
  backup text,
  bytes bigint,
  constraint backup_run_backup_check CHECK ((backup <> ''::text)),
  constraint backup_run_bytes_check CHECK ((bytes >= 0)),
  constraint backup_run_check CHECK ((ended_at >= started_at)),
  constraint backup_run_fault_check CHECK ((fault = ANY (ARRAY['noRoom'::text, 'notWritable'::text, 'damaged'::text, 'foreign'::text, 'archive'::text, 'gone'::text, 'failed'::text]))),
  constraint backup_run_kind_check CHECK ((kind = ANY (ARRAY['BACKUP'::text, 'RESTORE_TRY'::text, 'RESTORE'::text]))),
  constraint backup_run_pkey PRIMARY KEY (id)
);

create table bag (
  id bigint generated always as identity not null,
  code text not null,
  level smallint not null,
  unit_id integer not null,
  destination_id integer,
  cell text,
  opened_at timestamp with time zone not null,
  opened_by text not null,
  closed_at timestamp with time zone,
  closed_by text,
  weight_g integer,
  seal text,
  channel_id integer,
  constraint bag_cell_check CHECK (((cell <> ''::text) AND (length(cell) <= 20))),
  constraint bag_check CHECK ((((closed_at IS NULL) = (closed_by IS NULL)) AND ((closed_at IS NULL) = (weight_g IS NULL)))),
  constraint bag_check1 CHECK (((closed_at IS NOT NULL) OR (seal IS NULL))),
  constraint bag_closed_by_check CHECK ((closed_by <> ''::text)),
  constraint bag_code_check CHECK ((code ~ '^RB[0-9A-Z]{9}$'::text)),
  constraint bag_level_check CHECK (((level >= 1) AND (level <= 3))),
  constraint bag_opened_by_check CHECK ((opened_by <> ''::text)),
  constraint bag_seal_check CHECK (((seal <> ''::text) AND (length(seal) <= 40))),
  constraint bag_weight_g_check CHECK ((weight_g > 0)),
  constraint bag_pkey PRIMARY KEY (id),
  constraint bag_code_key UNIQUE (code),
  constraint bag_id_level_key UNIQUE (id, level)
);

create table bag_content (
  id bigint generated always as identity not null,
  bag_id bigint not null,
  bag_level smallint not null,
  parcel_id bigint,
  inner_id bigint,
  inner_level smallint,
  since timestamp with time zone not null,
  put_by text not null,
  constraint bag_content_check CHECK ((num_nonnulls(parcel_id, inner_id) = 1)),
  constraint bag_content_check1 CHECK ((num_nonnulls(inner_id, inner_level) <> 1)),
  constraint bag_content_goes_inward CHECK ((inner_level > bag_level)),
  constraint bag_content_put_by_check CHECK ((put_by <> ''::text)),
  constraint bag_content_pkey PRIMARY KEY (id),
  constraint bag_content_parcel_id_key UNIQUE (parcel_id),
  constraint bag_content_inner_id_key UNIQUE (inner_id)
);

create table bank_line (
  key text not null,
  top_up_id uuid not null,
  file_name text not null,
  "row" integer not null,
  day date,
  reference text,
  matched_at timestamp with time zone not null,
  constraint bank_line_file_name_check CHECK ((file_name <> ''::text)),
  constraint bank_line_key_check CHECK ((key ~ '^[0-9a-f]{64}$'::text)),
  constraint bank_line_row_check CHECK (("row" > 0)),
  constraint bank_line_pkey PRIMARY KEY (key),
  constraint bank_line_top_up_id_key UNIQUE (top_up_id)
);

create table changed_bag (
  code text not null,
  unit_id integer not null,
  changed_in xid8 default pg_current_xact_id() not null,
  changed_at timestamp with time zone default now() not null,
  constraint changed_bag_code_check CHECK ((code <> ''::text)),
  constraint changed_bag_pkey PRIMARY KEY (code)
);

create table channel (
  id integer generated always as identity not null,
  code text not null,
  country_code text default 'TJ'::text not null,
  business_line text not null,
  names jsonb not null,
  mode text default 'ROAD'::text not null,
  routes jsonb default '{"en": "Yiwu – Kashgar – Kulma – Dushanbe", "ru": "Иу — Кашгар — Кульма — Душанбе", "tg": "Иу — Қошғар — Қулма — Душанбе", "zh": "义乌—喀什—阔勒买—杜尚别"}'::jsonb not null,
  transit_days_min smallint default 18 not null,
  transit_days_max smallint default 22 not null,
  sort integer default 100 not null,
  enabled boolean default true not null,
  replaced_by integer,
  suspended_from date,
  suspended_until date,
  suspension_texts jsonb,
  suspension_slug text,
  version integer default 1 not null,
  updated_at timestamp with time zone,
  updated_by text,
  constraint channel_business_line_check CHECK ((business_line = ANY (ARRAY['BSC'::text, 'FBA'::text]))),
  constraint channel_check CHECK ((transit_days_min <= transit_days_max)),
  constraint channel_check1 CHECK ((replaced_by <> id)),
  constraint channel_check2 CHECK (((suspended_from IS NULL) = (suspension_texts IS NULL))),
  constraint channel_check3 CHECK (((suspended_until IS NULL) OR ((suspended_from IS NOT NULL) AND (suspended_until >= suspended_from)))),
  constraint channel_code_check CHECK ((code ~ '^[A-Z][A-Z0-9-]{1,39}$'::text)),
  constraint channel_country_code_check CHECK ((country_code ~ '^[A-Z]{2}$'::text)),
  constraint channel_mode_check CHECK ((mode = ANY (ARRAY['ROAD'::text, 'RAIL'::text, 'MULTI'::text]))),
  constraint channel_names_check CHECK ((names ?& ARRAY['ru'::text, 'en'::text, 'zh'::text, 'tg'::text])),
  constraint channel_routes_check CHECK ((routes ?& ARRAY['ru'::text, 'en'::text, 'zh'::text, 'tg'::text])),
  constraint channel_suspension_texts_check CHECK ((suspension_texts ?& ARRAY['ru'::text, 'en'::text, 'zh'::text, 'tg'::text])),
  constraint channel_transit_days_max_check CHECK (((transit_days_max >= 1) AND (transit_days_max <= 180))),
  constraint channel_transit_days_min_check CHECK (((transit_days_min >= 1) AND (transit_days_min <= 180))),
  constraint channel_version_check CHECK ((version > 0)),
  constraint channel_pkey PRIMARY KEY (id),
  constraint channel_code_key UNIQUE (code)
);

create table channel_move (
  id bigint generated always as identity not null,
  parcel_id bigint not null,
  from_channel_id integer,
  channel_id integer not null,
  note text,
  moved_at timestamp with time zone not null,
  moved_by text not null,
  is_current boolean default true not null,
  constraint channel_move_moved_by_check CHECK ((moved_by <> ''::text)),
  constraint channel_move_note_check CHECK ((note <> ''::text)),
  constraint channel_move_pkey PRIMARY KEY (id)
);

create table charge (
  id bigint generated always as identity not null,
  parcel_id bigint,
  kind text not null,
  customer_code text not null,
  amount_minor bigint,
  tariff_version_id bigint,
  due_at timestamp with time zone,
  left_at timestamp with time zone,
  settled_minor bigint default 0 not null,
  corrected_minor bigint default 0 not null,
  currency text default 'USD'::text not null,
  constraint charge_amount_minor_check CHECK ((amount_minor >= 0)),
  constraint charge_check CHECK (((amount_minor IS NOT NULL) OR (kind = 'STORAGE'::text))),
  constraint charge_currency_check CHECK ((currency = ANY (ARRAY['USD'::text, 'TJS'::text]))),
  constraint charge_in_dollars CHECK (((currency = 'USD'::text) OR (kind = 'OPENING'::text))),
  constraint charge_kind_check CHECK ((kind = ANY (ARRAY['DELIVERY'::text, 'STORAGE'::text, 'SERVICE'::text, 'COURIER'::text, 'OPENING'::text]))),
  constraint charge_of_parcel CHECK (((kind = 'OPENING'::text) = (parcel_id IS NULL))),
  constraint charge_settled_minor_check CHECK ((settled_minor >= 0)),
  constraint charge_pkey PRIMARY KEY (id),
  constraint charge_parcel_id_kind_key UNIQUE (parcel_id, kind)
);

create table charge_correction (
  id uuid not null,
  charge_id bigint not null,
  customer_code text not null,
  amount_minor bigint not null,
  reason text not null,
  state text not null,
  asked_at timestamp with time zone not null,
  asked_by text not null,
  asked_by_id uuid not null,
  ends_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  decided_by text,
  decided_by_id uuid,
  constraint charge_correction_amount_minor_check CHECK ((amount_minor <> 0)),
  constraint charge_correction_check CHECK (((state <> 'DONE'::text) OR (decided_by_id IS NULL) OR (decided_by_id <> asked_by_id))),
  constraint charge_correction_state_check CHECK ((state = ANY (ARRAY['WAITING'::text, 'DONE'::text, 'REFUSED'::text, 'ENDED'::text]))),
  constraint charge_correction_pkey PRIMARY KEY (id)
);

create table check_night (
  only_row boolean default true not null,
  begun_at timestamp with time zone,
  constraint check_night_only_row_check CHECK (only_row),
  constraint check_night_pkey PRIMARY KEY (only_row)
);

create table check_run (
  id bigint generated always as identity not null,
  name text not null,
  started_at timestamp with time zone not null,
  ended_at timestamp with time zone not null,
  differences integer,
  constraint check_run_differences_check CHECK ((differences >= 0)),
  constraint check_run_name_check CHECK ((name = ANY (ARRAY['AUDIT'::text, 'LEDGER'::text, 'DERIVED'::text]))),
  constraint check_run_pkey PRIMARY KEY (id)
);

create table checklist (
  id bigint generated always as identity not null,
  trip_id bigint,
  unit_id integer not null,
  begun_at timestamp with time zone not null,
  begun_by text not null,
  ended_at timestamp with time zone,
  ended_by text,
  transfer_id bigint,
  work text not null,
  container text,
  constraint checklist_begun_by_check CHECK ((begun_by <> ''::text)),
  constraint checklist_check CHECK (((ended_at IS NULL) = (ended_by IS NULL))),
  constraint checklist_check1 CHECK ((num_nonnulls(trip_id, transfer_id, container) = 1)),
  constraint checklist_check2 CHECK (((work = 'UNLOADING'::text) = (trip_id IS NOT NULL))),
  constraint checklist_check3 CHECK (((work = ANY (ARRAY['FILLING'::text, 'ACCEPTING'::text])) = (transfer_id IS NOT NULL))),
  constraint checklist_container_check CHECK (((container <> ''::text) AND (length(container) <= 40))),
  constraint checklist_ended_by_check CHECK ((ended_by <> ''::text)),
  constraint checklist_work_check CHECK (((work <> ''::text) AND (length(work) <= 40))),
  constraint checklist_pkey PRIMARY KEY (id),
  constraint checklist_trip_id_key UNIQUE (trip_id),
  constraint checklist_transfer_id_work_key UNIQUE (transfer_id, work),
  constraint checklist_container_work_key UNIQUE (container, work)
);

create table checklist_item (
  id bigint generated always as identity not null,
  checklist_id bigint not null,
  parcel_id bigint,
  code text not null,
  bag_code text,
  is_expected boolean not null,
  state text not null,
  is_damaged boolean default false not null,
  scan_id uuid,
  state_at timestamp with time zone,
  state_by text,
  device text,
  settled text,
  settled_at timestamp with time zone,
  settled_by text,
  constraint checklist_item_bag_code_check CHECK ((bag_code ~ '^RB[0-9A-Z]{9}$'::text)),
  constraint checklist_item_check CHECK ((is_expected OR (state = ANY (ARRAY['SCANNED'::text, 'SURPLUS'::text])))),
  constraint checklist_item_check1 CHECK (((NOT is_expected) OR ((state <> 'SURPLUS'::text) AND (parcel_id IS NOT NULL)))),
  constraint checklist_item_check2 CHECK (((state = 'EXPECTED'::text) = (state_at IS NULL))),
  constraint checklist_item_check3 CHECK ((num_nonnulls(settled, settled_at, settled_by) = ANY (ARRAY[0, 3]))),
  constraint checklist_item_code_check CHECK (((code <> ''::text) AND (length(code) <= 40))),
  constraint checklist_item_device_check CHECK ((device <> ''::text)),
  constraint checklist_item_settled_by_check CHECK ((settled_by <> ''::text)),
  constraint checklist_item_settled_check CHECK ((settled = ANY (ARRAY['LOOK_AGAIN'::text, 'SHORT_LANDED'::text, 'SET_ASIDE'::text, 'CAME_ELSEWHERE'::text, 'NOT_FOUND'::text, 'NEXT_TRANSFER'::text]))),
  constraint checklist_item_state_by_check CHECK ((state_by <> ''::text)),
  constraint checklist_item_state_check CHECK ((state = ANY (ARRAY['EXPECTED'::text, 'IMPLIED'::text, 'SCANNED'::text, 'SURPLUS'::text]))),
  constraint checklist_item_pkey PRIMARY KEY (id),
  constraint checklist_item_checklist_id_code_key UNIQUE (checklist_id, code)
);

create table checklist_seal (
  id bigint generated always as identity not null,
  checklist_id bigint not null,
  bag_code text,
  number text,
  is_match boolean not null,
  read_at timestamp with time zone not null,
  read_by text not null,
  constraint checklist_seal_bag_code_check CHECK ((bag_code ~ '^RB[0-9A-Z]{9}$'::text)),
  constraint checklist_seal_number_check CHECK (((number <> ''::text) AND (length(number) <= 40))),
  constraint checklist_seal_read_by_check CHECK ((read_by <> ''::text)),
  constraint checklist_seal_pkey PRIMARY KEY (id),
  constraint checklist_seal_checklist_id_bag_code_number_key UNIQUE NULLS NOT DISTINCT (checklist_id, bag_code, number)
);

create table china_address (
  place_id integer not null,
  recipient text not null,
  phone text not null,
  region text not null,
  street text not null,
  postcode text not null,
  enabled boolean default true not null,
  changed_at timestamp with time zone,
  closed_at timestamp with time zone,
  constraint china_address_phone_check CHECK ((phone ~ '^(1[3-9][0-9]{9}|0[0-9]{2,3}-[0-9]{7,8})$'::text)),
  constraint china_address_postcode_check CHECK ((postcode ~ '^[0-9]{6}$'::text)),
  constraint china_address_recipient_check CHECK ((recipient <> ''::text)),
  constraint china_address_recipient_check1 CHECK ((POSITION(('{customerCode}'::text) IN (recipient)) > 0)),
  constraint china_address_region_check CHECK ((region <> ''::text)),
  constraint china_address_street_check CHECK ((street <> ''::text)),
  constraint china_address_street_check1 CHECK ((POSITION(('{customerCode}'::text) IN (street)) > 0)),
  constraint china_address_pkey PRIMARY KEY (place_id)
);

create table chosen_columns (
  user_id uuid not null,
  list text not null,
  columns text[] not null,
  constraint chosen_columns_columns_check CHECK ((cardinality(columns) <= 40)),
  constraint chosen_columns_list_check CHECK (((length(list) >= 1) AND (length(list) <= 40))),
  constraint chosen_columns_pkey PRIMARY KEY (user_id, list)
);

create table chosen_warehouse (
  customer_id uuid not null,
  place_id integer not null,
  constraint chosen_warehouse_pkey PRIMARY KEY (customer_id)
);

create table claim_slip (
  id uuid not null,
  user_id uuid not null,
  state text not null,
  asked_at timestamp with time zone not null,
  clerk_id uuid not null,
  clerk text not null,
  unit_id integer,
  document_seen boolean not null,
  decided_at timestamp with time zone,
  decided_by_id uuid,
  decided_by text,
  printed_at timestamp with time zone,
  ends_at timestamp with time zone,
  code_hash text,
  tries_left smallint not null,
  is_one_of_many boolean default false not null,
  is_own_phone boolean default false not null,
  used_at timestamp with time zone,
  seen_at timestamp with time zone,
  seen_by text,
  constraint claim_slip_check CHECK (((printed_at IS NOT NULL) = (code_hash IS NOT NULL))),
  constraint claim_slip_check1 CHECK (((printed_at IS NOT NULL) = (ends_at IS NOT NULL))),
  constraint claim_slip_check2 CHECK (((printed_at IS NOT NULL) = (state = ANY (ARRAY['PRINTED'::text, 'USED'::text, 'ENDED'::text])))),
  constraint claim_slip_check3 CHECK (((decided_at IS NULL) = (decided_by_id IS NULL))),
  constraint claim_slip_check4 CHECK (((used_at IS NOT NULL) = (state = 'USED'::text))),
  constraint claim_slip_check5 CHECK ((decided_by_id IS DISTINCT FROM clerk_id)),
  constraint claim_slip_state_check CHECK ((state = ANY (ARRAY['WAITING'::text, 'ALLOWED'::text, 'REFUSED'::text, 'PRINTED'::text, 'USED'::text, 'ENDED'::text]))),
  constraint claim_slip_tries_left_check CHECK ((tries_left >= 0)),
  constraint claim_slip_pkey PRIMARY KEY (id)
);

create table claim_try (
  code_hash bytea not null,
  tries smallint not null,
  began_at timestamp with time zone not null,
  constraint claim_try_code_hash_check CHECK ((length(code_hash) = 32)),
  constraint claim_try_tries_check CHECK ((tries >= 0)),
  constraint claim_try_pkey PRIMARY KEY (code_hash)
);

create table closed_day (
  place_id integer not null,
  day date not null,
  constraint closed_day_pkey PRIMARY KEY (place_id, day)
);

create table column_mapping (
  customer_id uuid not null,
  header text not null,
  meaning text,
  mapped_at timestamp with time zone not null,
  constraint column_mapping_header_check CHECK (((header <> ''::text) AND (length(header) <= 80))),
  constraint column_mapping_meaning_check CHECK ((length(meaning) <= 40)),
  constraint column_mapping_pkey PRIMARY KEY (customer_id, header)
);

create table compensation (
  id uuid not null,
  customer_code text not null,
  parcel_id bigint not null,
  tracking_code text not null,
  kind text not null,
  words text not null,
  state text not null,
  asked_minor bigint not null,
  limit_minor bigint not null,
  asked_at timestamp with time zone not null,
  decide_by date not null,
  asked_by text,
  asked_by_id uuid,
  granted_minor bigint,
  reason text,
  decided_at timestamp with time zone,
  decided_by text,
  decided_by_id uuid,
  confirmed_by text,
  posting_id bigint,
  confirmed_by_id uuid,
  constraint compensation_asked_by_check CHECK ((asked_by <> ''::text)),
  constraint compensation_asked_minor_check CHECK ((asked_minor > 0)),
  constraint compensation_check CHECK ((limit_minor >= asked_minor)),
  constraint compensation_check1 CHECK (((granted_minor >= 0) AND (granted_minor <= asked_minor))),
  constraint compensation_check2 CHECK ((decided_by_id <> asked_by_id)),
  constraint compensation_check3 CHECK (((state = 'WAITING'::text) = (decided_by_id IS NULL))),
  constraint compensation_check4 CHECK ((((decided_by_id IS NULL) = (granted_minor IS NULL)) AND ((decided_by_id IS NULL) = (reason IS NULL)) AND ((decided_by_id IS NULL) = (decided_at IS NULL)) AND ((decided_by_id IS NULL) = (decided_by IS NULL)))),
  constraint compensation_check5 CHECK (((state = ANY (ARRAY['ACCEPTED'::text, 'PARTLY'::text])) = (posting_id IS NOT NULL))),
  constraint compensation_check6 CHECK (((state = ANY (ARRAY['ACCEPTED'::text, 'PARTLY'::text, 'REFUSED'::text])) = (confirmed_by IS NOT NULL))),
  constraint compensation_confirmed_by_check CHECK ((confirmed_by <> ''::text)),
  constraint compensation_decided_by_check CHECK ((decided_by <> ''::text)),
  constraint compensation_kind_check CHECK ((kind = ANY (ARRAY['DAMAGED'::text, 'MISSING'::text, 'LOST'::text]))),
  constraint compensation_reason_check CHECK ((reason <> ''::text)),
  constraint compensation_state_check CHECK ((state = ANY (ARRAY['WAITING'::text, 'CONFIRMING'::text, 'ACCEPTED'::text, 'PARTLY'::text, 'REFUSED'::text]))),
  constraint compensation_words_check CHECK ((words <> ''::text)),
  constraint compensation_pkey PRIMARY KEY (id),
  constraint compensation_posting_id_key UNIQUE (posting_id)
);

create table counter_look (
  id bigint generated always as identity not null,
  at timestamp with time zone not null,
  clerk_id uuid not null,
  clerk text not null,
  login_id text,
  address text,
  device_id uuid,
  unit_id integer not null,
  by text not null,
  sought text,
  result text not null,
  customer_codes text[] default '{}'::text[] not null,
  constraint counter_look_by_check CHECK ((by = ANY (ARRAY['CODE'::text, 'DOCUMENT'::text, 'APPROVAL'::text, 'CUSTOMER'::text, 'PARCEL'::text, 'PHONE'::text, 'NAME'::text, 'SCAN'::text, 'PASS'::text]))),
  constraint counter_look_clerk_check CHECK ((clerk <> ''::text)),
  constraint counter_look_result_check CHECK ((result = ANY (ARRAY['FOUND'::text, 'NOTHING'::text, 'WRONG'::text, 'REFUSED'::text]))),
  constraint counter_look_sought_check CHECK (((by <> ALL (ARRAY['CODE'::text, 'PASS'::text])) OR (sought IS NULL))),
  constraint counter_look_pkey PRIMARY KEY (id)
);

create table counter_parcel (
  parcel_id bigint not null,
  is_here boolean not null,
  unit_id integer not null,
  former_unit_id integer,
  changed_in xid8 default pg_current_xact_id() not null,
  changed_at timestamp with time zone default now() not null,
  constraint counter_parcel_pkey PRIMARY KEY (parcel_id)
);

create table counter_problem (
  id uuid not null,
  visit_id uuid not null,
  parcel_id bigint not null,
  tracking_code text not null,
  unit_id integer not null,
  cell text,
  kind text not null,
  note text not null,
  clerk_id uuid not null,
  clerk text not null,
  raised_at timestamp with time zone not null,
  decide_by date not null,
  photos integer default 0 not null,
  ended_at timestamp with time zone,
  constraint counter_problem_clerk_check CHECK ((clerk <> ''::text)),
  constraint counter_problem_kind_check CHECK ((kind = ANY (ARRAY['NOT_WANTED'::text, 'DAMAGED'::text, 'OPENED'::text]))),
  constraint counter_problem_note_check CHECK ((note <> ''::text)),
  constraint counter_problem_photos_check CHECK ((photos >= 0)),
  constraint counter_problem_pkey PRIMARY KEY (id)
);

create table counter_visit (
  id uuid not null,
  unit_id integer not null,
  customer_code text not null,
  clerk_id uuid not null,
  clerk text not null,
  device_id uuid not null,
  proof text not null,
  document_type text,
  document_end text,
  delegate text,
  delegate_document_type text,
  delegate_document_end text,
  opened_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  approval_id uuid,
  stop_id uuid,
  pass_serial text,
  constraint counter_visit_approval_check CHECK (((proof = 'APPROVAL'::text) = (approval_id IS NOT NULL))),
  constraint counter_visit_check CHECK (((proof = 'DOCUMENT'::text) = (document_type IS NOT NULL))),
  constraint counter_visit_check1 CHECK (((document_type IS NULL) = (document_end IS NULL))),
  constraint counter_visit_clerk_check CHECK ((clerk <> ''::text)),
  constraint counter_visit_customer_code_check CHECK ((customer_code <> ''::text)),
  constraint counter_visit_delegate_check CHECK ((delegate <> ''::text)),
  constraint counter_visit_delegate_document_check CHECK ((((delegate_document_type IS NULL) = (delegate_document_end IS NULL)) AND ((delegate IS NOT NULL) OR (delegate_document_type IS NULL)) AND ((proof = 'PASS'::text) OR ((delegate IS NULL) = (delegate_document_type IS NULL))))),
  constraint counter_visit_delegate_document_end_check CHECK ((length(delegate_document_end) = 4)),
  constraint counter_visit_delegate_document_type_check CHECK ((delegate_document_type = ANY (ARRAY['PASSPORT'::text, 'ID_CARD'::text, 'DRIVING_LICENCE'::text, 'OTHER'::text]))),
  constraint counter_visit_delegate_proof_check CHECK (((delegate IS NULL) OR (proof = ANY (ARRAY['CODE'::text, 'PASS'::text])))),
  constraint counter_visit_document_end_check CHECK ((length(document_end) = 4)),
  constraint counter_visit_document_type_check CHECK ((document_type = ANY (ARRAY['PASSPORT'::text, 'ID_CARD'::text, 'DRIVING_LICENCE'::text, 'OTHER'::text]))),
  constraint counter_visit_pass_check CHECK (((proof = 'PASS'::text) = (pass_serial IS NOT NULL))),
  constraint counter_visit_proof_check CHECK ((proof = ANY (ARRAY['CODE'::text, 'DOCUMENT'::text, 'APPROVAL'::text, 'PASS'::text]))),
  constraint counter_visit_pkey PRIMARY KEY (id),
  constraint counter_visit_approval_id_key UNIQUE (approval_id)
);

create table country (
  id integer not null,
  short_name text not null,
  names jsonb not null,
  phone_code text not null,
  currency text,
  enabled boolean default false not null,
  business_lines text[] default '{}'::text[] not null,
  version integer default 1 not null,
  updated_at timestamp with time zone,
  updated_by text,
  constraint country_business_lines_check CHECK ((business_lines <@ ARRAY['BSC'::text, 'FBA'::text])),
  constraint country_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint country_id_check CHECK (((id >= 1) AND (id <= 999))),
  constraint country_names_check CHECK (((jsonb_typeof(names) = 'object'::text) AND (names ?& ARRAY['ru'::text, 'en'::text, 'zh'::text, 'tg'::text]))),
  constraint country_phone_code_check CHECK ((phone_code ~ '^\+\d{1,5}$'::text)),
  constraint country_short_name_check CHECK ((short_name ~ '^[A-Z]{2}$'::text)),
  constraint country_version_check CHECK ((version > 0)),
  constraint country_pkey PRIMARY KEY (id),
  constraint country_short_name_key UNIQUE (short_name)
);

create table courier_choice (
  parcel_id bigint not null,
  customer_code text not null,
  pickup_point_id integer not null,
  address text not null,
  landmark text,
  phone text not null,
  price_minor bigint not null,
  tariff_version_id bigint not null,
  chosen_at timestamp with time zone not null,
  wanted_on date,
  constraint courier_choice_address_check CHECK ((address <> ''::text)),
  constraint courier_choice_customer_code_check CHECK ((customer_code <> ''::text)),
  constraint courier_choice_phone_check CHECK ((phone <> ''::text)),
  constraint courier_choice_price_minor_check CHECK ((price_minor >= 0)),
  constraint courier_choice_pkey PRIMARY KEY (parcel_id)
);

create table courier_parcel (
  request_id uuid not null,
  stop_id uuid not null,
  parcel_id bigint not null,
  tracking_code text not null,
  seq integer not null,
  out_at timestamp with time zone not null,
  fee_minor bigint,
  tariff_version_id bigint,
  ended text,
  ended_at timestamp with time zone,
  constraint courier_parcel_check CHECK ((((ended IS NULL) = (ended_at IS NULL)) AND ((fee_minor IS NULL) = (tariff_version_id IS NULL)))),
  constraint courier_parcel_ended_check CHECK ((ended = ANY (ARRAY['GIVEN'::text, 'BACK'::text, 'TAKEN_BACK'::text, 'CANCELLED'::text]))),
  constraint courier_parcel_fee_minor_check CHECK ((fee_minor >= 0)),
  constraint courier_parcel_pkey PRIMARY KEY (request_id)
);

create table courier_round (
  id uuid not null,
  unit_id integer not null,
  courier_id uuid not null,
  courier text not null,
  made_at timestamp with time zone not null,
  made_by text not null,
  set_out_at timestamp with time zone,
  hour_from text,
  hour_to text,
  ended_at timestamp with time zone,
  constraint courier_round_check CHECK ((((set_out_at IS NULL) = (hour_from IS NULL)) AND ((set_out_at IS NULL) = (hour_to IS NULL)) AND (hour_from < hour_to))),
  constraint courier_round_courier_check CHECK ((courier <> ''::text)),
  constraint courier_round_hour_from_check CHECK ((hour_from ~ '^[0-2]\d:[0-5]\d$'::text)),
  constraint courier_round_hour_to_check CHECK ((hour_to ~ '^[0-2]\d:[0-5]\d$'::text)),
  constraint courier_round_made_by_check CHECK ((made_by <> ''::text)),
  constraint courier_round_pkey PRIMARY KEY (id)
);

create table courier_stop (
  id uuid not null,
  round_id uuid not null,
  number integer not null,
  customer_code text not null,
  address text not null,
  landmark text,
  phone text not null,
  not_met_request uuid,
  not_met_at timestamp with time zone,
  not_met_reason text,
  again_on date,
  constraint courier_stop_check CHECK ((((not_met_at IS NULL) = (not_met_reason IS NULL)) AND ((not_met_at IS NULL) = (not_met_request IS NULL)))),
  constraint courier_stop_customer_code_check CHECK ((customer_code <> ''::text)),
  constraint courier_stop_not_met_reason_check CHECK ((not_met_reason = ANY (ARRAY['NOT_AT_HOME'::text, 'NO_ANSWER'::text, 'WRONG_ADDRESS'::text, 'NO_MONEY'::text, 'REFUSED'::text, 'NO_TIME'::text]))),
  constraint courier_stop_number_check CHECK ((number > 0)),
  constraint courier_stop_pkey PRIMARY KEY (id),
  constraint courier_stop_not_met_request_key UNIQUE (not_met_request),
  constraint courier_stop_round_id_number_key UNIQUE (round_id, number)
);

create table currency_rate (
  id bigint generated always as identity not null,
  base_currency text not null,
  quote_currency text not null,
  rate_date date not null,
  rate numeric(12,6) not null,
  nominal integer default 1 not null,
  source text not null,
  entered_at timestamp with time zone not null,
  status text default 'ACCEPTED'::text not null,
  request_id uuid,
  entered_by_id uuid,
  entered_by text,
  decided_at timestamp with time zone,
  decided_by_id uuid,
  decided_by text,
  constraint currency_rate_check CHECK ((((base_currency = 'USD'::text) AND (quote_currency = 'TJS'::text)) OR ((base_currency = 'CNY'::text) AND (quote_currency = 'TJS'::text)) OR ((base_currency = 'USD'::text) AND (quote_currency = 'CNY'::text)))),
  constraint currency_rate_decided CHECK (((decided_at IS NOT NULL) = (decided_by IS NOT NULL))),
  constraint currency_rate_decided_by_check CHECK ((decided_by <> ''::text)),
  constraint currency_rate_entered_by_check CHECK ((entered_by <> ''::text)),
  constraint currency_rate_nominal_check CHECK ((nominal > 0)),
  constraint currency_rate_rate_check CHECK ((rate > (0)::numeric)),
  constraint currency_rate_second_person CHECK (((status <> 'ACCEPTED'::text) OR (decided_by_id IS NULL) OR (decided_by_id <> entered_by_id))),
  constraint currency_rate_source_check CHECK (((source <> ''::text) AND (length(source) <= 80))),
  constraint currency_rate_status_check CHECK ((status = ANY (ARRAY['ACCEPTED'::text, 'WAITING'::text, 'REFUSED'::text]))),
  constraint currency_rate_waiting CHECK (((status <> 'WAITING'::text) OR (decided_at IS NULL))),
  constraint currency_rate_pkey PRIMARY KEY (id),
  constraint currency_rate_request_id_key UNIQUE (request_id)
);

create table customer_code_alias (
  folded text not null,
  loose text not null,
  written text not null,
  user_id uuid not null,
  source text not null,
  since timestamp with time zone not null,
  constraint customer_code_alias_check CHECK ((loose = loose_customer_code(folded))),
  constraint customer_code_alias_folded_check CHECK (((folded ~ '^[^0-9]{0,5}[0-9]{1,8}[^0-9]?$'::text) AND (length(folded) >= 2))),
  constraint customer_code_alias_source_check CHECK ((source = ANY (ARRAY['IMPORT'::text, 'MERGE'::text, 'HAND'::text, 'ISSUED'::text]))),
  constraint customer_code_alias_written_check CHECK (((written <> ''::text) AND (length(written) <= 20))),
  constraint customer_code_alias_pkey PRIMARY KEY (folded)
);

create table customer_code_count (
  letters text not null,
  counted_from integer not null,
  last_number integer not null,
  constraint customer_code_count_counted_from_check CHECK ((counted_from > 0)),
  constraint customer_code_count_pkey PRIMARY KEY (letters, counted_from)
);

create table customer_code_shape (
  letters text not null,
  ends_in_letter boolean not null,
  separator text not null,
  least_digits integer not null,
  most_digits integer not null,
  constraint customer_code_shape_check CHECK (((most_digits >= least_digits) AND (most_digits <= 8))),
  constraint customer_code_shape_least_digits_check CHECK (((least_digits >= 1) AND (least_digits <= 8))),
  constraint customer_code_shape_separator_check CHECK ((separator = ANY (ARRAY[''::text, '-'::text]))),
  constraint customer_code_shape_pkey PRIMARY KEY (letters, ends_in_letter)
);

create table customer_merge (
  id uuid not null,
  from_id uuid not null,
  into_id uuid not null,
  state text not null,
  reason text not null,
  consent text,
  seen text not null,
  asked_at timestamp with time zone not null,
  asked_by text not null,
  asked_by_id uuid not null,
  ends_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  decided_by text,
  decided_by_id uuid,
  moved jsonb,
  undone_at timestamp with time zone,
  undone_by text,
  undone_by_id uuid,
  constraint customer_merge_check CHECK ((from_id <> into_id)),
  constraint customer_merge_check1 CHECK (((state <> 'WAITING'::text) OR (decided_at IS NULL))),
  constraint customer_merge_check2 CHECK (((moved IS NOT NULL) = (state = ANY (ARRAY['DONE'::text, 'UNDONE'::text])))),
  constraint customer_merge_check3 CHECK (((undone_at IS NOT NULL) = (state = 'UNDONE'::text))),
  constraint customer_merge_consent_check CHECK (((consent <> ''::text) AND (length(consent) <= 300))),
  constraint customer_merge_reason_check CHECK (((reason <> ''::text) AND (length(reason) <= 300))),
  constraint customer_merge_state_check CHECK ((state = ANY (ARRAY['WAITING'::text, 'DONE'::text, 'REFUSED'::text, 'ENDED'::text, 'UNDONE'::text]))),
  constraint customer_merge_pkey PRIMARY KEY (id)
);

create table customer_order (
  id uuid not null,
  code text not null,
  customer_id uuid,
  request_id uuid not null,
  pickup_point_id integer,
  business_line text default 'BSC'::text not null,
  goods text,
  places integer,
  weight_g integer,
  volume_cm3 bigint,
  value_minor bigint,
  value_currency text,
  marketplace text,
  sender_name text,
  sender_phone text,
  sender_address text,
  recipient_name text,
  recipient_phone text,
  note text,
  created_at timestamp with time zone not null,
  version integer default 1 not null,
  file_row integer,
  constraint customer_order_business_line_check CHECK ((business_line = ANY (ARRAY['BSC'::text, 'FBA'::text]))),
  constraint customer_order_check CHECK (((value_minor IS NULL) = (value_currency IS NULL))),
  constraint customer_order_code_check CHECK (((code <> ''::text) AND (length(code) <= 40))),
  constraint customer_order_file_row_check CHECK ((file_row > 0)),
  constraint customer_order_goods_check CHECK (((goods <> ''::text) AND (length(goods) <= 500))),
  constraint customer_order_marketplace_check CHECK ((marketplace = ANY (ARRAY['TAOBAO'::text, '1688'::text, 'PINDUODUO'::text, 'JD'::text, 'OTHER'::text]))),
  constraint customer_order_places_check CHECK (((places >= 1) AND (places <= 999))),
  constraint customer_order_value_currency_check CHECK ((value_currency = ANY (ARRAY['USD'::text, 'TJS'::text, 'CNY'::text]))),
  constraint customer_order_value_minor_check CHECK ((value_minor > 0)),
  constraint customer_order_version_check CHECK ((version > 0)),
  constraint customer_order_volume_cm3_check CHECK ((volume_cm3 > 0)),
  constraint customer_order_weight_g_check CHECK ((weight_g > 0)),
  constraint customer_order_pkey PRIMARY KEY (id),
  constraint customer_order_code_key UNIQUE (code),
  constraint customer_order_customer_id_request_id_key UNIQUE (customer_id, request_id)
);

create table customer_pickup_point (
  user_id uuid not null,
  place_id integer not null,
  bound_at timestamp with time zone not null,
  constraint customer_pickup_point_pkey PRIMARY KEY (user_id)
);

create table customer_product (
  id integer generated always as identity not null,
  customer_id uuid not null,
  product_id integer not null,
  discount_bp integer not null,
  valid_from date not null,
  valid_to date,
  enabled boolean default true not null,
  version integer default 1 not null,
  updated_at timestamp with time zone,
  updated_by text,
  constraint customer_product_check CHECK ((valid_to >= valid_from)),
  constraint customer_product_discount_bp_check CHECK (((discount_bp >= 1) AND (discount_bp <= 10000))),
  constraint customer_product_version_check CHECK ((version > 0)),
  constraint customer_product_pkey PRIMARY KEY (id)
);

create table customer_purse (
  customer_code text not null,
  constraint customer_purse_pkey PRIMARY KEY (customer_code)
);

create table customer_terms (
  customer_code text not null,
  terms text not null,
  since timestamp with time zone not null,
  reason text not null,
  set_by text not null,
  set_by_id uuid not null,
  constraint customer_terms_reason_check CHECK (((length(reason) >= 3) AND (length(reason) <= 300))),
  constraint customer_terms_set_by_check CHECK ((set_by <> ''::text)),
  constraint customer_terms_terms_check CHECK ((terms = ANY (ARRAY['WHEN_READY'::text, 'PREPAID'::text]))),
  constraint customer_terms_pkey PRIMARY KEY (customer_code)
);

create table declared_codes (
  customer_id uuid not null,
  day date not null,
  codes integer not null,
  constraint declared_codes_codes_check CHECK ((codes > 0)),
  constraint declared_codes_pkey PRIMARY KEY (customer_id, day)
);

create table declared_item (
  order_id uuid not null,
  no smallint not null,
  tracking_code text,
  goods text not null,
  pieces integer not null,
  value_minor bigint,
  value_currency text,
  hs_code text,
  constraint declared_item_check CHECK (((value_minor IS NULL) = (value_currency IS NULL))),
  constraint declared_item_goods_check CHECK (((length(goods) >= 1) AND (length(goods) <= 200))),
  constraint declared_item_hs_code_check CHECK ((hs_code ~ '^[0-9]{4,10}$'::text)),
  constraint declared_item_no_check CHECK (((no >= 1) AND (no <= 100))),
  constraint declared_item_pieces_check CHECK (((pieces >= 1) AND (pieces <= 1000000))),
  constraint declared_item_tracking_code_check CHECK (((length(tracking_code) >= 1) AND (length(tracking_code) <= 40))),
  constraint declared_item_value_currency_check CHECK ((value_currency = ANY (ARRAY['USD'::text, 'TJS'::text, 'CNY'::text]))),
  constraint declared_item_value_minor_check CHECK ((value_minor > 0)),
  constraint declared_item_pkey PRIMARY KEY (order_id, no)
);

create table dictionary_word (
  cons_value text not null,
  version integer not null,
  names jsonb not null,
  written_at timestamp with time zone not null,
  written_by uuid not null,
  constraint dictionary_word_cons_value_check CHECK ((cons_value ~ '^[A-Z][A-Z0-9_]{1,79}$'::text)),
  constraint dictionary_word_names_check CHECK ((jsonb_typeof(names) = 'object'::text)),
  constraint dictionary_word_version_check CHECK ((version > 0)),
  constraint dictionary_word_pkey PRIMARY KEY (cons_value, version)
);

create table drawer (
  id uuid not null,
  unit_id integer not null,
  name text not null,
  made_at timestamp with time zone not null,
  made_by text not null,
  courier_id uuid,
  retired_at timestamp with time zone,
  retired_by text,
  constraint drawer_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60))),
  constraint drawer_purse_stays CHECK (((retired_at IS NULL) OR (courier_id IS NULL))),
  constraint drawer_retired_by CHECK (((retired_at IS NULL) = (retired_by IS NULL))),
  constraint drawer_pkey PRIMARY KEY (id)
);

create table drawer_outlay (
  id uuid not null,
  shift_id uuid not null,
  kind text not null,
  currency text not null,
  amount_minor bigint not null,
  reason text,
  number text,
  taken_by text,
  note text,
  at timestamp with time zone not null,
  constraint drawer_outlay_amount_minor_check CHECK ((amount_minor > 0)),
  constraint drawer_outlay_currency_check CHECK ((currency = ANY (ARRAY['TJS'::text, 'USD'::text]))),
  constraint drawer_outlay_dollars_in_notes CHECK (((currency <> 'USD'::text) OR ((amount_minor % (100)::bigint) = 0))),
  constraint drawer_outlay_kind_check CHECK ((kind = ANY (ARRAY['PAID_OUT'::text, 'COLLECTED'::text]))),
  constraint drawer_outlay_pkey PRIMARY KEY (id)
);

create table due_notice (
  parcel_id bigint not null,
  noticed_at timestamp with time zone not null,
  letter_id uuid,
  constraint due_notice_pkey PRIMARY KEY (parcel_id)
);

create table email_change (
  token_hash bytea not null,
  user_id uuid not null,
  old_email text not null,
  new_email text not null,
  changed_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  end_reason text,
  constraint email_change_check CHECK ((expires_at > changed_at)),
  constraint email_change_check1 CHECK (((ended_at IS NULL) = (end_reason IS NULL))),
  constraint email_change_end_reason_check CHECK ((end_reason = ANY (ARRAY['UNDONE'::text, 'CHANGED_BACK'::text, 'BY_OFFICE'::text]))),
  constraint email_change_new_email_check CHECK ((new_email = lower(new_email))),
  constraint email_change_old_email_check CHECK ((old_email = lower(old_email))),
  constraint email_change_token_hash_check CHECK ((length(token_hash) = 32)),
  constraint email_change_pkey PRIMARY KEY (token_hash)
);

create table expected_parcel (
  parcel_id bigint not null,
  is_expected boolean not null,
  changed_in xid8 default pg_current_xact_id() not null,
  changed_at timestamp with time zone default now() not null,
  constraint expected_parcel_pkey PRIMARY KEY (parcel_id)
);

create table former_label (
  code text not null,
  parcel_id bigint not null,
  since timestamp with time zone not null,
  constraint former_label_code_check CHECK ((code <> ''::text)),
  constraint former_label_pkey PRIMARY KEY (code)
);

create table freight_charge (
  parcel_id bigint not null,
  tariff_version_id bigint,
  amount_minor bigint not null,
  currency text not null,
  constraint freight_charge_amount_minor_check CHECK ((amount_minor >= 0)),
  constraint freight_charge_currency_check CHECK ((currency = ANY (ARRAY['USD'::text, 'TJS'::text, 'CNY'::text]))),
  constraint freight_charge_pkey PRIMARY KEY (parcel_id)
);

create table hand_over (
  id bigint generated always as identity not null,
  request_id uuid not null,
  visit_id uuid not null,
  parcel_id bigint not null,
  tracking_code text not null,
  unit_id integer not null,
  cell text,
  clerk_id uuid not null,
  clerk text not null,
  device_id uuid not null,
  delegate text,
  at timestamp with time zone not null,
  taken_back_at timestamp with time zone,
  promised_id uuid,
  promised_kind text,
  promised_at timestamp with time zone,
  constraint hand_over_clerk_check CHECK ((clerk <> ''::text)),
  constraint hand_over_delegate_check CHECK ((delegate <> ''::text)),
  constraint hand_over_promised_check CHECK ((((promised_id IS NULL) = (promised_kind IS NULL)) AND ((promised_id IS NULL) = (promised_at IS NULL)))),
  constraint hand_over_promised_kind_check CHECK ((promised_kind = ANY (ARRAY['PHOTO'::text, 'SIGNATURE'::text]))),
  constraint hand_over_pkey PRIMARY KEY (id),
  constraint hand_over_request_id_key UNIQUE (request_id)
);

create table hand_over_approval (
  id uuid not null,
  unit_id integer not null,
  customer_code text not null,
  clerk_id uuid not null,
  clerk text not null,
  device_id uuid not null,
  reason text not null,
  said jsonb not null,
  asked_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  state text not null,
  decision_request uuid,
  decided_at timestamp with time zone,
  decided_by text,
  decided_by_id uuid,
  decision_reason text,
  constraint hand_over_approval_check CHECK ((decided_by_id <> clerk_id)),
  constraint hand_over_approval_check1 CHECK (((state = ANY (ARRAY['ALLOWED'::text, 'DENIED'::text])) = (decided_by_id IS NOT NULL))),
  constraint hand_over_approval_check2 CHECK ((((decided_by_id IS NULL) = (decided_by IS NULL)) AND ((decided_by_id IS NULL) = (decision_reason IS NULL)) AND ((decided_by_id IS NULL) = (decided_at IS NULL)) AND ((decided_by_id IS NULL) = (decision_request IS NULL)))),
  constraint hand_over_approval_clerk_check CHECK ((clerk <> ''::text)),
  constraint hand_over_approval_customer_code_check CHECK ((customer_code <> ''::text)),
  constraint hand_over_approval_decided_by_check CHECK ((decided_by <> ''::text)),
  constraint hand_over_approval_decision_reason_check CHECK ((decision_reason <> ''::text)),
  constraint hand_over_approval_reason_check CHECK ((reason <> ''::text)),
  constraint hand_over_approval_state_check CHECK ((state = ANY (ARRAY['WAITING'::text, 'ALLOWED'::text, 'DENIED'::text, 'WITHDRAWN'::text]))),
  constraint hand_over_approval_pkey PRIMARY KEY (id),
  constraint hand_over_approval_decision_request_key UNIQUE (decision_request)
);

create table hand_over_evidence_dropped (
  id uuid not null,
  visit_id uuid not null,
  unit_id integer not null,
  kind text not null,
  reason text not null,
  dropped_by text not null,
  dropped_at timestamp with time zone not null,
  constraint hand_over_evidence_dropped_dropped_by_check CHECK ((dropped_by <> ''::text)),
  constraint hand_over_evidence_dropped_kind_check CHECK ((kind = ANY (ARRAY['PHOTO'::text, 'SIGNATURE'::text]))),
  constraint hand_over_evidence_dropped_reason_check CHECK ((reason <> ''::text)),
  constraint hand_over_evidence_dropped_pkey PRIMARY KEY (id)
);

create table installation_key (
  purpose text not null,
  number integer not null,
  secret text not null,
  created_at timestamp with time zone not null,
  constraint installation_key_number_check CHECK ((number > 0)),
  constraint installation_key_purpose_check CHECK ((purpose = ANY (ARRAY['STATION_PERMIT'::text, 'PICKUP_CODE'::text, 'PASS'::text, 'PULSE'::text]))),
  constraint installation_key_pkey PRIMARY KEY (purpose, number)
);

create table inventory (
  id bigint generated always as identity not null,
  unit_id integer not null,
  rack text,
  cell text,
  opened_at timestamp with time zone not null,
  opened_by text not null,
  closed_at timestamp with time zone,
  closed_by text,
  constraint inventory_cell_check CHECK (((cell <> ''::text) AND (length(cell) <= 20))),
  constraint inventory_check CHECK (((rack IS NULL) OR (cell IS NULL))),
  constraint inventory_check1 CHECK (((closed_at IS NULL) = (closed_by IS NULL))),
  constraint inventory_closed_by_check CHECK ((closed_by <> ''::text)),
  constraint inventory_opened_by_check CHECK ((opened_by <> ''::text)),
  constraint inventory_rack_check CHECK (((rack <> ''::text) AND (length(rack) <= 20))),
  constraint inventory_pkey PRIMARY KEY (id)
);

create table inventory_cell (
  inventory_id bigint not null,
  cell text not null,
  done_at timestamp with time zone not null,
  done_by text not null,
  constraint inventory_cell_cell_check CHECK (((cell <> ''::text) AND (length(cell) <= 20))),
  constraint inventory_cell_done_by_check CHECK ((done_by <> ''::text)),
  constraint inventory_cell_pkey PRIMARY KEY (inventory_id, cell)
);

create table inventory_item (
  id bigint generated always as identity not null,
  inventory_id bigint not null,
  parcel_id bigint,
  code text not null,
  is_expected boolean not null,
  has_come boolean default false not null,
  listed_cell text,
  placed_at timestamp with time zone,
  placed_by text,
  found_at timestamp with time zone,
  found_by text,
  found_cell text,
  say text,
  other_point_id integer,
  transfer_code text,
  settled text,
  settled_at timestamp with time zone,
  settled_by text,
  outcome text,
  constraint inventory_item_check CHECK (((found_at IS NULL) = (found_by IS NULL))),
  constraint inventory_item_check1 CHECK (((found_at IS NOT NULL) OR (is_expected AND (found_cell IS NULL) AND (say IS NULL)))),
  constraint inventory_item_check2 CHECK (((settled IS NULL) = (settled_at IS NULL))),
  constraint inventory_item_check3 CHECK (((settled IS NULL) = (settled_by IS NULL))),
  constraint inventory_item_code_check CHECK (((code <> ''::text) AND (length(code) <= 200))),
  constraint inventory_item_found_by_check CHECK ((found_by <> ''::text)),
  constraint inventory_item_found_cell_check CHECK (((found_cell <> ''::text) AND (length(found_cell) <= 20))),
  constraint inventory_item_listed_cell_check CHECK (((listed_cell <> ''::text) AND (length(listed_cell) <= 20))),
  constraint inventory_item_outcome_check CHECK ((outcome = ANY (ARRAY['FOUND'::text, 'ELSEWHERE'::text, 'MISSING'::text, 'SURPLUS'::text, 'CAME'::text, 'GONE'::text]))),
  constraint inventory_item_placed_by_check CHECK ((placed_by <> ''::text)),
  constraint inventory_item_say_check CHECK ((say <> ''::text)),
  constraint inventory_item_settled_by_check CHECK ((settled_by <> ''::text)),
  constraint inventory_item_settled_check CHECK ((settled = ANY (ARRAY['LOOK_AGAIN'::text, 'FOUND'::text, 'MISSING'::text, 'SET_ASIDE'::text]))),
  constraint inventory_item_transfer_code_check CHECK ((transfer_code <> ''::text)),
  constraint inventory_item_pkey PRIMARY KEY (id),
  constraint inventory_item_inventory_id_code_key UNIQUE (inventory_id, code)
);

create table known_address (
  user_id uuid not null,
  address text not null,
  seen_at timestamp with time zone not null,
  constraint known_address_pkey PRIMARY KEY (user_id, address)
);

create table ledger_account (
  id bigint generated always as identity not null,
  owner_kind text not null,
  owner text not null,
  kind text not null,
  currency text not null,
  side smallint not null,
  may_be_negative boolean not null,
  balance_minor bigint default 0 not null,
  constraint ledger_account_currency_check CHECK ((currency = ANY (ARRAY['USD'::text, 'TJS'::text, 'CNY'::text, 'PTS'::text]))),
  constraint ledger_account_kind_check CHECK ((kind ~ '^[A-Z_]+$'::text)),
  constraint ledger_account_not_below_zero CHECK ((may_be_negative OR (balance_minor >= 0))),
  constraint ledger_account_owner_kind_check CHECK ((owner_kind = ANY (ARRAY['CUSTOMER'::text, 'DRAWER'::text, 'POINT'::text, 'HOUSE'::text]))),
  constraint ledger_account_side_check CHECK ((side = ANY (ARRAY[1, '-1'::integer]))),
  constraint ledger_account_pkey PRIMARY KEY (id),
  constraint ledger_account_key UNIQUE (owner_kind, owner, kind, currency)
);

create table ledger_entry (
  posting_id bigint not null,
  line smallint not null,
  of smallint not null,
  account_id bigint not null,
  amount_minor bigint not null,
  balance_after_minor bigint not null,
  constraint ledger_entry_amount_minor_check CHECK ((amount_minor <> 0)),
  constraint ledger_entry_check CHECK (((line >= 1) AND (line <= of))),
  constraint ledger_entry_pkey PRIMARY KEY (posting_id, line)
);

create table ledger_posting (
  id bigint generated always as identity not null,
  kind text not null,
  posted_at timestamp with time zone not null,
  day date not null,
  by_name text not null,
  by_id uuid,
  subject_type text not null,
  subject_id text not null,
  reason text,
  corrects bigint,
  rate numeric,
  rate_nominal integer,
  rate_date date,
  rate_source text,
  entries smallint not null,
  shift_id uuid,
  constraint ledger_posting_check CHECK ((num_nonnulls(rate, rate_nominal, rate_date, rate_source) = ANY (ARRAY[0, 4]))),
  constraint ledger_posting_entries_check CHECK ((entries >= 2)),
  constraint ledger_posting_kind_check CHECK ((kind ~ '^[A-Z_]+$'::text)),
  constraint ledger_posting_pkey PRIMARY KEY (id),
  constraint ledger_posting_corrects_key UNIQUE (corrects),
  constraint ledger_posting_id_entries_key UNIQUE (id, entries)
);

create table letter (
  id uuid default gen_random_uuid() not null,
  name text not null,
  locale text not null,
  recipient text not null,
  params jsonb,
  state text default 'queued'::text not null,
  queued_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone,
  tries integer default 0 not null,
  failure text,
  ended_at timestamp with time zone,
  due_at timestamp with time zone,
  constraint letter_check CHECK (((state = 'queued'::text) = (params IS NOT NULL))),
  constraint letter_check1 CHECK (((state = 'queued'::text) = (ended_at IS NULL))),
  constraint letter_locale_check CHECK ((locale = ANY (ARRAY['ru'::text, 'en'::text, 'zh'::text, 'tg'::text]))),
  constraint letter_name_check CHECK ((name <> ''::text)),
  constraint letter_params_check CHECK ((jsonb_typeof(params) = 'object'::text)),
  constraint letter_recipient_check CHECK (((recipient <> ''::text) AND (length(recipient) <= 320))),
  constraint letter_state_check CHECK ((state = ANY (ARRAY['queued'::text, 'sent'::text, 'expired'::text, 'failed'::text]))),
  constraint letter_tries_check CHECK ((tries >= 0)),
  constraint letter_pkey PRIMARY KEY (id)
);

create table letter_code (
  id uuid not null,
  scene text not null,
  target text not null,
  user_id uuid,
  code_hash bytea,
  tries_left smallint not null,
  address text not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint letter_code_code_hash_check CHECK ((length(code_hash) = 32)),
  constraint letter_code_scene_check CHECK ((scene = ANY (ARRAY['register'::text, 'reset'::text, 'change-email'::text, 'login'::text]))),
  constraint letter_code_tries_left_check CHECK ((tries_left >= 0)),
  constraint letter_code_pkey PRIMARY KEY (id)
);

create table login (
  id uuid not null,
  user_id uuid not null,
  address text not null,
  user_agent text not null,
  created_at timestamp with time zone not null,
  last_seen_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  end_reason text,
  constraint login_check CHECK (((ended_at IS NULL) = (end_reason IS NULL))),
  constraint login_end_reason_check CHECK ((end_reason = ANY (ARRAY['LOGOUT'::text, 'ENDED_BY_USER'::text, 'ENDED_BY_STAFF'::text, 'PASSWORD_CHANGED'::text, 'PASSWORD_RESET'::text, 'REUSED'::text, 'DISABLED'::text, 'IDLE'::text, 'TOO_LONG'::text]))),
  constraint login_user_agent_check CHECK ((length(user_agent) <= 300)),
  constraint login_pkey PRIMARY KEY (id)
);

create table login_throttle (
  key text not null,
  failures integer not null,
  last_failed_at timestamp with time zone not null,
  blocked_until timestamp with time zone,
  constraint login_throttle_failures_check CHECK ((failures >= 0)),
  constraint login_throttle_key_check CHECK ((length(key) <= 200)),
  constraint login_throttle_pkey PRIMARY KEY (key)
);

create table login_token (
  refresh_hash bytea not null,
  access_hash bytea not null,
  login_id uuid not null,
  issued_at timestamp with time zone not null,
  access_expires_at timestamp with time zone not null,
  refresh_expires_at timestamp with time zone not null,
  rotated_at timestamp with time zone,
  successor_salt bytea,
  constraint login_token_access_hash_check CHECK ((length(access_hash) = 32)),
  constraint login_token_check CHECK (((rotated_at IS NULL) = (successor_salt IS NULL))),
  constraint login_token_refresh_hash_check CHECK ((length(refresh_hash) = 32)),
  constraint login_token_successor_salt_check CHECK ((length(successor_salt) = 32)),
  constraint login_token_pkey PRIMARY KEY (refresh_hash),
  constraint login_token_access_hash_key UNIQUE (access_hash)
);

create table lying_parcel (
  parcel_id bigint not null,
  is_here boolean not null,
  unit_id integer,
  former_unit_id integer,
  changed_in xid8 default pg_current_xact_id() not null,
  changed_at timestamp with time zone default now() not null,
  constraint lying_parcel_pkey PRIMARY KEY (parcel_id)
);

create table made_row (
  request_id uuid not null,
  user_id uuid not null,
  subject_type text not null,
  subject_id text not null,
  made_at timestamp with time zone not null,
  constraint made_row_subject_id_check CHECK ((subject_id <> ''::text)),
  constraint made_row_subject_type_check CHECK ((subject_type <> ''::text)),
  constraint made_row_pkey PRIMARY KEY (request_id, user_id, subject_type)
);

create table money_request (
  request_id uuid not null,
  asked_hash bytea not null,
  asked_at timestamp with time zone not null,
  answer json,
  constraint money_request_asked_hash_check CHECK ((octet_length(asked_hash) = 32)),
  constraint money_request_pkey PRIMARY KEY (request_id)
);

create table move_in (
  id uuid not null,
  version integer default 1 not null,
  state text not null,
  choices jsonb not null,
  opened_by uuid not null,
  opened_at timestamp with time zone not null,
  closed_by uuid,
  closed_at timestamp with time zone,
  constraint move_in_check CHECK (((state = 'CLOSED'::text) = (closed_at IS NOT NULL))),
  constraint move_in_check1 CHECK (((closed_at IS NULL) = (closed_by IS NULL))),
  constraint move_in_state_check CHECK ((state = ANY (ARRAY['OPEN'::text, 'CLOSED'::text]))),
  constraint move_in_pkey PRIMARY KEY (id)
);

create table move_in_file (
  import_id uuid not null,
  move_in_id uuid not null,
  kind text,
  is_text boolean not null,
  answers jsonb default '[]'::jsonb not null,
  counts jsonb,
  sums jsonb,
  state text default 'OPEN'::text not null,
  taken_back_at timestamp with time zone,
  taken_back_by uuid,
  said jsonb,
  is_confirmed boolean default false not null,
  confirmed_choices jsonb,
  written jsonb,
  constraint move_in_file_check CHECK (((taken_back_at IS NULL) = (taken_back_by IS NULL))),
  constraint move_in_file_kind_check CHECK ((kind = ANY (ARRAY['customers'::text, 'parcels'::text, 'balances'::text]))),
  constraint move_in_file_state_check CHECK ((state = ANY (ARRAY['OPEN'::text, 'TAKING_BACK'::text, 'TAKEN_BACK'::text]))),
  constraint move_in_file_pkey PRIMARY KEY (import_id)
);

create table move_in_thing (
  import_id uuid not null,
  sheet integer not null,
  "row" integer not null,
  part integer not null,
  what text not null,
  key text not null,
  constraint move_in_thing_pkey PRIMARY KEY (import_id, what, key)
);

create table name_looks_seen (
  unit_id integer not null,
  clerk_id uuid not null,
  seen_at timestamp with time zone not null,
  seen_by_name text not null,
  constraint name_looks_seen_seen_by_name_check CHECK ((seen_by_name <> ''::text)),
  constraint name_looks_seen_pkey PRIMARY KEY (unit_id, clerk_id)
);

create table notice (
  id integer generated always as identity not null,
  slug text not null,
  category text not null,
  titles jsonb not null,
  summaries jsonb not null,
  bodies jsonb not null,
  pinned boolean default false not null,
  publish_at timestamp with time zone not null,
  expires_at timestamp with time zone,
  audience text default 'PUBLIC'::text not null,
  business_line text,
  state text default 'PUBLISHED'::text not null,
  version integer default 1 not null,
  updated_at timestamp with time zone,
  updated_by text,
  constraint notice_audience_check CHECK ((audience = ANY (ARRAY['PUBLIC'::text, 'CUSTOMER'::text, 'STAFF'::text]))),
  constraint notice_bodies_check CHECK (((jsonb_typeof(bodies) = 'object'::text) AND (bodies ?& ARRAY['ru'::text, 'en'::text, 'zh'::text, 'tg'::text]))),
  constraint notice_business_line_check CHECK ((business_line = ANY (ARRAY['BSC'::text, 'FBA'::text]))),
  constraint notice_category_check CHECK ((category = ANY (ARRAY['NOTICE'::text, 'NEWS'::text]))),
  constraint notice_check CHECK ((expires_at > publish_at)),
  constraint notice_slug_check CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(slug) <= 100))),
  constraint notice_state_check CHECK ((state = ANY (ARRAY['DRAFT'::text, 'PUBLISHED'::text, 'WITHDRAWN'::text]))),
  constraint notice_summaries_check CHECK (((jsonb_typeof(summaries) = 'object'::text) AND (summaries ?& ARRAY['ru'::text, 'en'::text, 'zh'::text, 'tg'::text]))),
  constraint notice_titles_check CHECK (((jsonb_typeof(titles) = 'object'::text) AND (titles ?& ARRAY['ru'::text, 'en'::text, 'zh'::text, 'tg'::text]))),
  constraint notice_version_check CHECK ((version > 0)),
  constraint notice_pkey PRIMARY KEY (id),
  constraint notice_slug_key UNIQUE (slug)
);

create table notice_read (
  user_id uuid not null,
  notice_id integer not null,
  read_at timestamp with time zone not null,
  constraint notice_read_pkey PRIMARY KEY (user_id, notice_id)
);

create table office_import (
  id uuid not null,
  version integer default 1 not null,
  state text not null,
  file_name text not null,
  byte_length integer not null,
  content_hash bytea not null,
  uploaded_by uuid not null,
  uploaded_at timestamp with time zone not null,
  content bytea,
  kinds text[] not null,
  given_columns jsonb,
  confirmed_by uuid,
  confirmed_at timestamp with time zone,
  ended_at timestamp with time zone,
  rows integer not null,
  rows_done integer default 0 not null,
  rows_in_all integer default 0 not null,
  added integer,
  changed integer,
  known integer,
  rejected integer,
  report bytea,
  constraint office_import_byte_length_check CHECK ((byte_length > 0)),
  constraint office_import_check CHECK (((confirmed_at IS NULL) = (confirmed_by IS NULL))),
  constraint office_import_file_name_check CHECK ((length(file_name) <= 200)),
  constraint office_import_rows_check CHECK ((rows >= 0)),
  constraint office_import_state_check CHECK ((state = ANY (ARRAY['COLUMNS'::text, 'CHECKING'::text, 'CHECKED'::text, 'RUNNING'::text, 'DONE'::text, 'FAILED'::text, 'CANCELLED'::text]))),
  constraint office_import_pkey PRIMARY KEY (id)
);

create table office_import_part (
  import_id uuid not null,
  first_code text not null,
  outcomes bytea not null,
  constraint office_import_part_pkey PRIMARY KEY (import_id, first_code)
);

create table office_layout (
  headings_hash bytea not null,
  said jsonb not null,
  said_by uuid not null,
  said_at timestamp with time zone not null,
  constraint office_layout_headings_hash_check CHECK ((length(headings_hash) = 32)),
  constraint office_layout_pkey PRIMARY KEY (headings_hash)
);

create table open_declaration (
  parcel_id bigint not null,
  form text not null,
  tracking_code text not null,
  customer_code text not null,
  name_sounds text not null,
  phones text not null,
  goods_sounds text not null,
  goods_kinds text not null,
  seller_sounds text not null,
  weight_g integer,
  keys integer[] not null,
  constraint open_declaration_pkey PRIMARY KEY (parcel_id)
);

create table opening_file (
  import_id uuid not null,
  file_hash bytea not null,
  day date not null,
  taken_back_at timestamp with time zone,
  constraint opening_file_file_hash_check CHECK ((octet_length(file_hash) = 32)),
  constraint opening_file_pkey PRIMARY KEY (import_id)
);

create table opening_hours (
  place_id integer not null,
  weekday smallint not null,
  opens_minute smallint not null,
  closes_minute smallint not null,
  constraint opening_hours_check CHECK ((opens_minute < closes_minute)),
  constraint opening_hours_closes_minute_check CHECK ((closes_minute <= 1440)),
  constraint opening_hours_opens_minute_check CHECK ((opens_minute >= 0)),
  constraint opening_hours_weekday_check CHECK (((weekday >= 1) AND (weekday <= 7))),
  constraint opening_hours_pkey PRIMARY KEY (place_id, weekday, opens_minute)
);

create table opening_row (
  import_id uuid not null,
  number integer not null,
  customer_code text not null,
  side text not null,
  currency text not null,
  amount_minor bigint not null,
  words text,
  credited_minor bigint,
  charge_id bigint,
  posting_id bigint not null,
  taken_back_by bigint,
  standing_code text generated always as (
CASE
    WHEN (taken_back_by IS NULL) THEN customer_code
    ELSE NULL::text
END) stored,
  constraint opening_row_amount_minor_check CHECK ((amount_minor > 0)),
  constraint opening_row_check CHECK (((side = 'DEBT'::text) = (charge_id IS NOT NULL))),
  constraint opening_row_check1 CHECK (((side = 'CREDIT'::text) = (credited_minor IS NOT NULL))),
  constraint opening_row_credited_minor_check CHECK ((credited_minor >= 0)),
  constraint opening_row_currency_check CHECK ((currency = ANY (ARRAY['USD'::text, 'TJS'::text]))),
  constraint opening_row_number_check CHECK ((number >= 1)),
  constraint opening_row_side_check CHECK ((side = ANY (ARRAY['DEBT'::text, 'CREDIT'::text]))),
  constraint opening_row_words_check CHECK (((length(words) >= 1) AND (length(words) <= 200))),
  constraint opening_row_pkey PRIMARY KEY (import_id, number),
  constraint opening_row_charge_id_key UNIQUE (charge_id),
  constraint opening_row_posting_id_key UNIQUE (posting_id),
  constraint opening_row_taken_back_by_key UNIQUE (taken_back_by)
);

create table operation_unit (
  place_id integer not null,
  addresses jsonb not null,
  landmarks jsonb not null,
  phone text,
  enabled boolean default true not null,
  is_demo boolean default false not null,
  version integer default 1 not null,
  updated_at timestamp with time zone,
  updated_by text,
  cells integer,
  hand_over_evidence text default 'NONE'::text not null,
  constraint operation_unit_addresses_check CHECK (((jsonb_typeof(addresses) = 'object'::text) AND (addresses ?& ARRAY['ru'::text, 'en'::text, 'zh'::text, 'tg'::text]))),
  constraint operation_unit_cells_check CHECK (((cells >= 1) AND (cells <= 100000))),
  constraint operation_unit_hand_over_evidence_check CHECK ((hand_over_evidence = ANY (ARRAY['NONE'::text, 'PHOTO'::text, 'SIGNATURE'::text]))),
  constraint operation_unit_landmarks_check CHECK (((jsonb_typeof(landmarks) = 'object'::text) AND (landmarks ?& ARRAY['ru'::text, 'en'::text, 'zh'::text, 'tg'::text]))),
  constraint operation_unit_phone_check CHECK ((phone ~ '^\+\d{7,15}$'::text)),
  constraint operation_unit_version_check CHECK ((version > 0)),
  constraint operation_unit_pkey PRIMARY KEY (place_id)
);

create table order_progress (
  order_code text not null,
  created_at timestamp with time zone,
  customer_id uuid,
  unit_id integer,
  business_line text not null,
  country_code text not null,
  stage text not null,
  has_problem boolean not null,
  parcels integer not null,
  weight_g bigint not null,
  volume_mm3 bigint not null,
  freight_usd_minor bigint not null,
  product_id integer,
  file_row integer,
  constraint order_progress_pkey PRIMARY KEY (order_code)
) with (fillfactor=80);

create table order_search (
  order_code text not null,
  customer_id uuid,
  form text not null,
  search_text text not null,
  constraint order_search_pkey PRIMARY KEY (order_code)
);

create table order_tally (
  day date not null,
  unit_id integer not null,
  business_line text not null,
  country_code text not null,
  stage text not null,
  orders integer not null,
  problem_orders integer not null,
  parcels integer not null,
  weight_g bigint not null,
  volume_mm3 bigint not null,
  freight_usd_minor bigint not null,
  folded boolean default false not null,
  product_id integer default 0 not null
);

create unlogged table owner_change (
  changed_in xid8 default pg_current_xact_id() not null,
  customer_code text not null,
  changed_at timestamp with time zone default now() not null,
  constraint owner_change_customer_code_check CHECK ((customer_code <> ''::text)),
  constraint owner_change_pkey PRIMARY KEY (changed_in, customer_code)
);

create table parcel (
  id bigint generated always as identity not null,
  tracking_code text not null,
  is_current boolean default true not null,
  status text not null,
  step_before_cancel smallint,
  order_code text,
  customer_code text,
  country_code text default 'TJ'::text not null,
  business_line text default 'BSC'::text not null,
  problems text[] default '{}'::text[] not null,
  handling_notes text[] default '{}'::text[] not null,
  last_mile_tracking text,
  last_mile_carrier text,
  last_mile_website text,
  weight_g integer,
  length_mm integer,
  width_mm integer,
  height_mm integer,
  pickup_point_id integer,
  received_at timestamp with time zone,
  free_until date,
  last_event_at timestamp with time zone,
  closed_at timestamp with time zone,
  version integer default 0 not null,
  created_at timestamp with time zone default now() not null,
  trip_code text,
  is_beside boolean default false not null,
  declared_twice boolean default false not null,
  timeline text,
  awaits_owner boolean default false not null,
  constraint parcel_business_line_check CHECK ((business_line = ANY (ARRAY['BSC'::text, 'FBA'::text]))),
  constraint parcel_check CHECK (((status = 'YQX'::text) = (step_before_cancel IS NOT NULL))),
  constraint parcel_check1 CHECK (((status = ANY (ARRAY['KHYQS'::text, 'YQX'::text])) = (closed_at IS NOT NULL))),
  constraint parcel_country_code_check CHECK ((country_code ~ '^[A-Z]{2}$'::text)),
  constraint parcel_customer_code_check CHECK (((customer_code <> ''::text) AND (length(customer_code) <= 40))),
  constraint parcel_handling_notes_check CHECK ((handling_notes <@ ARRAY['FRAGILE'::text, 'BATTERY'::text, 'LIQUID'::text, 'OVERSIZE'::text, 'KEEP_UPRIGHT'::text])),
  constraint parcel_height_mm_check CHECK ((height_mm > 0)),
  constraint parcel_last_mile_carrier_check CHECK (((last_mile_carrier <> ''::text) AND (length(last_mile_carrier) <= 80))),
  constraint parcel_last_mile_tracking_check CHECK (((last_mile_tracking <> ''::text) AND (length(last_mile_tracking) <= 40))),
  constraint parcel_last_mile_website_check CHECK (((last_mile_website ~ '^https?://'::text) AND (length(last_mile_website) <= 200))),
  constraint parcel_length_mm_check CHECK ((length_mm > 0)),
  constraint parcel_order_code_check CHECK (((order_code <> ''::text) AND (length(order_code) <= 40))),
  constraint parcel_past_is_closed CHECK ((is_current OR is_beside OR (closed_at IS NOT NULL))),
  constraint parcel_problems_check CHECK ((problems <@ ARRAY['HELD'::text, 'DAMAGED'::text, 'UNIDENTIFIED'::text, 'RETURNING'::text, 'LOST'::text, 'OVERDUE'::text, 'DELAYED'::text])),
  constraint parcel_stands_once CHECK ((NOT (is_current AND is_beside))),
  constraint parcel_status_check CHECK ((status = ANY (ARRAY['NEW'::text, 'WAIT_FORECAST'::text, 'DTH'::text, 'DHWCRK'::text, 'DHWCCK'::text, 'DZTDQS'::text, 'DKHQS'::text, 'KHYQS'::text, 'YQX'::text]))),
  constraint parcel_step_before_cancel_check CHECK (((step_before_cancel >= 0) AND (step_before_cancel <= 6))),
  constraint parcel_tracking_code_check CHECK (((char_length(tracking_code) >= 4) AND (char_length(tracking_code) <= 40) AND (tracking_code !~ '[[:space:]]'::text))),
  constraint parcel_trip_code_check CHECK (((trip_code <> ''::text) AND (length(trip_code) <= 40))),
  constraint parcel_version_check CHECK ((version >= 0)),
  constraint parcel_weight_g_check CHECK ((weight_g > 0)),
  constraint parcel_width_mm_check CHECK ((width_mm > 0)),
  constraint parcel_pkey PRIMARY KEY (id)
);

create table parcel_cell (
  parcel_id bigint not null,
  unit_id integer not null,
  cell text,
  since timestamp with time zone not null,
  placed_by text not null,
  changed_in xid8 default pg_current_xact_id() not null,
  changed_at timestamp with time zone default now() not null,
  left_cell text,
  constraint parcel_cell_cell_check CHECK (((cell <> ''::text) AND (length(cell) <= 20))),
  constraint parcel_cell_check CHECK (((cell IS NULL) OR (left_cell IS NULL))),
  constraint parcel_cell_left_cell_check CHECK (((left_cell <> ''::text) AND (length(left_cell) <= 20))),
  constraint parcel_cell_placed_by_check CHECK ((placed_by <> ''::text)),
  constraint parcel_cell_pkey PRIMARY KEY (parcel_id)
);

create table parcel_claim (
  id uuid not null,
  code text not null,
  customer_id uuid not null,
  request_id uuid not null,
  parcel_id bigint not null,
  marketplace text not null,
  note text,
  picture_id uuid,
  state text default 'OPEN'::text not null,
  refusal text,
  comment text,
  created_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  decided_by uuid,
  decision_request_id uuid,
  order_code text,
  constraint parcel_claim_check CHECK (((state = 'OPEN'::text) = (decided_at IS NULL))),
  constraint parcel_claim_check1 CHECK (((state = 'REFUSED'::text) = (refusal IS NOT NULL))),
  constraint parcel_claim_check2 CHECK (((state = 'APPROVED'::text) = (order_code IS NOT NULL))),
  constraint parcel_claim_check3 CHECK (((state <> 'OPEN'::text) OR (picture_id IS NOT NULL))),
  constraint parcel_claim_code_check CHECK ((code <> ''::text)),
  constraint parcel_claim_comment_check CHECK (((comment <> ''::text) AND (length(comment) <= 300))),
  constraint parcel_claim_marketplace_check CHECK ((marketplace = ANY (ARRAY['TAOBAO'::text, '1688'::text, 'PINDUODUO'::text, 'JD'::text, 'OTHER'::text]))),
  constraint parcel_claim_note_check CHECK (((note <> ''::text) AND (length(note) <= 500))),
  constraint parcel_claim_refusal_check CHECK ((refusal = ANY (ARRAY['PICTURE_UNCLEAR'::text, 'CODE_NOT_SHOWN'::text, 'NOT_THIS_PARCEL'::text, 'OTHER'::text, 'GIVEN_TO_ANOTHER'::text]))),
  constraint parcel_claim_state_check CHECK ((state = ANY (ARRAY['OPEN'::text, 'APPROVED'::text, 'REFUSED'::text, 'WITHDRAWN'::text]))),
  constraint parcel_claim_pkey PRIMARY KEY (id),
  constraint parcel_claim_code_key UNIQUE (code),
  constraint parcel_claim_picture_id_key UNIQUE (picture_id),
  constraint parcel_claim_customer_id_request_id_key UNIQUE (customer_id, request_id)
);

create table parcel_event (
  parcel_id bigint not null,
  seq integer not null,
  type text not null,
  status_from text,
  status_to text not null,
  place_id integer,
  details jsonb default '{}'::jsonb not null,
  occurred_at timestamp with time zone not null,
  claimed_at timestamp with time zone,
  recorded_at timestamp with time zone default now() not null,
  actor text not null,
  source text not null,
  request_id text,
  implied boolean default false not null,
  corrects integer,
  constraint parcel_event_actor_check CHECK ((actor <> ''::text)),
  constraint parcel_event_check CHECK (((type = 'CORRECTED'::text) = (corrects IS NOT NULL))),
  constraint parcel_event_check1 CHECK ((corrects < seq)),
  constraint parcel_event_details_check CHECK ((jsonb_typeof(details) = 'object'::text)),
  constraint parcel_event_request_id_check CHECK (((request_id <> ''::text) AND (length(request_id) <= 100))),
  constraint parcel_event_seq_check CHECK ((seq > 0)),
  constraint parcel_event_source_check CHECK ((source = ANY (ARRAY['station'::text, 'office'::text, 'import'::text, 'demo'::text, 'system'::text, 'move-in'::text]))),
  constraint parcel_event_type_check CHECK ((type = ANY (ARRAY['ORDER_CREATED'::text, 'ORDER_SUBMITTED'::text, 'FORECAST_ACCEPTED'::text, 'CN_RECEIVED'::text, 'CN_PACKED'::text, 'LINEHAUL_DEPARTED'::text, 'HUB_PASSED'::text, 'EXPORT_CUSTOMS_IN'::text, 'EXPORT_CUSTOMS_OUT'::text, 'BORDER_CROSSED'::text, 'IMPORT_CUSTOMS_IN'::text, 'IMPORT_CUSTOMS_OUT'::text, 'DELAYED'::text, 'HUB_INBOUND'::text, 'HUB_OUTBOUND'::text, 'PP_RECEIVED'::text, 'COURIER_OUT'::text, 'COURIER_BACK'::text, 'CUSTOMER_RECEIVED'::text, 'CANCELLED'::text, 'CORRECTED'::text, 'FLAG_RAISED'::text, 'FLAG_CLEARED'::text, 'EXTERNAL'::text]))),
  constraint parcel_event_pkey PRIMARY KEY (parcel_id, seq)
);

create table parcel_letter (
  letter_id uuid not null,
  parcel_id bigint not null,
  event_seq integer not null,
  constraint parcel_letter_pkey PRIMARY KEY (letter_id, parcel_id),
  constraint parcel_letter_parcel_id_event_seq_key UNIQUE (parcel_id, event_seq)
);

create table parcel_name (
  customer_code text not null,
  tracking_code text not null,
  name text not null,
  form text not null,
  search_text text not null,
  named_at timestamp with time zone not null,
  constraint parcel_name_customer_code_check CHECK (((customer_code <> ''::text) AND (length(customer_code) <= 40))),
  constraint parcel_name_name_check CHECK (((name <> ''::text) AND (char_length(name) <= 60))),
  constraint parcel_name_tracking_code_check CHECK (((char_length(tracking_code) >= 4) AND (char_length(tracking_code) <= 40))),
  constraint parcel_name_pkey PRIMARY KEY (customer_code, tracking_code)
);

create table parcel_problem (
  id uuid not null,
  parcel_id bigint not null,
  kind text not null,
  note text,
  unit_id integer not null,
  device text not null,
  raised_at timestamp with time zone not null,
  raised_by text not null,
  flags text[] not null,
  answer text,
  answered_at timestamp with time zone,
  price_minor integer,
  currency text,
  done_by date,
  revision integer default 0 not null,
  overdue_at timestamp with time zone,
  ended_at timestamp with time zone,
  ended text,
  scan_id uuid,
  letter_id uuid,
  letter_to text,
  end_letter_id uuid,
  constraint parcel_problem_answer_check CHECK ((answer = ANY (ARRAY['SEND_ON'::text, 'RETURN'::text, 'DISPOSE'::text]))),
  constraint parcel_problem_check CHECK ((((answer IS NULL) = (answered_at IS NULL)) AND ((answer IS NULL) = (done_by IS NULL)))),
  constraint parcel_problem_check1 CHECK (((price_minor IS NULL) = (currency IS NULL))),
  constraint parcel_problem_check2 CHECK (((ended IS NULL) = (ended_at IS NULL))),
  constraint parcel_problem_currency_check CHECK ((currency = ANY (ARRAY['USD'::text, 'TJS'::text, 'CNY'::text]))),
  constraint parcel_problem_device_check CHECK ((device <> ''::text)),
  constraint parcel_problem_end_letter_check CHECK (((end_letter_id IS NULL) OR (letter_id IS NOT NULL))),
  constraint parcel_problem_ended_check CHECK ((ended = ANY (ARRAY['SENT_ON'::text, 'CLOSED'::text, 'RELEASED'::text, 'REPLACED'::text, 'TAKEN_BACK'::text]))),
  constraint parcel_problem_kind_check CHECK ((kind ~ '^[A-Z_]{3,30}$'::text)),
  constraint parcel_problem_letter_check CHECK (((letter_id IS NULL) = (letter_to IS NULL))),
  constraint parcel_problem_letter_to_check CHECK ((letter_to <> ''::text)),
  constraint parcel_problem_note_check CHECK (((note <> ''::text) AND (length(note) <= 200))),
  constraint parcel_problem_price_minor_check CHECK ((price_minor >= 0)),
  constraint parcel_problem_raised_by_check CHECK ((raised_by <> ''::text)),
  constraint parcel_problem_pkey PRIMARY KEY (id)
);

create table parcel_search (
  parcel_id bigint not null,
  form text not null,
  search_text text not null,
  constraint parcel_search_pkey PRIMARY KEY (parcel_id)
);

create table pass (
  id bigint generated always as identity not null,
  serial text not null,
  customer_code text not null,
  request_id uuid,
  pickup_point_id integer,
  delegate text,
  parcel_limit integer,
  parcel_ids bigint[],
  made_at timestamp with time zone not null,
  not_after timestamp with time zone not null,
  ended_at timestamp with time zone,
  end_reason text,
  used_visit_id uuid,
  used_at timestamp with time zone,
  changed_in xid8 default pg_current_xact_id() not null,
  constraint pass_check CHECK ((cardinality(parcel_ids) = parcel_limit)),
  constraint pass_check1 CHECK (((ended_at IS NULL) = (end_reason IS NULL))),
  constraint pass_check2 CHECK (((used_at IS NULL) = (used_visit_id IS NULL))),
  constraint pass_check3 CHECK (((delegate IS NULL) = (parcel_limit IS NULL))),
  constraint pass_check4 CHECK (((delegate IS NULL) OR (pickup_point_id IS NOT NULL))),
  constraint pass_customer_code_check CHECK ((customer_code <> ''::text)),
  constraint pass_delegate_check CHECK ((delegate <> ''::text)),
  constraint pass_end_reason_check CHECK ((end_reason = ANY (ARRAY['CANCELLED'::text, 'REPLACED'::text, 'DELEGATED'::text, 'COLLECTED'::text, 'NOTHING_LEFT'::text]))),
  constraint pass_parcel_limit_check CHECK (((parcel_limit >= 1) AND (parcel_limit <= 255))),
  constraint pass_serial_check CHECK ((serial ~ '^[0-9A-HJKMNP-TV-Z]{8}$'::text)),
  constraint pass_pkey PRIMARY KEY (serial),
  constraint pass_id_key UNIQUE (id),
  constraint pass_request_id_key UNIQUE (request_id)
);

create table password_key (
  kid text not null,
  private_jwk text not null,
  created_at timestamp with time zone not null,
  constraint password_key_pkey PRIMARY KEY (kid)
);

create table payment (
  id uuid not null,
  customer_code text not null,
  shift_id uuid not null,
  unit_id integer not null,
  at timestamp with time zone not null,
  by_name text not null,
  by_id uuid not null,
  total_minor bigint not null,
  change_tjs bigint not null,
  change_usd bigint not null,
  to_balance_minor bigint not null,
  rate numeric,
  rate_nominal integer,
  rate_date date,
  rate_source text,
  taken_at timestamp with time zone,
  currency text default 'USD'::text not null,
  constraint payment_change_tjs_check CHECK ((change_tjs >= 0)),
  constraint payment_change_usd_check CHECK ((change_usd >= 0)),
  constraint payment_check CHECK ((num_nonnulls(rate, rate_nominal, rate_date, rate_source) = ANY (ARRAY[0, 4]))),
  constraint payment_check1 CHECK (((total_minor + to_balance_minor) > 0)),
  constraint payment_currency_check CHECK ((currency = ANY (ARRAY['USD'::text, 'TJS'::text]))),
  constraint payment_taken_before_it_came CHECK ((taken_at <= at)),
  constraint payment_to_balance_in_dollars CHECK (((currency = 'USD'::text) OR (to_balance_minor = 0))),
  constraint payment_to_balance_minor_check CHECK ((to_balance_minor >= 0)),
  constraint payment_total_minor_check CHECK ((total_minor >= 0)),
  constraint payment_pkey PRIMARY KEY (id)
);

create table payment_line (
  payment_id uuid not null,
  line smallint not null,
  charge_id bigint not null,
  tracking_code text,
  kind text not null,
  amount_minor bigint not null,
  quantity text,
  unit_price text,
  unit text,
  constraint payment_line_amount_minor_check CHECK ((amount_minor > 0)),
  constraint payment_line_kind_check CHECK ((kind = ANY (ARRAY['DELIVERY'::text, 'STORAGE'::text, 'SERVICE'::text, 'COURIER'::text, 'OPENING'::text]))),
  constraint payment_line_line_check CHECK ((line >= 1)),
  constraint payment_line_of_parcel CHECK (((kind = 'OPENING'::text) = (tracking_code IS NULL))),
  constraint payment_line_unit_check CHECK ((unit = ANY (ARRAY['KG'::text, 'CBM'::text, 'DAY'::text]))),
  constraint payment_line_pkey PRIMARY KEY (payment_id, line),
  constraint payment_line_payment_id_charge_id_key UNIQUE (payment_id, charge_id)
);

create table payment_means (
  payment_id uuid not null,
  means text not null,
  given_minor bigint not null,
  applied_minor bigint not null,
  usd_minor bigint not null,
  reference text,
  constraint payment_means_check CHECK (((applied_minor >= 0) AND (applied_minor <= given_minor))),
  constraint payment_means_given_minor_check CHECK ((given_minor > 0)),
  constraint payment_means_means_check CHECK ((means = ANY (ARRAY['POINTS'::text, 'BALANCE'::text, 'CASH_USD'::text, 'CARD'::text, 'CASH_TJS'::text]))),
  constraint payment_means_usd_minor_check CHECK ((usd_minor >= 0)),
  constraint payment_means_pkey PRIMARY KEY (payment_id, means)
);

create table payment_without_line (
  payment_id uuid not null,
  shift_id uuid not null,
  visit_id uuid not null,
  taken_at timestamp with time zone not null,
  constraint payment_without_line_pkey PRIMARY KEY (payment_id)
);

create table personal_look (
  id bigint generated always as identity not null,
  at timestamp with time zone not null,
  viewer_id uuid not null,
  viewer_name text not null,
  login_id text,
  address text,
  kind text not null,
  person_id uuid,
  person_name text,
  subject_id text not null,
  constraint personal_look_check CHECK (((person_id IS NOT NULL) OR (person_name IS NULL))),
  constraint personal_look_kind_check CHECK ((kind = ANY (ARRAY['ORDER'::text, 'PICTURE'::text, 'PHOTO'::text, 'ACCOUNT'::text, 'LOGINS'::text, 'MONEY'::text]))),
  constraint personal_look_subject_id_check CHECK ((subject_id <> ''::text)),
  constraint personal_look_viewer_name_check CHECK ((viewer_name <> ''::text)),
  constraint personal_look_pkey PRIMARY KEY (id)
);

create table pickup_code (
  customer_code text not null,
  pickup_point_id integer not null,
  generation integer default 1 not null,
  fingerprint bytea,
  wrong_tries smallint default 0 not null,
  constraint pickup_code_fingerprint_check CHECK ((length(fingerprint) = 32)),
  constraint pickup_code_generation_check CHECK ((generation > 0)),
  constraint pickup_code_wrong_tries_check CHECK (((wrong_tries >= 0) AND (wrong_tries <= 4))),
  constraint pickup_code_pkey PRIMARY KEY (customer_code, pickup_point_id)
);

create table place (
  id integer generated by default as identity not null,
  code text not null,
  kind text not null,
  country_code text not null,
  city_id integer,
  names jsonb not null,
  latitude double precision,
  longitude double precision,
  constraint place_check CHECK (((kind = ANY (ARRAY['WAREHOUSE'::text, 'HUB'::text, 'PICKUP_POINT'::text])) = (city_id IS NOT NULL))),
  constraint place_code_check CHECK ((code ~ '^[A-Z0-9-]{2,32}$'::text)),
  constraint place_country_code_check CHECK ((country_code ~ '^[A-Z]{2}$'::text)),
  constraint place_kind_check CHECK ((kind = ANY (ARRAY['WAREHOUSE'::text, 'HUB'::text, 'PICKUP_POINT'::text, 'CITY'::text, 'CHECKPOINT'::text]))),
  constraint place_latitude_check CHECK (((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision))),
  constraint place_longitude_check CHECK (((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision))),
  constraint place_names_check CHECK (((jsonb_typeof(names) = 'object'::text) AND (names ?& ARRAY['ru'::text, 'en'::text, 'zh'::text, 'tg'::text]))),
  constraint place_pkey PRIMARY KEY (id),
  constraint place_code_key UNIQUE (code)
);

create table points_change (
  id uuid not null,
  customer_code text not null,
  points bigint not null,
  reason text not null,
  state text not null,
  asked_at timestamp with time zone not null,
  asked_by text not null,
  asked_by_id uuid not null,
  ends_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  decided_by text,
  decided_by_id uuid,
  posting_id bigint,
  constraint points_change_check CHECK (((state = 'DONE'::text) = (posting_id IS NOT NULL))),
  constraint points_change_check1 CHECK (((state <> 'DONE'::text) OR (decided_by_id IS NULL) OR (decided_by_id <> asked_by_id))),
  constraint points_change_points_check CHECK ((points <> 0)),
  constraint points_change_state_check CHECK ((state = ANY (ARRAY['WAITING'::text, 'DONE'::text, 'REFUSED'::text, 'ENDED'::text]))),
  constraint points_change_pkey PRIMARY KEY (id)
);

create table points_earned (
  customer_code text not null,
  of text not null,
  points bigint not null,
  constraint points_earned_of_check CHECK ((of <> ''::text)),
  constraint points_earned_points_check CHECK ((points >= 0)),
  constraint points_earned_pkey PRIMARY KEY (customer_code, of)
);

create table points_lot (
  id bigint generated always as identity not null,
  customer_code text not null,
  earned bigint not null,
  left_over bigint not null,
  last_day date not null,
  posting_id bigint not null,
  constraint points_lot_check CHECK (((left_over >= 0) AND (left_over <= earned))),
  constraint points_lot_earned_check CHECK ((earned > 0)),
  constraint points_lot_pkey PRIMARY KEY (id)
);

create table points_spent (
  payment_id uuid not null,
  lot_id bigint not null,
  points bigint not null,
  went_back bigint default 0 not null,
  constraint points_spent_check CHECK (((went_back >= 0) AND (went_back <= points))),
  constraint points_spent_points_check CHECK ((points > 0)),
  constraint points_spent_pkey PRIMARY KEY (payment_id, lot_id)
);

create table pool_binding (
  id uuid not null,
  parcel_id bigint not null,
  declared_id bigint not null,
  request_id uuid not null,
  customer_id uuid not null,
  customer_code text not null,
  order_code text,
  score smallint not null,
  declared_facts jsonb not null,
  cell text,
  bound_at timestamp with time zone not null,
  bound_by uuid not null,
  bound_by_name text not null,
  undone_at timestamp with time zone,
  undone_by_name text,
  undone_request_id uuid,
  constraint pool_binding_bound_by_name_check CHECK ((bound_by_name <> ''::text)),
  constraint pool_binding_check CHECK ((num_nonnulls(undone_at, undone_by_name, undone_request_id) = ANY (ARRAY[0, 3]))),
  constraint pool_binding_undone_by_name_check CHECK ((undone_by_name <> ''::text)),
  constraint pool_binding_pkey PRIMARY KEY (id),
  constraint pool_binding_request_id_key UNIQUE (request_id),
  constraint pool_binding_undone_request_id_key UNIQUE (undone_request_id)
);

create table pool_parcel (
  parcel_id bigint not null,
  version integer default 0 not null,
  code text,
  customer_code text,
  name text,
  phone text,
  goods text,
  seller text,
  read_at timestamp with time zone,
  read_by text,
  neighbours jsonb,
  constraint pool_parcel_code_check CHECK (((code <> ''::text) AND (length(code) <= 100))),
  constraint pool_parcel_customer_code_check CHECK (((customer_code <> ''::text) AND (length(customer_code) <= 100))),
  constraint pool_parcel_goods_check CHECK (((goods <> ''::text) AND (length(goods) <= 100))),
  constraint pool_parcel_name_check CHECK (((name <> ''::text) AND (length(name) <= 100))),
  constraint pool_parcel_phone_check CHECK (((phone <> ''::text) AND (length(phone) <= 100))),
  constraint pool_parcel_read_by_check CHECK ((read_by <> ''::text)),
  constraint pool_parcel_seller_check CHECK (((seller <> ''::text) AND (length(seller) <= 100))),
  constraint pool_parcel_pkey PRIMARY KEY (parcel_id)
);

create table product (
  id integer generated always as identity not null,
  code text not null,
  business_line text not null,
  names jsonb not null,
  charge_mode text not null,
  min_weight_g integer,
  max_weight_g integer,
  enabled boolean default true not null,
  version integer default 1 not null,
  updated_at timestamp with time zone,
  updated_by text,
  constraint product_business_line_check CHECK ((business_line = ANY (ARRAY['BSC'::text, 'FBA'::text]))),
  constraint product_charge_mode_check CHECK ((charge_mode = ANY (ARRAY['WEIGHT'::text, 'VOLUME'::text]))),
  constraint product_check CHECK ((min_weight_g < max_weight_g)),
  constraint product_code_check CHECK ((code ~ '^[A-Z][A-Z0-9-]{1,39}$'::text)),
  constraint product_max_weight_g_check CHECK ((max_weight_g > 0)),
  constraint product_min_weight_g_check CHECK ((min_weight_g >= 0)),
  constraint product_names_check CHECK ((names ?& ARRAY['ru'::text, 'en'::text, 'zh'::text, 'tg'::text])),
  constraint product_version_check CHECK ((version > 0)),
  constraint product_pkey PRIMARY KEY (id),
  constraint product_code_key UNIQUE (code)
);

create table product_channel (
  product_id integer not null,
  channel_id integer not null,
  constraint product_channel_pkey PRIMARY KEY (product_id, channel_id)
);

create table receipt (
  id uuid not null,
  unit_id integer not null,
  year smallint not null,
  number integer not null,
  text text not null,
  constraint receipt_number_check CHECK ((number >= 1)),
  constraint receipt_pkey PRIMARY KEY (id),
  constraint receipt_text_key UNIQUE (text),
  constraint receipt_unit_id_year_number_key UNIQUE (unit_id, year, number)
);

create table receipt_counter (
  unit_id integer not null,
  year smallint not null,
  last_number integer not null,
  constraint receipt_counter_last_number_check CHECK ((last_number >= 1)),
  constraint receipt_counter_pkey PRIMARY KEY (unit_id, year)
);

create table receipt_news (
  parcel_id bigint not null,
  event_seq integer not null,
  constraint receipt_news_pkey PRIMARY KEY (parcel_id, event_seq)
);

create table recipient (
  id uuid not null,
  customer_id uuid not null,
  request_id uuid not null,
  name text not null,
  phone text not null,
  pickup_point_id integer,
  note text,
  is_default boolean not null,
  created_at timestamp with time zone not null,
  version integer default 1 not null,
  constraint recipient_name_check CHECK (((name <> ''::text) AND (length(name) <= 120))),
  constraint recipient_note_check CHECK (((note <> ''::text) AND (length(note) <= 200))),
  constraint recipient_phone_check CHECK ((phone ~ '^\+[1-9][0-9]{7,14}$'::text)),
  constraint recipient_version_check CHECK ((version > 0)),
  constraint recipient_pkey PRIMARY KEY (id),
  constraint recipient_customer_id_request_id_key UNIQUE (customer_id, request_id)
);

create table record_message (
  id uuid not null,
  seq bigint generated always as identity not null,
  customer_id uuid not null,
  subject_type text not null,
  subject_id text not null,
  from_office boolean not null,
  author_id uuid not null,
  author_name text not null,
  text text not null,
  created_at timestamp with time zone not null,
  read_at timestamp with time zone,
  awaits_answer boolean default false not null,
  constraint record_message_author_name_check CHECK ((author_name <> ''::text)),
  constraint record_message_check CHECK (((read_at IS NULL) OR from_office)),
  constraint record_message_check1 CHECK ((NOT (awaits_answer AND from_office))),
  constraint record_message_subject_id_check CHECK (((subject_id <> ''::text) AND (length(subject_id) <= 40))),
  constraint record_message_subject_type_check CHECK ((subject_type = ANY (ARRAY['parcel'::text, 'order'::text, 'customer'::text]))),
  constraint record_message_text_check CHECK (((text <> ''::text) AND (length(text) <= 2000))),
  constraint record_message_pkey PRIMARY KEY (id)
);

create table record_note (
  id uuid not null,
  subject_type text not null,
  subject_id text not null,
  author_id uuid not null,
  author_name text not null,
  text text not null,
  created_at timestamp with time zone not null,
  taken_back_at timestamp with time zone,
  constraint record_note_author_name_check CHECK ((author_name <> ''::text)),
  constraint record_note_subject_id_check CHECK (((subject_id <> ''::text) AND (length(subject_id) <= 40))),
  constraint record_note_subject_type_check CHECK ((subject_type = ANY (ARRAY['parcel'::text, 'order'::text, 'customer'::text]))),
  constraint record_note_text_check CHECK (((text <> ''::text) AND (length(text) <= 1000))),
  constraint record_note_pkey PRIMARY KEY (id)
);

create table record_note_mention (
  note_id uuid not null,
  user_id uuid not null,
  created_at timestamp with time zone not null,
  seen_at timestamp with time zone,
  constraint record_note_mention_pkey PRIMARY KEY (note_id, user_id)
);

create table recovery_code (
  user_id uuid not null,
  code_hash bytea not null,
  constraint recovery_code_code_hash_check CHECK ((length(code_hash) = 32)),
  constraint recovery_code_pkey PRIMARY KEY (user_id, code_hash)
);

create table refund (
  id uuid not null,
  payment_id uuid not null,
  customer_code text not null,
  amount_minor bigint not null,
  reason text not null,
  owed_again boolean not null,
  state text not null,
  asked_at timestamp with time zone not null,
  asked_by text not null,
  asked_by_id uuid not null,
  ends_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  decided_by text,
  decided_by_id uuid,
  paid_at timestamp with time zone,
  paid_by text,
  paid_by_id uuid,
  shift_id uuid,
  constraint refund_amount_minor_check CHECK ((amount_minor > 0)),
  constraint refund_check CHECK (((decided_by_id IS NULL) OR (decided_by_id <> asked_by_id) OR (state = 'WITHDRAWN'::text))),
  constraint refund_check1 CHECK (((state = 'DONE'::text) = (paid_at IS NOT NULL))),
  constraint refund_check2 CHECK ((num_nonnulls(paid_at, paid_by, paid_by_id, shift_id) = ANY (ARRAY[0, 4]))),
  constraint refund_state_check CHECK ((state = ANY (ARRAY['WAITING'::text, 'APPROVED'::text, 'DONE'::text, 'REFUSED'::text, 'WITHDRAWN'::text, 'ENDED'::text]))),
  constraint refund_pkey PRIMARY KEY (id)
);

create table refund_line (
  refund_id uuid not null,
  payment_id uuid not null,
  line smallint not null,
  amount_minor bigint not null,
  constraint refund_line_amount_minor_check CHECK ((amount_minor > 0)),
  constraint refund_line_pkey PRIMARY KEY (refund_id, line)
);

create table refund_means (
  refund_id uuid not null,
  means text not null,
  given_minor bigint not null,
  somoni_minor bigint not null,
  usd_minor bigint not null,
  reference text,
  constraint refund_means_given_minor_check CHECK ((given_minor >= 0)),
  constraint refund_means_means_check CHECK ((means = ANY (ARRAY['POINTS'::text, 'BALANCE'::text, 'CASH_USD'::text, 'CARD'::text, 'CASH_TJS'::text]))),
  constraint refund_means_somoni_minor_check CHECK ((somoni_minor >= 0)),
  constraint refund_means_usd_minor_check CHECK ((usd_minor > 0)),
  constraint refund_means_pkey PRIMARY KEY (refund_id, means)
);

create table reserved_code (
  code text not null,
  type text not null,
  reserved_by uuid not null,
  reserved_at timestamp with time zone not null,
  reserved_until timestamp with time zone not null,
  constraint reserved_code_check CHECK ((reserved_until > reserved_at)),
  constraint reserved_code_code_check CHECK ((code <> ''::text)),
  constraint reserved_code_type_check CHECK ((type = ANY (ARRAY['order'::text, 'parcel'::text, 'bag'::text, 'trip'::text, 'transfer'::text, 'claim'::text, 'invoice'::text]))),
  constraint reserved_code_pkey PRIMARY KEY (code)
);

create table role (
  code text not null,
  id integer generated always as identity not null,
  one_time_codes boolean default false not null,
  version integer default 1 not null,
  workplace text,
  codes_grace_days smallint default 0 not null,
  constraint role_code_check CHECK ((code ~ '^[a-z][a-z-]{1,31}$'::text)),
  constraint role_codes_grace_days_check CHECK (((codes_grace_days >= 0) AND (codes_grace_days <= 60))),
  constraint role_version_check CHECK ((version > 0)),
  constraint role_workplace_check CHECK ((workplace = ANY (ARRAY['OFFICE'::text, 'WAREHOUSE'::text, 'ROAD'::text, 'HUB'::text, 'POINT'::text]))),
  constraint role_pkey PRIMARY KEY (code),
  constraint role_id_key UNIQUE (id)
);

create table role_authority (
  role text not null,
  authority text not null,
  constraint role_authority_pkey PRIMARY KEY (role, authority)
);

create table saved_view (
  user_id uuid not null,
  list text not null,
  name text not null,
  query text not null,
  saved_at timestamp with time zone not null,
  constraint saved_view_list_check CHECK (((length(list) >= 1) AND (length(list) <= 40))),
  constraint saved_view_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60))),
  constraint saved_view_query_check CHECK ((length(query) <= 1000)),
  constraint saved_view_pkey PRIMARY KEY (user_id, list, name)
);

create table scan_exception (
  id uuid not null,
  device_id uuid not null,
  scan_id uuid not null,
  unit_id integer not null,
  code text not null,
  is_code boolean not null,
  action text not null,
  say text not null,
  facts jsonb not null,
  scanned_at timestamp with time zone not null,
  scanned_by text not null,
  came_at timestamp with time zone not null,
  settled text,
  settled_at timestamp with time zone,
  settled_by text,
  note text,
  stop_id uuid,
  sent_by text,
  allegedly text,
  done_at timestamp with time zone not null,
  constraint scan_exception_action_check CHECK ((action ~ '^[A-Z_]{3,30}$'::text)),
  constraint scan_exception_check CHECK ((((settled IS NULL) = (settled_at IS NULL)) AND ((settled IS NULL) = (settled_by IS NULL)))),
  constraint scan_exception_code_check CHECK ((length(code) <= 200)),
  constraint scan_exception_note_check CHECK (((note <> ''::text) AND (length(note) <= 500))),
  constraint scan_exception_say_check CHECK ((say <> ''::text)),
  constraint scan_exception_scanned_by_check CHECK ((scanned_by <> ''::text)),
  constraint scan_exception_settled_by_check CHECK ((settled_by <> ''::text)),
  constraint scan_exception_settled_check CHECK ((settled = ANY (ARRAY['TAKEN'::text, 'SCANNED_SINCE'::text, 'LAID_ASIDE'::text]))),
  constraint scan_exception_pkey PRIMARY KEY (id),
  constraint scan_exception_device_id_scan_id_key UNIQUE (device_id, scan_id)
);

create table schema_migration (
  number integer not null,
  name text not null,
  checksum text not null,
  applied_at timestamp with time zone default now() not null,
  constraint schema_migration_pkey PRIMARY KEY (number)
);

create table sealing_key (
  is_only boolean default true not null,
  key_id text not null,
  since timestamp with time zone not null,
  swept_at timestamp with time zone,
  copy_confirmed_at timestamp with time zone,
  copy_confirmed_by text,
  constraint sealing_key_check CHECK (((copy_confirmed_at IS NULL) = (copy_confirmed_by IS NULL))),
  constraint sealing_key_copy_confirmed_by_check CHECK ((copy_confirmed_by <> ''::text)),
  constraint sealing_key_is_only_check CHECK (is_only),
  constraint sealing_key_key_id_check CHECK ((key_id ~ '^[0-9a-f]{8}$'::text)),
  constraint sealing_key_pkey PRIMARY KEY (is_only)
);

create table search_walk (
  kind text not null,
  form text,
  after_key text,
  is_done boolean default false not null,
  constraint search_walk_kind_check CHECK ((kind = ANY (ARRAY['account'::text, 'order'::text, 'parcel'::text]))),
  constraint search_walk_pkey PRIMARY KEY (kind)
);

create table second_weighing (
  id uuid not null,
  parcel_id bigint not null,
  unit_id integer not null,
  old_g integer,
  new_g integer not null,
  old_minor bigint,
  new_minor bigint,
  outcome text not null,
  weighed_at timestamp with time zone not null,
  weighed_by text not null,
  device text not null,
  settled text,
  reason text,
  settled_at timestamp with time zone,
  settled_by text,
  constraint second_weighing_check CHECK ((num_nonnulls(settled, settled_at, settled_by) = ANY (ARRAY[0, 3]))),
  constraint second_weighing_check1 CHECK (((old_g IS NOT NULL) OR (outcome = 'HIGHER'::text))),
  constraint second_weighing_device_check CHECK ((device <> ''::text)),
  constraint second_weighing_new_g_check CHECK ((new_g > 0)),
  constraint second_weighing_new_minor_check CHECK ((new_minor >= 0)),
  constraint second_weighing_old_g_check CHECK ((old_g > 0)),
  constraint second_weighing_old_minor_check CHECK ((old_minor >= 0)),
  constraint second_weighing_outcome_check CHECK ((outcome = ANY (ARRAY['AGREES'::text, 'LOWERED'::text, 'LOWERED_PAID'::text, 'HIGHER'::text]))),
  constraint second_weighing_reason_check CHECK (((reason <> ''::text) AND (length(reason) <= 500))),
  constraint second_weighing_settled_by_check CHECK ((settled_by <> ''::text)),
  constraint second_weighing_settled_check CHECK ((settled = ANY (ARRAY['KEPT'::text, 'ACCEPTED'::text, 'REFUNDED'::text, 'WEIGHED_AGAIN'::text]))),
  constraint second_weighing_weighed_by_check CHECK ((weighed_by <> ''::text)),
  constraint second_weighing_pkey PRIMARY KEY (id)
);

create table sent_file (
  owner_id uuid not null,
  kind text not null,
  id uuid not null,
  file_name text not null,
  content_hash bytea not null,
  readings integer default 1 not null,
  uploaded_at timestamp with time zone not null,
  content bytea,
  choice boolean,
  confirmed_at timestamp with time zone,
  outcome bytea,
  constraint sent_file_check CHECK (((outcome IS NULL) OR (confirmed_at IS NOT NULL))),
  constraint sent_file_file_name_check CHECK ((length(file_name) <= 200)),
  constraint sent_file_kind_check CHECK ((length(kind) <= 60)),
  constraint sent_file_readings_check CHECK ((readings > 0)),
  constraint sent_file_pkey PRIMARY KEY (owner_id, kind, id)
);

create table setting (
  key text not null,
  value jsonb not null,
  updated_at timestamp with time zone not null,
  updated_by text not null,
  version integer default 1 not null,
  constraint setting_key_check CHECK ((key ~ '^[a-z][a-zA-Z]*(\.[a-z][a-zA-Z]*)*$'::text)),
  constraint setting_updated_by_check CHECK ((updated_by <> ''::text)),
  constraint setting_version_check CHECK ((version > 0)),
  constraint setting_pkey PRIMARY KEY (key)
);

create table sheet_comparison (
  id uuid not null,
  day date not null,
  file_name text not null,
  content_hash bytea not null,
  compared_at timestamp with time zone not null,
  compared_by uuid not null,
  counts jsonb not null,
  packed bytea not null,
  constraint sheet_comparison_pkey PRIMARY KEY (id)
);

create table sheet_difference_aside (
  thing text not null,
  code text not null,
  difference text not null,
  note text not null,
  said_by uuid not null,
  said_at timestamp with time zone not null,
  constraint sheet_difference_aside_code_check CHECK ((code <> ''::text)),
  constraint sheet_difference_aside_difference_check CHECK ((difference = ANY (ARRAY['onlyInSheet'::text, 'onlyHere'::text, 'status'::text, 'owner'::text, 'weight'::text, 'debt'::text]))),
  constraint sheet_difference_aside_note_check CHECK ((note <> ''::text)),
  constraint sheet_difference_aside_thing_check CHECK ((thing = ANY (ARRAY['parcel'::text, 'customer'::text]))),
  constraint sheet_difference_aside_pkey PRIMARY KEY (thing, code, difference)
);

create table shelf_decision (
  id uuid not null,
  parcel_id bigint not null,
  tracking_code text not null,
  unit_id integer not null,
  cause text not null,
  kind text not null,
  state text not null,
  reason text not null,
  asked_at timestamp with time zone not null,
  asked_by_id uuid not null,
  asked_by text not null,
  stored_until date,
  stands_still boolean,
  hub_id integer,
  sent_request uuid,
  carried_by text,
  sent_at timestamp with time zone,
  sent_by text,
  arrived_request uuid,
  arrived_at timestamp with time zone,
  arrived_by text,
  photo_ids uuid[] default '{}'::uuid[] not null,
  decision_request uuid,
  decided_at timestamp with time zone,
  decided_by_id uuid,
  decided_by text,
  decision_reason text,
  written_off_minor bigint,
  ended_at timestamp with time zone,
  fetched_request uuid,
  fetched_at timestamp with time zone,
  fetched_by text,
  fetched_to text,
  document_type text,
  document_end text,
  constraint shelf_decision_asked_by_check CHECK ((asked_by <> ''::text)),
  constraint shelf_decision_cause_check CHECK ((cause = ANY (ARRAY['UNCLAIMED'::text, 'NOT_WANTED'::text, 'DAMAGED'::text, 'OPENED'::text]))),
  constraint shelf_decision_check CHECK (((stored_until IS NOT NULL) = (kind = 'KEEP'::text))),
  constraint shelf_decision_check1 CHECK (((stands_still IS NOT NULL) = (kind = 'KEEP'::text))),
  constraint shelf_decision_check2 CHECK (((hub_id IS NOT NULL) = (kind = 'RETURN'::text))),
  constraint shelf_decision_check4 CHECK (((state <> ALL (ARRAY['DONE'::text, 'REFUSED'::text])) OR ((decided_by_id IS NOT NULL) AND (decided_by_id <> asked_by_id)))),
  constraint shelf_decision_check5 CHECK (((state <> 'DONE'::text) OR (cardinality(photo_ids) > 0))),
  constraint shelf_decision_check7 CHECK (((ended_at IS NULL) = (state = ANY (ARRAY['STANDS'::text, 'ORDERED'::text, 'WAITING'::text])))),
  constraint shelf_decision_fetched_by_check CHECK ((fetched_by <> ''::text)),
  constraint shelf_decision_fetched_check CHECK (((num_nonnulls(fetched_request, fetched_at, fetched_by, fetched_to, document_type, document_end) = ANY (ARRAY[0, 6])) AND ((state <> 'FETCHED'::text) OR (fetched_at IS NOT NULL)))),
  constraint shelf_decision_fetched_to_check CHECK ((fetched_to <> ''::text)),
  constraint shelf_decision_kind_check CHECK ((kind = ANY (ARRAY['KEEP'::text, 'RETURN'::text, 'DISPOSE'::text]))),
  constraint shelf_decision_reason_check CHECK ((reason <> ''::text)),
  constraint shelf_decision_sent_check CHECK (((state = ANY (ARRAY['SENT'::text, 'ARRIVED'::text, 'FETCHED'::text])) <= ((carried_by IS NOT NULL) AND (sent_at IS NOT NULL)))),
  constraint shelf_decision_state_check CHECK (
CASE kind
    WHEN 'KEEP'::text THEN (state = ANY (ARRAY['STANDS'::text, 'WITHDRAWN'::text, 'ENDED'::text]))
    WHEN 'RETURN'::text THEN (state = ANY (ARRAY['ORDERED'::text, 'SENT'::text, 'ARRIVED'::text, 'FETCHED'::text, 'WITHDRAWN'::text, 'ENDED'::text]))
    ELSE (state = ANY (ARRAY['WAITING'::text, 'DONE'::text, 'REFUSED'::text, 'WITHDRAWN'::text, 'ENDED'::text]))
END),
  constraint shelf_decision_written_off_minor_check CHECK ((written_off_minor >= 0)),
  constraint shelf_decision_pkey PRIMARY KEY (id),
  constraint shelf_decision_sent_request_key UNIQUE (sent_request),
  constraint shelf_decision_arrived_request_key UNIQUE (arrived_request),
  constraint shelf_decision_decision_request_key UNIQUE (decision_request),
  constraint shelf_decision_fetched_request_key UNIQUE (fetched_request)
);

create table shift (
  id uuid not null,
  drawer_id uuid not null,
  unit_id integer not null,
  clerk_id uuid not null,
  clerk text not null,
  opened_at timestamp with time zone not null,
  day date not null,
  float_counted json not null,
  float_tjs bigint not null,
  float_usd bigint not null,
  left_tjs bigint not null,
  left_usd bigint not null,
  after_shift uuid,
  state text not null,
  reason text,
  note text,
  closed_at timestamp with time zone,
  confirmed_by text,
  confirmed_by_id uuid,
  constraint shift_check CHECK (((state = 'CLOSED'::text) = (closed_at IS NOT NULL))),
  constraint shift_check1 CHECK (((confirmed_by_id IS NULL) OR (confirmed_by_id <> clerk_id))),
  constraint shift_float_tjs_check CHECK ((float_tjs >= 0)),
  constraint shift_float_usd_check CHECK ((float_usd >= 0)),
  constraint shift_state_check CHECK ((state = ANY (ARRAY['OPEN'::text, 'COUNTED'::text, 'WAITING'::text, 'CLOSED'::text]))),
  constraint shift_pkey PRIMARY KEY (id)
);

create table shift_count (
  shift_id uuid not null,
  number smallint not null,
  counted_at timestamp with time zone not null,
  counted json not null,
  tjs_minor bigint not null,
  usd_minor bigint not null,
  card_minor bigint not null,
  constraint shift_count_card_minor_check CHECK ((card_minor >= 0)),
  constraint shift_count_number_check CHECK ((number >= 1)),
  constraint shift_count_tjs_minor_check CHECK ((tjs_minor >= 0)),
  constraint shift_count_usd_minor_check CHECK ((usd_minor >= 0)),
  constraint shift_count_pkey PRIMARY KEY (shift_id, number)
);

create table sole_decision (
  id uuid not null,
  kind text not null,
  customer_code text not null,
  payment_id uuid,
  amount_minor bigint not null,
  by_id uuid not null,
  at timestamp with time zone not null,
  day date not null,
  payment_limit bigint,
  customer_limit bigint,
  customer_days integer,
  day_limit bigint,
  taken_back_at timestamp with time zone,
  constraint sole_decision_amount_minor_check CHECK ((amount_minor > 0)),
  constraint sole_decision_check CHECK (((kind = 'REFUND'::text) = (payment_id IS NOT NULL))),
  constraint sole_decision_check1 CHECK ((num_nonnulls(customer_limit, customer_days, day_limit) = ANY (ARRAY[0, 3]))),
  constraint sole_decision_check2 CHECK (((payment_limit IS NOT NULL) = ((kind = 'REFUND'::text) AND (customer_limit IS NOT NULL)))),
  constraint sole_decision_check3 CHECK (((taken_back_at IS NULL) OR (kind = 'REFUND'::text))),
  constraint sole_decision_customer_days_check CHECK ((customer_days > 0)),
  constraint sole_decision_kind_check CHECK ((kind = ANY (ARRAY['REFUND'::text, 'CORRECTION'::text, 'POINTS'::text, 'COMPENSATION'::text]))),
  constraint sole_decision_pkey PRIMARY KEY (id)
);

create table station_device (
  id uuid not null,
  request_id uuid not null,
  name text not null,
  unit_id integer not null,
  works text[] not null,
  printer text,
  scale text,
  registered_at timestamp with time zone not null,
  registered_by uuid not null,
  registered_by_name text not null,
  ended_at timestamp with time zone,
  ended_by_name text,
  key_hash bytea,
  key_made_at timestamp with time zone,
  key_made_by uuid,
  seen_at timestamp with time zone,
  waiting integer,
  waiting_since timestamp with time zone,
  scanner_end text,
  browser text,
  address text,
  constraint station_device_address_check CHECK ((address <> ''::text)),
  constraint station_device_browser_check CHECK (((browser <> ''::text) AND (length(browser) <= 60))),
  constraint station_device_check CHECK (((ended_at IS NULL) = (ended_by_name IS NULL))),
  constraint station_device_ended_by_name_check CHECK ((ended_by_name <> ''::text)),
  constraint station_device_key_check CHECK ((((key_hash IS NULL) = (key_made_at IS NULL)) AND ((key_hash IS NULL) = (key_made_by IS NULL)))),
  constraint station_device_key_hash_check CHECK ((length(key_hash) = 32)),
  constraint station_device_name_check CHECK (((name <> ''::text) AND (length(name) <= 60))),
  constraint station_device_printer_check CHECK ((printer = ANY (ARRAY['ZPL'::text, 'TSPL'::text]))),
  constraint station_device_registered_by_name_check CHECK ((registered_by_name <> ''::text)),
  constraint station_device_report_check CHECK ((((seen_at IS NULL) = (waiting IS NULL)) AND ((waiting_since IS NULL) OR (waiting > 0)))),
  constraint station_device_scale_check CHECK ((scale = ANY (ARRAY['MT_SICS'::text, 'TOLEDO_8217'::text, 'ST_NT'::text, 'OWN_PATTERN'::text]))),
  constraint station_device_scanner_end_check CHECK ((scanner_end = ANY (ARRAY['SIGN'::text, 'NONE'::text]))),
  constraint station_device_waiting_check CHECK ((waiting >= 0)),
  constraint station_device_works_check CHECK (((works <@ ARRAY['RECEIVING'::text, 'PUT_AWAY'::text, 'LOADING'::text, 'UNLOADING'::text, 'TRANSFERRING'::text, 'ACCEPTING'::text, 'COUNTER'::text]) AND (cardinality(works) > 0))),
  constraint station_device_pkey PRIMARY KEY (id),
  constraint station_device_key_hash_key UNIQUE (key_hash)
);

create table station_pairing (
  id uuid not null,
  code_hash bytea not null,
  name text not null,
  unit_id integer not null,
  works text[] not null,
  printer text,
  scale text,
  made_at timestamp with time zone not null,
  made_by uuid not null,
  made_by_name text not null,
  ends_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  ended_as text,
  device_id uuid,
  constraint station_pairing_check CHECK (((ended_at IS NULL) = (ended_as IS NULL))),
  constraint station_pairing_check1 CHECK (((NOT (ended_as IS DISTINCT FROM 'USED'::text)) = (device_id IS NOT NULL))),
  constraint station_pairing_code_hash_check CHECK ((length(code_hash) = 32)),
  constraint station_pairing_ended_as_check CHECK ((ended_as = ANY (ARRAY['USED'::text, 'WITHDRAWN'::text, 'PUT_OUT'::text]))),
  constraint station_pairing_made_by_name_check CHECK ((made_by_name <> ''::text)),
  constraint station_pairing_name_check CHECK (((name <> ''::text) AND (length(name) <= 60))),
  constraint station_pairing_printer_check CHECK ((printer = ANY (ARRAY['ZPL'::text, 'TSPL'::text]))),
  constraint station_pairing_scale_check CHECK ((scale = ANY (ARRAY['MT_SICS'::text, 'TOLEDO_8217'::text, 'ST_NT'::text, 'OWN_PATTERN'::text]))),
  constraint station_pairing_pkey PRIMARY KEY (id)
);

create table station_pairing_alarm (
  id uuid not null,
  rung_at timestamp with time zone not null,
  put_out integer not null,
  seen_at timestamp with time zone,
  seen_by_name text,
  constraint station_pairing_alarm_check CHECK (((seen_at IS NULL) = (seen_by_name IS NULL))),
  constraint station_pairing_alarm_put_out_check CHECK ((put_out >= 0)),
  constraint station_pairing_alarm_seen_by_name_check CHECK ((seen_by_name <> ''::text)),
  constraint station_pairing_alarm_pkey PRIMARY KEY (id)
);

create table station_scan (
  device_id uuid not null,
  scan_id uuid not null,
  content bytea not null,
  seq integer not null,
  action text not null,
  claimed_at timestamp with time zone not null,
  taken_at timestamp with time zone not null,
  user_id uuid not null,
  answer jsonb,
  sent_by uuid,
  before jsonb,
  constraint station_scan_action_check CHECK ((action ~ '^[A-Z_]{3,30}$'::text)),
  constraint station_scan_content_check CHECK ((length(content) = 32)),
  constraint station_scan_seq_check CHECK ((seq > 0)),
  constraint station_scan_pkey PRIMARY KEY (device_id, scan_id)
);

create table sticker (
  number integer not null,
  code text not null,
  parcel_id bigint,
  used_at timestamp with time zone,
  constraint sticker_check CHECK (((parcel_id IS NULL) = (used_at IS NULL))),
  constraint sticker_number_check CHECK ((number > 0)),
  constraint sticker_pkey PRIMARY KEY (number),
  constraint sticker_code_key UNIQUE (code)
);

create table sticker_series (
  id integer generated always as identity not null,
  request_id uuid not null,
  first_number integer not null,
  last_number integer not null,
  made_at timestamp with time zone not null,
  made_by uuid not null,
  made_by_name text not null,
  constraint sticker_series_check CHECK ((last_number >= first_number)),
  constraint sticker_series_first_number_check CHECK ((first_number > 0)),
  constraint sticker_series_made_by_name_check CHECK ((made_by_name <> ''::text)),
  constraint sticker_series_pkey PRIMARY KEY (id),
  constraint sticker_series_first_number_key UNIQUE (first_number),
  constraint sticker_series_last_number_key UNIQUE (last_number),
  constraint sticker_series_made_by_request_id_key UNIQUE (made_by, request_id)
);

create table storage_notice (
  parcel_id bigint not null,
  free_until date not null,
  kind text not null,
  noticed_on date not null,
  collect_by date,
  letter_id uuid,
  constraint storage_notice_check CHECK (((collect_by IS NOT NULL) = (kind = 'FINAL'::text))),
  constraint storage_notice_kind_check CHECK ((kind = ANY (ARRAY['FREE_ENDS'::text, 'LAST_FREE_DAY'::text, 'UNCLAIMED'::text, 'FINAL'::text]))),
  constraint storage_notice_pkey PRIMARY KEY (parcel_id, free_until, kind)
);

create table storage_rate (
  parcel_id bigint not null,
  per_day_minor bigint not null,
  most_minor bigint not null,
  currency text not null,
  pauses jsonb default '[]'::jsonb not null,
  constraint storage_rate_currency_check CHECK ((currency = ANY (ARRAY['USD'::text, 'TJS'::text, 'CNY'::text]))),
  constraint storage_rate_most_minor_check CHECK ((most_minor >= 0)),
  constraint storage_rate_pauses_check CHECK ((jsonb_typeof(pauses) = 'array'::text)),
  constraint storage_rate_per_day_minor_check CHECK ((per_day_minor >= 0)),
  constraint storage_rate_pkey PRIMARY KEY (parcel_id)
);

create table tariff_rule (
  version_id bigint not null,
  charge_mode text not null,
  from_quantity bigint not null,
  to_quantity bigint,
  unit_price_minor integer not null,
  min_charge_minor integer not null,
  quantity_step integer not null,
  quantity_rounding text not null,
  constraint tariff_rule_charge_mode_check CHECK ((charge_mode = ANY (ARRAY['WEIGHT'::text, 'ACTUAL_WEIGHT'::text, 'VOLUME'::text]))),
  constraint tariff_rule_check CHECK ((to_quantity > from_quantity)),
  constraint tariff_rule_from_quantity_check CHECK ((from_quantity >= 0)),
  constraint tariff_rule_min_charge_minor_check CHECK ((min_charge_minor >= 0)),
  constraint tariff_rule_quantity_rounding_check CHECK ((quantity_rounding = ANY (ARRAY['UP'::text, 'HALF_UP'::text, 'DOWN'::text]))),
  constraint tariff_rule_quantity_step_check CHECK ((quantity_step > 0)),
  constraint tariff_rule_unit_price_minor_check CHECK ((unit_price_minor >= 0)),
  constraint tariff_rule_pkey PRIMARY KEY (version_id, charge_mode, from_quantity)
);

create table tariff_surcharge (
  version_id bigint not null,
  code text not null,
  names jsonb not null,
  basis text not null,
  amount_minor integer not null,
  constraint tariff_surcharge_amount_minor_check CHECK ((amount_minor >= 0)),
  constraint tariff_surcharge_basis_check CHECK ((basis = ANY (ARRAY['PER_ORDER'::text, 'PER_PLACE'::text]))),
  constraint tariff_surcharge_code_check CHECK ((code ~ '^[A-Z][A-Z0-9_-]{1,39}$'::text)),
  constraint tariff_surcharge_names_check CHECK ((names ?& ARRAY['ru'::text, 'en'::text, 'zh'::text, 'tg'::text])),
  constraint tariff_surcharge_pkey PRIMARY KEY (version_id, code)
);

create table tariff_version (
  id bigint generated always as identity not null,
  channel_id integer not null,
  version integer not null,
  status text not null,
  effective_from date not null,
  currency text not null,
  volumetric_divisor integer not null,
  usual_from_volume_cm3 bigint,
  side_step_um integer not null,
  side_rounding text not null,
  volumetric_step_g integer not null,
  volumetric_rounding text not null,
  amount_step_minor integer not null,
  amount_rounding text not null,
  created_at timestamp with time zone not null,
  published_at timestamp with time zone,
  revision integer default 1 not null,
  request_id uuid,
  created_by text,
  published_by text,
  cancelled_at timestamp with time zone,
  cancelled_by text,
  storage_free_days integer not null,
  storage_per_kg_day_minor integer not null,
  storage_least_day_minor integer not null,
  points_per_unit_paid integer not null,
  point_value_minor integer not null,
  points_life_months integer not null,
  points_most_of_fee_percent integer not null,
  storage_most_of_fee_percent integer not null,
  service_send_on_minor integer,
  service_return_minor integer,
  service_dispose_minor integer,
  courier_prices jsonb default '[]'::jsonb not null,
  constraint tariff_version_amount_rounding_check CHECK ((amount_rounding = ANY (ARRAY['UP'::text, 'HALF_UP'::text, 'DOWN'::text]))),
  constraint tariff_version_amount_step_minor_check CHECK ((amount_step_minor > 0)),
  constraint tariff_version_cancelled_by_check CHECK ((cancelled_by <> ''::text)),
  constraint tariff_version_cancelled_check CHECK (((status = 'CANCELLED'::text) = (cancelled_at IS NOT NULL))),
  constraint tariff_version_created_by_check CHECK ((created_by <> ''::text)),
  constraint tariff_version_currency_check CHECK ((currency = ANY (ARRAY['USD'::text, 'TJS'::text, 'CNY'::text]))),
  constraint tariff_version_point_value_minor_check CHECK ((point_value_minor >= 0)),
  constraint tariff_version_points_life_months_check CHECK ((points_life_months > 0)),
  constraint tariff_version_points_most_of_fee_percent_check CHECK (((points_most_of_fee_percent >= 0) AND (points_most_of_fee_percent <= 100))),
  constraint tariff_version_points_per_unit_paid_check CHECK ((points_per_unit_paid >= 0)),
  constraint tariff_version_published_by_check CHECK ((published_by <> ''::text)),
  constraint tariff_version_published_check CHECK (((status <> 'DRAFT'::text) = (published_at IS NOT NULL))),
  constraint tariff_version_revision_check CHECK ((revision > 0)),
  constraint tariff_version_service_dispose_minor_check CHECK ((service_dispose_minor >= 0)),
  constraint tariff_version_service_return_minor_check CHECK ((service_return_minor >= 0)),
  constraint tariff_version_service_send_on_minor_check CHECK ((service_send_on_minor >= 0)),
  constraint tariff_version_side_rounding_check CHECK ((side_rounding = ANY (ARRAY['UP'::text, 'HALF_UP'::text, 'DOWN'::text]))),
  constraint tariff_version_side_step_um_check CHECK ((side_step_um > 0)),
  constraint tariff_version_status_check CHECK ((status = ANY (ARRAY['DRAFT'::text, 'PUBLISHED'::text, 'CANCELLED'::text]))),
  constraint tariff_version_storage_free_days_check CHECK ((storage_free_days >= 0)),
  constraint tariff_version_storage_least_day_minor_check CHECK ((storage_least_day_minor >= 0)),
  constraint tariff_version_storage_most_of_fee_percent_check CHECK (((storage_most_of_fee_percent >= 1) AND (storage_most_of_fee_percent <= 100))),
  constraint tariff_version_storage_per_kg_day_minor_check CHECK ((storage_per_kg_day_minor >= 0)),
  constraint tariff_version_usual_from_volume_cm3_check CHECK ((usual_from_volume_cm3 > 0)),
  constraint tariff_version_version_check CHECK ((version > 0)),
  constraint tariff_version_volumetric_divisor_check CHECK ((volumetric_divisor > 0)),
  constraint tariff_version_volumetric_rounding_check CHECK ((volumetric_rounding = ANY (ARRAY['UP'::text, 'HALF_UP'::text, 'DOWN'::text]))),
  constraint tariff_version_volumetric_step_g_check CHECK ((volumetric_step_g > 0)),
  constraint tariff_version_pkey PRIMARY KEY (id),
  constraint tariff_version_channel_id_version_key UNIQUE (channel_id, version),
  constraint tariff_version_request_id_key UNIQUE (request_id)
);

create table timeline_walk (
  only_row boolean default true not null,
  form text,
  after_parcel_id bigint default 0 not null,
  is_done boolean default false not null,
  constraint timeline_walk_after_parcel_id_check CHECK ((after_parcel_id >= 0)),
  constraint timeline_walk_only_row_check CHECK (only_row),
  constraint timeline_walk_pkey PRIMARY KEY (only_row)
);

create table top_up (
  id uuid not null,
  customer_code text not null,
  currency text not null,
  amount_minor bigint not null,
  reference text not null,
  state text not null,
  asked_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  decided_by text,
  decided_by_id uuid,
  reason text,
  received_minor bigint,
  credited_minor bigint,
  posting_id bigint,
  seen_minor bigint,
  seen_at timestamp with time zone,
  seen_by text,
  seen_by_id uuid,
  constraint top_up_amount_minor_check CHECK ((amount_minor > 0)),
  constraint top_up_check CHECK (((state = 'DONE'::text) = (posting_id IS NOT NULL))),
  constraint top_up_check1 CHECK ((num_nonnulls(posting_id, received_minor, credited_minor) = ANY (ARRAY[0, 3]))),
  constraint top_up_credited_minor_check CHECK ((credited_minor > 0)),
  constraint top_up_currency_check CHECK ((currency = ANY (ARRAY['TJS'::text, 'USD'::text]))),
  constraint top_up_received_minor_check CHECK ((received_minor > 0)),
  constraint top_up_same_sum_check CHECK (((state <> 'DONE'::text) OR (seen_minor IS NULL) OR (seen_minor = received_minor))),
  constraint top_up_seen_by_check CHECK ((seen_by <> ''::text)),
  constraint top_up_seen_check CHECK ((num_nonnulls(seen_minor, seen_at, seen_by, seen_by_id) = ANY (ARRAY[0, 4]))),
  constraint top_up_seen_minor_check CHECK ((seen_minor > 0)),
  constraint top_up_state_check CHECK ((state = ANY (ARRAY['WAITING'::text, 'DONE'::text, 'REFUSED'::text, 'WITHDRAWN'::text, 'ENDED'::text]))),
  constraint top_up_two_people_check CHECK (((state <> 'DONE'::text) OR (seen_by_id IS NULL) OR (decided_by_id <> seen_by_id))),
  constraint top_up_pkey PRIMARY KEY (id),
  constraint top_up_posting_id_key UNIQUE (posting_id)
);

create table transfer (
  id bigint generated always as identity not null,
  code text not null,
  hub_id integer not null,
  point_id integer not null,
  day date not null,
  no smallint not null,
  state text not null,
  driver text,
  vehicle text,
  opened_at timestamp with time zone not null,
  opened_by text not null,
  closed_at timestamp with time zone,
  departed_at timestamp with time zone,
  departed_by text,
  arrived_at timestamp with time zone,
  finished_at timestamp with time zone,
  constraint transfer_check CHECK (((state = 'OPEN'::text) = (closed_at IS NULL))),
  constraint transfer_check1 CHECK (((state = ANY (ARRAY['OPEN'::text, 'CLOSED'::text])) = (departed_at IS NULL))),
  constraint transfer_check2 CHECK (((departed_at IS NULL) = (departed_by IS NULL))),
  constraint transfer_check3 CHECK (((state = ANY (ARRAY['ARRIVED'::text, 'FINISHED'::text])) = (arrived_at IS NOT NULL))),
  constraint transfer_check4 CHECK (((state = 'FINISHED'::text) = (finished_at IS NOT NULL))),
  constraint transfer_code_check CHECK ((code ~ '^RX[0-9]{6}[0-9A-Z]{6}$'::text)),
  constraint transfer_departed_by_check CHECK ((departed_by <> ''::text)),
  constraint transfer_driver_check CHECK (((driver <> ''::text) AND (length(driver) <= 100))),
  constraint transfer_no_check CHECK ((no > 0)),
  constraint transfer_opened_by_check CHECK ((opened_by <> ''::text)),
  constraint transfer_state_check CHECK ((state = ANY (ARRAY['OPEN'::text, 'CLOSED'::text, 'DEPARTED'::text, 'ARRIVED'::text, 'FINISHED'::text]))),
  constraint transfer_vehicle_check CHECK (((vehicle <> ''::text) AND (length(vehicle) <= 40))),
  constraint transfer_pkey PRIMARY KEY (id),
  constraint transfer_code_key UNIQUE (code),
  constraint transfer_hub_id_point_id_day_no_key UNIQUE (hub_id, point_id, day, no)
);

create table trip (
  id bigint generated always as identity not null,
  code text not null,
  state text default 'PLANNED'::text not null,
  ended_reason text,
  channel_id integer,
  mode text default 'ROAD'::text not null,
  origin_id integer,
  destination_id integer,
  planned_departure_at timestamp with time zone,
  cut_off_at timestamp with time zone,
  planned_arrival_day date,
  capacity_kg integer,
  capacity_cm3 bigint,
  drivers jsonb default '[]'::jsonb not null,
  consignment_note text,
  carnet text,
  customs_offices text[] default '{}'::text[] not null,
  note text,
  departed_at timestamp with time zone,
  arrived_at timestamp with time zone,
  is_from_file boolean default false not null,
  created_at timestamp with time zone not null,
  created_by text not null,
  version integer default 1 not null,
  updated_at timestamp with time zone,
  updated_by text,
  constraint trip_capacity_cm3_check CHECK ((capacity_cm3 > 0)),
  constraint trip_capacity_kg_check CHECK ((capacity_kg > 0)),
  constraint trip_carnet_check CHECK (((carnet <> ''::text) AND (length(carnet) <= 40))),
  constraint trip_check CHECK (((state = 'TAKEN_BACK'::text) = (ended_reason IS NOT NULL))),
  constraint trip_check1 CHECK (((state <> ALL (ARRAY['PLANNED'::text, 'LOADING'::text, 'TAKEN_BACK'::text])) OR (departed_at IS NULL))),
  constraint trip_code_check CHECK (((code <> ''::text) AND (length(code) <= 40))),
  constraint trip_consignment_note_check CHECK (((consignment_note <> ''::text) AND (length(consignment_note) <= 40))),
  constraint trip_created_by_check CHECK ((created_by <> ''::text)),
  constraint trip_drivers_check CHECK ((jsonb_typeof(drivers) = 'array'::text)),
  constraint trip_ended_reason_check CHECK ((ended_reason <> ''::text)),
  constraint trip_mode_check CHECK ((mode = ANY (ARRAY['ROAD'::text, 'RAIL'::text]))),
  constraint trip_note_check CHECK ((note <> ''::text)),
  constraint trip_state_check CHECK ((state = ANY (ARRAY['PLANNED'::text, 'LOADING'::text, 'DEPARTED'::text, 'AT_BORDER'::text, 'ARRIVED'::text, 'UNLOADED'::text, 'TAKEN_BACK'::text]))),
  constraint trip_version_check CHECK ((version > 0)),
  constraint trip_pkey PRIMARY KEY (id),
  constraint trip_code_key UNIQUE (code)
);

create table trip_delay (
  id bigint generated always as identity not null,
  trip_id bigint not null,
  telling uuid not null,
  reason text not null,
  days smallint not null,
  place_id integer,
  note text,
  announced_at timestamp with time zone not null,
  announced_by text not null,
  ended_at timestamp with time zone,
  ended_by text,
  taken_back_at timestamp with time zone,
  taken_back_by text,
  constraint trip_delay_announced_by_check CHECK ((announced_by <> ''::text)),
  constraint trip_delay_check CHECK (((ended_at IS NULL) = (ended_by IS NULL))),
  constraint trip_delay_check1 CHECK (((taken_back_at IS NULL) = (taken_back_by IS NULL))),
  constraint trip_delay_days_check CHECK (((days >= 1) AND (days <= 60))),
  constraint trip_delay_ended_by_check CHECK ((ended_by <> ''::text)),
  constraint trip_delay_note_check CHECK ((note <> ''::text)),
  constraint trip_delay_reason_check CHECK ((reason = ANY (ARRAY['WEATHER'::text, 'CUSTOMS'::text, 'BREAKDOWN'::text, 'QUEUE'::text, 'ROAD_CLOSED'::text]))),
  constraint trip_delay_taken_back_by_check CHECK ((taken_back_by <> ''::text)),
  constraint trip_delay_pkey PRIMARY KEY (id),
  constraint trip_delay_telling_trip_id_key UNIQUE (telling, trip_id)
);

create table trip_delay_letter (
  letter_id uuid not null,
  telling uuid not null,
  customer_code text not null,
  kind text not null,
  replaced_by uuid,
  constraint trip_delay_letter_customer_code_check CHECK ((customer_code <> ''::text)),
  constraint trip_delay_letter_kind_check CHECK ((kind = ANY (ARRAY['DELAYED'::text, 'ENDED'::text, 'TAKEN_BACK'::text]))),
  constraint trip_delay_letter_pkey PRIMARY KEY (letter_id)
);

create table trip_event (
  id bigint generated always as identity not null,
  trip_id bigint not null,
  type text not null,
  place_id integer,
  occurred_at timestamp with time zone not null,
  recorded_at timestamp with time zone not null,
  actor text not null,
  note text,
  parcel_ids bigint[],
  request_id uuid,
  taken_back_at timestamp with time zone,
  taken_back_by text,
  difference text,
  taken_back_reason text,
  constraint trip_event_actor_check CHECK ((actor <> ''::text)),
  constraint trip_event_check CHECK (((taken_back_at IS NULL) = (taken_back_by IS NULL))),
  constraint trip_event_check1 CHECK (((difference IS NULL) OR (type = 'DEPARTED'::text))),
  constraint trip_event_difference_check CHECK ((difference = ANY (ARRAY['NO_ROOM'::text, 'NOT_FOUND'::text, 'CAME_LATE'::text, 'NOT_READY'::text, 'OTHER'::text]))),
  constraint trip_event_note_check CHECK ((note <> ''::text)),
  constraint trip_event_parcel_ids_check CHECK ((cardinality(parcel_ids) > 0)),
  constraint trip_event_taken_back_by_check CHECK ((taken_back_by <> ''::text)),
  constraint trip_event_taken_back_reason_check CHECK ((taken_back_reason <> ''::text)),
  constraint trip_event_type_check CHECK ((type ~ '^[A-Z_]{3,40}$'::text)),
  constraint trip_event_pkey PRIMARY KEY (id),
  constraint trip_event_request_id_key UNIQUE (request_id)
);

create table trip_forecast (
  trip_id bigint not null,
  made_on date not null,
  first_day date not null,
  last_day date not null,
  basis text not null,
  constant_first date not null,
  constant_last date not null,
  constraint trip_forecast_basis_check CHECK ((basis = ANY (ARRAY['history'::text, 'constant'::text]))),
  constraint trip_forecast_check CHECK ((first_day <= last_day)),
  constraint trip_forecast_check1 CHECK ((constant_first <= constant_last)),
  constraint trip_forecast_pkey PRIMARY KEY (trip_id, made_on)
);

create table trip_left (
  trip_id bigint not null,
  parcel_id bigint not null,
  planned_at timestamp with time zone,
  planned_by text,
  constraint trip_left_check CHECK (((planned_at IS NULL) = (planned_by IS NULL))),
  constraint trip_left_planned_by_check CHECK ((planned_by <> ''::text)),
  constraint trip_left_pkey PRIMARY KEY (trip_id, parcel_id)
);

create table trip_load (
  parcel_id bigint not null,
  trip_id bigint not null,
  planned_at timestamp with time zone,
  planned_by text,
  loaded_at timestamp with time zone,
  loaded_by text,
  device text,
  unit_seq smallint,
  bag_code text,
  constraint trip_load_bag_code_check CHECK ((bag_code ~ '^RB[0-9A-Z]{9}$'::text)),
  constraint trip_load_check CHECK (((planned_at IS NULL) = (planned_by IS NULL))),
  constraint trip_load_check1 CHECK (((loaded_at IS NULL) = (loaded_by IS NULL))),
  constraint trip_load_check2 CHECK (((loaded_at IS NOT NULL) OR ((device IS NULL) AND (unit_seq IS NULL) AND (bag_code IS NULL)))),
  constraint trip_load_check3 CHECK ((num_nonnulls(planned_at, loaded_at) > 0)),
  constraint trip_load_device_check CHECK ((device <> ''::text)),
  constraint trip_load_loaded_by_check CHECK ((loaded_by <> ''::text)),
  constraint trip_load_planned_by_check CHECK ((planned_by <> ''::text)),
  constraint trip_load_pkey PRIMARY KEY (parcel_id)
);

create table trip_manifest (
  id uuid not null,
  trip_id bigint not null,
  file_name text not null,
  noted_at timestamp with time zone not null,
  noted_by text not null,
  counts jsonb not null,
  differences jsonb not null,
  constraint trip_manifest_file_name_check CHECK ((file_name <> ''::text)),
  constraint trip_manifest_noted_by_check CHECK ((noted_by <> ''::text)),
  constraint trip_manifest_pkey PRIMARY KEY (id)
);

create table trip_outcome (
  trip_id bigint not null,
  channel_id integer not null,
  received_at timestamp with time zone not null,
  ready_at timestamp with time zone not null,
  milestones jsonb not null,
  closed_spans jsonb not null,
  constraint trip_outcome_check CHECK ((received_at < ready_at)),
  constraint trip_outcome_closed_spans_check CHECK ((jsonb_typeof(closed_spans) = 'array'::text)),
  constraint trip_outcome_milestones_check CHECK ((jsonb_typeof(milestones) = 'array'::text)),
  constraint trip_outcome_pkey PRIMARY KEY (trip_id)
);

create table trip_stop (
  trip_id bigint not null,
  seq smallint not null,
  place_id integer not null,
  planned_day date not null,
  constraint trip_stop_seq_check CHECK ((seq > 0)),
  constraint trip_stop_pkey PRIMARY KEY (trip_id, seq)
);

create table trip_tally (
  trip_id bigint not null,
  parcels integer not null,
  weight_g bigint not null,
  volume_mm3 bigint not null,
  planned integer not null,
  aboard integer not null,
  aboard_weight_g bigint not null,
  aboard_volume_mm3 bigint not null,
  on_road integer not null,
  beyond integer not null,
  departed_at timestamp with time zone,
  constraint trip_tally_pkey PRIMARY KEY (trip_id)
);

create table trip_unit (
  trip_id bigint not null,
  seq smallint not null,
  number text not null,
  trailer text,
  seals text[] default '{}'::text[] not null,
  constraint trip_unit_number_check CHECK (((number <> ''::text) AND (length(number) <= 40))),
  constraint trip_unit_seq_check CHECK ((seq > 0)),
  constraint trip_unit_trailer_check CHECK (((trailer <> ''::text) AND (length(trailer) <= 40))),
  constraint trip_unit_pkey PRIMARY KEY (trip_id, seq)
);

create table undone_scan (
  device_id uuid not null,
  scan_id uuid not null,
  undo_id uuid not null,
  action text not null,
  parcel_id bigint,
  bag_code text,
  place text,
  reason text not null,
  note text,
  unit_id integer not null,
  device text not null,
  undone_at timestamp with time zone not null,
  undone_by text not null,
  constraint undone_scan_action_check CHECK ((action ~ '^[A-Z_]{3,30}$'::text)),
  constraint undone_scan_bag_code_check CHECK ((bag_code <> ''::text)),
  constraint undone_scan_device_check CHECK ((device <> ''::text)),
  constraint undone_scan_note_check CHECK (((note <> ''::text) AND (length(note) <= 200))),
  constraint undone_scan_place_check CHECK ((place <> ''::text)),
  constraint undone_scan_reason_check CHECK ((reason ~ '^[A-Z_]{3,30}$'::text)),
  constraint undone_scan_undone_by_check CHECK ((undone_by <> ''::text)),
  constraint undone_scan_pkey PRIMARY KEY (device_id, scan_id)
);

create unlogged table used_budget (
  key text not null,
  used integer not null,
  ends_at timestamp with time zone not null,
  constraint used_budget_key_check CHECK ((length(key) <= 200)),
  constraint used_budget_used_check CHECK ((used >= 0)),
  constraint used_budget_pkey PRIMARY KEY (key)
);

create table user_account (
  id uuid not null,
  username text,
  name text not null,
  email text,
  phone text,
  customer_code text,
  locale text default 'ru'::text not null,
  password_hash text,
  password_changed_at timestamp with time zone,
  totp_secret text,
  totp_confirmed_at timestamp with time zone,
  totp_last_step bigint,
  operation_unit_id integer,
  offer_version text,
  disabled_at timestamp with time zone,
  is_demo boolean default false not null,
  created_at timestamp with time zone not null,
  parcel_letters boolean default true not null,
  business_line text default 'BSC'::text not null,
  staff_version integer default 1 not null,
  version integer default 1 not null,
  new_codes_daily integer,
  password_is_given boolean default false not null,
  codes_asked_at timestamp with time zone,
  codes_admitted_until timestamp with time zone,
  phone_proved_at timestamp with time zone,
  claimed_at timestamp with time zone,
  made_by_id uuid,
  move_in_id uuid,
  merged_into uuid,
  constraint user_account_business_line_check CHECK ((business_line = ANY (ARRAY['BSC'::text, 'FBA'::text]))),
  constraint user_account_check CHECK (((totp_confirmed_at IS NULL) OR (totp_secret IS NOT NULL))),
  constraint user_account_customer_code_check CHECK (((customer_code ~ '^[^0-9 -]{0,5}-?[0-9]{1,8}[^0-9 -]?$'::text) AND ((length(customer_code) >= 2) AND (length(customer_code) <= 15)))),
  constraint user_account_email_check CHECK (((email = lower(email)) AND (length(email) <= 254))),
  constraint user_account_locale_check CHECK ((locale = ANY (ARRAY['ru'::text, 'en'::text, 'zh'::text, 'tg'::text]))),
  constraint user_account_login_check CHECK (((username IS NULL) OR (password_hash IS NOT NULL) OR ((customer_code IS NOT NULL) AND (phone_proved_at IS NOT NULL)))),
  constraint user_account_made_check CHECK (((made_by_id IS NOT NULL) OR ((claimed_at IS NULL) AND (move_in_id IS NULL)))),
  constraint user_account_merged_check CHECK (((merged_into IS NULL) OR ((customer_code IS NOT NULL) AND (merged_into <> id)))),
  constraint user_account_name_check CHECK (((name <> ''::text) AND (length(name) <= 120))),
  constraint user_account_new_codes_daily_check CHECK (((new_codes_daily >= 1) AND (new_codes_daily <= 100000))),
  constraint user_account_password_check CHECK (((password_hash IS NULL) = (password_changed_at IS NULL))),
  constraint user_account_phone_check CHECK ((phone ~ '^\+[1-9][0-9]{7,14}$'::text)),
  constraint user_account_proved_phone_check CHECK (((phone_proved_at IS NULL) OR ((phone IS NOT NULL) AND (customer_code IS NOT NULL)))),
  constraint user_account_staff_version_check CHECK ((staff_version > 0)),
  constraint user_account_unclaimed_check CHECK (((username IS NOT NULL) OR ((customer_code IS NOT NULL) AND (password_hash IS NULL) AND (email IS NULL) AND (totp_secret IS NULL) AND (offer_version IS NULL) AND (phone_proved_at IS NULL) AND (claimed_at IS NULL)))),
  constraint user_account_username_check CHECK ((username ~ '^[a-z][a-z0-9._-]{2,31}$'::text)),
  constraint user_account_version_check CHECK ((version > 0)),
  constraint user_account_pkey PRIMARY KEY (id),
  constraint user_account_username_key UNIQUE (username),
  constraint user_account_email_key UNIQUE (email),
  constraint user_account_customer_code_key UNIQUE (customer_code)
);

create table user_role (
  user_id uuid not null,
  role text not null,
  constraint user_role_pkey PRIMARY KEY (user_id, role)
);

create table vendor (
  id integer generated always as identity not null,
  code text not null,
  kind text not null,
  names jsonb not null,
  business_line text,
  country_code text not null,
  parent_id integer,
  contact text,
  phone text,
  note text,
  enabled boolean default true not null,
  version integer default 1 not null,
  updated_at timestamp with time zone,
  updated_by text,
  constraint vendor_business_line_check CHECK ((business_line = ANY (ARRAY['BSC'::text, 'FBA'::text]))),
  constraint vendor_check CHECK ((parent_id <> id)),
  constraint vendor_code_check CHECK ((code ~ '^[A-Z][A-Z0-9-]{1,39}$'::text)),
  constraint vendor_contact_check CHECK (((contact <> ''::text) AND (length(contact) <= 120))),
  constraint vendor_country_code_check CHECK ((country_code ~ '^[A-Z]{2}$'::text)),
  constraint vendor_kind_check CHECK ((kind = ANY (ARRAY['CARRIER'::text, 'BROKER'::text, 'COURIER'::text, 'WAREHOUSE'::text]))),
  constraint vendor_names_check CHECK ((names ?& ARRAY['ru'::text, 'en'::text, 'zh'::text, 'tg'::text])),
  constraint vendor_note_check CHECK (((note <> ''::text) AND (length(note) <= 500))),
  constraint vendor_phone_check CHECK ((phone ~ '^\+[1-9][0-9]{7,14}$'::text)),
  constraint vendor_version_check CHECK ((version > 0)),
  constraint vendor_pkey PRIMARY KEY (id),
  constraint vendor_code_key UNIQUE (code)
);

create table visit_opinion (
  visit_id uuid not null,
  unit_id integer not null,
  is_good boolean not null,
  at timestamp with time zone not null,
  constraint visit_opinion_pkey PRIMARY KEY (visit_id)
);

create view account_facts as
SELECT id,
    username,
    name,
    phone,
    customer_code,
    email,
    claimed_at,
    made_by_id,
    merged_into
   FROM user_account;

create view account_search_facts as
SELECT account_search.account_id,
    user_account.customer_code,
    account_search.search_text
   FROM (account_search
     LEFT JOIN user_account ON ((user_account.id = account_search.account_id)));

create view attachment_facts as
SELECT id,
    subject,
    subject_id,
    part,
    kind,
    width_px,
    height_px,
    place_id,
    device_id,
    device,
    scan_id,
    taken_by,
    taken_at,
    stored_at
   FROM attachment;

create view bag_facts as
SELECT bag.id AS bag_id,
    bag.code,
    bag.level,
    bag.unit_id,
    bag.destination_id,
    bag.closed_at,
    bag.weight_g,
    holder.code AS holder_code,
    bag.channel_id
   FROM ((bag
     LEFT JOIN bag_content ON ((bag_content.inner_id = bag.id)))
     LEFT JOIN bag holder ON ((holder.id = bag_content.bag_id)));

create view bagged_parcel_facts as
SELECT bag_content.parcel_id,
    bag_content.bag_id,
    bag.code AS bag_code,
    bag_content.since,
    bag.unit_id
   FROM (bag_content
     JOIN bag ON ((bag.id = bag_content.bag_id)))
  WHERE (bag_content.parcel_id IS NOT NULL);

create view channel_move_facts as
SELECT parcel_id,
    channel_id
   FROM channel_move
  WHERE is_current;

create view charge_facts as
SELECT parcel_id,
    kind,
    ((COALESCE(amount_minor, (0)::bigint) + corrected_minor) - settled_minor) AS owed_minor
   FROM charge
  WHERE (due_at IS NOT NULL);

create view checked_parcel_facts as
SELECT item.parcel_id,
    item.state,
    item.state_at,
    checklist.work,
    checklist.unit_id,
    checklist.id AS checklist_id,
    transfer.code AS transfer_code,
    transfer.state AS transfer_state,
    transfer.point_id
   FROM ((checklist_item item
     JOIN checklist ON ((checklist.id = item.checklist_id)))
     LEFT JOIN transfer ON ((transfer.id = checklist.transfer_id)))
  WHERE ((item.parcel_id IS NOT NULL) AND (item.state = ANY (ARRAY['SCANNED'::text, 'IMPLIED'::text])));

create view codes_due_facts as
SELECT user_account.id AS user_id,
    min(
        CASE
            WHEN (role.codes_grace_days = 0) THEN '1970-01-01 00:00:00+00'::timestamp with time zone
            ELSE (user_account.codes_asked_at + ((role.codes_grace_days)::double precision * '24:00:00'::interval))
        END) AS due_at,
    user_account.codes_admitted_until AS admitted_until
   FROM ((user_account
     JOIN user_role ON ((user_role.user_id = user_account.id)))
     JOIN role ON ((role.code = user_role.role)))
  WHERE (role.one_time_codes AND (user_account.totp_confirmed_at IS NULL) AND (NOT user_account.is_demo))
  GROUP BY user_account.id;

create view courier_choice_facts as
SELECT parcel_id,
    customer_code,
    pickup_point_id,
    address,
    landmark,
    phone,
    price_minor,
    tariff_version_id,
    wanted_on
   FROM courier_choice;

create view courier_parcel_facts as
SELECT parcel_id,
    stop_id,
    fee_minor,
    tariff_version_id,
    ended,
    ended_at
   FROM courier_parcel;

create view customer_code_facts as
SELECT alias.folded,
    alias.loose,
    alias.written,
    alias.source,
    alias.since,
    alias.user_id,
    account.customer_code
   FROM (customer_code_alias alias
     JOIN user_account account ON ((account.id = alias.user_id)));

create view customer_terms_facts as
SELECT customer_code,
    terms
   FROM customer_terms;

create view declared_item_facts as
SELECT customer_order.code AS order_code,
    item.no,
    item.tracking_code,
    item.goods,
    item.pieces,
    item.value_minor,
    item.value_currency,
    item.hs_code
   FROM (declared_item item
     JOIN customer_order ON ((customer_order.id = item.order_id)));

create view expected_parcel_facts as
SELECT parcel_id
   FROM expected_parcel
  WHERE is_expected;

create view freight_charge_facts as
SELECT parcel_id,
        CASE
            WHEN (currency = 'USD'::text) THEN amount_minor
            ELSE NULL::bigint
        END AS usd_minor
   FROM freight_charge;

create view lying_staying_facts as
SELECT code AS tracking_code,
    unit_id,
    scanned_at AS lies_since,
    scanned_by AS reported_by
   FROM scan_exception
  WHERE ((action = 'LIES_HERE'::text) AND (settled IS NULL));

create view order_facts as
SELECT code,
    customer_id,
    recipient_name,
    recipient_phone,
    goods,
        CASE
            WHEN (places = 1) THEN weight_g
            ELSE NULL::integer
        END AS place_weight_g,
    sender_name,
    value_minor,
    value_currency,
    id AS order_id
   FROM customer_order;

create view order_product_facts as
SELECT order_code,
    product_id
   FROM order_progress
  WHERE (product_id IS NOT NULL);

create view order_search_facts as
SELECT order_code,
    customer_id,
    search_text
   FROM order_search;

create view parcel_cell_facts as
SELECT parcel_id,
    unit_id,
    cell,
    changed_in,
    since,
    placed_by
   FROM parcel_cell
  WHERE (cell IS NOT NULL);

create view parcel_claim_facts as
SELECT parcel_id,
    created_at AS opened_at,
    decided_at
   FROM parcel_claim;

create view parcel_event_facts as
SELECT parcel_id,
    seq,
    type,
    place_id,
    occurred_at,
    corrects,
    source
   FROM parcel_event;

create view parcel_facts as
SELECT id,
    tracking_code,
    order_code,
    customer_code,
    business_line,
    status,
    problems,
    handling_notes,
    is_current,
    is_beside,
    pickup_point_id,
    trip_code,
    weight_g,
    length_mm,
    width_mm,
    height_mm,
    received_at,
    last_event_at,
    closed_at,
    country_code,
    free_until,
    declared_twice,
    last_mile_tracking,
    awaits_owner
   FROM parcel;

create view parcel_name_facts as
SELECT customer_code,
    tracking_code,
    name,
    search_text
   FROM parcel_name;

create view parcel_problem_facts as
SELECT parcel_id,
    answer,
    price_minor,
    currency,
    ended_at,
    ended
   FROM parcel_problem;

create view parcel_search_facts as
SELECT parcel_id,
    search_text
   FROM parcel_search;

create view place_facts as
SELECT id,
    code,
    kind,
    country_code,
    city_id,
    names,
    latitude,
    longitude
   FROM place;

create view product_facts as
SELECT id,
    code,
    names,
    business_line,
    charge_mode,
    min_weight_g,
    max_weight_g,
    enabled
   FROM product;

create view shelf_decision_facts as
SELECT parcel_id,
    kind,
    state,
    stored_until,
    stands_still,
    asked_at,
    ended_at
   FROM shelf_decision;

create view staff_right_facts as
SELECT account.id AS user_id,
    account.username,
    account.name,
    account.operation_unit_id AS unit_id,
    role_authority.authority
   FROM ((user_account account
     JOIN user_role ON ((user_role.user_id = account.id)))
     JOIN role_authority ON ((role_authority.role = user_role.role)))
  WHERE (account.disabled_at IS NULL);

create view staying_parcel_facts as
SELECT id AS parcel_id,
        CASE
            WHEN ('LOST'::text = ANY (problems)) THEN 'LOST'::text
            ELSE 'RETURNING'::text
        END AS reason,
    ((NOT ('LOST'::text = ANY (problems))) AND (EXISTS ( SELECT
           FROM shelf_decision decision
          WHERE ((decision.parcel_id = parcel.id) AND (decision.kind = 'RETURN'::text) AND (decision.state = 'ORDERED'::text))))) AS is_ordered_back
   FROM parcel
  WHERE ((problems <> '{}'::text[]) AND (closed_at IS NULL) AND (problems && ARRAY['LOST'::text, 'RETURNING'::text]));

create view stop_exception_facts as
SELECT stop_id,
    code,
    action
   FROM scan_exception
  WHERE ((settled IS NULL) AND (stop_id IS NOT NULL));

create view storage_notice_facts as
SELECT parcel_id,
    free_until,
    kind,
    noticed_on,
    collect_by,
    letter_id
   FROM storage_notice;

create view trip_delay_facts as
SELECT trip_id,
    telling
   FROM trip_delay;

create view trip_facts as
SELECT id,
    code,
    state,
    channel_id,
    mode,
    origin_id,
    destination_id,
    planned_departure_at,
    cut_off_at,
    planned_arrival_day,
    departed_at,
    arrived_at,
    is_from_file,
    concat_ws(' '::text, consignment_note, carnet, ( SELECT string_agg(concat_ws(' '::text, trip_unit.number, trip_unit.trailer, array_to_string(trip_unit.seals, ' '::text)), ' '::text) AS string_agg
           FROM trip_unit
          WHERE (trip_unit.trip_id = trip.id))) AS numbers
   FROM trip;

create view unit_with_cells_facts as
SELECT id AS unit_id
   FROM place
  WHERE ((kind = ANY (ARRAY['HUB'::text, 'PICKUP_POINT'::text])) AND ((EXISTS ( SELECT
           FROM operation_unit
          WHERE ((operation_unit.place_id = place.id) AND (operation_unit.cells IS NOT NULL)))) OR (EXISTS ( SELECT
           FROM parcel_cell
          WHERE ((parcel_cell.unit_id = place.id) AND (parcel_cell.cell IS NOT NULL))))));

CREATE INDEX account_search_part ON public.account_search USING gin (search_text gin_trgm_ops);

CREATE INDEX account_search_beginning ON public.account_search USING btree ("left"(search_text, 8) text_pattern_ops);

CREATE INDEX agreed_price_customer ON public.agreed_price USING btree (customer_id);

CREATE INDEX arrival_news_customer ON public.arrival_news USING btree (customer_code, status, pickup_point_id);

CREATE INDEX attachment_subject ON public.attachment USING btree (subject, subject_id);

CREATE INDEX attachment_stored ON public.attachment USING btree (subject, stored_at);

CREATE INDEX audit_event_subject ON public.audit_event USING btree (subject_type, subject_id, seq);

CREATE INDEX audit_event_actor ON public.audit_event USING btree (actor_user_id, seq) WHERE (actor_user_id IS NOT NULL);

CREATE INDEX audit_event_at ON public.audit_event USING btree (at);

CREATE INDEX backup_run_kind ON public.backup_run USING btree (kind, ended_at DESC);

CREATE INDEX bag_unit ON public.bag USING btree (unit_id, opened_at);

CREATE INDEX bag_open ON public.bag USING btree (unit_id, opened_at) WHERE (closed_at IS NULL);

CREATE INDEX bag_content_bag ON public.bag_content USING btree (bag_id, id);

CREATE INDEX changed_bag_changed_in ON public.changed_bag USING btree (changed_in);

CREATE UNIQUE INDEX channel_move_current ON public.channel_move USING btree (parcel_id) WHERE is_current;

CREATE INDEX channel_move_of_parcel ON public.channel_move USING btree (parcel_id, id);

CREATE INDEX charge_open ON public.charge USING btree (customer_code) WHERE ((due_at IS NOT NULL) AND ((left_at IS NULL) OR ((COALESCE(amount_minor, (0)::bigint) + corrected_minor) > settled_minor)));

CREATE INDEX charge_opening ON public.charge USING btree (customer_code) WHERE (kind = 'OPENING'::text);

CREATE INDEX charge_correction_charge ON public.charge_correction USING btree (charge_id);

CREATE INDEX charge_correction_waiting ON public.charge_correction USING btree (ends_at) WHERE (state = 'WAITING'::text);

CREATE INDEX check_run_name ON public.check_run USING btree (name, id DESC);

CREATE INDEX checklist_item_parcel ON public.checklist_item USING btree (parcel_id);

CREATE UNIQUE INDEX claim_slip_open ON public.claim_slip USING btree (user_id) WHERE (state = 'PRINTED'::text);

CREATE UNIQUE INDEX claim_slip_asked ON public.claim_slip USING btree (user_id, clerk_id) WHERE (state = ANY (ARRAY['WAITING'::text, 'ALLOWED'::text]));

CREATE INDEX claim_slip_user ON public.claim_slip USING btree (user_id, printed_at);

CREATE INDEX claim_slip_clerk ON public.claim_slip USING btree (clerk_id, printed_at);

CREATE INDEX claim_slip_asked_at ON public.claim_slip USING btree (asked_at);

CREATE INDEX claim_try_began_at ON public.claim_try USING btree (began_at);

CREATE UNIQUE INDEX compensation_open ON public.compensation USING btree (parcel_id) WHERE (state = ANY (ARRAY['WAITING'::text, 'CONFIRMING'::text]));

CREATE INDEX compensation_customer ON public.compensation USING btree (customer_code, asked_at);

CREATE INDEX compensation_parcel ON public.compensation USING btree (parcel_id);

CREATE INDEX counter_look_at ON public.counter_look USING btree (at);

CREATE INDEX counter_look_clerk ON public.counter_look USING btree (clerk_id, id DESC);

CREATE INDEX counter_look_by_name ON public.counter_look USING btree (at, unit_id, clerk_id) WHERE (by = 'NAME'::text);

CREATE INDEX counter_look_names_used_up ON public.counter_look USING btree (at, unit_id, clerk_id) WHERE ((by = 'NAME'::text) AND (result = 'REFUSED'::text));

CREATE INDEX counter_parcel_changed_in ON public.counter_parcel USING btree (changed_in);

CREATE INDEX counter_parcel_here ON public.counter_parcel USING btree (unit_id, parcel_id) WHERE is_here;

CREATE UNIQUE INDEX counter_problem_open ON public.counter_problem USING btree (parcel_id) WHERE (ended_at IS NULL);

CREATE INDEX counter_problem_parcel ON public.counter_problem USING btree (parcel_id);

CREATE INDEX counter_visit_customer ON public.counter_visit USING btree (customer_code, opened_at);

CREATE INDEX courier_choice_point ON public.courier_choice USING btree (pickup_point_id);

CREATE UNIQUE INDEX courier_parcel_out ON public.courier_parcel USING btree (parcel_id) WHERE (ended IS NULL);

CREATE INDEX courier_parcel_parcel ON public.courier_parcel USING btree (parcel_id);

CREATE INDEX courier_parcel_stop ON public.courier_parcel USING btree (stop_id);

CREATE UNIQUE INDEX courier_round_open ON public.courier_round USING btree (courier_id) WHERE (ended_at IS NULL);

CREATE INDEX courier_round_unit ON public.courier_round USING btree (unit_id) WHERE (ended_at IS NULL);

CREATE INDEX currency_rate_of_day ON public.currency_rate USING btree (base_currency, quote_currency, rate_date DESC, COALESCE(decided_at, entered_at) DESC, id DESC) WHERE (status = 'ACCEPTED'::text);

CREATE INDEX customer_code_alias_loose ON public.customer_code_alias USING btree (loose);

CREATE INDEX customer_code_alias_user ON public.customer_code_alias USING btree (user_id);

CREATE UNIQUE INDEX customer_merge_open ON public.customer_merge USING btree (from_id) WHERE (state = ANY (ARRAY['WAITING'::text, 'DONE'::text]));

CREATE INDEX customer_merge_into ON public.customer_merge USING btree (into_id);

CREATE INDEX customer_order_list ON public.customer_order USING btree (customer_id, created_at DESC, code);

CREATE INDEX customer_product_customer ON public.customer_product USING btree (customer_id, product_id);

CREATE INDEX customer_product_product ON public.customer_product USING btree (product_id);

CREATE UNIQUE INDEX drawer_of_courier ON public.drawer USING btree (unit_id, courier_id) WHERE (courier_id IS NOT NULL);

CREATE UNIQUE INDEX drawer_name ON public.drawer USING btree (unit_id, name) WHERE ((courier_id IS NULL) AND (retired_at IS NULL));

CREATE INDEX drawer_outlay_shift ON public.drawer_outlay USING btree (shift_id);

CREATE INDEX email_change_user_id ON public.email_change USING btree (user_id, changed_at);

CREATE INDEX email_change_old_email ON public.email_change USING btree (old_email) WHERE (ended_at IS NULL);

CREATE INDEX email_change_expires_at ON public.email_change USING btree (expires_at);

CREATE INDEX expected_parcel_changed_in ON public.expected_parcel USING btree (changed_in);

CREATE INDEX former_label_parcel ON public.former_label USING btree (parcel_id);

CREATE UNIQUE INDEX hand_over_stands ON public.hand_over USING btree (parcel_id) WHERE (taken_back_at IS NULL);

CREATE INDEX hand_over_unit ON public.hand_over USING btree (unit_id, at);

CREATE INDEX hand_over_visit ON public.hand_over USING btree (visit_id);

CREATE INDEX hand_over_parcel ON public.hand_over USING btree (parcel_id);

CREATE INDEX hand_over_promised ON public.hand_over USING btree (promised_at) WHERE (promised_at IS NOT NULL);

CREATE INDEX hand_over_approval_waits ON public.hand_over_approval USING btree (asked_at) WHERE (state = 'WAITING'::text);

CREATE INDEX hand_over_approval_unit ON public.hand_over_approval USING btree (unit_id, asked_at);

CREATE INDEX hand_over_evidence_dropped_visit ON public.hand_over_evidence_dropped USING btree (visit_id);

CREATE INDEX hand_over_evidence_dropped_at ON public.hand_over_evidence_dropped USING btree (dropped_at);

CREATE UNIQUE INDEX inventory_open ON public.inventory USING btree (unit_id) WHERE (closed_at IS NULL);

CREATE INDEX inventory_closed ON public.inventory USING btree (unit_id, closed_at) WHERE (closed_at IS NOT NULL);

CREATE UNIQUE INDEX inventory_item_parcel ON public.inventory_item USING btree (inventory_id, parcel_id) WHERE (parcel_id IS NOT NULL);

CREATE INDEX inventory_item_of_parcel ON public.inventory_item USING btree (parcel_id) WHERE (parcel_id IS NOT NULL);

CREATE INDEX inventory_item_reported ON public.inventory_item USING btree (settled_at) WHERE (settled = 'MISSING'::text);

CREATE INDEX ledger_entry_account ON public.ledger_entry USING btree (account_id, posting_id);

CREATE INDEX ledger_posting_subject ON public.ledger_posting USING btree (subject_type, subject_id);

CREATE INDEX ledger_posting_shift ON public.ledger_posting USING btree (shift_id) WHERE (shift_id IS NOT NULL);

CREATE INDEX letter_queued ON public.letter USING btree (queued_at) WHERE (state = 'queued'::text);

CREATE INDEX letter_ended ON public.letter USING btree (ended_at) WHERE (ended_at IS NOT NULL);

CREATE INDEX letter_code_target ON public.letter_code USING btree (target, created_at);

CREATE INDEX letter_code_address ON public.letter_code USING btree (address, created_at);

CREATE INDEX letter_code_user_id ON public.letter_code USING btree (user_id, created_at) WHERE (user_id IS NOT NULL);

CREATE INDEX login_user_id ON public.login USING btree (user_id, last_seen_at DESC);

CREATE INDEX login_throttle_last_failed_at ON public.login_throttle USING btree (last_failed_at);

CREATE INDEX login_token_login_id ON public.login_token USING btree (login_id);

CREATE INDEX login_token_refresh_expires_at ON public.login_token USING btree (refresh_expires_at);

CREATE INDEX lying_parcel_changed_in ON public.lying_parcel USING btree (changed_in);

CREATE INDEX lying_parcel_here ON public.lying_parcel USING btree (parcel_id) WHERE is_here;

CREATE INDEX made_row_made_at ON public.made_row USING btree (made_at);

CREATE INDEX made_row_made ON public.made_row USING brin (made_at);

CREATE INDEX money_request_asked ON public.money_request USING brin (asked_at);

CREATE UNIQUE INDEX move_in_open ON public.move_in USING btree (state) WHERE (state = 'OPEN'::text);

CREATE INDEX move_in_file_of ON public.move_in_file USING btree (move_in_id);

CREATE INDEX move_in_thing_key ON public.move_in_thing USING btree (what, key);

CREATE INDEX notice_order ON public.notice USING btree (pinned DESC, publish_at DESC, id DESC);

CREATE INDEX office_import_content ON public.office_import USING btree (content_hash);

CREATE INDEX office_import_age ON public.office_import USING btree (uploaded_at);

CREATE INDEX open_declaration_keys ON public.open_declaration USING gin (keys) WITH (gin_pending_list_limit='256');

CREATE INDEX opening_row_of_customer ON public.opening_row USING btree (customer_code);

CREATE INDEX opening_row_standing ON public.opening_row USING btree (standing_code) WHERE (standing_code IS NOT NULL);

CREATE INDEX order_progress_created ON public.order_progress USING btree (created_at) WHERE (created_at IS NOT NULL);

CREATE INDEX order_progress_customer ON public.order_progress USING btree (customer_id, created_at DESC, order_code) WHERE (customer_id IS NOT NULL);

CREATE INDEX order_progress_undeclared ON public.order_progress USING btree (created_at) WHERE ((stage = ANY (ARRAY['NEW'::text, 'WAIT_FORECAST'::text])) AND (created_at IS NOT NULL));

CREATE INDEX order_search_part ON public.order_search USING gin (search_text gin_trgm_ops);

CREATE INDEX order_search_beginning ON public.order_search USING btree ("left"(search_text, 8) text_pattern_ops);

CREATE INDEX order_search_customer ON public.order_search USING btree (customer_id) INCLUDE (order_code, search_text) WHERE (customer_id IS NOT NULL);

CREATE INDEX order_search_code ON public.order_search USING btree (order_code COLLATE "C");

CREATE INDEX order_tally_day ON public.order_tally USING btree (day);

CREATE INDEX order_tally_unfolded ON public.order_tally USING btree (day) WHERE (NOT folded);

CREATE INDEX owner_change_age ON public.owner_change USING btree (changed_at);

CREATE UNIQUE INDEX parcel_current_code ON public.parcel USING btree (tracking_code) WHERE is_current;

CREATE INDEX parcel_order_code ON public.parcel USING btree (order_code) WHERE (order_code IS NOT NULL);

CREATE INDEX parcel_pickup_point_id ON public.parcel USING btree (pickup_point_id) WHERE (pickup_point_id IS NOT NULL);

CREATE INDEX parcel_trip_code ON public.parcel USING btree (trip_code) WHERE (trip_code IS NOT NULL);

CREATE INDEX parcel_with_problem ON public.parcel USING btree (id) WHERE ((problems <> '{}'::text[]) AND (closed_at IS NULL));

CREATE UNIQUE INDEX parcel_beside_code ON public.parcel USING btree (tracking_code, customer_code) WHERE (is_beside AND (closed_at IS NULL));

CREATE INDEX parcel_declared_twice ON public.parcel USING btree (id) WHERE declared_twice;

CREATE UNIQUE INDEX parcel_last_mile ON public.parcel USING btree (last_mile_tracking) WHERE (is_current AND (last_mile_tracking IS NOT NULL));

CREATE INDEX parcel_current_created ON public.parcel USING btree (created_at, id) WHERE is_current;

CREATE INDEX parcel_customer_code ON public.parcel USING btree (customer_code, id) INCLUDE (tracking_code, order_code) WHERE ((customer_code IS NOT NULL) AND (is_current OR is_beside));

CREATE INDEX parcel_open_of_customer ON public.parcel USING btree (customer_code, status) INCLUDE (id, free_until, problems, order_code, received_at) WHERE ((closed_at IS NULL) AND (customer_code IS NOT NULL));

CREATE INDEX parcel_lies_in_china ON public.parcel USING btree (received_at) INCLUDE (id, business_line, problems, trip_code, tracking_code) WHERE (is_current AND (status = 'DTH'::text) AND (received_at IS NOT NULL));

CREATE INDEX parcel_lies_at_hub ON public.parcel USING btree (last_event_at) INCLUDE (id, business_line, pickup_point_id, trip_code, tracking_code) WHERE (is_current AND (status = 'DHWCCK'::text));

CREATE INDEX parcel_over_free_days ON public.parcel USING btree (free_until) INCLUDE (id, business_line, pickup_point_id, is_current, tracking_code, last_event_at) WHERE (status = 'DKHQS'::text);

CREATE INDEX parcel_earlier_code ON public.parcel USING btree (tracking_code) WHERE (NOT is_current);

CREATE INDEX parcel_awaits_owner ON public.parcel USING btree (id) WHERE (awaits_owner AND (customer_code IS NULL) AND (closed_at IS NULL));

CREATE INDEX parcel_cell_unit ON public.parcel_cell USING btree (unit_id, cell) WHERE (cell IS NOT NULL);

CREATE INDEX parcel_cell_changed_in ON public.parcel_cell USING btree (changed_in);

CREATE UNIQUE INDEX parcel_claim_open ON public.parcel_claim USING btree (parcel_id, customer_id) WHERE (state = 'OPEN'::text);

CREATE UNIQUE INDEX parcel_claim_won ON public.parcel_claim USING btree (parcel_id) WHERE (state = 'APPROVED'::text);

CREATE INDEX parcel_claim_customer ON public.parcel_claim USING btree (customer_id, created_at DESC);

CREATE INDEX parcel_claim_queue ON public.parcel_claim USING btree (state, created_at);

CREATE INDEX parcel_claim_parcel ON public.parcel_claim USING btree (parcel_id);

CREATE UNIQUE INDEX parcel_event_request ON public.parcel_event USING btree (parcel_id, request_id) WHERE (request_id IS NOT NULL);

CREATE UNIQUE INDEX parcel_event_corrected_once ON public.parcel_event USING btree (parcel_id, corrects) WHERE (corrects IS NOT NULL);

CREATE UNIQUE INDEX parcel_problem_open ON public.parcel_problem USING btree (parcel_id) WHERE (ended IS NULL);

CREATE INDEX parcel_problem_waiting ON public.parcel_problem USING btree (raised_at) WHERE (ended IS NULL);

CREATE INDEX parcel_search_part ON public.parcel_search USING gin (search_text gin_trgm_ops);

CREATE INDEX parcel_search_beginning ON public.parcel_search USING btree ("left"(search_text, 8) text_pattern_ops);

CREATE UNIQUE INDEX pass_own_in_use ON public.pass USING btree (customer_code) WHERE ((ended_at IS NULL) AND (delegate IS NULL));

CREATE UNIQUE INDEX pass_given_in_use ON public.pass USING btree (customer_code) WHERE ((ended_at IS NULL) AND (delegate IS NOT NULL));

CREATE INDEX pass_revoked ON public.pass USING btree (not_after) WHERE (ended_at IS NOT NULL);

CREATE INDEX pass_customer ON public.pass USING btree (customer_code, made_at);

CREATE INDEX pass_changed_in ON public.pass USING btree (changed_in) WHERE (ended_at IS NOT NULL);

CREATE INDEX payment_of_customer ON public.payment USING btree (customer_code, at DESC);

CREATE INDEX payment_of_unit ON public.payment USING btree (unit_id, at DESC);

CREATE INDEX payment_of_shift ON public.payment USING btree (shift_id);

CREATE INDEX payment_late ON public.payment USING btree (shift_id) WHERE (taken_at IS NOT NULL);

CREATE INDEX payment_line_charge ON public.payment_line USING btree (charge_id);

CREATE INDEX payment_without_line_shift ON public.payment_without_line USING btree (shift_id);

CREATE INDEX personal_look_at ON public.personal_look USING btree (at);

CREATE INDEX personal_look_viewer ON public.personal_look USING btree (viewer_id, id DESC);

CREATE INDEX personal_look_person ON public.personal_look USING btree (person_id, id DESC) WHERE (person_id IS NOT NULL);

CREATE UNIQUE INDEX pickup_code_in_use ON public.pickup_code USING btree (pickup_point_id, fingerprint) WHERE (fingerprint IS NOT NULL);

CREATE INDEX place_city_id ON public.place USING btree (city_id);

CREATE INDEX points_change_waiting ON public.points_change USING btree (ends_at) WHERE (state = 'WAITING'::text);

CREATE INDEX points_lot_left ON public.points_lot USING btree (customer_code, last_day, id) WHERE (left_over > 0);

CREATE INDEX points_lot_last_day ON public.points_lot USING btree (last_day) WHERE (left_over > 0);

CREATE UNIQUE INDEX pool_binding_parcel ON public.pool_binding USING btree (parcel_id) WHERE (undone_at IS NULL);

CREATE UNIQUE INDEX pool_binding_declared ON public.pool_binding USING btree (declared_id) WHERE (undone_at IS NULL);

CREATE INDEX pool_binding_newest ON public.pool_binding USING btree (bound_at) WHERE (undone_at IS NULL);

CREATE INDEX product_channel_channel ON public.product_channel USING btree (channel_id);

CREATE UNIQUE INDEX recipient_default ON public.recipient USING btree (customer_id) WHERE is_default;

CREATE UNIQUE INDEX recipient_person ON public.recipient USING btree (customer_id, phone, name);

CREATE INDEX record_message_subject ON public.record_message USING btree (subject_type, subject_id, customer_id, seq DESC);

CREATE INDEX record_message_customer ON public.record_message USING btree (customer_id, seq DESC);

CREATE INDEX record_message_unread ON public.record_message USING btree (customer_id) WHERE (from_office AND (read_at IS NULL));

CREATE INDEX record_message_unanswered ON public.record_message USING btree (created_at) WHERE awaits_answer;

CREATE INDEX record_message_newest ON public.record_message USING btree (seq DESC);

CREATE INDEX record_note_subject ON public.record_note USING btree (subject_type, subject_id, created_at DESC) WHERE (taken_back_at IS NULL);

CREATE INDEX record_note_mention_unseen ON public.record_note_mention USING btree (user_id, created_at DESC) WHERE (seen_at IS NULL);

CREATE INDEX refund_of_payment ON public.refund USING btree (payment_id);

CREATE INDEX refund_open ON public.refund USING btree (ends_at) WHERE (state = ANY (ARRAY['WAITING'::text, 'APPROVED'::text]));

CREATE INDEX refund_line_of_payment ON public.refund_line USING btree (payment_id);

CREATE INDEX scan_exception_open ON public.scan_exception USING btree (unit_id, came_at) WHERE (settled IS NULL);

CREATE INDEX scan_exception_open_code ON public.scan_exception USING btree (code) WHERE (settled IS NULL);

CREATE INDEX scan_exception_stop ON public.scan_exception USING btree (stop_id) WHERE ((settled IS NULL) AND (stop_id IS NOT NULL));

CREATE UNIQUE INDEX scan_exception_lies_here ON public.scan_exception USING btree (code, unit_id) WHERE ((action = 'LIES_HERE'::text) AND (settled IS NULL));

CREATE INDEX second_weighing_parcel ON public.second_weighing USING btree (parcel_id);

CREATE UNIQUE INDEX second_weighing_open ON public.second_weighing USING btree (parcel_id) WHERE ((settled IS NULL) AND (outcome = ANY (ARRAY['LOWERED_PAID'::text, 'HIGHER'::text])));

CREATE INDEX sent_file_age ON public.sent_file USING btree (uploaded_at);

CREATE INDEX sheet_comparison_at ON public.sheet_comparison USING btree (compared_at);

CREATE UNIQUE INDEX shelf_decision_open ON public.shelf_decision USING btree (parcel_id) WHERE (ended_at IS NULL);

CREATE INDEX shelf_decision_parcel ON public.shelf_decision USING btree (parcel_id);

CREATE INDEX shelf_decision_returns ON public.shelf_decision USING btree (state) WHERE (state = ANY (ARRAY['ORDERED'::text, 'SENT'::text, 'ARRIVED'::text]));

CREATE UNIQUE INDEX shift_open_of_drawer ON public.shift USING btree (drawer_id) WHERE (state <> 'CLOSED'::text);

CREATE UNIQUE INDEX shift_open_of_clerk ON public.shift USING btree (clerk_id) WHERE (state <> 'CLOSED'::text);

CREATE INDEX shift_by_unit ON public.shift USING btree (unit_id, opened_at DESC);

CREATE INDEX sole_decision_payment ON public.sole_decision USING btree (payment_id) WHERE ((payment_id IS NOT NULL) AND (taken_back_at IS NULL));

CREATE INDEX sole_decision_customer ON public.sole_decision USING btree (customer_code, at) WHERE (taken_back_at IS NULL);

CREATE INDEX sole_decision_person ON public.sole_decision USING btree (by_id, day) WHERE (taken_back_at IS NULL);

CREATE UNIQUE INDEX station_device_request ON public.station_device USING btree (registered_by, request_id);

CREATE UNIQUE INDEX station_device_name ON public.station_device USING btree (unit_id, lower(name)) WHERE (ended_at IS NULL);

CREATE UNIQUE INDEX station_pairing_open ON public.station_pairing USING btree (code_hash) WHERE (ended_at IS NULL);

CREATE INDEX station_pairing_device ON public.station_pairing USING btree (device_id) WHERE (device_id IS NOT NULL);

CREATE UNIQUE INDEX station_pairing_alarm_unseen ON public.station_pairing_alarm USING btree ((true)) WHERE (seen_at IS NULL);

CREATE INDEX station_scan_taken_at ON public.station_scan USING btree (taken_at);

CREATE INDEX station_scan_of_device ON public.station_scan USING btree (device_id, claimed_at, seq);

CREATE INDEX sticker_parcel ON public.sticker USING btree (parcel_id) WHERE (parcel_id IS NOT NULL);

CREATE INDEX storage_notice_final ON public.storage_notice USING btree (collect_by) INCLUDE (parcel_id, free_until) WHERE (kind = 'FINAL'::text);

CREATE INDEX tariff_version_in_force ON public.tariff_version USING btree (channel_id, effective_from, version) WHERE (status = 'PUBLISHED'::text);

CREATE UNIQUE INDEX tariff_version_draft ON public.tariff_version USING btree (channel_id) WHERE (status = 'DRAFT'::text);

CREATE INDEX top_up_of_customer ON public.top_up USING btree (customer_code, asked_at DESC);

CREATE INDEX top_up_waiting ON public.top_up USING btree (asked_at) WHERE (state = 'WAITING'::text);

CREATE UNIQUE INDEX transfer_open ON public.transfer USING btree (hub_id, point_id) WHERE (state = 'OPEN'::text);

CREATE INDEX transfer_point ON public.transfer USING btree (point_id, departed_at);

CREATE INDEX trip_departure ON public.trip USING btree (COALESCE(departed_at, planned_departure_at), id);

CREATE INDEX trip_under_way ON public.trip USING btree (state, id) WHERE (state <> ALL (ARRAY['UNLOADED'::text, 'TAKEN_BACK'::text]));

CREATE INDEX trip_delay_trip ON public.trip_delay USING btree (trip_id, id);

CREATE UNIQUE INDEX trip_delay_letter_once ON public.trip_delay_letter USING btree (telling, customer_code) WHERE (kind = 'DELAYED'::text);

CREATE INDEX trip_delay_letter_telling ON public.trip_delay_letter USING btree (telling, kind);

CREATE INDEX trip_event_trip ON public.trip_event USING btree (trip_id, id);

CREATE INDEX trip_left_parcel ON public.trip_left USING btree (parcel_id);

CREATE INDEX trip_load_trip ON public.trip_load USING btree (trip_id, parcel_id);

CREATE INDEX trip_manifest_of_trip ON public.trip_manifest USING btree (trip_id, noted_at);

CREATE INDEX undone_scan_parcel ON public.undone_scan USING btree (parcel_id);

CREATE INDEX used_budget_end ON public.used_budget USING btree (ends_at);

CREATE INDEX user_account_phone ON public.user_account USING btree (phone, created_at) WHERE (phone IS NOT NULL);

CREATE INDEX user_account_operation_unit ON public.user_account USING btree (operation_unit_id) WHERE (operation_unit_id IS NOT NULL);

CREATE INDEX user_account_phone_end ON public.user_account USING btree ("right"(phone, 4)) WHERE (phone IS NOT NULL);

CREATE UNIQUE INDEX user_account_proved_phone ON public.user_account USING btree (phone) WHERE (phone_proved_at IS NOT NULL);

CREATE INDEX user_account_made_by ON public.user_account USING btree (made_by_id) WHERE (made_by_id IS NOT NULL);

CREATE INDEX user_account_move_in ON public.user_account USING btree (move_in_id) WHERE (move_in_id IS NOT NULL);

CREATE INDEX user_account_merged_into ON public.user_account USING btree (merged_into) WHERE (merged_into IS NOT NULL);

CREATE INDEX visit_opinion_at ON public.visit_opinion USING btree (at);

alter table agreed_price add constraint agreed_price_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES user_account(id);
alter table agreed_price add constraint agreed_price_customer_product_id_fkey FOREIGN KEY (customer_product_id) REFERENCES customer_product(id);

alter table arrival_news add constraint arrival_news_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES parcel(id);
alter table arrival_news add constraint arrival_news_pickup_point_id_fkey FOREIGN KEY (pickup_point_id) REFERENCES place(id);

alter table attachment add constraint attachment_place_id_fkey FOREIGN KEY (place_id) REFERENCES place(id);

alter table bag add constraint bag_channel_id_fkey FOREIGN KEY (channel_id) REFERENCES channel(id);
alter table bag add constraint bag_destination_id_fkey FOREIGN KEY (destination_id) REFERENCES place(id);
alter table bag add constraint bag_unit_id_fkey FOREIGN KEY (unit_id) REFERENCES place(id);

alter table bag_content add constraint bag_content_bag_id_bag_level_fkey FOREIGN KEY (bag_id, bag_level) REFERENCES bag(id, level);
alter table bag_content add constraint bag_content_inner_id_inner_level_fkey FOREIGN KEY (inner_id, inner_level) REFERENCES bag(id, level);
alter table bag_content add constraint bag_content_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES parcel(id);

alter table bank_line add constraint bank_line_top_up_id_fkey FOREIGN KEY (top_up_id) REFERENCES top_up(id);

alter table changed_bag add constraint changed_bag_unit_id_fkey FOREIGN KEY (unit_id) REFERENCES place(id);

alter table channel add constraint channel_replaced_by_fkey FOREIGN KEY (replaced_by) REFERENCES channel(id);

alter table channel_move add constraint channel_move_channel_id_fkey FOREIGN KEY (channel_id) REFERENCES channel(id);
alter table channel_move add constraint channel_move_from_channel_id_fkey FOREIGN KEY (from_channel_id) REFERENCES channel(id);
alter table channel_move add constraint channel_move_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES parcel(id);

alter table charge add constraint charge_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES parcel(id);
alter table charge add constraint charge_tariff_version_id_fkey FOREIGN KEY (tariff_version_id) REFERENCES tariff_version(id);

alter table charge_correction add constraint charge_correction_asked_by_id_fkey FOREIGN KEY (asked_by_id) REFERENCES user_account(id);
alter table charge_correction add constraint charge_correction_charge_id_fkey FOREIGN KEY (charge_id) REFERENCES charge(id);
alter table charge_correction add constraint charge_correction_customer_code_fkey FOREIGN KEY (customer_code) REFERENCES customer_purse(customer_code);
alter table charge_correction add constraint charge_correction_decided_by_id_fkey FOREIGN KEY (decided_by_id) REFERENCES user_account(id);

alter table checklist add constraint checklist_transfer_id_fkey FOREIGN KEY (transfer_id) REFERENCES transfer(id);
alter table checklist add constraint checklist_trip_id_fkey FOREIGN KEY (trip_id) REFERENCES trip(id);
alter table checklist add constraint checklist_unit_id_fkey FOREIGN KEY (unit_id) REFERENCES place(id);

alter table checklist_item add constraint checklist_item_checklist_id_fkey FOREIGN KEY (checklist_id) REFERENCES checklist(id);
alter table checklist_item add constraint checklist_item_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES parcel(id);

alter table checklist_seal add constraint checklist_seal_checklist_id_fkey FOREIGN KEY (checklist_id) REFERENCES checklist(id);

alter table china_address add constraint china_address_place_id_fkey FOREIGN KEY (place_id) REFERENCES place(id);

alter table chosen_columns add constraint chosen_columns_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE;

alter table chosen_warehouse add constraint chosen_warehouse_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES user_account(id);
alter table chosen_warehouse add constraint chosen_warehouse_place_id_fkey FOREIGN KEY (place_id) REFERENCES place(id);

alter table claim_slip add constraint claim_slip_clerk_id_fkey FOREIGN KEY (clerk_id) REFERENCES user_account(id);
alter table claim_slip add constraint claim_slip_decided_by_id_fkey FOREIGN KEY (decided_by_id) REFERENCES user_account(id);
alter table claim_slip add constraint claim_slip_unit_id_fkey FOREIGN KEY (unit_id) REFERENCES place(id);
alter table claim_slip add constraint claim_slip_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id);

alter table closed_day add constraint closed_day_place_id_fkey FOREIGN KEY (place_id) REFERENCES operation_unit(place_id) ON DELETE CASCADE;

alter table column_mapping add constraint column_mapping_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES user_account(id);

alter table compensation add constraint compensation_asked_by_id_fkey FOREIGN KEY (asked_by_id) REFERENCES user_account(id);
alter table compensation add constraint compensation_confirmed_by_id_fkey FOREIGN KEY (confirmed_by_id) REFERENCES user_account(id);
alter table compensation add constraint compensation_customer_code_fkey FOREIGN KEY (customer_code) REFERENCES customer_purse(customer_code);
alter table compensation add constraint compensation_decided_by_id_fkey FOREIGN KEY (decided_by_id) REFERENCES user_account(id);
alter table compensation add constraint compensation_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES parcel(id);
alter table compensation add constraint compensation_posting_id_fkey FOREIGN KEY (posting_id) REFERENCES ledger_posting(id);

alter table counter_parcel add constraint counter_parcel_former_unit_id_fkey FOREIGN KEY (former_unit_id) REFERENCES place(id);
alter table counter_parcel add constraint counter_parcel_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES parcel(id);
alter table counter_parcel add constraint counter_parcel_unit_id_fkey FOREIGN KEY (unit_id) REFERENCES place(id);

alter table counter_problem add constraint counter_problem_clerk_id_fkey FOREIGN KEY (clerk_id) REFERENCES user_account(id);
alter table counter_problem add constraint counter_problem_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES parcel(id);
alter table counter_problem add constraint counter_problem_unit_id_fkey FOREIGN KEY (unit_id) REFERENCES place(id);
alter table counter_problem add constraint counter_problem_visit_id_fkey FOREIGN KEY (visit_id) REFERENCES counter_visit(id);

alter table counter_visit add constraint counter_visit_approval_id_fkey FOREIGN KEY (approval_id) REFERENCES hand_over_approval(id);
alter table counter_visit add constraint counter_visit_clerk_id_fkey FOREIGN KEY (clerk_id) REFERENCES user_account(id);
alter table counter_visit add constraint counter_visit_stop_id_fkey FOREIGN KEY (stop_id) REFERENCES courier_stop(id);
alter table counter_visit add constraint counter_visit_unit_id_fkey FOREIGN KEY (unit_id) REFERENCES place(id);

alter table courier_choice add constraint courier_choice_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES parcel(id);
alter table courier_choice add constraint courier_choice_pickup_point_id_fkey FOREIGN KEY (pickup_point_id) REFERENCES place(id);
alter table courier_choice add constraint courier_choice_tariff_version_id_fkey FOREIGN KEY (tariff_version_id) REFERENCES tariff_version(id);

alter table courier_parcel add constraint courier_parcel_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES parcel(id);
alter table courier_parcel add constraint courier_parcel_stop_id_fkey FOREIGN KEY (stop_id) REFERENCES courier_stop(id);
alter table courier_parcel add constraint courier_parcel_tariff_version_id_fkey FOREIGN KEY (tariff_version_id) REFERENCES tariff_version(id);

alter table courier_round add constraint courier_round_courier_id_fkey FOREIGN KEY (courier_id) REFERENCES user_account(id);
alter table courier_round add constraint courier_round_unit_id_fkey FOREIGN KEY (unit_id) REFERENCES place(id);

alter table courier_stop add constraint courier_stop_round_id_fkey FOREIGN KEY (round_id) REFERENCES courier_round(id);

alter table customer_code_alias add constraint customer_code_alias_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id);

alter table customer_merge add constraint customer_merge_asked_by_id_fkey FOREIGN KEY (asked_by_id) REFERENCES user_account(id);
alter table customer_merge add constraint customer_merge_decided_by_id_fkey FOREIGN KEY (decided_by_id) REFERENCES user_account(id);
alter table customer_merge add constraint customer_merge_from_id_fkey FOREIGN KEY (from_id) REFERENCES user_account(id);
alter table customer_merge add constraint customer_merge_into_id_fkey FOREIGN KEY (into_id) REFERENCES user_account(id);
alter table customer_merge add constraint customer_merge_undone_by_id_fkey FOREIGN KEY (undone_by_id) REFERENCES user_account(id);

alter table customer_order add constraint customer_order_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES user_account(id);
alter table customer_order add constraint customer_order_pickup_point_id_fkey FOREIGN KEY (pickup_point_id) REFERENCES place(id);

alter table customer_pickup_point add constraint customer_pickup_point_place_id_fkey FOREIGN KEY (place_id) REFERENCES place(id);
alter table customer_pickup_point add constraint customer_pickup_point_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id);

alter table customer_product add constraint customer_product_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES user_account(id);
alter table customer_product add constraint customer_product_product_id_fkey FOREIGN KEY (product_id) REFERENCES product(id);

alter table customer_purse add constraint customer_purse_customer_code_fkey FOREIGN KEY (customer_code) REFERENCES user_account(customer_code);

alter table customer_terms add constraint customer_terms_customer_code_fkey FOREIGN KEY (customer_code) REFERENCES customer_purse(customer_code);
alter table customer_terms add constraint customer_terms_set_by_id_fkey FOREIGN KEY (set_by_id) REFERENCES user_account(id);

alter table declared_codes add constraint declared_codes_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES user_account(id);

alter table declared_item add constraint declared_item_order_id_fkey FOREIGN KEY (order_id) REFERENCES customer_order(id);

alter table dictionary_word add constraint dictionary_word_written_by_fkey FOREIGN KEY (written_by) REFERENCES user_account(id);

alter table drawer add constraint drawer_courier_id_fkey FOREIGN KEY (courier_id) REFERENCES user_account(id);
alter table drawer add constraint drawer_unit_id_fkey FOREIGN KEY (unit_id) REFERENCES place(id);

alter table drawer_outlay add constraint drawer_outlay_shift_id_fkey FOREIGN KEY (shift_id) REFERENCES shift(id);

alter table due_notice add constraint due_notice_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES parcel(id);

alter table email_change add constraint email_change_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id);

alter table expected_parcel add constraint expected_parcel_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES parcel(id);

alter table former_label add constraint former_label_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES parcel(id);

alter table freight_charge add constraint freight_charge_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES parcel(id);

alter table hand_over add constraint hand_over_clerk_id_fkey FOREIGN KEY (clerk_id) REFERENCES user_account(id);
alter table hand_over add constraint hand_over_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES parcel(id);
alter table hand_over add constraint hand_over_unit_id_fkey FOREIGN KEY (unit_id) REFERENCES place(id);
alter table hand_over add constraint hand_over_visit_id_fkey FOREIGN KEY (visit_id) REFERENCES counter_visit(id);

alter table hand_over_approval add constraint hand_over_approval_clerk_id_fkey FOREIGN KEY (clerk_id) REFERENCES user_account(id);
alter table hand_over_approval add constraint hand_over_approval_decided_by_id_fkey FOREIGN KEY (decided_by_id) REFERENCES user_account(id);
alter table hand_over_approval add constraint hand_over_approval_unit_id_fkey FOREIGN KEY (unit_id) REFERENCES place(id);

alter table hand_over_evidence_dropped add constraint hand_over_evidence_dropped_unit_id_fkey FOREIGN KEY (unit_id) REFERENCES place(id);

alter table inventory add constraint inventory_unit_id_fkey FOREIGN KEY (unit_id) REFERENCES place(id);

alter table inventory_cell add constraint inventory_cell_inventory_id_fkey FOREIGN KEY (inventory_id) REFERENCES inventory(id);

alter table inventory_item add constraint inventory_item_inventory_id_fkey FOREIGN KEY (inventory_id) REFERENCES inventory(id);
alter table inventory_item add constraint inventory_item_other_point_id_fkey FOREIGN KEY (other_point_id) REFERENCES place(id);
alter table inventory_item add constraint inventory_item_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES parcel(id);

alter table known_address add constraint known_address_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id);

alter table ledger_entry add constraint ledger_entry_account_id_fkey FOREIGN KEY (account_id) REFERENCES ledger_account(id);
alter table ledger_entry add constraint ledger_entry_posting_id_of_fkey FOREIGN KEY (posting_id, of) REFERENCES ledger_posting(id, entries);

alter table ledger_posting add constraint ledger_posting_by_id_fkey FOREIGN KEY (by_id) REFERENCES user_account(id);
alter table ledger_posting add constraint ledger_posting_corrects_fkey FOREIGN KEY (corrects) REFERENCES ledger_posting(id);
alter table ledger_posting add constraint ledger_posting_shift_id_fkey FOREIGN KEY (shift_id) REFERENCES shift(id);

alter table letter_code add constraint letter_code_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id);

alter table login add constraint login_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id);

alter table login_token add constraint login_token_login_id_fkey FOREIGN KEY (login_id) REFERENCES login(id) ON DELETE CASCADE;

alter table lying_parcel add constraint lying_parcel_former_unit_id_fkey FOREIGN KEY (former_unit_id) REFERENCES place(id);
alter table lying_parcel add constraint lying_parcel_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES parcel(id);
alter table lying_parcel add constraint lying_parcel_unit_id_fkey FOREIGN KEY (unit_id) REFERENCES place(id);

alter table move_in add constraint move_in_closed_by_fkey FOREIGN KEY (closed_by) REFERENCES user_account(id);
alter table move_in add constraint move_in_opened_by_fkey FOREIGN KEY (opened_by) REFERENCES user_account(id);

alter table move_in_file add constraint move_in_file_import_id_fkey FOREIGN KEY (import_id) REFERENCES office_import(id);
alter table move_in_file add constraint move_in_file_move_in_id_fkey FOREIGN KEY (move_in_id) REFERENCES move_in(id);
alter table move_in_file add constraint move_in_file_taken_back_by_fkey FOREIGN KEY (taken_back_by) REFERENCES user_account(id);

alter table move_in_thing add constraint move_in_thing_import_id_fkey FOREIGN KEY (import_id) REFERENCES move_in_file(import_id);

alter table name_looks_seen add constraint name_looks_seen_clerk_id_fkey FOREIGN KEY (clerk_id) REFERENCES user_account(id);
alter table name_looks_seen add constraint name_looks_seen_unit_id_fkey FOREIGN KEY (unit_id) REFERENCES place(id);

alter table notice_read add constraint notice_read_notice_id_fkey FOREIGN KEY (notice_id) REFERENCES notice(id);
alter table notice_read add constraint notice_read_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id);

alter table office_import add constraint office_import_confirmed_by_fkey FOREIGN KEY (confirmed_by) REFERENCES user_account(id);
alter table office_import add constraint office_import_uploaded_by_fkey FOREIGN KEY (uploaded_by) REFERENCES user_account(id);

alter table office_import_part add constraint office_import_part_import_id_fkey FOREIGN KEY (import_id) REFERENCES office_import(id);

alter table office_layout add constraint office_layout_said_by_fkey FOREIGN KEY (said_by) REFERENCES user_account(id);

alter table open_declaration add constraint open_declaration_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES parcel(id);

alter table opening_hours add constraint opening_hours_place_id_fkey FOREIGN KEY (place_id) REFERENCES operation_unit(place_id) ON DELETE CASCADE;

alter table opening_row add constraint opening_row_charge_id_fkey FOREIGN KEY (charge_id) REFERENCES charge(id);
alter table opening_row add constraint opening_row_import_id_fkey FOREIGN KEY (import_id) REFERENCES opening_file(import_id);
alter table opening_row add constraint opening_row_posting_id_fkey FOREIGN KEY (posting_id) REFERENCES ledger_posting(id);
alter table opening_row add constraint opening_row_standing_code_fkey FOREIGN KEY (standing_code) REFERENCES customer_purse(customer_code);
alter table opening_row add constraint opening_row_taken_back_by_fkey FOREIGN KEY (taken_back_by) REFERENCES ledger_posting(id);

alter table operation_unit add constraint operation_unit_place_id_fkey FOREIGN KEY (place_id) REFERENCES place(id);

alter table parcel add constraint parcel_pickup_point_id_fkey FOREIGN KEY (pickup_point_id) REFERENCES place(id);
alter table parcel add constraint parcel_trip_code_fkey FOREIGN KEY (trip_code) REFERENCES trip(code) DEFERRABLE INITIALLY DEFERRED;

alter table parcel_cell add constraint parcel_cell_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES parcel(id);
alter table parcel_cell add constraint parcel_cell_unit_id_fkey FOREIGN KEY (unit_id) REFERENCES place(id);

alter table parcel_claim add constraint parcel_claim_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES user_account(id);
alter table parcel_claim add constraint parcel_claim_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES user_account(id);
alter table parcel_claim add constraint parcel_claim_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES parcel(id);
alter table parcel_claim add constraint parcel_claim_picture_id_fkey FOREIGN KEY (picture_id) REFERENCES attachment(id);

alter table parcel_event add constraint parcel_event_parcel_id_corrects_fkey FOREIGN KEY (parcel_id, corrects) REFERENCES parcel_event(parcel_id, seq);
alter table parcel_event add constraint parcel_event_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES parcel(id);
alter table parcel_event add constraint parcel_event_place_id_fkey FOREIGN KEY (place_id) REFERENCES place(id);

alter table parcel_letter add constraint parcel_letter_letter_id_fkey FOREIGN KEY (letter_id) REFERENCES letter(id) ON DELETE CASCADE;

alter table parcel_problem add constraint parcel_problem_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES parcel(id);
alter table parcel_problem add constraint parcel_problem_unit_id_fkey FOREIGN KEY (unit_id) REFERENCES place(id);

alter table pass add constraint pass_pickup_point_id_fkey FOREIGN KEY (pickup_point_id) REFERENCES place(id);

alter table payment add constraint payment_by_id_fkey FOREIGN KEY (by_id) REFERENCES user_account(id);
alter table payment add constraint payment_customer_code_fkey FOREIGN KEY (customer_code) REFERENCES customer_purse(customer_code);
alter table payment add constraint payment_shift_id_fkey FOREIGN KEY (shift_id) REFERENCES shift(id);
alter table payment add constraint payment_unit_id_fkey FOREIGN KEY (unit_id) REFERENCES place(id);

alter table payment_line add constraint payment_line_charge_id_fkey FOREIGN KEY (charge_id) REFERENCES charge(id);
alter table payment_line add constraint payment_line_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payment(id);

alter table payment_means add constraint payment_means_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payment(id);

alter table payment_without_line add constraint payment_without_line_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payment(id);
alter table payment_without_line add constraint payment_without_line_shift_id_fkey FOREIGN KEY (shift_id) REFERENCES shift(id);

alter table place add constraint place_city_id_fkey FOREIGN KEY (city_id) REFERENCES place(id);

alter table points_change add constraint points_change_asked_by_id_fkey FOREIGN KEY (asked_by_id) REFERENCES user_account(id);
alter table points_change add constraint points_change_customer_code_fkey FOREIGN KEY (customer_code) REFERENCES customer_purse(customer_code);
alter table points_change add constraint points_change_decided_by_id_fkey FOREIGN KEY (decided_by_id) REFERENCES user_account(id);
alter table points_change add constraint points_change_posting_id_fkey FOREIGN KEY (posting_id) REFERENCES ledger_posting(id);

alter table points_earned add constraint points_earned_customer_code_fkey FOREIGN KEY (customer_code) REFERENCES customer_purse(customer_code);

alter table points_lot add constraint points_lot_customer_code_fkey FOREIGN KEY (customer_code) REFERENCES customer_purse(customer_code);
alter table points_lot add constraint points_lot_posting_id_fkey FOREIGN KEY (posting_id) REFERENCES ledger_posting(id);

alter table points_spent add constraint points_spent_lot_id_fkey FOREIGN KEY (lot_id) REFERENCES points_lot(id);
alter table points_spent add constraint points_spent_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payment(id);

alter table pool_binding add constraint pool_binding_bound_by_fkey FOREIGN KEY (bound_by) REFERENCES user_account(id);
alter table pool_binding add constraint pool_binding_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES user_account(id);
alter table pool_binding add constraint pool_binding_declared_id_fkey FOREIGN KEY (declared_id) REFERENCES parcel(id);
alter table pool_binding add constraint pool_binding_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES parcel(id);

alter table pool_parcel add constraint pool_parcel_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES parcel(id);

alter table product_channel add constraint product_channel_channel_id_fkey FOREIGN KEY (channel_id) REFERENCES channel(id);
alter table product_channel add constraint product_channel_product_id_fkey FOREIGN KEY (product_id) REFERENCES product(id);

alter table receipt add constraint receipt_unit_id_fkey FOREIGN KEY (unit_id) REFERENCES place(id);

alter table receipt_counter add constraint receipt_counter_unit_id_fkey FOREIGN KEY (unit_id) REFERENCES place(id);

alter table receipt_news add constraint receipt_news_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES parcel(id);

alter table recipient add constraint recipient_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES user_account(id);
alter table recipient add constraint recipient_pickup_point_id_fkey FOREIGN KEY (pickup_point_id) REFERENCES place(id);

alter table record_message add constraint record_message_author_id_fkey FOREIGN KEY (author_id) REFERENCES user_account(id);
alter table record_message add constraint record_message_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES user_account(id);

alter table record_note add constraint record_note_author_id_fkey FOREIGN KEY (author_id) REFERENCES user_account(id);

alter table record_note_mention add constraint record_note_mention_note_id_fkey FOREIGN KEY (note_id) REFERENCES record_note(id);
alter table record_note_mention add constraint record_note_mention_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id);

alter table recovery_code add constraint recovery_code_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id);

alter table refund add constraint refund_asked_by_id_fkey FOREIGN KEY (asked_by_id) REFERENCES user_account(id);
alter table refund add constraint refund_customer_code_fkey FOREIGN KEY (customer_code) REFERENCES customer_purse(customer_code);
alter table refund add constraint refund_decided_by_id_fkey FOREIGN KEY (decided_by_id) REFERENCES user_account(id);
alter table refund add constraint refund_paid_by_id_fkey FOREIGN KEY (paid_by_id) REFERENCES user_account(id);
alter table refund add constraint refund_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payment(id);
alter table refund add constraint refund_shift_id_fkey FOREIGN KEY (shift_id) REFERENCES shift(id);

alter table refund_line add constraint refund_line_payment_id_line_fkey FOREIGN KEY (payment_id, line) REFERENCES payment_line(payment_id, line);
alter table refund_line add constraint refund_line_refund_id_fkey FOREIGN KEY (refund_id) REFERENCES refund(id);

alter table refund_means add constraint refund_means_refund_id_fkey FOREIGN KEY (refund_id) REFERENCES refund(id);

alter table reserved_code add constraint reserved_code_reserved_by_fkey FOREIGN KEY (reserved_by) REFERENCES user_account(id);

alter table role_authority add constraint role_authority_authority_fkey FOREIGN KEY (authority) REFERENCES authority(code);
alter table role_authority add constraint role_authority_role_fkey FOREIGN KEY (role) REFERENCES role(code);

alter table saved_view add constraint saved_view_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE;

alter table scan_exception add constraint scan_exception_stop_id_fkey FOREIGN KEY (stop_id) REFERENCES courier_stop(id);
alter table scan_exception add constraint scan_exception_unit_id_fkey FOREIGN KEY (unit_id) REFERENCES place(id);

alter table second_weighing add constraint second_weighing_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES parcel(id);
alter table second_weighing add constraint second_weighing_unit_id_fkey FOREIGN KEY (unit_id) REFERENCES place(id);

alter table sent_file add constraint sent_file_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES user_account(id);

alter table sheet_comparison add constraint sheet_comparison_compared_by_fkey FOREIGN KEY (compared_by) REFERENCES user_account(id);

alter table sheet_difference_aside add constraint sheet_difference_aside_said_by_fkey FOREIGN KEY (said_by) REFERENCES user_account(id);

alter table shelf_decision add constraint shelf_decision_asked_by_id_fkey FOREIGN KEY (asked_by_id) REFERENCES user_account(id);
alter table shelf_decision add constraint shelf_decision_decided_by_id_fkey FOREIGN KEY (decided_by_id) REFERENCES user_account(id);
alter table shelf_decision add constraint shelf_decision_hub_id_fkey FOREIGN KEY (hub_id) REFERENCES place(id);
alter table shelf_decision add constraint shelf_decision_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES parcel(id);
alter table shelf_decision add constraint shelf_decision_unit_id_fkey FOREIGN KEY (unit_id) REFERENCES place(id);

alter table shift add constraint shift_after_shift_fkey FOREIGN KEY (after_shift) REFERENCES shift(id);
alter table shift add constraint shift_clerk_id_fkey FOREIGN KEY (clerk_id) REFERENCES user_account(id);
alter table shift add constraint shift_confirmed_by_id_fkey FOREIGN KEY (confirmed_by_id) REFERENCES user_account(id);
alter table shift add constraint shift_drawer_id_fkey FOREIGN KEY (drawer_id) REFERENCES drawer(id);
alter table shift add constraint shift_unit_id_fkey FOREIGN KEY (unit_id) REFERENCES place(id);

alter table shift_count add constraint shift_count_shift_id_fkey FOREIGN KEY (shift_id) REFERENCES shift(id);

alter table sole_decision add constraint sole_decision_by_id_fkey FOREIGN KEY (by_id) REFERENCES user_account(id);
alter table sole_decision add constraint sole_decision_customer_code_fkey FOREIGN KEY (customer_code) REFERENCES customer_purse(customer_code);
alter table sole_decision add constraint sole_decision_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payment(id);

alter table station_device add constraint station_device_key_made_by_fkey FOREIGN KEY (key_made_by) REFERENCES user_account(id);
alter table station_device add constraint station_device_registered_by_fkey FOREIGN KEY (registered_by) REFERENCES user_account(id);
alter table station_device add constraint station_device_unit_id_fkey FOREIGN KEY (unit_id) REFERENCES place(id);

alter table station_pairing add constraint station_pairing_device_id_fkey FOREIGN KEY (device_id) REFERENCES station_device(id);
alter table station_pairing add constraint station_pairing_made_by_fkey FOREIGN KEY (made_by) REFERENCES user_account(id);
alter table station_pairing add constraint station_pairing_unit_id_fkey FOREIGN KEY (unit_id) REFERENCES place(id);

alter table station_scan add constraint station_scan_device_id_fkey FOREIGN KEY (device_id) REFERENCES station_device(id);
alter table station_scan add constraint station_scan_sent_by_fkey FOREIGN KEY (sent_by) REFERENCES user_account(id);
alter table station_scan add constraint station_scan_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id);

alter table sticker add constraint sticker_code_fkey FOREIGN KEY (code) REFERENCES reserved_code(code);
alter table sticker add constraint sticker_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES parcel(id);

alter table sticker_series add constraint sticker_series_made_by_fkey FOREIGN KEY (made_by) REFERENCES user_account(id);

alter table storage_notice add constraint storage_notice_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES parcel(id);

alter table storage_rate add constraint storage_rate_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES parcel(id);

alter table tariff_rule add constraint tariff_rule_version_id_fkey FOREIGN KEY (version_id) REFERENCES tariff_version(id);

alter table tariff_surcharge add constraint tariff_surcharge_version_id_fkey FOREIGN KEY (version_id) REFERENCES tariff_version(id);

alter table tariff_version add constraint tariff_version_channel_id_fkey FOREIGN KEY (channel_id) REFERENCES channel(id);

alter table top_up add constraint top_up_customer_code_fkey FOREIGN KEY (customer_code) REFERENCES customer_purse(customer_code);
alter table top_up add constraint top_up_decided_by_id_fkey FOREIGN KEY (decided_by_id) REFERENCES user_account(id);
alter table top_up add constraint top_up_posting_id_fkey FOREIGN KEY (posting_id) REFERENCES ledger_posting(id);
alter table top_up add constraint top_up_seen_by_id_fkey FOREIGN KEY (seen_by_id) REFERENCES user_account(id);

alter table transfer add constraint transfer_hub_id_fkey FOREIGN KEY (hub_id) REFERENCES place(id);
alter table transfer add constraint transfer_point_id_fkey FOREIGN KEY (point_id) REFERENCES place(id);

alter table trip add constraint trip_channel_id_fkey FOREIGN KEY (channel_id) REFERENCES channel(id);
alter table trip add constraint trip_destination_id_fkey FOREIGN KEY (destination_id) REFERENCES place(id);
alter table trip add constraint trip_origin_id_fkey FOREIGN KEY (origin_id) REFERENCES place(id);

alter table trip_delay add constraint trip_delay_place_id_fkey FOREIGN KEY (place_id) REFERENCES place(id);
alter table trip_delay add constraint trip_delay_trip_id_fkey FOREIGN KEY (trip_id) REFERENCES trip(id);

alter table trip_event add constraint trip_event_place_id_fkey FOREIGN KEY (place_id) REFERENCES place(id);
alter table trip_event add constraint trip_event_trip_id_fkey FOREIGN KEY (trip_id) REFERENCES trip(id);

alter table trip_forecast add constraint trip_forecast_trip_id_fkey FOREIGN KEY (trip_id) REFERENCES trip(id);

alter table trip_left add constraint trip_left_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES parcel(id);
alter table trip_left add constraint trip_left_trip_id_fkey FOREIGN KEY (trip_id) REFERENCES trip(id);

alter table trip_load add constraint trip_load_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES parcel(id);
alter table trip_load add constraint trip_load_trip_id_fkey FOREIGN KEY (trip_id) REFERENCES trip(id);
alter table trip_load add constraint trip_load_trip_id_unit_seq_fkey FOREIGN KEY (trip_id, unit_seq) REFERENCES trip_unit(trip_id, seq);

alter table trip_manifest add constraint trip_manifest_trip_id_fkey FOREIGN KEY (trip_id) REFERENCES trip(id);

alter table trip_outcome add constraint trip_outcome_channel_id_fkey FOREIGN KEY (channel_id) REFERENCES channel(id);
alter table trip_outcome add constraint trip_outcome_trip_id_fkey FOREIGN KEY (trip_id) REFERENCES trip(id);

alter table trip_stop add constraint trip_stop_place_id_fkey FOREIGN KEY (place_id) REFERENCES place(id);
alter table trip_stop add constraint trip_stop_trip_id_fkey FOREIGN KEY (trip_id) REFERENCES trip(id);

alter table trip_tally add constraint trip_tally_trip_id_fkey FOREIGN KEY (trip_id) REFERENCES trip(id);

alter table trip_unit add constraint trip_unit_trip_id_fkey FOREIGN KEY (trip_id) REFERENCES trip(id);

alter table undone_scan add constraint undone_scan_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES parcel(id);
alter table undone_scan add constraint undone_scan_unit_id_fkey FOREIGN KEY (unit_id) REFERENCES place(id);

alter table user_account add constraint user_account_made_by_id_fkey FOREIGN KEY (made_by_id) REFERENCES user_account(id);
alter table user_account add constraint user_account_merged_into_fkey FOREIGN KEY (merged_into) REFERENCES user_account(id);
alter table user_account add constraint user_account_move_in_id_fkey FOREIGN KEY (move_in_id) REFERENCES move_in(id);
alter table user_account add constraint user_account_operation_unit_id_fkey FOREIGN KEY (operation_unit_id) REFERENCES place(id);

alter table user_role add constraint user_role_role_fkey FOREIGN KEY (role) REFERENCES role(code);
alter table user_role add constraint user_role_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id);

alter table vendor add constraint vendor_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES vendor(id);

alter table visit_opinion add constraint visit_opinion_unit_id_fkey FOREIGN KEY (unit_id) REFERENCES place(id);
alter table visit_opinion add constraint visit_opinion_visit_id_fkey FOREIGN KEY (visit_id) REFERENCES counter_visit(id);

CREATE TRIGGER agreed_price_kept BEFORE DELETE OR UPDATE ON public.agreed_price FOR EACH ROW EXECUTE FUNCTION refuse_agreed_price_change();

CREATE TRIGGER alias_has_shape AFTER INSERT ON public.customer_code_alias FOR EACH ROW EXECUTE FUNCTION note_customer_code_shape();

CREATE CONSTRAINT TRIGGER audit_draft_chained AFTER INSERT ON public.audit_draft DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION chain_audit_draft();

CREATE TRIGGER audit_event_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.audit_event FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

CREATE TRIGGER audit_head_stays BEFORE DELETE OR TRUNCATE ON public.audit_head FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

CREATE TRIGGER charge_added AFTER INSERT ON public.charge REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changes_by_code();

CREATE TRIGGER charge_changed AFTER UPDATE ON public.charge REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changes_by_code();

CREATE CONSTRAINT TRIGGER charge_correction_decided_alone AFTER INSERT OR UPDATE ON public.charge_correction DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((new.state = 'DONE'::text) AND (new.decided_by_id IS NULL))) EXECUTE FUNCTION decided_alone_is_counted('CORRECTION');

CREATE TRIGGER charge_gone AFTER DELETE ON public.charge REFERENCING OLD TABLE AS former FOR EACH STATEMENT EXECUTE FUNCTION note_changes_by_code();

CREATE TRIGGER code_has_alias AFTER INSERT OR UPDATE OF customer_code ON public.user_account FOR EACH ROW WHEN ((new.customer_code IS NOT NULL)) EXECUTE FUNCTION note_customer_code();

CREATE CONSTRAINT TRIGGER compensation_decided_alone AFTER INSERT OR UPDATE ON public.compensation DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((new.state = ANY (ARRAY['ACCEPTED'::text, 'PARTLY'::text])) AND (NOT (new.confirmed_by_id IS DISTINCT FROM new.decided_by_id)))) EXECUTE FUNCTION decided_alone_is_counted('COMPENSATION');

CREATE CONSTRAINT TRIGGER compensation_goes_back_once AFTER INSERT OR UPDATE ON public.compensation DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.state = ANY (ARRAY['CONFIRMING'::text, 'ACCEPTED'::text, 'PARTLY'::text]))) EXECUTE FUNCTION delivery_goes_back_once();

CREATE TRIGGER counter_look_append_only BEFORE DELETE OR UPDATE ON public.counter_look FOR EACH ROW EXECUTE FUNCTION guard_personal_look();

CREATE TRIGGER counter_look_stays BEFORE TRUNCATE ON public.counter_look FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

CREATE TRIGGER counter_problem_added AFTER INSERT ON public.counter_problem REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changes_by_parcel();

CREATE TRIGGER counter_problem_changed AFTER UPDATE ON public.counter_problem REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changes_by_parcel();

CREATE TRIGGER counter_problem_gone AFTER DELETE ON public.counter_problem REFERENCING OLD TABLE AS former FOR EACH STATEMENT EXECUTE FUNCTION note_changes_by_parcel();

CREATE TRIGGER courier_choice_added AFTER INSERT ON public.courier_choice REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changes_by_code();

CREATE TRIGGER courier_choice_changed AFTER UPDATE ON public.courier_choice REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changes_by_code();

CREATE TRIGGER courier_choice_gone AFTER DELETE ON public.courier_choice REFERENCING OLD TABLE AS former FOR EACH STATEMENT EXECUTE FUNCTION note_changes_by_code();

CREATE TRIGGER customer_order_added AFTER INSERT ON public.customer_order REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changes_by_account('customer_id');

CREATE TRIGGER customer_order_changed AFTER UPDATE ON public.customer_order REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changes_by_account('customer_id');

CREATE TRIGGER customer_order_gone AFTER DELETE ON public.customer_order REFERENCING OLD TABLE AS former FOR EACH STATEMENT EXECUTE FUNCTION note_changes_by_account('customer_id');

CREATE TRIGGER customer_pickup_point_added AFTER INSERT ON public.customer_pickup_point REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changes_by_account('user_id');

CREATE TRIGGER customer_pickup_point_changed AFTER UPDATE ON public.customer_pickup_point REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changes_by_account('user_id');

CREATE TRIGGER customer_pickup_point_gone AFTER DELETE ON public.customer_pickup_point REFERENCING OLD TABLE AS former FOR EACH STATEMENT EXECUTE FUNCTION note_changes_by_account('user_id');

CREATE TRIGGER customer_product_added AFTER INSERT ON public.customer_product REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changes_by_account('customer_id');

CREATE TRIGGER customer_product_changed AFTER UPDATE ON public.customer_product REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changes_by_account('customer_id');

CREATE TRIGGER customer_product_gone AFTER DELETE ON public.customer_product REFERENCING OLD TABLE AS former FOR EACH STATEMENT EXECUTE FUNCTION note_changes_by_account('customer_id');

CREATE TRIGGER customer_product_recorded AFTER INSERT OR UPDATE ON public.customer_product FOR EACH ROW EXECUTE FUNCTION record_agreed_price();

CREATE TRIGGER drawer_outlay_is_kept BEFORE DELETE OR UPDATE ON public.drawer_outlay FOR EACH ROW EXECUTE FUNCTION shift_record_is_kept();

CREATE TRIGGER freight_charge_added AFTER INSERT ON public.freight_charge REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changes_by_parcel();

CREATE TRIGGER freight_charge_changed AFTER UPDATE ON public.freight_charge REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changes_by_parcel();

CREATE TRIGGER freight_charge_gone AFTER DELETE ON public.freight_charge REFERENCING OLD TABLE AS former FOR EACH STATEMENT EXECUTE FUNCTION note_changes_by_parcel();

CREATE TRIGGER ledger_account_is_kept BEFORE DELETE OR UPDATE OF owner_kind, owner, kind, currency, side, may_be_negative ON public.ledger_account FOR EACH ROW EXECUTE FUNCTION ledger_is_kept();

CREATE TRIGGER ledger_account_is_not_emptied BEFORE TRUNCATE ON public.ledger_account FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_kept();

CREATE TRIGGER ledger_entry_is_kept BEFORE DELETE OR UPDATE ON public.ledger_entry FOR EACH ROW EXECUTE FUNCTION ledger_is_kept();

CREATE TRIGGER ledger_entry_is_not_emptied BEFORE TRUNCATE ON public.ledger_entry FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_kept();

CREATE CONSTRAINT TRIGGER ledger_posting_adds_up AFTER INSERT ON public.ledger_posting DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_posting_adds_up();

CREATE TRIGGER ledger_posting_is_kept BEFORE DELETE OR UPDATE ON public.ledger_posting FOR EACH ROW EXECUTE FUNCTION ledger_is_kept();

CREATE TRIGGER ledger_posting_is_not_emptied BEFORE TRUNCATE ON public.ledger_posting FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_kept();

CREATE TRIGGER login_ends AFTER UPDATE OF ended_at ON public.login FOR EACH ROW EXECUTE FUNCTION note_ended_login();

CREATE TRIGGER parcel_added AFTER INSERT ON public.parcel REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changes_by_code();

CREATE TRIGGER parcel_changed AFTER UPDATE ON public.parcel REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changes_by_code();

CREATE TRIGGER parcel_claim_added AFTER INSERT ON public.parcel_claim REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changes_by_account('customer_id');

CREATE TRIGGER parcel_claim_changed AFTER UPDATE ON public.parcel_claim REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changes_by_account('customer_id');

CREATE TRIGGER parcel_claim_gone AFTER DELETE ON public.parcel_claim REFERENCING OLD TABLE AS former FOR EACH STATEMENT EXECUTE FUNCTION note_changes_by_account('customer_id');

CREATE TRIGGER parcel_event_append_only BEFORE DELETE OR UPDATE ON public.parcel_event FOR EACH ROW EXECUTE FUNCTION refuse_event_change();

CREATE TRIGGER parcel_gone AFTER DELETE ON public.parcel REFERENCING OLD TABLE AS former FOR EACH STATEMENT EXECUTE FUNCTION note_changes_by_code();

CREATE TRIGGER parcel_name_added AFTER INSERT ON public.parcel_name REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changes_by_code();

CREATE TRIGGER parcel_name_changed AFTER UPDATE ON public.parcel_name REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changes_by_code();

CREATE TRIGGER parcel_name_gone AFTER DELETE ON public.parcel_name REFERENCING OLD TABLE AS former FOR EACH STATEMENT EXECUTE FUNCTION note_changes_by_code();

CREATE TRIGGER parcel_problem_added AFTER INSERT ON public.parcel_problem REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changes_by_parcel();

CREATE TRIGGER parcel_problem_changed AFTER UPDATE ON public.parcel_problem REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changes_by_parcel();

CREATE TRIGGER parcel_problem_gone AFTER DELETE ON public.parcel_problem REFERENCING OLD TABLE AS former FOR EACH STATEMENT EXECUTE FUNCTION note_changes_by_parcel();

CREATE TRIGGER pass_added AFTER INSERT ON public.pass REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changes_by_code();

CREATE TRIGGER pass_changed AFTER UPDATE ON public.pass REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changes_by_code();

CREATE TRIGGER pass_gone AFTER DELETE ON public.pass REFERENCING OLD TABLE AS former FOR EACH STATEMENT EXECUTE FUNCTION note_changes_by_code();

CREATE TRIGGER payment_is_kept BEFORE DELETE OR UPDATE ON public.payment FOR EACH ROW EXECUTE FUNCTION payment_is_kept();

CREATE TRIGGER payment_line_is_kept BEFORE DELETE OR UPDATE ON public.payment_line FOR EACH ROW EXECUTE FUNCTION payment_is_kept();

CREATE TRIGGER payment_means_is_kept BEFORE DELETE OR UPDATE ON public.payment_means FOR EACH ROW EXECUTE FUNCTION payment_is_kept();

CREATE TRIGGER personal_look_append_only BEFORE DELETE OR UPDATE ON public.personal_look FOR EACH ROW EXECUTE FUNCTION guard_personal_look();

CREATE TRIGGER personal_look_stays BEFORE TRUNCATE ON public.personal_look FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

CREATE TRIGGER pickup_code_added AFTER INSERT ON public.pickup_code REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changes_by_code();

CREATE TRIGGER pickup_code_changed AFTER UPDATE ON public.pickup_code REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changes_by_code();

CREATE TRIGGER pickup_code_gone AFTER DELETE ON public.pickup_code REFERENCING OLD TABLE AS former FOR EACH STATEMENT EXECUTE FUNCTION note_changes_by_code();

CREATE CONSTRAINT TRIGGER points_change_decided_alone AFTER INSERT OR UPDATE ON public.points_change DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((new.state = 'DONE'::text) AND (new.decided_by_id IS NULL))) EXECUTE FUNCTION decided_alone_is_counted('POINTS');

CREATE TRIGGER receipt_is_kept BEFORE DELETE OR UPDATE ON public.receipt FOR EACH ROW EXECUTE FUNCTION payment_is_kept();

CREATE TRIGGER record_message_added AFTER INSERT ON public.record_message REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changes_by_account('customer_id');

CREATE TRIGGER record_message_changed AFTER UPDATE ON public.record_message REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changes_by_account('customer_id');

CREATE TRIGGER record_message_gone AFTER DELETE ON public.record_message REFERENCING OLD TABLE AS former FOR EACH STATEMENT EXECUTE FUNCTION note_changes_by_account('customer_id');

CREATE CONSTRAINT TRIGGER refund_decided_alone AFTER INSERT OR UPDATE ON public.refund DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((new.state = ANY (ARRAY['APPROVED'::text, 'DONE'::text])) AND (new.decided_by_id IS NULL))) EXECUTE FUNCTION decided_alone_is_counted('REFUND');

CREATE CONSTRAINT TRIGGER refund_goes_back_once AFTER INSERT OR UPDATE ON public.refund DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.state = ANY (ARRAY['WAITING'::text, 'APPROVED'::text, 'DONE'::text]))) EXECUTE FUNCTION delivery_goes_back_once();

CREATE TRIGGER refund_line_is_kept BEFORE DELETE OR UPDATE ON public.refund_line FOR EACH ROW EXECUTE FUNCTION payment_is_kept();

CREATE TRIGGER refund_means_is_kept BEFORE DELETE OR UPDATE ON public.refund_means FOR EACH ROW EXECUTE FUNCTION payment_is_kept();

CREATE TRIGGER shelf_decision_added AFTER INSERT ON public.shelf_decision REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changes_by_parcel();

CREATE TRIGGER shelf_decision_changed AFTER UPDATE ON public.shelf_decision REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changes_by_parcel();

CREATE TRIGGER shelf_decision_gone AFTER DELETE ON public.shelf_decision REFERENCING OLD TABLE AS former FOR EACH STATEMENT EXECUTE FUNCTION note_changes_by_parcel();

CREATE TRIGGER shift_count_is_kept BEFORE DELETE OR UPDATE ON public.shift_count FOR EACH ROW EXECUTE FUNCTION shift_record_is_kept();

CREATE TRIGGER sole_decision_is_kept BEFORE DELETE OR UPDATE ON public.sole_decision FOR EACH ROW EXECUTE FUNCTION sole_decision_is_kept();

CREATE TRIGGER sole_decision_is_within AFTER INSERT ON public.sole_decision FOR EACH ROW EXECUTE FUNCTION sole_decision_is_within();

CREATE TRIGGER storage_notice_added AFTER INSERT ON public.storage_notice REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changes_by_parcel();

CREATE TRIGGER storage_notice_changed AFTER UPDATE ON public.storage_notice REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changes_by_parcel();

CREATE TRIGGER storage_notice_gone AFTER DELETE ON public.storage_notice REFERENCING OLD TABLE AS former FOR EACH STATEMENT EXECUTE FUNCTION note_changes_by_parcel();

CREATE TRIGGER storage_rate_added AFTER INSERT ON public.storage_rate REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changes_by_parcel();

CREATE TRIGGER storage_rate_changed AFTER UPDATE ON public.storage_rate REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changes_by_parcel();

CREATE TRIGGER storage_rate_gone AFTER DELETE ON public.storage_rate REFERENCING OLD TABLE AS former FOR EACH STATEMENT EXECUTE FUNCTION note_changes_by_parcel();

CREATE TRIGGER tariff_rule_published BEFORE INSERT OR DELETE OR UPDATE ON public.tariff_rule FOR EACH ROW EXECUTE FUNCTION refuse_published_tariff_part_change();

CREATE TRIGGER tariff_surcharge_published BEFORE INSERT OR DELETE OR UPDATE ON public.tariff_surcharge FOR EACH ROW EXECUTE FUNCTION refuse_published_tariff_part_change();

CREATE TRIGGER tariff_version_published BEFORE DELETE OR UPDATE ON public.tariff_version FOR EACH ROW EXECUTE FUNCTION refuse_published_tariff_change();

CREATE TRIGGER user_account_added AFTER INSERT ON public.user_account REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changes_by_account('id');

CREATE TRIGGER user_account_changed AFTER UPDATE ON public.user_account REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changes_by_account('id');

CREATE TRIGGER user_account_gone AFTER DELETE ON public.user_account REFERENCING OLD TABLE AS former FOR EACH STATEMENT EXECUTE FUNCTION note_changes_by_account('id');
