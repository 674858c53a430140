-- import: Role from '@wellmet/platform/contract/endpoint.ts'
-- import: Language from '@wellmet/platform/messages/locale.ts'
-- type: role = Role
-- type: language = Language

-- name: find_user_deletion
select deletes_at as "deletesAt" from account.users where id = :userId

-- name: set_user_deletion
-- nullable: :deletesAt
update account.users set deletes_at = :deletesAt, updated_at = :now
where id = :userId and (deletes_at is null) = (:deletesAt::timestamptz is not null) returning id

-- name: list_left_workspaces
-- not null: members, owners
select w.id, w.name, m.role, w.deletes_at as "deletesAt",
  (select count(*)::int from account.memberships o where o.workspace_id = w.id) as members,
  (select count(*)::int from account.memberships o where o.workspace_id = w.id and o.role = 'owner') as owners
from account.memberships m join account.workspaces w on w.id = m.workspace_id
where m.user_id = :userId order by m.joined_at, w.id

-- name: lock_workspaces_of
-- So that nobody joins or leaves while it is decided whose workspaces they are.
select m.workspace_id from account.memberships m
where m.workspace_id in (select o.workspace_id from account.memberships o where o.user_id = :userId)
order by m.workspace_id, m.user_id for update

-- name: find_due_user
select id, email from account.users where id = :userId and deletes_at <= :now

-- name: find_workspace_deletion
select name, deletes_at as "deletesAt" from account.workspaces where id = :workspaceId

-- name: set_workspace_deletion
-- nullable: :deletesAt
update account.workspaces set deletes_at = :deletesAt
where id = :workspaceId and (deletes_at is null) = (:deletesAt::timestamptz is not null) returning id

-- name: find_due_workspace
select id from account.workspaces where id = :workspaceId and deletes_at <= :now

-- name: list_told_members
select u.name, u.email, u.language from account.memberships m join account.users u on u.id = m.user_id and u.email_verified
where m.workspace_id = :workspaceId order by u.id

-- name: delete_user
delete from account.users where id = :userId

-- name: delete_verifications
-- A verification is stored by a hash of its token, and its value is the user.
delete from account.verifications where value = :userId

-- name: delete_workspace
delete from account.workspaces where id = :workspaceId

-- name: insert_deletion
insert into account.deletions (id, kind, deleted_at) values (:id, :kind, :at) on conflict (id) do nothing

-- name: list_deletions_since
select id, kind, deleted_at as at from account.deletions where deleted_at >= :since
