-- import: ImportCounts from './imports.contract.ts'
-- import: RefusalCode from '@wellmet/platform/files/import-refused.ts'
-- type: counts = ImportCounts
-- type: problem = RefusalCode
-- type: undo = 'none' | 'waiting' | 'done'

-- name: find_progress
select id, file_name as "fileName", bytes::int, state, format, counts, archive_of as "archiveOf", problem, created_at as "createdAt",
  case when undone_at is not null then 'done' when undo_asked_at is not null then 'waiting' else 'none' end as undo,
  finished_at as "finishedAt"
from contacts.imports where id = :id and format is distinct from 'connected_account'

-- name: count_file
-- No row when the user has no file or no byte left today. Days that are over are deleted; yesterday is kept for an upload
-- that began before midnight.
with over as (delete from contacts.import_usage where user_id = :userId and day < :day::date - 1)
insert into contacts.import_usage as u (user_id, day, files, bytes) values (:userId, :day::date, 1, 0)
on conflict (user_id, day) do update set files = u.files + 1
where u.files < :maxFiles::int and u.bytes < :maxBytes::bigint
returning u.files

-- name: count_bytes
-- No row when there would be more than the user may upload in a day.
update contacts.import_usage u set bytes = u.bytes + :bytes::bigint
where u.user_id = :userId and u.day = :day::date and u.bytes + :bytes::bigint <= :maxBytes::bigint
returning u.files
