-- Colleagues who are called by a note.
create table record_note_mention (
  note_id uuid not null references record_note (id),
  user_id uuid not null references user_account (id),
  created_at timestamptz not null,
  -- When they have read it.
  seen_at timestamptz,
  primary key (note_id, user_id)
);
create index record_note_mention_unseen on record_note_mention (user_id, created_at desc) where seen_at is null;
