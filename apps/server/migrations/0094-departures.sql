-- Why a trip has left with something else than was planned for it.
alter table trip_event add column difference text check (difference in ('NO_ROOM', 'NOT_FOUND', 'CAME_LATE', 'NOT_READY', 'OTHER'));
alter table trip_event add check (difference is null or type = 'DEPARTED');
