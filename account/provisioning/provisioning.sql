-- name: find_inviter
select u.id as "userId", u.name, u.email_verified as "emailVerified", w.name as "workspaceName"
from account.memberships m
join account.users u on u.id = m.user_id
join account.workspaces w on w.id = m.workspace_id
where m.workspace_id = :workspaceId and m.role = 'owner'
order by m.user_id = :createdBy desc, u.email_verified desc, m.joined_at
limit 1

-- name: find_member_of_person
select m.user_id as "userId", m.role
from account.memberships m join account.users u on u.id = m.user_id
where m.workspace_id = :workspaceId and (m.user_id = :memberId::uuid or :memberId::uuid is null and u.email = :email and u.email_verified)

-- name: find_user_of_person
select u.id as "userId" from account.users u
where u.email_verified and u.disabled_at is null and u.deletes_at is null
  and (u.id = :memberId::uuid or :memberId::uuid is null and u.email = :email)

-- name: link_person
update account.provisioned_users p set member_id = u.id
from account.users u
where u.id = :userId and u.email_verified and p.workspace_id = :workspaceId and p.member_id is null and p.email = u.email

-- name: list_people
select p.id, p.member_id as "memberId", p.user_name as "userName", p.external_id as "externalId", p.email,
  p.given_name as "givenName", p.family_name as "familyName", p.display_name as "displayName", p.active,
  p.role_before as "roleBefore", p.created_at as "createdAt", p.changed_at as "changedAt"
from account.provisioned_users p
where p.workspace_id = :workspaceId
  and (:id::uuid is null or p.id = :id::uuid)
  and (:userName::text is null or lower(p.user_name) = lower(:userName::text))
  and (:externalId::text is null or p.external_id = :externalId::text)
order by p.created_at, p.id limit :limit offset :offset

-- name: count_people
select count(*)::int as n from account.provisioned_users p
where p.workspace_id = :workspaceId
  and (:userName::text is null or lower(p.user_name) = lower(:userName::text))
  and (:externalId::text is null or p.external_id = :externalId::text)

-- name: count_active_people
select count(*)::int as n from account.provisioned_users where workspace_id = :workspaceId and active

-- name: find_clash
select p.email = :email as "isAddress" from account.provisioned_users p
where p.workspace_id = :workspaceId and p.id <> :id and (p.email = :email or lower(p.user_name) = lower(:userName))
order by 1 limit 1

-- name: list_groups_of_people
select gp.person_id as "personId", g.id, g.display_name as "displayName", g.role
from account.provisioned_group_people gp join account.provisioned_groups g on g.id = gp.group_id
where gp.workspace_id = :workspaceId and gp.person_id = any(:personIds::uuid[])
order by g.display_name, g.id

-- name: list_groups
select g.id, g.display_name as "displayName", g.external_id as "externalId", g.role,
  (select count(*)::int from account.provisioned_group_people gp where gp.group_id = g.id) as people,
  g.created_at as "createdAt", g.changed_at as "changedAt"
from account.provisioned_groups g
where g.workspace_id = :workspaceId
  and (:id::uuid is null or g.id = :id::uuid)
  and (:displayName::text is null or lower(g.display_name) = lower(:displayName::text))
  and (:externalId::text is null or g.external_id = :externalId::text)
order by g.created_at, g.id limit :limit offset :offset

-- name: count_groups
select count(*)::int as n from account.provisioned_groups g
where g.workspace_id = :workspaceId
  and (:displayName::text is null or lower(g.display_name) = lower(:displayName::text))
  and (:externalId::text is null or g.external_id = :externalId::text)

-- name: list_people_of_groups
select gp.group_id as "groupId", p.id, coalesce(p.display_name, p.user_name) as display
from account.provisioned_group_people gp join account.provisioned_users p on p.id = gp.person_id
where gp.workspace_id = :workspaceId and gp.group_id = any(:groupIds::uuid[])
order by p.created_at, p.id

-- name: list_known_people
select id from account.provisioned_users where workspace_id = :workspaceId and id = any(:ids::uuid[])

-- name: delete_group_people
delete from account.provisioned_group_people where workspace_id = :workspaceId and group_id = :groupId and person_id = any(:personIds::uuid[])

-- name: insert_group_people
insert into account.provisioned_group_people (workspace_id, group_id, person_id)
select :workspaceId, :groupId, unnest(:personIds::uuid[]) on conflict do nothing
