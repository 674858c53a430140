-- type: payload = unknown
-- type: touched = number

-- name: insert_action
insert into hq.actions (id, kind, payload, taken_by, agent, approval_id, touched, taken_at)
values (:id, :kind, :payload, :userId, :agent, :approvalId, :touched, :now)

-- name: list_actions
select a.id, a.kind, a.payload, a.touched, a.agent, u.name, a.taken_at as "takenAt"
from hq.actions a left join account.users u on u.id = a.taken_by order by a.id desc limit 20

-- name: insert_notice
insert into hq.maintenance_notices (id, starts_at, ends_at, announced_at) values (:id, :startsAt, :endsAt, :now)

-- name: withdraw_notice
update hq.maintenance_notices set withdrawn_at = :now where withdrawn_at is null
returning starts_at as "startsAt", ends_at as "endsAt"

-- name: find_notice
select starts_at as "startsAt", ends_at as "endsAt" from hq.maintenance_notices
where withdrawn_at is null and ends_at > :now
