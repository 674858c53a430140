-- name: list_introduced
-- not null: name
-- Runs as the asker; the policy shows only their own and those that they joined.
select r.id, r.target ->> 'name' as name from introductions.requests r
where r.workspace_id = :workspaceId and r.user_id = :userId and r.person_deleted_at is null
  and r.stage in ('intro_sent', 'target_replied', 'meeting_booked')
order by r.changed_at desc, r.id desc limit 100

-- name: list_targets
-- not null: name
-- Runs as whoever looks at the runs; the policy leaves out requests that they do not see.
select r.id, r.target ->> 'name' as name from introductions.requests r
where r.id = any(:ids::uuid[]) and r.person_deleted_at is null
