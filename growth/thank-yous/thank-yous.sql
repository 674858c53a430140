-- name: list_cards
-- nullable: connectorUser, connectorPerson, :id
-- not null: doors, by, connector
-- With how many introductions by the same connector for the same member led to a meeting.
select c.id, c.request_id as "requestId", c.user_id as "userId", c.state, c.asked_at as "askedAt", c.answered_at as "answeredAt", u.name as by,
  r.connector_user as "connectorUser", r.connector_person::text as "connectorPerson", r.connector ->> 'name' as connector,
  (select count(*)::int from introductions.requests o where o.workspace_id = c.workspace_id and o.user_id = c.user_id
    and o.stage in ('meeting_booked', 'converted') and o.person_deleted_at is null
    and (o.connector_user = r.connector_user or o.connector_person = r.connector_person)) as doors
from growth.thank_you_cards c join introductions.requests r on r.id = c.request_id join account.users u on u.id = c.user_id
where c.workspace_id = :workspaceId and r.person_deleted_at is null and (:id::uuid is null or c.id = :id) order by c.id desc limit 500

-- name: list_opened
-- nullable: connectorUser, connectorPerson, connectorEmail
-- not null: doors, connector, requestId
-- Whose introductions led to meetings of the viewer.
select (array_agg(r.id order by r.id desc))[1] as "requestId", (array_agg(r.connector ->> 'name' order by r.id desc))[1] as connector,
  (array_agg(r.connector ->> 'email' order by r.id desc))[1] as "connectorEmail",
  r.connector_user as "connectorUser", r.connector_person::text as "connectorPerson", count(*)::int as doors
from introductions.requests r
where r.workspace_id = platform.workspace_id() and r.user_id = platform.viewer_id() and r.stage in ('meeting_booked', 'converted')
  and r.person_deleted_at is null
group by r.connector_user, r.connector_person order by count(*) desc, 1 limit 200

-- name: insert_card
insert into growth.thank_you_cards (id, workspace_id, user_id, request_id, state, token_hash, asked_at)
values (:id, :workspaceId, :userId, :requestId, 'asked', :tokenHash, :now)

-- name: delete_card
delete from growth.thank_you_cards where id = :id and workspace_id = :workspaceId and user_id = :userId

-- name: answer_card
-- type: :state = 'agreed' | 'declined' | 'withdrawn'
update growth.thank_you_cards set state = :state, answered_at = :now where id = :id and state <> :state

-- name: find_by_token
select c.id, c.workspace_id as "workspaceId", w.name as workspace from growth.thank_you_cards c join account.workspaces w on w.id = c.workspace_id
where c.token_hash = :tokenHash

-- name: find_teammate
-- Somebody of the workspace, to write to.
select u.email, u.language from account.users u join account.memberships m on m.user_id = u.id
where u.id = :userId and m.workspace_id = :workspaceId and u.email_verified

-- name: find_workspace_name
select w.name from account.workspaces w where w.id = :workspaceId
