-- Dollars leave drawers in notes; what went out before stands.
alter table drawer_outlay add constraint drawer_outlay_dollars_in_notes
  check (currency <> 'USD' or amount_minor % 100 = 0) not valid;
