-- name: delete_counts
delete from graph.outcome_statistics where workspace_id = :workspaceId

-- name: insert_counts
insert into graph.outcome_statistics (workspace_id, user_id, audience_id, about, key, asked, happened, asked_lately, happened_lately, expected_lately, variance_lately, rate, day, last_at)
select :workspaceId, x.user_id, coalesce(x.user_id, :workspaceId), x.about, x.key, x.asked, x.happened, x.asked_lately, x.happened_lately, x.expected_lately, x.variance_lately, x.rate, :day, x.last_at
from unnest(:users::uuid[], :abouts::text[], :keys::bigint[], :asked::int[], :happened::int[], :askedLately::float8[], :happenedLately::float8[],
  :expectedLately::float8[], :varianceLately::float8[], :rates::float8[], :lastAt::timestamptz[])
  as x (user_id, about, key, asked, happened, asked_lately, happened_lately, expected_lately, variance_lately, rate, last_at)

-- name: list_counts
-- not null: isOwn
-- Of these, and of the workspace.
select n.about, n.key::text as key, n.asked, n.happened, n.asked_lately as "askedLately", n.happened_lately as "happenedLately",
  n.expected_lately as "expectedLately", n.variance_lately as "varianceLately", n.rate, n.day, n.last_at as "lastAt", n.user_id is not null as "isOwn"
from graph.outcome_statistics n
where n.workspace_id = platform.workspace_id()
  and (n.key = any(:keys::bigint[]) or n.about in ('asks_in_workspace', 'intros_in_workspace', 'denied_steps', 'introduced_steps'))

-- name: list_sharing_members
-- Who may bring the viewer to somebody: members who share with them, and how many people each of them knows.
select o.user_id as "userId", u.name, (select count(*)::int from contacts.relationships e where e.network_id = v.network_id and not e.is_hidden) as people
from identity.visible_networks v
join identity.member_networks me on me.id = v.viewer_network_id and me.workspace_id = platform.workspace_id() and me.user_id = platform.viewer_id()
join identity.member_networks o on o.id = v.network_id
join account.users u on u.id = o.user_id
where v.kind <> 'self' order by 3 desc, u.name, o.user_id limit :limit

-- name: delete_statistics_for
delete from graph.outcome_statistics where audience_id = :userId
