-- Of a transfer that was confirmed, those who have seen the money have seen the same sum.
update top_up set seen_minor = null, seen_at = null, seen_by = null, seen_by_id = null
where state = 'DONE' and seen_minor <> received_minor;
alter table top_up add constraint top_up_same_sum_check
  check (state <> 'DONE' or seen_minor is null or seen_minor = received_minor);
