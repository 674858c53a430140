-- name: list_outcome_notices
-- not null: hasAsk, wantsNews, isForwarded
-- What the page of a request says of its connector, and what the asker may not read: the ask and the rules are not theirs.
select r.id, r.workspace_id as "workspaceId", r.connector_user is not null as "isMember", coalesce(cu.email, r.connector ->> 'email') as address,
  a.request_id is not null and r.asked_elsewhere is null as "hasAsk", a.closed_at as "toldAt", r.settled_at as "settledAt", coalesce(c.tells_outcomes, true) as "wantsNews",
  exists (select from introductions.request_events e where e.request_id = r.id and e.kind = 'forwarded' and e.at >= r.sent_at) as "isForwarded"
from introductions.requests r
left join account.users cu on cu.id = r.connector_user
left join introductions.asks a on a.request_id = r.id
left join lateral (select c.tells_outcomes from introductions.connector_rules c
  where c.workspace_id = r.workspace_id and c.mailbox_key = case when r.connector_user is null then r.mailbox_key else 0 end
    and (c.mailbox_key <> 0 or c.connector_key = r.connector_key)
  order by c.changed_at desc limit 1) c on true
where r.id = any(:ids::uuid[])

-- name: list_first_asked
-- not null: mailboxKey, at
-- When the workspace first asked whoever reads these mailboxes; those it never asked are left out.
select r.mailbox_key::text as "mailboxKey", min(e.at) as at
from introductions.requests r join introductions.request_events e on e.request_id = r.id and e.kind = 'asked'
where r.workspace_id = :workspaceId and r.mailbox_key = any(:mailboxKeys::bigint[])
group by r.mailbox_key
