-- Who of the office looked at whole phones, addresses, pictures and log-ins of people. Not in the chain of the audit record: looks are
-- many, and go after 400 days.
create table personal_look (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- No foreign keys: the record outlives what it tells about.
  viewer_id uuid not null,
  viewer_name text not null check (viewer_name <> ''),
  login_id text,
  address text,
  kind text not null check (kind in ('ORDER', 'PICTURE', 'ACCOUNT', 'LOGINS')),
  -- Whose data: the account, and its customer code or user name at that moment. Null for an order of nobody.
  person_id uuid,
  person_name text,
  subject_id text not null check (subject_id <> ''),
  check (person_id is not null or person_name is null)
);

create index personal_look_at on personal_look (at);
create index personal_look_viewer on personal_look (viewer_id, id desc);
create index personal_look_person on personal_look (person_id, id desc) where person_id is not null;

-- Only the job that forgets old looks says so of its transaction.
create function guard_personal_look() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('rohi.forgets_looks', true) = 'on' then
    return old;
  end if;
  raise exception '% is append-only', tg_table_name;
end $$;

create trigger personal_look_append_only before update or delete on personal_look
  for each row execute function guard_personal_look();

create trigger personal_look_stays before truncate on personal_look
  for each statement execute function refuse_audit_change();
