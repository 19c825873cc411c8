-- The China address of a warehouse is edited by the office. Where the customer code comes is marked in its lines.
alter table china_address
  drop constraint china_address_phone_check,
  -- When lines that customers may have copied were changed, and when customers ceased to see them.
  add column changed_at timestamptz,
  add column closed_at timestamptz;

update china_address
set recipient = recipient || ' {customerCode}', street = street || ' ({customerCode})';

alter table china_address
  add check (phone ~ '^(1[3-9][0-9]{9}|0[0-9]{2,3}-[0-9]{7,8})$'),
  add check (position('{customerCode}' in recipient) > 0),
  add check (position('{customerCode}' in street) > 0);
