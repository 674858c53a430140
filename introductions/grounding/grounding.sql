-- import: RepliedWith, Stage from '../stages/stages.contract.ts'
-- type: repliedWith = RepliedWith | null
-- type: stage = Stage

-- name: get_asker
-- not null: name, workspace
select u.name, u.headline, w.name as workspace from account.users u, account.workspaces w
where u.id = platform.viewer_id() and w.id = platform.workspace_id()

-- name: list_requests_about
-- not null: connectorName, targetName
-- My own with any of these people or connectors, newest first.
select r.id, r.stage, r.replied_with as "repliedWith", r.asked_at as "askedAt", r.replied_at as "repliedAt", r.sent_at as "sentAt",
  r.meeting_at as "meetingAt", r.target_person::text as "targetPerson", r.target ->> 'name' as "targetName",
  r.connector_user as "connectorUser", r.connector_person::text as "connectorPerson", r.connector ->> 'name' as "connectorName"
from introductions.requests r
where r.workspace_id = platform.workspace_id() and r.user_id = platform.viewer_id() and r.asked_at is not null and r.person_deleted_at is null
  and (r.target_person = any(:people::bigint[]) or r.connector_person = any(:people::bigint[]))
order by r.asked_at desc, r.id limit :limit

-- name: find_request_to_verify
-- nullable: message
select r.id, r.message, r.target_person::text as "targetPerson", r.connector_user as "connectorUser", r.connector_person::text as "connectorPerson",
  r.connector ->> 'name' as "connectorName"
from introductions.requests r
where r.id = :id and r.workspace_id = platform.workspace_id() and r.user_id = platform.viewer_id()

-- name: count_sentences
insert into introductions.checked_sentences as c (workspace_id, month, kind, verdict, sentences, overridden)
select :workspaceId, date_trunc('month', :now::timestamptz at time zone 'UTC')::date, n.kind, n.verdict, count(*), count(*) filter (where n.is_kept)
from unnest(:kinds::text[], :verdicts::text[], :kept::boolean[]) n(kind, verdict, is_kept)
group by n.kind, n.verdict
on conflict (workspace_id, month, kind, verdict) do update
set sentences = c.sentences + excluded.sentences, overridden = c.overridden + excluded.overridden

-- name: list_counts
-- not null: n, overridden
select c.kind, c.verdict, sum(c.sentences)::int as n, sum(c.overridden)::int as overridden
from introductions.checked_sentences c
where c.workspace_id = platform.workspace_id() and c.month > (:now::timestamptz at time zone 'UTC')::date - make_interval(months => :months::int)
group by c.kind, c.verdict
