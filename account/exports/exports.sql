-- import: LeftOutWorkspace from './exports.contract.ts'
-- type: leftOut = LeftOutWorkspace[]

-- name: insert_export
-- type: :leftOut = string
insert into account.exports (id, user_id, state, created_at, workspace_ids, left_out)
values (:id, :userId, 'waiting', :now, :workspaceIds, :leftOut)
on conflict (user_id) where state in ('waiting', 'writing') do nothing

-- name: find_open_export
select id from account.exports where user_id = :userId and state in ('waiting', 'writing')

-- name: find_export
select id, state, tables_done as done, tables_total as total, row_count as rows, bytes::float8 as bytes, created_at as "createdAt",
  finished_at as "finishedAt", expires_at as "expiresAt", workspace_ids as "workspaceIds", left_out as "leftOut"
from account.exports where id = :id and user_id = :userId

-- name: list_exports
select id, state, tables_done as done, tables_total as total, row_count as rows, bytes::float8 as bytes, created_at as "createdAt",
  finished_at as "finishedAt", expires_at as "expiresAt", workspace_ids as "workspaceIds", left_out as "leftOut"
from account.exports where user_id = :userId and (expires_at is null or expires_at > :now)
order by created_at desc, id limit 20

-- name: find_piece
select p.bytes from account.export_pieces p join account.exports e on e.id = p.export_id
where p.export_id = :id and p.number = :number and e.user_id = :userId and e.state = 'done' and e.expires_at > :now

-- name: begin_export
update account.exports set state = 'writing', tables_done = 0, tables_total = :total, row_count = 0
where id = :id and user_id = :userId and state in ('waiting', 'writing') returning id, left_out as "leftOut"

-- name: note_progress
update account.exports set tables_done = :done, row_count = :rows where id = :id

-- name: insert_piece
insert into account.export_pieces (export_id, number, user_id, bytes) values (:id, :number, :userId, :bytes)

-- name: delete_pieces
delete from account.export_pieces where export_id = :id

-- name: settle_export
-- nullable: :expiresAt
-- type: :bytes = number
update account.exports set state = :state, bytes = :bytes, finished_at = :now, expires_at = :expiresAt where id = :id

-- name: delete_expired_exports
delete from account.exports where expires_at <= :now
