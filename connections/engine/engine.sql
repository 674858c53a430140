-- import: GatheredRecord, SourceName, SourceRecord from './provider.ts'
-- import: MailUse from './mail-uses.contract.ts'
-- import: AccountFolder, AddressOrigin, StoredState, SyncProblem from './engine.contract.ts'
-- type: state = StoredState
-- type: source = SourceName
-- type: sources = SourceName[]
-- type: problem = SyncProblem | null
-- type: skipped = Record<string, number>
-- type: record = SourceRecord['record']
-- type: neverFolders = AccountFolder[]
-- type: uses = MailUse[]
-- type: :times = readonly (string | null)[]

-- name: insert_consent
-- nullable: :accountId
-- A member who began several times and finished none keeps the last ones only.
with older as (
  delete from connections.consents where state_hash in (
    select state_hash from connections.consents where workspace_id = :workspaceId and user_id = :userId
    order by created_at desc offset 9)
)
insert into connections.consents (state_hash, workspace_id, user_id, provider, sources, account_id, uses, session_hash, sealed_verifier, created_at, expires_at)
values (:stateHash, :workspaceId, :userId, :provider, :sources, :accountId, :uses, :sessionHash, :sealedVerifier, :now, :expiresAt)

-- name: take_consent
-- Once: whoever comes second finds nothing.
delete from connections.consents where state_hash = :stateHash
returning provider, sources, account_id as "accountId", uses, session_hash as "sessionHash", sealed_verifier as "sealedVerifier", expires_at as "expiresAt"

-- name: has_open_consent
select exists (select from connections.consents where provider = :provider and account_id is null and expires_at > :now) as "isOpen"

-- name: delete_old_consents
delete from connections.consents where expires_at < :now

-- name: list_accounts
select id, provider, address, state, never_domains as "neverDomains", never_folders as "neverFolders", keeps_internal as "keepsInternal",
  connected_at as "connectedAt"
from connections.connected_accounts
where user_id = platform.viewer_id() and workspace_id = platform.workspace_id()
order by connected_at, id

-- name: find_account
select id, workspace_id as "workspaceId", user_id as "userId", provider, subject, address, base_url as "baseUrl", state,
  sealed_tokens as "sealedTokens", tokens_expire_at as "tokensExpireAt", never_folders as "neverFolders", connected_at as "connectedAt"
from connections.connected_accounts where id = :id

-- name: lock_account
select id, state, never_domains as "neverDomains", never_folders as "neverFolders", keeps_internal as "keepsInternal" from connections.connected_accounts where id = :id for update

-- name: upsert_account
-- The same account again, such as after its tokens expired, stays the same row. No row when it is being deleted.
insert into connections.connected_accounts as a (id, workspace_id, user_id, provider, subject, address, aliases, base_url, state, connected_at, sealed_tokens)
values (:id, :workspaceId, :userId, :provider, :subject, :address, :aliases, :baseUrl, 'connected', :now, '')
on conflict on constraint one_account_of_a_subject do update
set address = excluded.address, aliases = excluded.aliases, base_url = excluded.base_url, state = 'connected', refreshing_until = null, sealed_tokens = ''
where a.state <> 'revoked'
returning id

-- name: find_owners
-- Over all users of the server, for accounts that belong to one of them.
select
  exists (select from connections.connected_accounts
    where provider = :provider and subject = :subject and user_id <> :userId and state <> 'revoked') as "isTaken",
  exists (select from connections.connected_accounts
    where provider = :provider and subject <> :subject and user_id = :userId and state <> 'revoked') as "hasAnother"

-- name: set_tokens
update connections.connected_accounts
set sealed_tokens = :sealedTokens, tokens_expire_at = :expiresAt, refreshing_until = null where id = :id

-- name: claim_refresh
-- One row for whoever asks for new tokens, none for those who wait.
update connections.connected_accounts set refreshing_until = :until
where id = :id and (refreshing_until is null or refreshing_until < :now) and sealed_tokens = :seen
returning id

-- name: set_state
update connections.connected_accounts set state = :state, refreshing_until = null where id = :id

