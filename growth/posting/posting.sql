-- import: PlaceKind from './posting.contract.ts'
-- import: PostFailure from './post-states.rules.ts'
-- type: kind = PlaceKind
-- type: reason = PostFailure

-- name: list_places
-- not null: isWorking
-- Of the viewer.
select p.id, p.kind, p.name, p.account_id as "accountId", p.place,
  p.account_id is null or exists (select from connections.connected_accounts a where a.id = p.account_id and a.state in ('connected', 'failed')) as "isWorking"
from growth.posting_places p where p.user_id = platform.viewer_id() and p.workspace_id = platform.workspace_id() order by p.id

-- name: insert_place
-- nullable: :accountId, :place, :sealedAddress
insert into growth.posting_places (id, workspace_id, user_id, kind, account_id, place, name, sealed_address, created_at)
values (:id, :workspaceId, :userId, :kind, :accountId, :place, :name, :sealedAddress, :now)
on conflict do nothing

-- name: delete_place
delete from growth.posting_places where id = :id and user_id = platform.viewer_id() and workspace_id = platform.workspace_id()

-- name: find_settings
-- type: ghostState = 'draft' | 'published'
select needs_approval as "needsApproval", ghost_state as "ghostState" from growth.posting_settings where workspace_id = :workspaceId

-- name: save_settings
insert into growth.posting_settings as s (workspace_id, needs_approval, ghost_state, changed_at)
values (:workspaceId, :needsApproval, :ghostState, :now)
on conflict (workspace_id) do update set needs_approval = excluded.needs_approval, ghost_state = excluded.ghost_state, changed_at = excluded.changed_at

-- name: list_sites
-- Ghost sites of the viewer that can be used.
select a.id as "accountId", a.address as name from connections.connected_accounts a
where a.provider = 'ghost' and a.user_id = platform.viewer_id() and a.workspace_id = platform.workspace_id()
  and a.state in ('connected', 'failed') order by a.connected_at, a.id

-- name: find_published_page
-- type: fields = Record<string, string>
-- not null: slug, version
select d.id, d.slug, d.published_version as version, v.fields from growth.documents d
join growth.document_versions v on v.document_id = d.id and v.number = d.published_version
where d.id = :id and d.workspace_id = :workspaceId and d.slug is not null and d.taken_down_at is null

-- name: list_posted_places
-- not null: placeId
select c.place_id as "placeId" from growth.cross_posts c
where c.workspace_id = :workspaceId and c.document_id = :documentId and c.version = :version and c.place_id is not null
  and c.state not in ('failed', 'rejected')

-- name: count_posts
-- not null: n
select count(*)::int as n from growth.cross_posts c where c.workspace_id = :workspaceId and c.created_at >= :since

-- name: insert_post
-- nullable: :approvalId
-- Nothing is inserted for a place where this version is.
insert into growth.cross_posts (id, workspace_id, document_id, version, place_id, kind, place_name, title, text, link, state, approval_id, asked_by, created_at)
values (:id, :workspaceId, :documentId, :version, :placeId, :kind, :placeName, :title, :text, :link, :state, :approvalId, :askedBy, :now)
on conflict do nothing

-- name: settle_approval
-- type: :state = 'waiting' | 'rejected'
-- type: :ids = string[]
update growth.cross_posts set state = :state, settled_at = case when :state = 'rejected' then :now::timestamptz end
where id = any(:ids::uuid[]) and workspace_id = :workspaceId and state = 'approval' returning id

-- name: list_posts
-- nullable: :documentId, :ids, by
-- type: :limit = number
select c.id, c.document_id as "documentId", c.version, c.kind, c.place_name as "place", c.title, c.text, c.state, c.reason, c.url,
  u.name as by, c.approval_id as "approvalId", c.created_at as "createdAt", c.settled_at as "settledAt"
from growth.cross_posts c left join account.users u on u.id = c.asked_by
where c.workspace_id = platform.workspace_id() and (:documentId::uuid is null or c.document_id = :documentId)
  and (:ids::uuid[] is null or c.id = any(:ids::uuid[]))
order by c.id desc limit :limit

-- name: claim_post
-- nullable: placeId, ownerId, accountId, place, sealedAddress, ghostState
-- not null: isPublished
-- type: ghostState = 'draft' | 'published'
-- Once: from here on it is never posted a second time. With whether everything is still there.
update growth.cross_posts c set state = 'sending' where c.id = :id and c.state = 'waiting'
returning c.workspace_id as "workspaceId", c.kind, c.title, c.text, c.link, c.version, c.created_at as "createdAt",
  (select p.id from growth.posting_places p join account.users u on u.id = p.user_id
    where p.id = c.place_id and u.disabled_at is null and u.deletes_at is null) as "placeId",
  (select p.user_id from growth.posting_places p where p.id = c.place_id) as "ownerId",
  (select p.account_id from growth.posting_places p where p.id = c.place_id) as "accountId",
  (select p.place from growth.posting_places p where p.id = c.place_id) as "place",
  (select p.sealed_address from growth.posting_places p where p.id = c.place_id) as "sealedAddress",
  (select s.ghost_state from growth.posting_settings s where s.workspace_id = c.workspace_id) as "ghostState",
  exists (select from growth.documents d where d.id = c.document_id and d.published_version is not null and d.taken_down_at is null) as "isPublished"

-- name: find_sent
-- nullable: ownerId, accountId
-- What was claimed or has no known end, to look it up.
select c.state, c.kind, c.workspace_id as "workspaceId", p.user_id as "ownerId", p.account_id as "accountId"
from growth.cross_posts c left join growth.posting_places p on p.id = c.place_id where c.id = :id and c.state in ('sending', 'unknown')

-- name: release_post
update growth.cross_posts set state = 'waiting' where id = :id and state = 'sending'

-- name: settle_post
-- nullable: :reason, :ref, :url
-- type: :state = 'posted' | 'accepted' | 'failed' | 'unknown'
update growth.cross_posts set state = :state, reason = :reason, ref = :ref, url = :url, settled_at = :now
where id = :id and state in ('sending', 'unknown')

-- name: delete_posts_before
delete from growth.cross_posts where created_at < :before
