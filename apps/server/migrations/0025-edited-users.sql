-- Accounts are edited in a list.
alter table user_account add column version integer not null default 1 check (version > 0);

alter table login drop constraint login_end_reason_check;
alter table login add constraint login_end_reason_check check (end_reason in ('LOGOUT', 'ENDED_BY_USER', 'ENDED_BY_STAFF',
  'PASSWORD_CHANGED', 'PASSWORD_RESET', 'REUSED', 'DISABLED'));
