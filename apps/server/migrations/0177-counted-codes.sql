-- Up to which number codes of customers were counted, by their letters and the number that the office has them begin at: where the next search for a free one starts. No promise
-- stands on it: what is taken is passed over all the same.
create table customer_code_count (
  letters text not null,
  counted_from integer not null check (counted_from > 0),
  last_number integer not null,
  primary key (letters, counted_from)
);
