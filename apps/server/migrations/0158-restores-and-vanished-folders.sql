-- That the database came back from a backup, after which a new one is due; and a folder of backups that has vanished.
alter table backup_run drop constraint backup_run_kind_check;
alter table backup_run add constraint backup_run_kind_check check (kind in ('BACKUP', 'RESTORE_TRY', 'RESTORE'));
alter table backup_run drop constraint backup_run_fault_check;
alter table backup_run add constraint backup_run_fault_check
  check (fault in ('noRoom', 'notWritable', 'damaged', 'foreign', 'archive', 'gone', 'failed'));
