-- Every code that ever led to a customer, the current one among them. A label that bears one is answered for ever, so rows are never taken away by the service.

-- What `foldCustomerCode` of the contract makes of a code as accounts have it; a test holds one against the other.
create function fold_customer_code(written text) returns text language sql immutable strict as $$
  select translate(upper(written), 'АВЕКМНОРСТУҮХЈЅІӀҺΑΒΕΖΗΙΚΜΝΟΡΤΥΧ-', 'ABEKMHOPCTYYXJSIIHABEZHIKMNOPTYX')
$$;

-- Without the noughts before its number.
create function loose_customer_code(folded text) returns text language sql immutable strict as $$
  select regexp_replace(folded, '^([^0-9]*)0+(?=[0-9])', '\1')
$$;

create table customer_code_alias (
  folded text primary key check (folded ~ '^[^0-9]{0,5}[0-9]{1,8}[^0-9]?$' and length(folded) >= 2),
  loose text not null check (loose = loose_customer_code(folded)),
  written text not null check (written <> '' and length(written) <= 20),
  user_id uuid not null references user_account (id),
  source text not null check (source in ('IMPORT', 'MERGE', 'HAND', 'ISSUED')),
  since timestamptz not null
);
create index customer_code_alias_loose on customer_code_alias (loose);
create index customer_code_alias_user on customer_code_alias (user_id);

-- How codes in use look: what tells a customer code from a code of something else. It follows from the aliases.
create table customer_code_shape (
  letters text not null,
  ends_in_letter boolean not null,
  separator text not null check (separator in ('', '-')),
  least_digits integer not null check (least_digits between 1 and 8),
  most_digits integer not null check (most_digits between least_digits and 8),
  primary key (letters, ends_in_letter)
);

create function note_customer_code_shape() returns trigger language plpgsql as $$
declare
  letters_of text := substring(new.folded from '^[^0-9]*');
  ends boolean := new.folded ~ '[^0-9]$';
  digits integer := length(substring(new.folded from '[0-9]+'));
begin
  -- Most codes are of a shape that is there: two people who register do not wait for each other.
  if exists (select from customer_code_shape where letters = letters_of and ends_in_letter = ends and digits between least_digits and most_digits) then
    return null;
  end if;
  insert into customer_code_shape as known (letters, ends_in_letter, separator, least_digits, most_digits)
  values (letters_of, ends, case when new.written ~ '[^0-9]-[0-9]' then '-' else '' end, digits, digits)
  on conflict (letters, ends_in_letter) do update
    set least_digits = least(known.least_digits, digits), most_digits = greatest(known.most_digits, digits);
  return null;
end $$;
create trigger alias_has_shape after insert on customer_code_alias for each row execute function note_customer_code_shape();

alter table user_account drop constraint user_account_customer_code_check,
  add constraint user_account_customer_code_check check (customer_code ~ '^[^0-9 -]{0,5}-?[0-9]{1,8}[^0-9 -]?$' and length(customer_code) between 2 and 15);

-- A code that an account is given leads to it, whichever statement gives it; one that leads to somebody else is taken.
create function note_customer_code() returns trigger language plpgsql as $$
begin
  insert into customer_code_alias (folded, loose, written, user_id, source, since)
  values (fold_customer_code(new.customer_code), loose_customer_code(fold_customer_code(new.customer_code)), new.customer_code, new.id, 'ISSUED', new.created_at)
  on conflict (folded) do nothing;
  if not exists (select from customer_code_alias where folded = fold_customer_code(new.customer_code) and user_id = new.id) then
    raise exception 'the customer code is taken' using errcode = 'unique_violation', constraint = 'customer_code_alias_pkey';
  end if;
  return null;
end $$;
create trigger code_has_alias after insert or update of customer_code on user_account
  for each row when (new.customer_code is not null) execute function note_customer_code();

insert into customer_code_alias (folded, loose, written, user_id, source, since)
select fold_customer_code(customer_code), loose_customer_code(fold_customer_code(customer_code)), customer_code, id, 'ISSUED', created_at from user_account where customer_code is not null;

-- Whose codes there are, for rooms that ask the database.
create view customer_code_facts as
select alias.folded, alias.loose, alias.written, alias.source, alias.since, alias.user_id, account.customer_code
from customer_code_alias as alias join user_account as account on account.id = alias.user_id;
