-- Only what stands of opening balances keeps a customer: one whose sums were all taken back can be withdrawn.
alter table opening_row
  drop constraint opening_row_customer_code_fkey,
  add standing_code text generated always as (case when taken_back_by is null then customer_code end) stored
    references customer_purse (customer_code);
create index opening_row_standing on opening_row (standing_code) where standing_code is not null;
