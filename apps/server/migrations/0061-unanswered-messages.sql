-- What a customer has written and nobody has answered is counted and listed from the index alone. Whoever answers in a thread, or
-- closes it without an answer, answers all that was written there.
alter table record_message
  add column awaits_answer boolean not null default false check (not (awaits_answer and from_office));

update record_message as message set awaits_answer = true
where not from_office and not exists (
  select from record_message later
  where later.subject_type = message.subject_type and later.subject_id = message.subject_id
    and later.customer_id = message.customer_id and later.from_office and later.seq > message.seq);

create index record_message_unanswered on record_message (created_at) where awaits_answer;
create index record_message_newest on record_message (seq desc);
