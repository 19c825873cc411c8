-- That something of a customer has changed, by whichever statement: pages of the cabinet that stand open ask for nothing else until it has. Unlogged, for an hour: after a crash of
-- the database they look again by themselves.
create unlogged table owner_change (
  changed_in xid8 not null default pg_current_xact_id(),
  customer_code text not null check (customer_code <> ''),
  changed_at timestamptz not null default now(),
  primary key (changed_in, customer_code)
);
create index owner_change_age on owner_change (changed_at);

-- For tables that say whose their rows are by customer_code.
create function note_changes_by_code() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then
    insert into owner_change (customer_code) select distinct customer_code from changed where customer_code <> '' on conflict do nothing;
  end if;
  if tg_op <> 'INSERT' then
    insert into owner_change (customer_code) select distinct customer_code from former where customer_code <> '' on conflict do nothing;
  end if;
  return null;
end $$;

-- For tables whose rows are of a parcel, by parcel_id: its owner of now.
create function note_changes_by_parcel() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then
    insert into owner_change (customer_code)
    select distinct parcel.customer_code from changed join parcel on parcel.id = changed.parcel_id where parcel.customer_code <> '' on conflict do nothing;
  else
    insert into owner_change (customer_code)
    select distinct parcel.customer_code from former join parcel on parcel.id = former.parcel_id where parcel.customer_code <> '' on conflict do nothing;
  end if;
  return null;
end $$;

-- For tables whose rows are of an account, by the column that the trigger names.
create function note_changes_by_account() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then
    insert into owner_change (customer_code)
    select distinct account.customer_code from changed join user_account as account on account.id = (to_jsonb(changed) ->> tg_argv[0])::uuid where account.customer_code <> '' on conflict do nothing;
  else
    insert into owner_change (customer_code)
    select distinct account.customer_code from former join user_account as account on account.id = (to_jsonb(former) ->> tg_argv[0])::uuid where account.customer_code <> '' on conflict do nothing;
  end if;
  return null;
end $$;

-- A log-in that ends: its page has to learn of it. Not each time that it was seen, which is a write a minute.
create function note_ended_login() returns trigger language plpgsql as $$
begin
  insert into owner_change (customer_code)
  select customer_code from user_account where id = new.user_id and customer_code <> '' on conflict do nothing;
  return null;
end $$;
create trigger login_ends after update of ended_at on login for each row execute function note_ended_login();

do $$
declare
  noted record;
begin
  for noted in
    select * from (values
      ('parcel', 'note_changes_by_code()'), ('parcel_name', 'note_changes_by_code()'), ('charge', 'note_changes_by_code()'), ('pass', 'note_changes_by_code()'),
      ('pickup_code', 'note_changes_by_code()'), ('courier_choice', 'note_changes_by_code()'),
      ('parcel_problem', 'note_changes_by_parcel()'), ('counter_problem', 'note_changes_by_parcel()'), ('storage_notice', 'note_changes_by_parcel()'),
      ('shelf_decision', 'note_changes_by_parcel()'), ('storage_rate', 'note_changes_by_parcel()'), ('freight_charge', 'note_changes_by_parcel()'),
      ('parcel_claim', 'note_changes_by_account(''customer_id'')'), ('record_message', 'note_changes_by_account(''customer_id'')'),
      ('customer_order', 'note_changes_by_account(''customer_id'')'), ('customer_product', 'note_changes_by_account(''customer_id'')'),
      ('customer_pickup_point', 'note_changes_by_account(''user_id'')'), ('user_account', 'note_changes_by_account(''id'')')
    ) as pair (tab, fn)
  loop
    execute format('create trigger %I after insert on %I referencing new table as changed for each statement execute function %s', noted.tab || '_added', noted.tab, noted.fn);
    execute format('create trigger %I after update on %I referencing old table as former new table as changed for each statement execute function %s', noted.tab || '_changed', noted.tab, noted.fn);
    execute format('create trigger %I after delete on %I referencing old table as former for each statement execute function %s', noted.tab || '_gone', noted.tab, noted.fn);
  end loop;
end $$;

alter table installation_key drop constraint installation_key_purpose_check,
  add constraint installation_key_purpose_check check (purpose in ('STATION_PERMIT', 'PICKUP_CODE', 'PASS', 'PULSE'));
