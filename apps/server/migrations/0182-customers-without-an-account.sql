-- Customers whom the office makes: there is a code and perhaps a phone, and nobody can log in until they claim it. Same table, so that every reference to a customer stands.
alter table user_account
  alter column username drop not null,
  alter column password_hash drop not null,
  alter column password_changed_at drop not null,
  -- When the number was proved to be its customer's; only then does it belong to one account alone.
  add column phone_proved_at timestamptz,
  -- When the customer took over what the office had made; null for those who have registered themselves.
  add column claimed_at timestamptz,
  -- Who of the office made it.
  add column made_by_id uuid references user_account (id),
  -- With which move-in it came.
  add column move_in_id uuid,
  -- Without an account there is nothing to log in by, nothing to write to and no offer that was accepted.
  add constraint user_account_unclaimed_check check (username is not null
    or (customer_code is not null and password_hash is null and email is null and totp_secret is null and offer_version is null
      and phone_proved_at is null and claimed_at is null)),
  -- Who works here logs in with both; a customer may log in by a proved phone alone.
  add constraint user_account_login_check check (username is null or password_hash is not null
    or (customer_code is not null and phone_proved_at is not null)),
  add constraint user_account_password_check check ((password_hash is null) = (password_changed_at is null)),
  add constraint user_account_proved_phone_check check (phone_proved_at is null or (phone is not null and customer_code is not null)),
  add constraint user_account_made_check check (made_by_id is not null or (claimed_at is null and move_in_id is null));

create unique index user_account_proved_phone on user_account (phone) where phone_proved_at is not null;
create index user_account_made_by on user_account (made_by_id) where made_by_id is not null;
create index user_account_move_in on user_account (move_in_id) where move_in_id is not null;

drop view account_facts;
create view account_facts as select id, username, name, phone, customer_code, email, claimed_at, made_by_id from user_account;
