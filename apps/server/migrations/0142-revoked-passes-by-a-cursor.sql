-- The transaction that has made or revoked a pass: counters are sent what was revoked since they last asked.
alter table pass add column changed_in xid8 not null default pg_current_xact_id();
create index pass_changed_in on pass (changed_in) where ended_at is not null;
