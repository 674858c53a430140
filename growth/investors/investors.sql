-- import: PitchChange from './pitches.contract.ts'
-- type: sections = PitchChange['sections']

-- name: find_pitch
select p.title, p.sections from growth.pitches p where p.workspace_id = :workspaceId

-- name: save_pitch
-- type: :sections = string
insert into growth.pitches as p (workspace_id, title, sections, changed_at) values (:workspaceId, :title, :sections::jsonb, :now)
on conflict (workspace_id) do update set title = excluded.title, sections = excluded.sections, changed_at = excluded.changed_at

-- name: count_links
-- not null: n
select count(*)::int as n from growth.pitch_links l where l.workspace_id = :workspaceId and l.revoked_at is null

-- name: insert_link
insert into growth.pitch_links (id, workspace_id, reader, token_hash, created_at) values (:id, :workspaceId, :reader, :tokenHash, :now)

-- name: revoke_link
update growth.pitch_links set revoked_at = :now where id = :id and workspace_id = :workspaceId and revoked_at is null

-- name: list_links
-- type: :limit = number
select l.id, l.reader, l.created_at as "createdAt", l.revoked_at as "revokedAt" from growth.pitch_links l
where l.workspace_id = :workspaceId order by l.revoked_at is not null, l.id desc limit :limit

-- name: list_reads
-- not null: lastOn
select r.link_id as "linkId", r.section, r.by_reader as "byReader", r.times, r.last_day::text as "lastOn" from growth.pitch_reads r
where r.workspace_id = :workspaceId order by r.last_day desc, r.section

-- name: find_open_link
select l.id, l.workspace_id as "workspaceId", l.reader, w.name as workspace from growth.pitch_links l
join account.workspaces w on w.id = l.workspace_id where l.token_hash = :tokenHash and l.revoked_at is null

-- name: find_link_by_id
select l.reader from growth.pitch_links l where l.id = :id and l.revoked_at is null

-- name: save_read_row
insert into growth.pitch_reads as r (workspace_id, link_id, section, by_reader, times, last_day)
values (:workspaceId, :linkId, :section, :byReader, 1, :day::date)
on conflict (workspace_id, link_id, section, by_reader) do update set times = r.times + 1, last_day = excluded.last_day
returning r.times
