-- Logins of staff end some hours after their last call and after their beginning.
alter table login drop constraint login_end_reason_check;
alter table login add constraint login_end_reason_check check (end_reason in ('LOGOUT', 'ENDED_BY_USER', 'ENDED_BY_STAFF',
  'PASSWORD_CHANGED', 'PASSWORD_RESET', 'REUSED', 'DISABLED', 'IDLE', 'TOO_LONG'));

-- True while the password is one that somebody else chose: its owner must choose another before anything else.
alter table user_account add column password_is_given boolean not null default false;

-- Who holds such a role must have one-time codes.
alter table role add column one_time_codes boolean not null default false;
alter table role add column version integer not null default 1 check (version > 0);
