-- Changes of an e-mail address that the address before can undo. Of the token only the hash is kept.
create table email_change (
  token_hash bytea primary key check (length(token_hash) = 32),
  user_id uuid not null references user_account (id),
  old_email text not null check (old_email = lower(old_email)),
  new_email text not null check (new_email = lower(new_email)),
  changed_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > changed_at),
  ended_at timestamptz,
  -- Undone by the letter, changed back in the profile, or set otherwise by the office.
  end_reason text check (end_reason in ('UNDONE', 'CHANGED_BACK', 'BY_OFFICE')),
  check ((ended_at is null) = (end_reason is null))
);

create index email_change_user_id on email_change (user_id, changed_at);
create index email_change_old_email on email_change (old_email) where ended_at is null;
create index email_change_expires_at on email_change (expires_at);
