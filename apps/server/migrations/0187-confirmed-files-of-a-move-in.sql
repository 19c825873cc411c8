-- Whether what was found out last of a file is confirmed: what breaks off then is gone on with, anything else is checked.
alter table move_in_file add column is_confirmed boolean not null default false;
update move_in_file set is_confirmed = true from office_import as file
where file.id = move_in_file.import_id and file.confirmed_at is not null and file.state in ('RUNNING', 'DONE', 'FAILED');
