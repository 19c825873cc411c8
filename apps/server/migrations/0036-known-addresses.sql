-- A code by letter lets an owner in whom strangers' wrong tries would keep waiting.
alter table letter_code drop constraint letter_code_scene_check;
alter table letter_code add constraint letter_code_scene_check
  check (scene in ('register', 'reset', 'change-email', 'login'));

create index letter_code_user_id on letter_code (user_id, created_at) where user_id is not null;

-- Where an account has been used by its owner, or got back by letter: strangers' tries count for nothing there.
create table known_address (
  user_id uuid not null references user_account (id),
  address text not null,
  seen_at timestamptz not null,
  primary key (user_id, address)
);

insert into known_address (user_id, address, seen_at)
select user_id, address, max(created_at) from login group by user_id, address;
