-- Counts and sums of a file of a move-in as they were when it was written last; null before. Where more of it is found
-- out later and is not written, these stay.
alter table move_in_file add column written jsonb;
update move_in_file set written = jsonb_build_object('counts', counts, 'sums', coalesce(sums, '[]'::jsonb))
from office_import where office_import.id = move_in_file.import_id and office_import.state = 'DONE'
  and counts is not null;
