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

-- name: find_question
select asked_at as "askedAt", answered_at as "answeredAt" from connections.enrichment_questions
where workspace_id = :workspaceId and user_id = :userId and question = :question and provider = :provider

-- name: claim_question
-- Where nobody has asked it, where the answer is too old, or where whoever asked never came back.
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

-- name: note_no_match
-- Not when somebody else has taken over the question meanwhile.
update connections.enrichment_questions set answered_at = :now
where workspace_id = :workspaceId and user_id = :userId and question = :question and provider = :provider
  and asked_at = :askedAt and answered_at is null

-- name: drop_question
delete from connections.enrichment_questions
where workspace_id = :workspaceId and user_id = :userId and question = :question and provider = :provider
  and asked_at = :askedAt and answered_at is null

-- name: note_use
-- The server's key has no row until it is used.
insert into connections.enrichment_accounts as a (workspace_id, provider, used_at) values (:workspaceId, :provider, :now)
on conflict (workspace_id, provider) do update set used_at = greatest(a.used_at, excluded.used_at)

-- name: note_standing
-- nullable: :told, :problem, :pausedUntil
-- type: :problem = AccountProblem | null
-- Only the provider knows its credits: what it told last stands until it tells something else.
update connections.enrichment_accounts
set remaining = coalesce(:told::int, remaining), problem = :problem, paused_until = :pausedUntil
where workspace_id = :workspaceId and provider = :provider and sealed_key = :sealedKey

-- name: sweep_questions
delete from connections.enrichment_questions where asked_at < :before
