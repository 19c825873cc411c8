-- A checklist of a container that is neither a trip nor a transfer: the code of the container; `work` is the name of its kind.
alter table checklist
  add column container text check (container <> '' and length(container) <= 40),
  add unique (container, work),
  add check (num_nonnulls(trip_id, transfer_id, container) = 1),
  drop constraint checklist_work_check,
  drop constraint checklist_check1,
  drop constraint checklist_check2,
  add check (work <> '' and length(work) <= 40),
  add check ((work = 'UNLOADING') = (trip_id is not null)),
  add check ((work in ('FILLING', 'ACCEPTING')) = (transfer_id is not null));
