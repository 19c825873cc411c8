-- Whether the scanner of a device types a sign behind each code; null until a test scan has shown it.
alter table station_device add column scanner_end text check (scanner_end in ('SIGN', 'NONE'));
