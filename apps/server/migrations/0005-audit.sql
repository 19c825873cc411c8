-- Who did what to which thing: append-only, each row bound to the one before it by a hash.
create table audit_event (
  -- Without gaps: a missing number is a missing row.
  seq bigint primary key check (seq > 0),
  at timestamptz not null,
  -- No foreign key: the record outlives what it tells about.
  actor_user_id uuid,
  actor_name text not null check (actor_name <> ''),
  login_id text,
  address text,
  user_agent text,
  action text not null check (action ~ '^[a-z][a-zA-Z-]*:[a-z][a-zA-Z-]*$'),
  subject_type text not null check (subject_type <> ''),
  subject_id text not null check (subject_id <> ''),
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object'),
  -- SHA-256 of the columns above but seq, made by the service; then the chain.
  content_hash bytea not null check (length(content_hash) = 32),
  prev_hash bytea not null check (length(prev_hash) = 32),
  hash bytea not null check (length(hash) = 32)
);

create index audit_event_subject on audit_event (subject_type, subject_id, seq);
create index audit_event_actor on audit_event (actor_user_id, seq) where actor_user_id is not null;

-- The newest link. A cut tail shows as rows that end before it.
create table audit_head (
  only_row boolean primary key default true check (only_row),
  seq bigint not null,
  hash bytea not null check (length(hash) = 32)
);

insert into audit_head (seq, hash) values (0, decode(repeat('00', 32), 'hex'));

-- What a transaction has recorded and not yet committed. Rows never outlive their transaction, so no log is kept of them.
create unlogged table audit_draft (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor_user_id uuid,
  actor_name text not null check (actor_name <> ''),
  login_id text,
  address text,
  user_agent text,
  action text not null check (action ~ '^[a-z][a-zA-Z-]*:[a-z][a-zA-Z-]*$'),
  subject_type text not null check (subject_type <> ''),
  subject_id text not null check (subject_id <> ''),
  details jsonb not null check (jsonb_typeof(details) = 'object'),
  content_hash bytea not null check (length(content_hash) = 32)
);

-- Runs inside COMMIT. The lock on the head is the last lock a transaction takes and is held for as long as the server
-- needs to commit, never for as long as a process needs to go on.
create function chain_audit_draft() returns trigger language plpgsql as $$
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
end $$;

create constraint trigger audit_draft_chained after insert on audit_draft
  deferrable initially deferred for each row execute function chain_audit_draft();

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;

create trigger audit_event_append_only before update or delete or truncate on audit_event
  for each statement execute function refuse_audit_change();

create trigger audit_head_stays before delete or truncate on audit_head
  for each statement execute function refuse_audit_change();
