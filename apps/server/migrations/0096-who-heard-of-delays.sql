-- By which letter a customer is informed of which delays of trips. One telling is one form; it may be about several trips.
create table trip_delay_letter (
  letter_id uuid primary key,
  telling uuid not null,
  customer_code text not null check (customer_code <> ''),
  -- What it says: that parcels are late, that they go on, or that they were never late.
  kind text not null check (kind in ('DELAYED', 'ENDED', 'TAKEN_BACK')),
  -- The telling whose letter was queued while this one still waited: it went out instead.
  replaced_by uuid
);
-- However often a form is sent, a customer hears once that parcels are late.
create unique index trip_delay_letter_once on trip_delay_letter (telling, customer_code) where kind = 'DELAYED';
create index trip_delay_letter_telling on trip_delay_letter (telling, kind);

-- What other rooms read of delays.
create view trip_delay_facts as select trip_id, telling from trip_delay;

-- Why a report was taken back.
alter table trip_event add column taken_back_reason text check (taken_back_reason <> '');
