-- type: fields = Record<string, string>

-- name: insert_document
insert into growth.documents (id, workspace_id, kind, slug, version, created_at, changed_at)
values (:id, :workspaceId, :kind, :slug, 1, :now, :now)

-- name: insert_version
-- type: :fields = string
insert into growth.document_versions (document_id, number, workspace_id, fields, author_id, restored_from, created_at)
values (:documentId, :number, :workspaceId, :fields::jsonb, :authorId, :restoredFrom, :now)

-- name: count_documents
-- not null: n
select count(*)::int as n from growth.documents d where d.workspace_id = :workspaceId

-- name: list_documents
-- nullable: :kind, :beforeId
-- type: :limit = number
-- nullable: authorName
select d.id, d.kind, d.slug, d.version, d.published_version as "publishedVersion", d.published_at as "publishedAt",
  d.publish_at as "publishAt", d.publish_version as "publishVersion", d.taken_down_for as "takenDownFor",
  d.changed_at as "changedAt", v.fields, u.name as "authorName"
from growth.documents d
join growth.document_versions v on v.document_id = d.id and v.number = d.version
left join account.users u on u.id = v.author_id
where d.workspace_id = :workspaceId and (:kind::text is null or d.kind = :kind) and (:beforeId::uuid is null or d.id < :beforeId)
order by d.id desc limit :limit

-- name: find_document
-- nullable: authorName
select d.id, d.kind, d.slug, d.version, d.published_version as "publishedVersion", d.published_at as "publishedAt",
  d.publish_at as "publishAt", d.publish_version as "publishVersion", d.taken_down_for as "takenDownFor",
  d.changed_at as "changedAt", v.fields, u.name as "authorName"
from growth.documents d
join growth.document_versions v on v.document_id = d.id and v.number = d.version
left join account.users u on u.id = v.author_id
where d.id = :id and d.workspace_id = :workspaceId

-- name: lock_document
select d.id from growth.documents d where d.id = :id and d.workspace_id = :workspaceId for update

-- name: is_slug_used
-- not null: isSo
-- nullable: :exceptId
select exists (select from growth.documents d where d.workspace_id = :workspaceId and d.slug = :slug
  and (:exceptId::uuid is null or d.id <> :exceptId)) as "isSo"

-- name: update_draft
update growth.documents set version = :version, slug = :slug, changed_at = :now where id = :id and workspace_id = :workspaceId

-- name: update_published
-- nullable: :publishedVersion, :publishedAt, :publishAt, :publishVersion
update growth.documents set published_version = :publishedVersion::int, published_at = :publishedAt::timestamptz,
  publish_at = :publishAt::timestamptz, publish_version = :publishVersion::int, changed_at = :now
where id = :id and workspace_id = :workspaceId

-- name: delete_document
delete from growth.documents where id = :id and workspace_id = :workspaceId and taken_down_at is null

-- name: list_versions
-- nullable: authorName
-- type: :limit = number
select v.number, v.fields, v.restored_from as "restoredFrom", v.created_at as "createdAt", u.name as "authorName"
from growth.document_versions v left join account.users u on u.id = v.author_id
where v.document_id = :documentId and v.workspace_id = :workspaceId order by v.number desc limit :limit

-- name: find_version
select v.number, v.fields from growth.document_versions v
where v.document_id = :documentId and v.workspace_id = :workspaceId and v.number = :number

-- name: delete_old_versions
-- type: :keep = number
delete from growth.document_versions v using growth.documents d
where v.document_id = :documentId and d.id = v.document_id and v.workspace_id = :workspaceId and v.number <= d.version - :keep
  and v.number is distinct from d.published_version and v.number is distinct from d.publish_version

-- name: claim_slug
insert into growth.document_slugs as s (slug, document_id, workspace_id, claimed_at) values (:slug, :documentId, :workspaceId, :now)
on conflict (slug) do update set claimed_at = s.claimed_at where s.document_id = excluded.document_id

-- name: count_slugs
-- not null: n
select count(*)::int as n from growth.document_slugs s where s.document_id = :documentId

-- name: find_planned
select d.workspace_id as "workspaceId", d.published_at as "publishedAt", d.publish_at as "publishAt", d.publish_version as "publishVersion"
from growth.documents d where d.id = :id for update

-- name: find_page
-- nullable: siteKey, countsVisits
select d.id, d.workspace_id as "workspaceId", d.kind, d.slug, d.published_version as "version", d.published_at as "publishedAt",
  d.taken_down_at as "takenDownAt", v.fields, v.created_at as "writtenAt", w.name as workspace, s.key as "siteKey",
  s.counts_visits as "countsVisits"
