-- What the office says instead of the program's own words. Each change is another row: the highest version of a word counts.
create table dictionary_word (
  cons_value text not null check (cons_value ~ '^[A-Z][A-Z0-9_]{1,79}$'),
  version integer not null check (version > 0),
  -- Languages that are said otherwise; {} takes the word back to the program's own.
  names jsonb not null check (jsonb_typeof(names) = 'object'),
  written_at timestamptz not null,
  written_by uuid not null references user_account (id),
  primary key (cons_value, version)
);

-- Where the walk stands that makes finished answers again after a change of words or delivery days: open parcels, then closed ones.
create table answer_renewal (
  only_row boolean primary key default true check (only_row),
  -- The version of the words that it makes, by language.
  text_versions jsonb not null default '{}' check (jsonb_typeof(text_versions) = 'object'),
  phase text not null default 'DONE' check (phase in ('OPEN', 'CLOSED', 'DONE')),
  after_parcel_id bigint not null default 0 check (after_parcel_id >= 0),
  passes_left smallint not null default 0 check (passes_left >= 0),
  stepped_at timestamptz not null default 'epoch'
);
insert into answer_renewal default values;

create index parcel_open on parcel (id) where is_current and closed_at is null;

insert into authority (code) values ('dictionary:refresh');
insert into role_authority (role, authority) values ('admin', 'dictionary:refresh');
