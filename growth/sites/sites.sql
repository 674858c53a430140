-- name: find_site
select s.key, s.origins, s.counts_visits as "countsVisits", s.created_at as "createdAt", s.changed_at as "changedAt"
from growth.sites s where s.workspace_id = :workspaceId

-- name: find_site_by_key
select s.workspace_id as "workspaceId", s.origins, s.counts_visits as "countsVisits" from growth.sites s where s.key = :key

-- name: save_site
-- not null: isNew
insert into growth.sites as s (workspace_id, key, origins, counts_visits, created_at, changed_at)
values (:workspaceId, :key, :origins::text[], :countsVisits, :now, :now)
on conflict (workspace_id) do update set origins = excluded.origins, counts_visits = excluded.counts_visits, changed_at = excluded.changed_at
returning (s.xmax = 0) as "isNew"

-- name: delete_site
delete from growth.sites where workspace_id = :workspaceId
