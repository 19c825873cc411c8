-- The choices of the move-in when a file was confirmed last: what is written of it goes by them.
alter table move_in_file add column confirmed_choices jsonb;
update move_in_file set confirmed_choices = move_in.choices from move_in, office_import
where move_in.id = move_in_file.move_in_id and office_import.id = move_in_file.import_id
  and office_import.confirmed_at is not null;
