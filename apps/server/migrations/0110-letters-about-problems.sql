-- The letter by which an owner learned of a problem, whose owner that was, and the letter that it is none. Older problems do not say.
alter table parcel_problem add column letter_id uuid,
  add column letter_to text check (letter_to <> ''),
  add column end_letter_id uuid,
  add constraint parcel_problem_letter_check check ((letter_id is null) = (letter_to is null)),
  add constraint parcel_problem_end_letter_check check (end_letter_id is null or letter_id is not null);
