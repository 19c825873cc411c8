-- Codes that were stored with Cyrillic or Greek letters that look Latin, typed in the Russian layout, with needless hyphens or twice in one are stored as they are
-- read since. A code whose Latin form another parcel has already keeps apart from it: it is that form with -DUP and a number, never the same code.
create function pg_temp.certain(code text) returns boolean language sql immutable as $$
  select case
    when code ~ '^(YT\d{16}|YT\d{13}|SF\d{12,13}|JT\d{12,13}|JD[A-Z0-9]{2}\d{10,13}(-\d+-\d+-?)?|DPK\d{11,}(-\d+)?|LP\d{14}|RP[0-9A-Y]{9})$'
      then true
    when code ~ '^[A-Z]{2}\d{9}[A-Z]{2}$' then (
      select case sum(weight * substr(code, 2 + place::int, 1)::int) % 11 when 0 then 5 when 1 then 0
          else 11 - sum(weight * substr(code, 2 + place::int, 1)::int) % 11 end = substr(code, 11, 1)::int
      from unnest(array[8, 6, 4, 2, 3, 5, 9, 7]) with ordinality as digit (weight, place))
    else false end
$$;
create function pg_temp.hyphens_gone(code text) returns text language sql immutable as $$
  select case when code like '%-%' and code !~ '^(JD|DPK)' and not pg_temp.certain(code) and pg_temp.certain(replace(code, '-', ''))
      and not exists (select from generate_series(2, length(code) - 1) as at
        where substr(code, at, 1) = '-' and pg_temp.certain(replace(left(code, at - 1), '-', '')))
    then replace(code, '-', '')
    when length(code) >= 22 and left(code, length(code) / 2) = right(code, (length(code) + 1) / 2) and length(code) % 2 = 0
      and (pg_temp.certain(left(code, length(code) / 2)) or left(code, length(code) / 2) ~ '^\d{12,15}$')
    then left(code, length(code) / 2)
    else code end
$$;
create function pg_temp.in_latin(code text) returns text language sql immutable as $$
  select case
    when pg_temp.certain(alike) and pg_temp.certain(typed) then
      case when right(typed, 2) = 'CN' then typed when right(alike, 2) = 'CN' then alike else code end
    when pg_temp.certain(alike) then alike
    when pg_temp.certain(typed) then typed
    when alike ~ '^[A-Z0-9-]+$' and length(regexp_replace(alike, '\D', '', 'g')) >= 4 then alike
    else code end
  from (select
    translate(code, 'АВЕКМНОРСТУҮХЈЅІӀҺΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEKMHOPCTYYXJSIIHABEZHIKMNOPTYX') as alike,
    translate(code, 'ЙЦУКЕНГШЩЗФЫВАПРОЛДЯЧСМИТЬ', 'QWERTYUIOPASDFGHJKLZXCVBNM') as typed) as read
$$;

create temporary table other_code on commit drop as
select code, min(latin) as latin, row_number() over (partition by min(latin) order by min(id)) as place,
  exists (select from parcel where tracking_code = min(latin)) as is_taken
from (
  select id, tracking_code as code, pg_temp.hyphens_gone(pg_temp.in_latin(tracking_code)) as latin from parcel
  where tracking_code ~ '[^A-Z0-9-]' or tracking_code like '%-%' or length(tracking_code) >= 22
) as read
where latin <> code group by code;

update other_code set latin = left(latin, 34) || '-DUP' || place where is_taken or place > 1;
delete from other_code where latin in (select tracking_code from parcel);

update parcel set tracking_code = latin from other_code where tracking_code = other_code.code;
update declared_item set tracking_code = latin from other_code where tracking_code = other_code.code;
update open_declaration set tracking_code = latin from other_code where tracking_code = other_code.code;
update parcel_name set tracking_code = latin from other_code where tracking_code = other_code.code
  and not exists (select from parcel_name as beside where beside.customer_code = parcel_name.customer_code and beside.tracking_code = latin);
update courier_parcel set tracking_code = latin from other_code where tracking_code = other_code.code;
update shelf_decision set tracking_code = latin from other_code where tracking_code = other_code.code;
update hand_over set tracking_code = latin from other_code where tracking_code = other_code.code;
update counter_problem set tracking_code = latin from other_code where tracking_code = other_code.code;
update compensation set tracking_code = latin from other_code where tracking_code = other_code.code;
update checklist_item set code = latin from other_code where checklist_item.code = other_code.code
  and not exists (select from checklist_item as beside where beside.checklist_id = checklist_item.checklist_id and beside.code = latin);
update inventory_item set code = latin from other_code where inventory_item.code = other_code.code
  and not exists (select from inventory_item as beside where beside.inventory_id = inventory_item.inventory_id and beside.code = latin);

-- Searches find them by what is stored now: their texts are folded anew by the walk over what was folded otherwise.
update parcel_search set form = 'before' from parcel join other_code on tracking_code = latin where parcel_search.parcel_id = parcel.id;
update search_walk set after_key = null, is_done = false where kind = 'parcel' and exists (select from other_code);