-- name: set_rules
-- nullable: :neverDomains, :neverFolders, :keepsInternal
update connections.connected_accounts
set never_domains = coalesce(:neverDomains::text[], never_domains), never_folders = coalesce(:neverFolders::jsonb, never_folders),
  keeps_internal = coalesce(:keepsInternal::boolean, keeps_internal)
where id = :id

-- name: delete_account
delete from connections.connected_accounts where id = :id

-- name: insert_sources
insert into connections.account_sources (account_id, source, workspace_id, user_id, next_run_at)
select :accountId, s.source, :workspaceId, :userId, :now from unnest(:sources::text[]) s(source)
on conflict (user_id, account_id, source) do update set next_run_at = excluded.next_run_at, failures = 0, problem = null

-- name: list_sources
select account_id as "accountId", source, is_complete as "isComplete", read_count as "read", stored_count as "stored", skipped,
  started_at as "startedAt", succeeded_at as "succeededAt", next_run_at as "nextRunAt", failures, problem
from connections.account_sources where account_id = any(:accounts::uuid[]) order by account_id, source

-- name: find_source
select cursor, next_cursor as "nextCursor", page, is_complete as "isComplete", read_count as "read", stored_count as "stored",
  started_at as "startedAt", listed_at as "listedAt", failures
from connections.account_sources where account_id = :accountId and source = :source

-- name: begin_run
update connections.account_sources
set started_at = :now, read_count = 0, stored_count = 0, skipped = '{}', page = null, next_cursor = null
where account_id = :accountId and source = :source

-- name: save_page
update connections.account_sources
set page = :page, next_cursor = coalesce(:nextCursor, next_cursor), read_count = read_count + :read, stored_count = stored_count + :stored,
  skipped = (select coalesce(jsonb_object_agg(k, n), '{}') from (
    select k, sum(n) as n from (
      select key as k, value::bigint as n from jsonb_each_text(skipped)
      union all select key, value::bigint from jsonb_each_text(:skipped::jsonb)) x group by k) y)
where account_id = :accountId and source = :source

-- name: end_run
-- What the run was told last is from where the next one reads changes.
with ended as (
  update connections.account_sources
  set cursor = coalesce(next_cursor, cursor), next_cursor = null, page = null, is_complete = true, started_at = null,
    succeeded_at = :now, listed_at = case when :isFull::boolean then :now else listed_at end, next_run_at = :nextRunAt, failures = 0, problem = null
  where account_id = :accountId and source = :source
  returning read_count, stored_count, skipped
)
insert into connections.sync_runs (id, account_id, source, workspace_id, user_id, started_at, finished_at, is_full, read_count, stored_count, skipped)
select :runId, :accountId, :source, :workspaceId, :userId, coalesce(:startedAt, :now), :now, :isFull, read_count, stored_count, skipped from ended

-- name: note_failure
-- The page stays: the next try goes on where this one ended.
with failed as (
  update connections.account_sources set failures = failures + 1, problem = :problem, next_run_at = :nextRunAt
  where account_id = :accountId and source = :source
  returning read_count, stored_count, skipped, started_at
)
insert into connections.sync_runs (id, account_id, source, workspace_id, user_id, started_at, finished_at, is_full, read_count, stored_count, skipped, problem)
select :runId, :accountId, :source, :workspaceId, :userId, coalesce(started_at, :now), :now, :isFull, read_count, stored_count, skipped, :problem from failed

-- name: note_wait
update connections.account_sources set next_run_at = :nextRunAt where account_id = :accountId and source = :source

-- name: restart_run
update connections.account_sources set page = null, next_cursor = null, started_at = null
where account_id = :accountId and source = :source

-- name: forget_cursor
update connections.account_sources set cursor = null, next_cursor = null, page = null, started_at = null
where account_id = :accountId and (:source::text is null or source = :source)

-- name: list_runs
select source, started_at as "startedAt", finished_at as "finishedAt", is_full as "isFull", read_count as "read", stored_count as "stored", skipped, problem
from connections.sync_runs where account_id = :accountId order by finished_at desc, id limit 50

