-- import: FoundPerson from './enrichment.contract.ts'
-- import: AccountProblem from './enrichment.rules.ts'
-- type: problem = AccountProblem | null

-- name: list_accounts
select provider, priority, sealed_key as "sealedKey", key_ends as "keyEnds", connected_at as "connectedAt", remaining,
  paused_until as "pausedUntil", problem, used_at as "usedAt"
from connections.enrichment_accounts where workspace_id = platform.workspace_id()

-- name: save_key
-- nullable: :remaining
-- A new key knows nothing of what was wrong with the last one.
insert into connections.enrichment_accounts as a (workspace_id, provider, sealed_key, key_ends, connected_at, remaining)
values (:workspaceId, :provider, :sealedKey, :keyEnds, :now, :remaining)
on conflict (workspace_id, provider) do update
set sealed_key = excluded.sealed_key, key_ends = excluded.key_ends, connected_at = excluded.connected_at,
  remaining = excluded.remaining, paused_until = null, problem = null

-- name: delete_account
delete from connections.enrichment_accounts where workspace_id = platform.workspace_id() and provider = :provider and sealed_key is not null
returning provider

-- name: save_order
insert into connections.enrichment_accounts (workspace_id, provider, priority)
select :workspaceId, p.provider, p.place from unnest(:providers::text[]) with ordinality p(provider, place)
on conflict (workspace_id, provider) do update set priority = excluded.priority

-- name: find_look_up
select asked_at as "askedAt", answered_at as "answeredAt" from connections.enrichment_questions
where workspace_id = :workspaceId and user_id = :userId and question = :question and provider = :provider

-- name: claim_look_up
-- If the question is new, the answer is too old, or the process that asked it died.
insert into connections.enrichment_questions as q (workspace_id, user_id, question, provider, is_own_key, asked_at)
values (:workspaceId, :userId, :question, :provider, :isOwnKey, :now)
on conflict (workspace_id, user_id, question, provider) do update
set is_own_key = excluded.is_own_key, asked_at = excluded.asked_at, answered_at = null
where case when q.answered_at is null then q.asked_at < :lostBefore else q.answered_at < :oldBefore end
returning q.asked_at as "askedAt"

-- name: lock_key
-- One after the other: whoever waits sees the credit that the one before has reserved. After a pause nobody knows what is left.
select case when paused_until is null or paused_until > :now then remaining end as remaining from connections.enrichment_accounts
where workspace_id = :workspaceId and provider = :provider and sealed_key is not null for update

-- name: count_reserved
-- not null: n
select count(*)::int as n from connections.enrichment_questions
where workspace_id = :workspaceId and provider = :provider and is_own_key and answered_at is null and asked_at >= :lostBefore

-- name: save_no_match
-- Not when somebody else has taken over the question meanwhile.
update connections.enrichment_questions set answered_at = :now
where workspace_id = :workspaceId and user_id = :userId and question = :question and provider = :provider
  and asked_at = :askedAt and answered_at is null

-- name: delete_look_up
delete from connections.enrichment_questions
where workspace_id = :workspaceId and user_id = :userId and question = :question and provider = :provider
  and asked_at = :askedAt and answered_at is null

-- name: save_use
-- The server's key has no row until it is used.
insert into connections.enrichment_accounts as a (workspace_id, provider, used_at) values (:workspaceId, :provider, :now)
on conflict (workspace_id, provider) do update set used_at = greatest(a.used_at, excluded.used_at)

-- name: save_provider_status
-- nullable: :told, :problem, :pausedUntil
-- type: :problem = AccountProblem | null
-- Only the provider knows its credits: what it told last stands until it tells something else.
update connections.enrichment_accounts
set remaining = coalesce(:told::int, remaining), problem = :problem, paused_until = :pausedUntil
where workspace_id = :workspaceId and provider = :provider and sealed_key = :sealedKey

