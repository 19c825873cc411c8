-- The row of the file that an order was made of: orders of one file are listed as the file has them.
alter table customer_order add column file_row integer check (file_row > 0);
alter table order_progress add column file_row integer;