-- name: delete_old_runs
delete from connections.sync_runs where finished_at < :before

-- name: upsert_records
-- What is the same as before keeps its number, so that nothing is gathered twice.
insert into connections.source_records as r (account_id, source, ref, workspace_id, user_id, at, record)
select :accountId, :source, n.ref, :workspaceId, :userId, n.at, n.record::jsonb
from unnest(:refs::text[], :times::timestamptz[], :records::text[]) n(ref, at, record)
on conflict (user_id, account_id, source, ref) do update set number = default, at = excluded.at, record = excluded.record, is_withdrawn = r.returns
where r.record is distinct from excluded.record or (r.is_withdrawn and not r.returns)
returning ref

-- name: set_folders
-- Apart from the record: whoever moves a mail does not change what it says.
update connections.source_records r set folders = n.folders
from (select x.ref, array(select jsonb_array_elements_text(x.folders)) as folders from unnest(:refs::text[], :folders::jsonb[]) x(ref, folders)) n
where r.account_id = :accountId and r.source = :source and r.ref = n.ref and r.folders is distinct from n.folders

-- name: mark_seen
update connections.source_records set seen_at = :runAt
where account_id = :accountId and source = :source and ref = any(:refs::text[])

-- name: withdraw_unseen
-- A run that read everything did not list these, so they are not there any more.
update connections.source_records set is_withdrawn = true, returns = false
where account_id = :accountId and source = :source and (not is_withdrawn or returns) and seen_at is distinct from :runAt

-- name: count_records
select account_id as "accountId", count(*)::int as records from connections.source_records
where account_id = any(:accounts::uuid[]) and not is_withdrawn group by account_id

-- name: list_records
-- type: record = GatheredRecord
-- In the order they came, and those whose time has come since: a meeting counts once it has taken place.
select r.number::text as number, record from connections.source_records r
where account_id = :accountId and source <> 'tickets' and not is_withdrawn and coalesce(at, '-infinity') <= :now
  and (number > :after::bigint or at > :since)
order by r.number limit :limit

-- name: list_stored
select r.number::text as number, source, ref, record, folders from connections.source_records r
where account_id = :accountId and not is_withdrawn and number > :after::bigint
order by r.number limit :limit

-- name: withdraw_refs
update connections.source_records set is_withdrawn = true, returns = false
where account_id = :accountId and source = :source and ref = any(:refs::text[]) and (not is_withdrawn or returns) returning ref

-- name: take_back_refs
-- Withdrawn until nothing rests on them, and then gathered anew.
update connections.source_records set is_withdrawn = true, returns = true
where account_id = :accountId and source = :source and ref = any(:refs::text[]) and not is_withdrawn returning ref

-- name: take_back_changed
-- The same for meetings that somebody was removed from. Otherwise an organizer could replace the people of a meeting again
-- and again, and each of them would count as met.
update connections.source_records r set is_withdrawn = true, returns = true
from unnest(:refs::text[], :records::text[]) n(ref, record)
where r.account_id = :accountId and r.source = :source and r.ref = n.ref and not r.is_withdrawn and r.record ->> 'kind' = 'meeting'
  and exists (select jsonb_path_query(r.record, '$.**.email') except select jsonb_path_query(n.record::jsonb, '$.**.email'))
returning r.ref

-- name: withdraw_source
update connections.source_records set is_withdrawn = true, returns = false
where account_id = :accountId and source = :source and (not is_withdrawn or returns)

-- name: delete_source
delete from connections.account_sources where account_id = :accountId and source = :source

-- name: withdraw_vanished
-- Records that were stored before, and are missing from a page that lists everything of its kind.
update connections.source_records r set is_withdrawn = true, returns = false
where r.account_id = :accountId and r.source = :source and (not r.is_withdrawn or r.returns)
  and coalesce(r.at, 'infinity') >= coalesce(:earliest::timestamptz, '-infinity')
  and exists (select from unnest(:refsFrom::text[]) f(beginning) where starts_with(r.ref, f.beginning))
  and not exists (select from unnest(:refs::text[]) n(ref) where n.ref = r.ref)
