-- Codes that stand in once for those of an authenticator app, when the phone is lost.
create table recovery_code (
  user_id uuid not null references user_account (id),
  code_hash bytea not null check (length(code_hash) = 32),
  primary key (user_id, code_hash)
);
