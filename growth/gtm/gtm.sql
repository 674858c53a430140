-- name: insert_purchase
-- nullable: :leadId
insert into growth.purchases as purchases (id, workspace_id, lead_id, reference, created_at) values (:id, :workspaceId, :leadId::uuid, :reference, :now)
on conflict (workspace_id, reference) do update set id = excluded.id, lead_id = excluded.lead_id, state = 'pending', created_at = excluded.created_at,
  settled_at = null where purchases.state = 'expired'

-- name: is_order_known
-- not null: isSo
select exists (select from growth.purchases p where p.workspace_id = :workspaceId and p.reference = :reference and p.state <> 'expired') as "isSo"

-- name: update_purchase
update growth.purchases set state = :state, settled_at = :now where id = :id and workspace_id = :workspaceId and state = 'pending'

-- name: list_purchases
select p.id, p.reference, p.state, p.created_at as "createdAt", p.settled_at as "settledAt", l.email
from growth.purchases p left join growth.leads l on l.id = p.lead_id
where p.workspace_id = platform.workspace_id() order by p.id desc limit 100

-- name: find_lead
-- Null if they took it back.
select l.id, l.state, coalesce(l.name, l.email) as name from growth.leads l
where l.id = :id and l.withdrawn_at is null

-- name: list_new_leads
-- not null: name
select l.id, coalesce(l.name, l.email) as name from growth.leads l
where l.workspace_id = :workspaceId and l.state = 'new' and l.withdrawn_at is null order by l.id desc limit 100

-- name: list_lead_names
-- not null: name
select l.id, coalesce(l.name, l.email) as name from growth.leads l where l.id = any(:ids::uuid[])
