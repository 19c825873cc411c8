-- Keys of the installation: those that permits of stations and pickup codes are made with, and from now on those that passes are signed with.
-- `number` rises with each newer key of a purpose.
create table installation_key (
  purpose text not null check (purpose in ('STATION_PERMIT', 'PICKUP_CODE', 'PASS')),
  number integer not null check (number > 0),
  secret bytea not null check (length(secret) = 32),
  created_at timestamptz not null,
  primary key (purpose, number)
);
insert into installation_key (purpose, number, secret, created_at)
select 'STATION_PERMIT', 1, secret, created_at from station_permit_key
union all
select 'PICKUP_CODE', 1, secret, created_at from pickup_code_key;
drop table station_permit_key;
drop table pickup_code_key;
