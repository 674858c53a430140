-- name: find_reading
-- Of the viewer's own files.
select exists (select from contacts.imports where state in ('uploading', 'waiting', 'reading')) as "isReading"
