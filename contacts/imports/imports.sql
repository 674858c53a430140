-- import: ImportCounts from './imports.contract.ts'
-- import: RefusalCode from '@wellmet/platform/files/import-refused.ts'
-- type: counts = ImportCounts
-- type: problem = RefusalCode

-- name: find_progress
select id, file_name as "fileName", bytes::int, state, format, counts, problem, created_at as "createdAt",
  finished_at as "finishedAt"
from contacts.imports where id = :id