from growth.document_slugs l
join growth.documents d on d.id = l.document_id
join growth.document_versions v on v.document_id = d.id and v.number = d.published_version
join account.workspaces w on w.id = d.workspace_id
left join growth.sites s on s.workspace_id = d.workspace_id
where l.slug = :slug

-- name: find_preview
-- nullable: siteKey
select d.id, d.workspace_id as "workspaceId", d.kind, d.slug, d.taken_down_at as "takenDownAt", v.fields,
  v.created_at as "writtenAt", w.name as workspace, s.key as "siteKey"
from growth.documents d
join growth.document_versions v on v.document_id = d.id and v.number = :number
join account.workspaces w on w.id = d.workspace_id
left join growth.sites s on s.workspace_id = d.workspace_id
where d.id = :id

-- name: list_published
-- nullable: :beforeAt, :beforeId
-- type: :limit = number
-- not null: slug, publishedAt
select d.id, d.kind, d.slug, d.published_at as "publishedAt", v.created_at as "writtenAt", v.fields
from growth.documents d join growth.document_versions v on v.document_id = d.id and v.number = d.published_version
where d.workspace_id = :workspaceId and d.kind = any(:kinds::text[]) and d.taken_down_at is null and d.slug is not null
  and (:beforeAt::timestamptz is null or (d.published_at, d.id) < (:beforeAt::timestamptz, :beforeId::uuid))
order by d.published_at desc, d.id desc limit :limit

-- name: find_published
-- not null: slug, publishedAt
select d.id, d.kind, d.slug, d.published_at as "publishedAt", v.created_at as "writtenAt", v.fields
from growth.document_slugs l join growth.documents d on d.id = l.document_id
join growth.document_versions v on v.document_id = d.id and v.number = d.published_version
where l.slug = :slug and d.workspace_id = :workspaceId and d.kind = :kind and d.taken_down_at is null and d.slug is not null

-- name: list_in_use
select d.id, v.fields from growth.documents d
join growth.document_versions v on v.document_id = d.id and v.number = d.published_version
where d.workspace_id = :workspaceId and d.kind = :kind order by d.id

-- name: list_indexed_pages
-- not null: slug, publishedAt
-- type: :limit = number
select d.slug, greatest(d.published_at, v.created_at) as "publishedAt" from growth.documents d
join growth.document_versions v on v.document_id = d.id and v.number = d.published_version
where d.slug is not null and d.taken_down_at is null
  and exists (select from account.domains o where o.workspace_id = d.workspace_id and o.proven_at is not null)
order by d.id limit :limit

-- name: add_read
insert into growth.document_reads as r (workspace_id, document_id, day, reads) values (:workspaceId, :documentId, :day::date, 1)
on conflict (workspace_id, document_id, day) do update set reads = r.reads + 1

-- name: list_reads_by_document
-- not null: reads, since
select r.document_id as "documentId", sum(r.reads)::int as reads, min(r.day)::text as since
from growth.document_reads r where r.workspace_id = :workspaceId group by r.document_id

-- name: insert_report
insert into growth.page_reports (id, workspace_id, document_id, reason, said, reported_at)
values (:id, :workspaceId, :documentId, :reason, :said, :now)

-- name: count_reports
-- not null: n
select count(*)::int as n from growth.page_reports r where r.document_id = :documentId

-- name: list_reported_pages
-- not null: reports, reasons
select l.slug, w.name as workspace, d.taken_down_for as "takenDownFor", count(*)::int as reports,
  array_agg(distinct r.reason order by r.reason) as reasons, max(r.reported_at) as "lastAt"
from growth.page_reports r join growth.documents d on d.id = r.document_id join account.workspaces w on w.id = d.workspace_id
join growth.document_slugs l on l.document_id = d.id and l.slug = d.slug
group by l.slug, w.name, d.taken_down_for order by max(r.reported_at) desc limit 200

-- name: take_down
-- nullable: :reason, :at
update growth.documents d set taken_down_at = :at::timestamptz, taken_down_for = :reason::text
from growth.document_slugs l where l.slug = :slug and d.id = l.document_id
returning d.id, d.workspace_id as "workspaceId"

-- name: delete_reports
delete from growth.page_reports where document_id = :documentId

-- name: find_workspace_name
select w.name from account.workspaces w where w.id = :workspaceId

-- name: list_instructions
-- type: :limit = number
-- not null: publishedAt, hasNewerDraft
select d.id, d.kind, d.slug, d.published_at as "publishedAt", v.created_at as "writtenAt", v.fields,
  d.version > d.published_version as "hasNewerDraft"
from growth.documents d join growth.document_versions v on v.document_id = d.id and v.number = d.published_version
where d.workspace_id = :workspaceId and d.kind = any(:kinds::text[]) and d.taken_down_at is null
order by d.published_at desc, d.id desc limit :limit
