-- Managers, administrators and cashiers must have one-time codes, some days after the first log-in that has told them so. A role
-- of which somebody demanded codes before goes on demanding them at once.
alter table role add column codes_grace_days smallint not null default 0 check (codes_grace_days between 0 and 60);
update role set one_time_codes = true, codes_grace_days = 7
where code in ('manager', 'admin', 'cashier') and not one_time_codes;

alter table user_account
  -- The first log-in at which a role demanded codes of this account: its days of grace begin here.
  add column codes_asked_at timestamptz,
  -- Until then an administrator lets it work without them.
  add column codes_admitted_until timestamptz;

-- From when on one-time codes are owed by whom, and who is let in without them for a while. Nobody stands here who has them, whose
-- roles demand none, or whose password is printed for everybody. `due_at` is null until the first log-in.
create view codes_due_facts as
select user_account.id as user_id,
  min(case when codes_grace_days = 0 then 'epoch' else codes_asked_at + codes_grace_days * interval '24 hours' end) as due_at,
  codes_admitted_until as admitted_until
from user_account
join user_role on user_role.user_id = user_account.id
join role on role.code = user_role.role
where one_time_codes and totp_confirmed_at is null and not is_demo
group by user_account.id;
