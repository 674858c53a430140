-- name: wait_for_turn
-- Whoever counts a workspace counts it alone: two at once would each put its own lines beside the other's.
select platform.acquire_lock('graph.outcome-statistics', :workspaceId::text)

-- name: delete_counts
delete from graph.outcome_statistics where workspace_id = :workspaceId

-- name: insert_counts
insert into graph.outcome_statistics (workspace_id, user_id, audience_id, about, key, asked, happened, asked_lately, happened_lately, rate, shift, day, last_at)
select :workspaceId, x.user_id, coalesce(x.user_id, :workspaceId), x.about, x.key, x.asked, x.happened, x.asked_lately, x.happened_lately, x.rate, x.shift, :day, x.last_at
from unnest(:users::uuid[], :abouts::text[], :keys::bigint[], :asked::int[], :happened::int[], :askedLately::float8[], :happenedLately::float8[],
  :rates::float8[], :shifts::float8[], :lastAt::timestamptz[])
  as x (user_id, about, key, asked, happened, asked_lately, happened_lately, rate, shift, last_at)

-- name: list_counts
-- Of these, and of the workspace.
select n.about, n.key::text as key, n.asked, n.happened, n.asked_lately as "askedLately", n.happened_lately as "happenedLately", n.rate,
  n.shift, n.day, n.last_at as "lastAt"
from graph.outcome_statistics n
where n.workspace_id = platform.workspace_id()
  and (n.key = any(:keys::bigint[]) or n.about in ('asks_in_workspace', 'intros_in_workspace'))

-- name: list_counts_as_system
select n.about, n.key::text as key, n.asked, n.happened, n.asked_lately as "askedLately", n.happened_lately as "happenedLately", n.rate,
  n.shift, n.day, n.last_at as "lastAt"
from graph.outcome_statistics n
where n.workspace_id = :workspaceId and (n.user_id is null or n.user_id = :userId)
  and (n.key = any(:keys::bigint[]) or n.about in ('asks_in_workspace', 'intros_in_workspace'))

-- name: list_relationships_to_connectors
-- nullable: :connectorUsers[], :connectorPeople[], :targets[]
-- How one viewer stands to each connector, and when whoever knows the target was last in contact with them. One row for each, in their order.
select relationship.strength, relationship.last_day as "lastDay", relationship.target_day as "targetDay"
from (select o.id as me from identity.member_networks o where o.workspace_id = :workspaceId and o.user_id = :userId) viewer
cross join unnest(:connectorUsers::uuid[], :connectorPeople::bigint[], :targets::bigint[])
  with ordinality as asked (connector_user, connector_person, target, n)
left join lateral (
  select mine.strength, mine.last_day, theirs.last_day as target_day
  from (select 1) one
  left join identity.member_networks c on c.workspace_id = :workspaceId and c.user_id = asked.connector_user
  left join identity.visible_networks v on v.viewer_network_id = viewer.me and v.network_id = c.id
  left join contacts.relationships mine on mine.network_id = viewer.me and mine.person_id = coalesce(asked.connector_person, v.person_id)
  left join contacts.relationships theirs on theirs.network_id = v.network_id and not theirs.is_hidden and theirs.person_id = asked.target
  limit 1
) relationship on true
order by asked.n

-- name: list_sharing_members
-- Who may bring the viewer to somebody: members who share with them, and how many people each of them knows.
select o.user_id as "userId", u.name, (select count(*)::int from contacts.relationships e where e.network_id = v.network_id and not e.is_hidden) as people
from identity.visible_networks v
join identity.member_networks me on me.id = v.viewer_network_id and me.workspace_id = platform.workspace_id() and me.user_id = platform.viewer_id()
join identity.member_networks o on o.id = v.network_id
join account.users u on u.id = o.user_id
where v.kind <> 'self' order by 3 desc, u.name, o.user_id limit :limit
