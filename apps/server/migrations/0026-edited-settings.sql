-- Settings are edited in a list. A setting that was taken back keeps its row, with JSON null, so that its version goes on.
alter table setting add column version integer not null default 1 check (version > 0);

create index audit_event_at on audit_event (at);
