-- What was said of the sheets of a file and their columns.
alter table move_in_file add column said jsonb;
alter table user_account add constraint user_account_move_in_id_fkey foreign key (move_in_id) references move_in (id);
