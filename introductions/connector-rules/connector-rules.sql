-- import: KeptCompany, KeptPerson from './connector-rules.store.ts'

-- name: find_rules
-- nullable: :mailboxKey
-- A member's own, or the last word of a mailbox: its owner alone reads the links that are sent there.
-- type: noGoCompanies = KeptCompany[]
-- type: noGoPeople = KeptPerson[]
select c.asks_a_month as "asksAMonth", c.batch_day as "batchDay", c.quiet_from::text as "quietFrom", c.quiet_to::text as "quietTo",
  c.no_go_companies as "noGoCompanies", c.no_go_people as "noGoPeople", c.tells_outcomes as "tellsOutcomes"
from introductions.connector_rules c
where c.workspace_id = :workspaceId and c.mailbox_key = :mailboxKey::bigint and (c.mailbox_key <> 0 or c.connector_key = :connectorKey::bigint)
order by c.changed_at desc limit 1

-- name: list_rules
-- type: noGoCompanies = KeptCompany[]
-- type: noGoPeople = KeptPerson[]
-- Newest first.
select c.connector_key::text as "connectorKey", c.mailbox_key::text as "mailboxKey", c.asks_a_month as "asksAMonth", c.batch_day as "batchDay",
  c.quiet_from::text as "quietFrom", c.quiet_to::text as "quietTo", c.no_go_companies as "noGoCompanies",
  c.no_go_people as "noGoPeople", c.tells_outcomes as "tellsOutcomes"
from introductions.connector_rules c
where c.workspace_id = :workspaceId and (c.connector_key = any(:connectorKeys::bigint[]) or c.mailbox_key = any(:mailboxKeys::bigint[]))
order by c.changed_at desc

-- name: save_rules
insert into introductions.connector_rules (workspace_id, connector_key, mailbox_key, user_id, asks_a_month, batch_day, quiet_from, quiet_to,
  no_go_companies, no_go_people, tells_outcomes, changed_at)
values (:workspaceId, :connectorKey::bigint, :mailboxKey::bigint, :userId::uuid, :asksAMonth, :batchDay, :quietFrom::date, :quietTo::date,
  :noGoCompanies::jsonb, :noGoPeople::jsonb, :tellsOutcomes, :now)
on conflict (workspace_id, connector_key, mailbox_key) do update set asks_a_month = excluded.asks_a_month, batch_day = excluded.batch_day,
  quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to, no_go_companies = excluded.no_go_companies,
  no_go_people = excluded.no_go_people, tells_outcomes = excluded.tells_outcomes, changed_at = excluded.changed_at
