-- import: Joining, JoiningRole, Protocol from './sign-on.contract.ts'
-- type: protocol = Protocol
-- type: joining = Joining
-- type: role = JoiningRole

-- name: find_sign_on
select workspace_id as "workspaceId", protocol, issuer, client_id as "clientId", sealed_client_secret as "sealedClientSecret",
  sign_on_url as "signOnUrl", certificates, joining, role, is_required as "required", created_at as "createdAt", used_at as "usedAt"
from account.sign_ons where workspace_id = :workspaceId

-- name: lock_sign_on
-- Whoever deletes or changes the connection meanwhile waits, or has done so.
select protocol, issuer, client_id as "clientId", certificates, joining, role from account.sign_ons
where workspace_id = :workspaceId for share

-- name: list_linked
select i.user_id as "userId", u.name, i.linked_at as "linkedAt", i.used_at as "usedAt"
from account.sign_on_identities i join account.users u on u.id = i.user_id
where i.workspace_id = :workspaceId order by u.name, i.user_id

-- name: list_links_of_user
-- nullable: linkedAt, opensEverything
select w.id as "workspaceId", w.name as "workspaceName", i.linked_at as "linkedAt", i.opens_everything as "opensEverything"
from account.memberships m
join account.sign_ons o on o.workspace_id = m.workspace_id
join account.workspaces w on w.id = m.workspace_id
left join account.sign_on_identities i on i.workspace_id = m.workspace_id and i.user_id = m.user_id and (i.is_own or m.role <> 'owner')
where m.user_id = :userId order by w.name, w.id

-- name: find_own_link_needed
-- Somebody whom only they themselves can link: an owner who has not, and whoever ended their link.
select m.user_id as "userId" from account.memberships m
where m.workspace_id = :workspaceId and m.user_id = :userId
  and (m.role = 'owner' or exists (select from account.ended_sign_on_links e where e.workspace_id = m.workspace_id and e.user_id = m.user_id))
  and not exists (select from account.sign_on_identities i where i.workspace_id = m.workspace_id and i.user_id = m.user_id and i.is_own)

-- name: save_ended_link
insert into account.ended_sign_on_links (workspace_id, user_id, ended_at) values (:workspaceId, :userId, :now)
on conflict (workspace_id, user_id) do update set ended_at = excluded.ended_at

-- name: find_identity
select i.user_id as "userId", i.opens_everything as "opensEverything", m.role = 'owner' and not i.is_own as "isOwnerUnlinked"
from account.sign_on_identities i
join account.memberships m on m.workspace_id = i.workspace_id and m.user_id = i.user_id
where i.workspace_id = :workspaceId and i.issuer = :issuer and i.subject = :subject

-- name: find_owner_of_address
select u.id as "userId", u.email_verified as "emailVerified",
  exists (select from account.memberships m where m.workspace_id = :workspaceId and m.user_id = u.id) as "isMember",
  exists (select from account.memberships m where m.workspace_id = :workspaceId and m.user_id = u.id and m.role = 'owner') as "isOwner",
  exists (select from account.sign_on_identities i where i.workspace_id = :workspaceId and i.user_id = u.id) as "isLinked",
  exists (select from account.ended_sign_on_links e where e.workspace_id = :workspaceId and e.user_id = u.id) as "hasEndedLink"
from account.users u where u.email = :email

-- name: take_try
delete from account.sign_on_tries where state_hash = :stateHash
returning workspace_id as "workspaceId", purpose, browser_hash as "browserHash", user_id as "userId", session_id as "sessionId",
  opens_everything as "opensEverything", sealed_checks as "sealedChecks", sealed_response as "sealedResponse", created_at as "createdAt", expires_at as "expiresAt"

-- name: save_response
-- The first counts. Nothing if nobody was sent to the provider with this state, or too long ago.
update account.sign_on_tries set sealed_response = :sealedResponse
where state_hash = :stateHash and workspace_id = :workspaceId and expires_at > :now and sealed_response is null

-- name: use_assertion
-- Nothing if it was used before.
insert into account.sign_on_assertions (workspace_id, assertion_hash, expires_at)
values (:workspaceId, :assertionHash, :expiresAt)
on conflict do nothing
returning workspace_id as "workspaceId"

-- name: save_identity
-- Nothing if this subject is somebody already, or if the user is another subject.
insert into account.sign_on_identities (workspace_id, issuer, subject, user_id, opens_everything, is_own, linked_at, used_at)
values (:workspaceId, :issuer, :subject, :userId, :opensEverything, :isOwn, :now, :now)
on conflict do nothing
returning user_id as "userId"
