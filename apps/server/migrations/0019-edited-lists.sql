-- What staff edit in lists: each row has a version, which a change must name.
alter table notice
  -- A draft is not shown, a withdrawn notice no longer.
  add column state text not null default 'PUBLISHED' check (state in ('DRAFT', 'PUBLISHED', 'WITHDRAWN')),
  add column version integer not null default 1 check (version > 0),
  add column updated_at timestamptz,
  add column updated_by text;

-- Which row a client's request has made, so that sending it twice makes one.
create table made_row (
  request_id uuid primary key,
  user_id uuid not null,
  subject_type text not null check (subject_type <> ''),
  subject_id text not null check (subject_id <> ''),
  made_at timestamptz not null
);

create index made_row_made_at on made_row (made_at);