-- name: delete_old_look_ups
delete from connections.enrichment_questions where asked_at < :oldBefore

-- name: find_search
-- type: people = FoundPerson[]
select a.size, a.asked_at as "askedAt", a.answered_at as "answeredAt", a.people from connections.people_data_answers a
where a.workspace_id = :workspaceId and a.question = :question

-- name: claim_search
-- Where nobody has asked it, where the answer is too old or too short, or where whoever asked never came back.
insert into connections.people_data_answers as a (workspace_id, question, size, asked_at)
values (:workspaceId, :question, :size, :now)
on conflict (workspace_id, question) do update set size = excluded.size, asked_at = excluded.asked_at, answered_at = null, people = null
where case when a.answered_at is null then a.asked_at < :lostBefore
  else a.answered_at < :oldBefore or (a.size < excluded.size and jsonb_array_length(a.people) >= a.size) end
returning a.asked_at as "askedAt"

-- name: save_search
-- Not when somebody else has taken over the question meanwhile.
update connections.people_data_answers set answered_at = :now, people = :people::jsonb
where workspace_id = :workspaceId and question = :question and asked_at = :askedAt and answered_at is null

-- name: delete_search
delete from connections.people_data_answers
where workspace_id = :workspaceId and question = :question and asked_at = :askedAt and answered_at is null

-- name: delete_old_searches
delete from connections.people_data_answers where asked_at < :oldBefore

-- name: get_usage
select
  coalesce((select u.used from connections.provider_usage u where u.provider = :provider and u.span = 'month' and u.began_at = :month), 0) as server,
  coalesce((select u.used from connections.provider_usage u where u.provider = :provider and u.span = 'minute' and u.began_at = :minute), 0) as minute,
  coalesce((select u.used from connections.workspace_usage u where u.workspace_id = :workspaceId and u.provider = :provider and u.month = :month), 0) as workspace,
  (select p.until from connections.provider_pauses p where p.provider = :provider) as "pausedUntil"

-- name: reserve_credits
-- All three or none: each counts up only where there is room and where the one before did, and whoever gets no row back
-- rolls the others back. Who comes at the same time waits for the row, and then sees what is left.
with server as (
  insert into connections.provider_usage as u (provider, span, began_at, used)
  select :provider::text, 'month', :month::timestamptz, :credits::int where :credits::int <= :serverLimit::int
  on conflict (provider, span, began_at) do update set used = u.used + excluded.used where u.used + excluded.used <= :serverLimit::int
  returning 1
),
workspace as (
  insert into connections.workspace_usage as u (workspace_id, provider, month, used)
  select :workspaceId::uuid, :provider::text, :month::timestamptz, :credits::int from server where :credits::int <= :workspaceLimit::int
  on conflict (workspace_id, provider, month) do update set used = u.used + excluded.used where u.used + excluded.used <= :workspaceLimit::int
  returning 1
)
insert into connections.provider_usage as u (provider, span, began_at, used)
select :provider::text, 'minute', :minute::timestamptz, 1 from workspace
on conflict (provider, span, began_at) do update set used = u.used + 1 where u.used < :perMinute::int
returning u.used

-- name: settle_credits
-- Returns unspent credits to the month that they were reserved in. The server's row is locked first, as in a reservation;
-- the opposite order could deadlock.
with server as (
  update connections.provider_usage set used = used + :difference::int
  where provider = :provider and span = 'month' and began_at = :month
  returning 1
)
update connections.workspace_usage w set used = w.used + :difference::int from server
where w.workspace_id = :workspaceId and w.provider = :provider and w.month = :month

-- name: pause_provider
-- The longer pause holds.
insert into connections.provider_pauses as p (provider, until, reason) values (:provider, :until, :reason)
on conflict (provider) do update set until = excluded.until, reason = excluded.reason where p.until < excluded.until

-- name: delete_old_minutes
delete from connections.provider_usage where span = 'minute' and began_at < :oldBefore
