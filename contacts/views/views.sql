-- import: ContactColumn, ContactFilters, ContactSort from '../contact-list/contacts.contract.ts'

-- name: list_views
-- type: filters = ContactFilters
-- type: columns = ContactColumn[]
-- type: sort = ContactSort
-- not null: isMine, owner
-- The viewer's own, then those that other members share, each kind by name.
(select v.id, v.name, v.filters, v.sort, v.columns, v.is_shared as "isShared", true as "isMine", u.name as owner, v.changed_at as "changedAt"
from contacts.contact_views v join account.users u on u.id = v.user_id
where v.workspace_id = :workspaceId and v.user_id = :userId
order by v.name_key)
union all
(select v.id, v.name, v.filters, v.sort, v.columns, v.is_shared, false, u.name, v.changed_at
from contacts.contact_views v join account.users u on u.id = v.user_id
where v.workspace_id = :workspaceId and v.user_id <> :userId and v.is_shared
order by v.name_key, v.id limit :mostShared::int)

-- name: insert_view
-- No row when the member has as many as they may have.
insert into contacts.contact_views (id, workspace_id, user_id, name, name_key, filters, sort, columns, is_shared, created_at, changed_at)
select :id, :workspaceId, :userId, :name, :nameKey, :filters, :sort, :columns, :isShared, :now, :now
where (select count(*) from contacts.contact_views v where v.workspace_id = :workspaceId and v.user_id = :userId) < :most::int
returning id

-- name: find_namesake
-- nullable: :id
select v.id from contacts.contact_views v
where v.workspace_id = :workspaceId and v.user_id = :userId and v.name_key = :nameKey and v.id is distinct from :id::uuid

-- name: update_view
-- What is null stays as it is.
-- nullable: :name, :nameKey, :filters, :sort, :columns, :isShared
update contacts.contact_views set name = coalesce(:name, name), name_key = coalesce(:nameKey, name_key), filters = coalesce(:filters::jsonb, filters),
  sort = coalesce(:sort, sort), columns = coalesce(:columns::text[], columns), is_shared = coalesce(:isShared::boolean, is_shared), changed_at = :now
where id = :id and workspace_id = :workspaceId and user_id = :userId returning id

-- name: delete_view
delete from contacts.contact_views where id = :id and workspace_id = :workspaceId and user_id = :userId returning id
