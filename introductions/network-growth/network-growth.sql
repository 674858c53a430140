-- name: list_ways
-- Whoever founded the workspace joined it in the same moment.
with came as (
  select case when m.joined_at = w.created_at then 'founded' when i.by is not null then 'invited' else 'unknown' end as way,
    case when m.joined_at = w.created_at then null else i.by end as by
  from account.memberships m join account.workspaces w on w.id = m.workspace_id
  left join lateral (
    select u.name as by from account.invitations i join account.users u on u.id = i.invited_by
    where i.workspace_id = m.workspace_id and i.accepted_by = m.user_id
    order by i.accepted_at desc limit 1
  ) i on true
  where m.workspace_id = :workspaceId
)
select way, by, count(*)::int as members from came
group by way, by
order by way = 'unknown', count(*) desc, way, by

-- name: count_invitations
-- Whoever accepted has opened it, with or without the script of the page.
select count(*)::int as sent,
  (count(*) filter (where opened_at is not null or accepted_at is not null))::int as opened,
  (count(*) filter (where accepted_at is not null))::int as accepted,
  (count(*) filter (where accepted_at is null and taken_back_at is null and expires_at > :now
    and (declined_at is null or asked_for_link_at > declined_at)))::int as waiting
from account.invitations
where workspace_id = :workspaceId and created_at >= :since

-- name: count_first_steps
-- As the system: members do not see each other's imports and requests.
-- Members are counted in whole groups, in the order in which they joined, so that two answers, for different windows or
-- on different days, never differ by one member. A group counts when all of it was invited in this time and still exists.
with joined as (
  select accepted_by, created_at, (row_number() over (order by accepted_at, id) - 1) / :group::int as batch
  from account.invitations
  where workspace_id = :workspaceId and accepted_at is not null
), batches as (
  select batch from joined group by batch
  having count(accepted_by) = :group::int and min(created_at) >= :since
)
select count(*)::int as joined,
  (count(*) filter (where exists (
    select from contacts.imports f
    where f.workspace_id = :workspaceId and f.user_id = j.accepted_by and f.state = 'done' and f.undone_at is null
  )))::int as imported,
  (count(*) filter (where exists (
    select from introductions.requests r
    where r.workspace_id = :workspaceId and r.user_id = j.accepted_by and r.asked_at is not null
  )))::int as asked
from joined j join batches using (batch)