returning ref

-- name: list_withdrawn_refs
-- All of an account that is disconnected. What the member's records say in another place too is not among them.
select distinct r.record ->> 'ref' as ref from connections.source_records r
join connections.connected_accounts a on a.id = r.account_id
where r.account_id = :accountId and (r.is_withdrawn or a.state = 'revoked') and r.record ? 'ref'
  and not exists (
    select from connections.source_records o join connections.connected_accounts b on b.id = o.account_id
    where o.workspace_id = r.workspace_id and o.user_id = r.user_id and o.record ->> 'ref' = r.record ->> 'ref'
      and o.source = r.source and not o.is_withdrawn and b.state <> 'revoked')

-- name: count_returning
select count(*)::int as count from connections.source_records where account_id = :accountId and returns

-- name: list_withdrawn_cards
select record from connections.source_records where account_id = :accountId and is_withdrawn and record ->> 'kind' = 'contact'

-- name: list_cards_naming
-- Entries that are still there, of anybody with one of these addresses, numbers or names.
select record from connections.source_records
where account_id = :accountId and not is_withdrawn and record ->> 'kind' = 'contact'
  and (record -> 'emails' ?| :handles::text[] or record -> 'phones' ?| :handles::text[]
    or record ->> 'linkedinSlug' = any(:handles::text[]) or record #>> '{name,full}' = any(:handles::text[]))

-- name: list_cards
select record from connections.source_records where account_id = :accountId and not is_withdrawn and record ->> 'kind' = 'contact'

-- name: delete_withdrawn
delete from connections.source_records where account_id = :accountId and is_withdrawn and not returns

-- name: return_records
update connections.source_records set number = default, is_withdrawn = false, returns = false
where account_id = :accountId and returns returning ref

-- name: list_own_addresses
-- type: origin = AddressOrigin
-- A link has no address of anybody.
with accounts as (
  select a.address, a.aliases from connections.connected_accounts a
  where a.user_id = platform.viewer_id() and a.workspace_id = platform.workspace_id() and a.state <> 'revoked' and a.address like '%@%'
)
select lower(a.address) as address, 'account' as origin from accounts a
union select x, 'alias' from accounts a, unnest(a.aliases) x
union select o.address, 'named' from connections.own_addresses o
where o.proved_at is not null and o.user_id = platform.viewer_id() and o.workspace_id = platform.workspace_id()
order by 2, 1

-- name: list_taken_addresses
-- Those by which somebody else signs in.
select c.address from unnest(:addresses::text[], :mailboxes::text[]) c(address, mailbox)
where exists (select from account.users u where u.id <> :userId and u.email_verified and u.email in (c.address, c.mailbox))

-- name: list_member_addresses
-- Addresses of members of the workspace who proved them.
select lower(u.email) as address, u.id = platform.viewer_id() as "isMine"
from account.memberships m join account.users u on u.id = m.user_id and u.email_verified
where m.workspace_id = platform.workspace_id()

-- name: list_account_owners
select distinct user_id as "userId" from connections.connected_accounts where workspace_id = :workspaceId and state <> 'revoked'

-- name: list_accounts_in
-- nullable: :userId, :workspaceId
select a.id as "accountId", a.workspace_id as "workspaceId", a.user_id as "userId", a.state,
  coalesce(array_agg(s.source) filter (where s.source is not null), '{}') as sources
from connections.connected_accounts a left join connections.account_sources s on s.account_id = a.id
where a.user_id = :userId or a.workspace_id = :workspaceId group by a.id order by a.id

-- name: find_account_owner
select a.workspace_id as "workspaceId", a.user_id as "userId",
  coalesce(array_agg(s.source) filter (where s.source is not null), '{}') as sources
from connections.connected_accounts a left join connections.account_sources s on s.account_id = a.id
where a.id = :accountId group by a.id

-- name: find_active_owner
-- Nothing is read for an account that is disabled, or about to be deleted.
select id from account.users where id = :userId and disabled_at is null and deletes_at is null
