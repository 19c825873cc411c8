-- Who of the staff looked at a photo of a parcel.
alter table personal_look drop constraint personal_look_kind_check;
alter table personal_look add constraint personal_look_kind_check
  check (kind in ('ORDER', 'PICTURE', 'PHOTO', 'ACCOUNT', 'LOGINS'));

-- What stands on the label of a box that is another parcel now: it was bound out of the pool.
create table former_label (
  code text primary key check (code <> ''),
  parcel_id bigint not null references parcel (id),
  since timestamptz not null
);
create index former_label_parcel on former_label (parcel_id);
insert into former_label (code, parcel_id, since)
select distinct on (parcel.tracking_code) parcel.tracking_code, binding.declared_id, binding.bound_at
from pool_binding as binding join parcel on parcel.id = binding.parcel_id
where binding.undone_at is null
order by parcel.tracking_code, binding.bound_at desc;
