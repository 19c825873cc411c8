-- Somebody of the office has confirmed that a copy of the key lies elsewhere; another key is another question.
alter table sealing_key
  add column copy_confirmed_at timestamptz,
  add column copy_confirmed_by text check (copy_confirmed_by <> ''),
  add check ((copy_confirmed_at is null) = (copy_confirmed_by is null));
