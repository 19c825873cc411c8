-- A pass is revoked too when all that it allowed was returned or disposed of.
alter table pass
  drop constraint pass_end_reason_check,
  add constraint pass_end_reason_check check (end_reason in ('CANCELLED', 'REPLACED', 'DELEGATED', 'COLLECTED', 'NOTHING_LEFT'));
