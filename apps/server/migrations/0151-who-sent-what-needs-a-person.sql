-- Who has sent what somebody else made, whom a device names without proving it, and the moment by which it is judged.
alter table scan_exception
  add column sent_by text,
  add column allegedly text,
  add column done_at timestamptz;

-- Whoever sends without a good permit made it; the other name was what the device said.
update scan_exception set allegedly = scan_exception.scanned_by, scanned_by = user_account.username
from station_scan join user_account on user_account.id = station_scan.user_id
where station_scan.device_id = scan_exception.device_id and station_scan.scan_id = scan_exception.scan_id
  and station_scan.sent_by is null and scan_exception.say = 'PERMIT_ENDED'
  and user_account.username <> scan_exception.scanned_by;

update scan_exception set sent_by = user_account.username
from station_scan join user_account on user_account.id = station_scan.sent_by
where station_scan.device_id = scan_exception.device_id and station_scan.scan_id = scan_exception.scan_id;

-- What a counter says of long ago is judged as of a day before it came.
update scan_exception set done_at = case
  when action in ('GIVE', 'TAKE_CASH') and stop_id is null
    then least(greatest(scanned_at, came_at - interval '1 day'), came_at)
  else scanned_at end;
alter table scan_exception alter column done_at set not null;
