-- When a parcel was claimed, and until when that was undecided: storage stands still meanwhile.
create view parcel_claim_facts as
  select parcel_id, created_at as opened_at, decided_at from parcel_claim;
