-- Points pay for a part of deliveries: from which lots, and what of them went back.
alter table payment_means drop constraint payment_means_means_check;
alter table payment_means add constraint payment_means_means_check check (means in ('POINTS', 'BALANCE', 'CASH_USD', 'CARD', 'CASH_TJS'));
alter table refund_means drop constraint refund_means_means_check;
alter table refund_means add constraint refund_means_means_check check (means in ('POINTS', 'BALANCE', 'CASH_USD', 'CARD', 'CASH_TJS'));

create table points_spent (
  payment_id uuid not null references payment (id),
  lot_id bigint not null references points_lot (id),
  points bigint not null check (points > 0),
  went_back bigint not null default 0 check (went_back between 0 and points),
  primary key (payment_id, lot_id)
);
