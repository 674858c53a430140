-- import: TicketRecord from '../engine/ticket-record.rules.ts'
-- import: StoredState from '../engine/engine.contract.ts'
-- type: record = TicketRecord
-- type: state = StoredState

-- name: find_helpdesk
-- The one of a workspace that works best, whoever connected it.
select a.id, a.user_id as "userId", a.base_url as "baseUrl", a.state, u.name as "connectedBy",
  (select max(s.succeeded_at) from connections.account_sources s where s.account_id = a.id) as "lastReadAt"
from connections.connected_accounts a join account.users u on u.id = a.user_id
where a.workspace_id = :workspaceId and a.provider = :provider and a.state <> 'revoked'
order by a.state = 'connected' desc, a.connected_at desc, a.id limit 1

-- name: list_helpdesks
select a.id as "accountId", a.workspace_id as "workspaceId", a.user_id as "userId"
from connections.connected_accounts a where a.provider = :provider and a.state in ('connected', 'failed')

-- name: list_ticket_rows
-- nullable: :company, :cursor
-- The longest open first. Nothing of an account that is being deleted.
select r.number::text as number, r.record from connections.source_records r
where r.account_id = :accountId and r.source = 'tickets' and not r.is_withdrawn
  and exists (select from connections.connected_accounts a where a.id = r.account_id and a.state <> 'revoked')
  and (not :onlyOpen::boolean or r.record ->> 'status' not in ('solved', 'closed'))
  and (:company::text is null or lower(r.record #>> '{company,name}') = lower(:company))
  and (:cursor::bigint is null or (r.record ->> 'number')::bigint > :cursor::bigint)
order by (r.record ->> 'number')::bigint limit :limit

-- name: find_ticket
select r.record from connections.source_records r
where r.account_id = :accountId and r.source = 'tickets' and r.ref = :ref and not r.is_withdrawn

-- name: count_open_tickets
select count(*)::int as n from connections.source_records r
where r.account_id = :accountId and r.source = 'tickets' and not r.is_withdrawn and r.record ->> 'status' not in ('solved', 'closed')

-- name: has_tickets
-- not null: isThere
select exists (select from connections.account_sources where account_id = :accountId and source = 'tickets') as "isThere"

-- name: erase_requesters_of
update connections.source_records r set record = r.record || '{"requester": {}}'
where r.source = 'tickets' and lower(r.record #>> '{requester,email}') = any(:emails::text[])
  and r.account_id in (select s.account_id from connections.account_sources s where s.source = 'tickets')

-- name: list_requesters
-- not null: email
select distinct lower(r.record #>> '{requester,email}') as email from connections.source_records r
where r.account_id = :accountId and r.source = 'tickets' and r.record #>> '{requester,email}' is not null
